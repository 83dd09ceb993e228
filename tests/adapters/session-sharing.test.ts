import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SealedText } from "../../adapters/browser/sealed-text";
import { SessionSharing } from "../../adapters/browser/session-sharing";
import { InMemoryKeys } from "../support/in-memory-keys";
import { InMemoryStorage } from "../support/in-memory-storage";

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

/** A tab with a session storage of its own; all tabs have the local storage and the keys of one browser. */
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

/** A tab that is signed in, as tabs of that build are. */
async function anOpenTab(secret = SECRET, build?: string) {
  const tab = aTab(build ? { build } : {});
  await tab.sealed.save(secret);
  return { ...tab, stop: tab.offer() };
}

const keyIdOf = ({ sessionStorage }: ReturnType<typeof aTab>) => sessionStorage.getItem(SESSION)?.split(".")[0];
const removed = () => Object.assign(new Event("storage"), { key: OPEN, newValue: null });

describe("a new tab", () => {
  it("obtains the sealed session of an open tab, and opens it with the browser's key", async () => {
    const open = await anOpenTab();
    const tab = aTab();
    expect(await tab.sharing.obtain()).toBe(true);
    expect(tab.sessionStorage.getItem(SESSION)).toBe(open.sessionStorage.getItem(SESSION));
    expect(await tab.sealed.load()).toBe(SECRET);
  });

  it("obtains what the open tab stored as it was asked", async () => {
    const open = await anOpenTab();
    stored.mockImplementation(async () => {
      await open.sealed.save("a later state");
      return true;
    });
    const tab = aTab();
    await tab.sharing.obtain();
    expect(await tab.sealed.load()).toBe("a later state");
  });

  it("asks no tab and waits for none while no tab is signed in", async () => {
    const channel = vi.fn();
    vi.stubGlobal("BroadcastChannel", channel);
    expect(await aTab().sharing.obtain()).toBe(false);
    expect(channel).not.toHaveBeenCalled();
  });

  it("waits 150 ms for a tab that does not answer, and then removes its note", async () => {
    localStorage.setItem(OPEN, "a tab of a browser that was killed");
    const begun = performance.now();
    expect(await aTab().sharing.obtain()).toBe(false);
    expect(performance.now() - begun).toBeGreaterThan(140);
    expect(performance.now() - begun).toBeLessThan(400);
    expect(localStorage.length).toBe(0);
  });

  it("obtains nothing from a tab of another build", async () => {
    await anOpenTab(SECRET, "build-2");
    const tab = aTab();
    expect(await tab.sharing.obtain()).toBe(false);
    expect(stored).not.toHaveBeenCalled();
    expect(tab.sessionStorage.length).toBe(0);
  });

  it("obtains nothing from a tab whose session has ended, whether it listens or not", async () => {
    const open = await anOpenTab();
    stored.mockResolvedValue(false);
    expect(await aTab().sharing.obtain()).toBe(false);
    stored.mockResolvedValue(true);
    open.stop();
    localStorage.setItem(OPEN, keyIdOf(open) ?? "");
    expect(await aTab().sharing.obtain()).toBe(false);
  });

  it("obtains nothing from a tab that ends its session while it answers", async () => {
    const open = await anOpenTab();
    stored.mockImplementation(async () => {
      open.stop();
      return true;
    });
    expect(await aTab().sharing.obtain()).toBe(false);
  });

  it("obtains the session of the tab that was used last, where two users are signed in", async () => {
    const ama = await anOpenTab("Ama's session");
    await anOpenTab("Kofi's session");
    ama.happens(new Event("focus"));
    const tab = aTab();
    await tab.sharing.obtain();
    expect(await tab.sealed.load()).toBe("Ama's session");
  });

  it("ignores a sealed text that it did not ask for", async () => {
    localStorage.setItem(OPEN, "wanted");
    const channel = new BroadcastChannel("corporate-banking session of build-1");
    channels.push(channel);
    const obtained = aTab().sharing.obtain();
    channel.postMessage({ sealed: "other.iv.text" });
    expect(await obtained).toBe(false);
  });

  it("is signed out where the browser refuses storage", async () => {
    vi.spyOn(localStorage, "getItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    expect(await aTab().sharing.obtain()).toBe(false);
  });
});

describe("what tabs write to each other", () => {
  it("holds neither the session nor a key that can be taken out", async () => {
    const heard: unknown[] = [];
    const eavesdropper = new BroadcastChannel("corporate-banking session of build-1");
    channels.push(eavesdropper);
    eavesdropper.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    await anOpenTab();
    await aTab().sharing.obtain();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    const text = JSON.stringify(heard);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString("base64").slice(0, 12));
    expect([...keys.kept.values()].map(({ extractable }) => extractable)).toEqual([false]);
  });
});

describe("the note of the session that a new tab can join", () => {
  it("is the id of its key while a tab is open, and is removed with the last tab", async () => {
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

  it("is removed when the session ends, and not written again by that tab", async () => {
    const open = await anOpenTab();
    open.stop();
    open.happens(new Event("focus"));
    open.happens(removed());
    expect(localStorage.length).toBe(0);
  });

  it("of another session stays when this one ends", async () => {
    const ama = await anOpenTab("Ama's session");
    const kofi = await anOpenTab("Kofi's session");
    ama.stop();
    expect(localStorage.getItem(OPEN)).toBe(keyIdOf(kofi));
  });

  it("is not written where nothing can be sealed", () => {
    aTab().offer();
    expect(localStorage.length).toBe(0);
  });
});
