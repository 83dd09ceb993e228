import type { SessionSharingPort } from "../../application/session/session-sharing-port";
import { openChannel } from "./open-channel";

/** Milliseconds that a new tab waits for an answer before it shows the sign-in page. */
const PATIENCE_MS = 150;

/**
 * A request names the id of a session's key. The offer is a text of `SealedText`, whose key never leaves the browser's
 * key store.
 */
type Message =
  | { readonly kind: "request"; readonly keyId: string }
  | { readonly kind: "offer"; readonly sealedText: string };

type SharingOptions = {
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
  constructor(private readonly options: SharingOptions) {}

  async obtain(): Promise<boolean> {
    const { page, sessionKey, openKey } = this.options;
    try {
      const keyId = page.localStorage.getItem(openKey);
      if (!keyId) return false;
      const sealedText = await this.request(keyId);
      if (sealedText) page.sessionStorage.setItem(sessionKey, sealedText);
      // The browser was killed before the last tab could remove its note, so the note is removed here.
      else if (page.localStorage.getItem(openKey) === keyId) page.localStorage.removeItem(openKey);
      return sealedText !== undefined;
    } catch {
      // A browser that refuses storage has no stored session.
      return false;
    }
  }

  offer(store: () => Promise<boolean>): () => void {
    try {
      return this.offerStored(store);
    } catch {
      // A browser that refuses storage has no session to share.
      return () => {};
    }
  }

  private offerStored(store: () => Promise<boolean>): () => void {
    const { page, sessionKey, openKey } = this.options;
    const keyId = keyIdOf(page.sessionStorage.getItem(sessionKey));
    const channel = keyId && this.channel();
    if (!channel) return () => {};
    const stopping = new AbortController();
    const { signal } = stopping;
    const note = () => page.localStorage.setItem(openKey, keyId);
    const removeNote = () => {
      if (page.localStorage.getItem(openKey) === keyId) page.localStorage.removeItem(openKey);
    };
    channel.onmessage = async ({ data }: MessageEvent<Message>) => {
      if (data.kind !== "request" || data.keyId !== keyId || !(await store()) || signal.aborted) return;
      const sealedText = page.sessionStorage.getItem(sessionKey);
      if (sealedText) channel.postMessage({ kind: "offer", sealedText } satisfies Message);
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

  private request(keyId: string): Promise<string | undefined> {
    const channel = this.channel();
    if (!channel) return Promise.resolve(undefined);
    return new Promise<string | undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, undefined);
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.kind === "offer" && keyIdOf(data.sealedText) === keyId) resolve(data.sealedText);
      };
      channel.postMessage({ kind: "request", keyId } satisfies Message);
    }).finally(() => channel.close());
  }

  private channel(): BroadcastChannel | undefined {
    return openChannel(`corporate-banking session of ${this.options.build}`);
  }
}

/** Returns the first part of an encrypted text, which is the id of its key. */
const keyIdOf = (sealedText: string | null): string | undefined => sealedText?.split(".")[0];
