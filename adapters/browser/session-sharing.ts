import type { SessionSharingPort } from "../../application/session/session-sharing-port";

/** Milliseconds that a new tab waits for an answer before it shows the sign-in page. */
const PATIENCE_MS = 150;

/**
 * `wanted` is the id of a session's key. `sealed` is a text of `SealedText`, whose key never leaves the browser's key
 * store.
 */
type Message = { readonly wanted: string } | { readonly sealed: string };

type Parts = {
  readonly page: Pick<Window, "sessionStorage" | "localStorage" | "addEventListener">;
  /** The storage key under which each tab stores its encrypted session. */
  readonly sessionKey: string;
  /** The storage key under which tabs store the key id of the last used session; absent if no tab is signed in. */
  readonly openKey: string;
  /** Separates tabs of different builds, because they may store sessions in different formats. */
  readonly build: string;
};

/**
 * Shares a session over BroadcastChannel, which reaches pages of the same origin only.
 * A message contains the encrypted text that a duplicated tab would copy, but neither the session id nor a key.
 */
export class SessionSharing implements SessionSharingPort {
  constructor(private readonly parts: Parts) {}

  async obtain(): Promise<boolean> {
    const { page, sessionKey, openKey } = this.parts;
    try {
      const wanted = page.localStorage.getItem(openKey);
      if (!wanted) return false;
      const sealed = await this.ask(wanted);
      if (sealed) page.sessionStorage.setItem(sessionKey, sealed);
      // The browser was killed before the last tab could remove its note, so the note is removed here.
      else if (page.localStorage.getItem(openKey) === wanted) page.localStorage.removeItem(openKey);
      return sealed !== undefined;
    } catch {
      // A browser that refuses storage has no stored session.
      return false;
    }
  }

  offer(store: () => Promise<boolean>): () => void {
    const { page, sessionKey, openKey } = this.parts;
    const keyId = keyIdOf(page.sessionStorage.getItem(sessionKey));
    if (!keyId) return () => {};
    const channel = this.channel();
    const stopping = new AbortController();
    const { signal } = stopping;
    const note = () => page.localStorage.setItem(openKey, keyId);
    const removeNote = () => {
      if (page.localStorage.getItem(openKey) === keyId) page.localStorage.removeItem(openKey);
    };
    channel.onmessage = async ({ data }: MessageEvent<Message>) => {
      if (!("wanted" in data) || data.wanted !== keyId || !(await store()) || signal.aborted) return;
      const sealed = page.sessionStorage.getItem(sessionKey);
      if (sealed) channel.postMessage({ sealed } satisfies Message);
    };
    note();
    page.addEventListener("focus", note, { signal });
    page.addEventListener("pagehide", removeNote, { signal });
    // Another tab was closed and removed the note, but this tab is still open.
    const noteAgain = ({ key, newValue }: StorageEvent) => {
      if (key === openKey && newValue === null) note();
    };
    page.addEventListener("storage", noteAgain, { signal });
    return () => {
      stopping.abort();
      channel.close();
      removeNote();
    };
  }

  private ask(wanted: string): Promise<string | undefined> {
    const channel = this.channel();
    return new Promise<string | undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, undefined);
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if ("sealed" in data && keyIdOf(data.sealed) === wanted) resolve(data.sealed);
      };
      channel.postMessage({ wanted } satisfies Message);
    }).finally(() => channel.close());
  }

  private channel(): BroadcastChannel {
    return new BroadcastChannel(`corporate-banking session of ${this.parts.build}`);
  }
}

/** Returns the first part of an encrypted text, which is the id of its key. */
const keyIdOf = (sealed: string | null): string | undefined => sealed?.split(".")[0];
