import { afterEach, describe, expect, it, vi } from "vitest";
import { IndexedDbKeys } from "../../adapters/browser/key-vault";
import { OtherTabs } from "../../adapters/browser/other-tabs";
import { refusesStorage } from "../../adapters/browser/refuses-storage";
import { SealedStorage } from "../../adapters/browser/sealed-storage";
import { SealedText } from "../../adapters/browser/sealed-text";
import { SessionSharing } from "../../adapters/browser/session-sharing";
import { SessionService } from "../../application/session/session-service";
import { SessionState } from "../../application/session/session-state";
import { TestClock } from "../support/a-clock";
import { aSession } from "../support/a-session";
import { InMemoryStorage } from "../support/in-memory-storage";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = Object.assign(new InMemoryStorage(), {
  setItem: () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  },
});

/** Ways in which browsers refuse to store data. */
const browsers = {
  "blocks cookies": { storage: refuse, hasChannels: false },
  "gives an empty storage without room": { storage: () => full, hasChannels: true },
} satisfies Record<string, { storage: () => Storage; hasChannels: boolean }>;

const aPage = (storage: () => Storage) =>
  ({
    get sessionStorage() {
      return storage();
    },
    get localStorage() {
      return storage();
    },
    get indexedDB() {
      return {} as IDBFactory;
    },
    addEventListener: () => {},
  }) as Pick<Window, "sessionStorage" | "localStorage" | "indexedDB" | "addEventListener">;

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(browsers))("a browser that %s", (_, { storage, hasChannels }) => {
  it("a session begins, is watched, and ends, in memory", async () => {
    const page = aPage(storage);
    vi.stubGlobal("indexedDB", { open: refuse });
    if (!hasChannels) vi.stubGlobal("BroadcastChannel", refuse);
    const state = new SessionState();
    const signOut = vi.fn();
    const log = { warn: vi.fn() };
    const session = new SessionService({
      bank: { signOut } as never,
      state,
      stored: new SealedStorage(new SealedText(storage, "session", new IndexedDbKeys()), log),
      clock: new TestClock(),
      otherTabs: new OtherTabs(),
      sharing: new SessionSharing({ page, sessionKey: "session", openKey: "open session", build: "1" }),
    });
    expect(await session.restore()).toBe("signedOut");
    await session.begin(aSession());
    const stop = session.watch(() => {});
    expect(state.ended).toBeUndefined();
    await session.signOut();
    stop();
    expect(state.ended?.why).toBe("signedOut");
    expect(signOut).toHaveBeenCalledOnce();
  });

  it("the sign-in page says so", () => {
    expect(refusesStorage(aPage(storage))).toBe(true);
    expect(refusesStorage(aPage(() => new InMemoryStorage()))).toBe(false);
  });
});
