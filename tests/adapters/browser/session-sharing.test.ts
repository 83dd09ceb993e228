import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SealedText } from "../../../adapters/browser/sealed-text";
import { SessionSharing } from "../../../adapters/browser/session-sharing";
import { InMemoryKeys } from "../../support/in-memory-keys";
import { InMemoryStorage } from "../../support/in-memory-storage";

const SESSION = "session";
const OPEN = "open session";
const SECRET = "the session id";

let localStorage: InMemoryStorage;
let keys: InMemoryKeys;
let stops: (() => void)[];
let channels: BroadcastChannel[];

const stored = vi.fn(async () => true);

beforeEach(() => {
  vi.resetAllMocks();
  stored.mockResolvedValue(true);
  localStorage = new InMemoryStorage();
  keys = new InMemoryKeys();
  stops = [];
  channels = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  for (const channel of channels) channel.close();
});

/** A tab with its own session storage. All tabs share the local storage and the keys of one browser. */
function aTab({ build = "build-1" } = {}) {
  const sessionStorage = new InMemoryStorage();
  const events = new EventTarget();
  const page = {
    sessionStorage,
    localStorage,
    addEventListener: events.addEventListener.bind(events),
  } as ConstructorParameters<typeof SessionSharing>[0]["page"];
  const sharing = new SessionSharing({ page, sessionKey: SESSION, openKey: OPEN, build });
  const sealed = new SealedText(() => sessionStorage, SESSION, keys);
  const offer = (store = stored) => {
    const stop = sharing.offer(store);
    stops.push(stop);
    return stop;
  };
  return { sharing, sealed, sessionStorage, offer, happens: (event: Event) => events.dispatchEvent(event) };
}

/** A signed-in tab of the given build. */
async function anOpenTab(secret = SECRET, build?: string) {
  const tab = aTab(build ? { build } : {});
  await tab.sealed.save(secret);
  return { ...tab, stop: tab.offer() };
}

const keyIdOf = ({ sessionStorage }: ReturnType<typeof aTab>) => sessionStorage.getItem(SESSION)?.split(".")[0];
const removed = () => Object.assign(new Event("storage"), { key: OPEN, newValue: null });

describe("a new tab", () => {
  it("a new tab obtains the encrypted session of an open tab and decrypts it with the browser's key", async () => {
    const open = await anOpenTab();
    const tab = aTab();
    expect(await tab.sharing.obtain()).toBe(true);
    expect(tab.sessionStorage.getItem(SESSION)).toBe(open.sessionStorage.getItem(SESSION));
    expect(await tab.sealed.load()).toBe(SECRET);
  });

  it("a new tab obtains the session as the open tab stores it on request", async () => {
    const open = await anOpenTab();
    stored.mockImplementation(async () => {
      await open.sealed.save("a later state");
      return true;
    });
    const tab = aTab();
    await tab.sharing.obtain();
    expect(await tab.sealed.load()).toBe("a later state");
  });

  it("a new tab neither asks nor waits if no tab is signed in", async () => {
    const channel = vi.fn();
    vi.stubGlobal("BroadcastChannel", channel);
    expect(await aTab().sharing.obtain()).toBe(false);
    expect(channel).not.toHaveBeenCalled();
  });

  it("a new tab waits 150 ms for a tab that does not answer, and then removes that tab's note", async () => {
    localStorage.setItem(OPEN, "a tab of a browser that was killed");
    const begun = performance.now();
    expect(await aTab().sharing.obtain()).toBe(false);
    expect(performance.now() - begun).toBeGreaterThan(140);
    expect(performance.now() - begun).toBeLessThan(400);
    expect(localStorage.length).toBe(0);
  });

  it("a new tab obtains nothing from a tab of another build", async () => {
    await anOpenTab(SECRET, "build-2");
    const tab = aTab();
    expect(await tab.sharing.obtain()).toBe(false);
    expect(stored).not.toHaveBeenCalled();
    expect(tab.sessionStorage.length).toBe(0);
  });

  it("a new tab obtains nothing from a tab whose session has ended, whether or not that tab still listens", async () => {
    const open = await anOpenTab();
    stored.mockResolvedValue(false);
    expect(await aTab().sharing.obtain()).toBe(false);
    stored.mockResolvedValue(true);
    open.stop();
    localStorage.setItem(OPEN, keyIdOf(open) ?? "");
    expect(await aTab().sharing.obtain()).toBe(false);
  });

  it("a new tab obtains nothing from a tab whose session ends while it answers", async () => {
    const open = await anOpenTab();
    stored.mockImplementation(async () => {
      open.stop();
      return true;
    });
    expect(await aTab().sharing.obtain()).toBe(false);
  });

  it("a new tab obtains the session of the tab that was used last, if two users are signed in", async () => {
    const ama = await anOpenTab("Ama's session");
    await anOpenTab("Kofi's session");
    ama.happens(new Event("focus"));
    const tab = aTab();
    await tab.sharing.obtain();
    expect(await tab.sealed.load()).toBe("Ama's session");
  });

  it("a new tab ignores an encrypted text that it did not request", async () => {
    localStorage.setItem(OPEN, "wanted");
    const channel = new BroadcastChannel("corporate-banking session of build-1");
    channels.push(channel);
    const obtained = aTab().sharing.obtain();
    channel.postMessage({ kind: "offer", sealedText: "other.iv.text" });
    expect(await obtained).toBe(false);
  });

  it("a new tab leaves the note of a session that began while it waited", async () => {
    localStorage.setItem(OPEN, "a tab of a browser that was killed");
    const obtained = aTab().sharing.obtain();
    const open = await anOpenTab();
    expect(await obtained).toBe(false);
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(open));
  });

  it("a new tab closes its channel when it has an answer", async () => {
    await anOpenTab();
    const close = vi.spyOn(BroadcastChannel.prototype, "close");
    await aTab().sharing.obtain();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("a new tab is signed out if the browser refuses storage", async () => {
    vi.spyOn(localStorage, "getItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(await aTab().sharing.obtain()).toBe(false);
  });
});

describe("messages between tabs", () => {
  it("messages contain neither the session nor an extractable key", async () => {
    const received: unknown[] = [];
    const eavesdropper = new BroadcastChannel("corporate-banking session of build-1");
    channels.push(eavesdropper);
    eavesdropper.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
    await anOpenTab();
    await aTab().sharing.obtain();
    await vi.waitFor(() => expect(received).toHaveLength(2));
    const text = JSON.stringify(received);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString("base64").slice(0, 12));
    expect([...keys.kept.values()].map(({ extractable }) => extractable)).toEqual([false]);
  });
});

describe("requests to an open tab", () => {
  /** Returns the messages that follow a request, until the open tab has had time to answer. */
  async function messagesAfter(...requests: readonly object[]): Promise<readonly unknown[]> {
    const received: unknown[] = [];
    const asking = new BroadcastChannel("corporate-banking session of build-1");
    channels.push(asking);
    asking.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
    for (const request of requests) asking.postMessage(request);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return received;
  }

  it("an open tab answers a request for its own session only, and no other message", async () => {
    const open = await anOpenTab();
    const keyId = keyIdOf(open);
    expect(await messagesAfter({ kind: "request", keyId: "other" }, { kind: "offer", keyId })).toEqual([]);
    expect(stored).not.toHaveBeenCalled();
    expect(await messagesAfter({ kind: "request", keyId })).toEqual([
      { kind: "offer", sealedText: open.sessionStorage.getItem(SESSION) },
    ]);
    expect(stored).toHaveBeenCalledTimes(1);
  });

  it("an open tab sends nothing if its stored session was removed meanwhile", async () => {
    const open = await anOpenTab();
    stored.mockImplementation(async () => {
      open.sessionStorage.removeItem(SESSION);
      return true;
    });
    expect(await messagesAfter({ kind: "request", keyId: keyIdOf(open) })).toEqual([]);
    expect(stored).toHaveBeenCalledTimes(1);
  });
});

describe("the note of the session that a new tab can join", () => {
  it("the note is the id of the session's key, and is removed with the last tab", async () => {
    const first = await anOpenTab();
    const second = aTab();
    await second.sharing.obtain();
    second.offer();
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(first));
    first.happens(new Event("pagehide"));
    second.happens(removed());
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(first));
    second.happens(new Event("pagehide"));
    expect(localStorage.length).toBe(0);
  });

  it("the note is removed when the session ends, and that tab does not write it again", async () => {
    const open = await anOpenTab();
    open.stop();
    open.happens(new Event("focus"));
    open.happens(removed());
    expect(localStorage.length).toBe(0);
  });

  it("the key id that another session has stored stays when this session ends", async () => {
    const ama = await anOpenTab("Ama's session");
    const kofi = await anOpenTab("Kofi's session");
    ama.stop();
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(kofi));
  });

  it.each([
    ["another text of the tabs is removed", { key: "other", newValue: null }],
    ["the note of another session is written", { key: OPEN, newValue: "Kofi's key" }],
  ])("the note of another session stays if %s", async (_, change) => {
    const ama = await anOpenTab();
    localStorage.setItem(OPEN, "Kofi's key");
    ama.happens(Object.assign(new Event("storage"), change));
    expect(localStorage.getItem(OPEN)).toBe("Kofi's key");
  });

  it("the note of a session stays if a tab is closed that no longer offers the session", async () => {
    const first = await anOpenTab();
    const second = aTab();
    await second.sharing.obtain();
    first.stop();
    second.offer();
    first.happens(new Event("pagehide"));
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(second));
  });

  it("no note is written without a stored session", () => {
    aTab().offer();
    expect(localStorage.length).toBe(0);
  });
});
