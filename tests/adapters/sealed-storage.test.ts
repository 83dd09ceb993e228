import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserDevice } from "../../adapters/browser/device";
import { SealedStorage } from "../../adapters/browser/sealed-storage";
import { SealedText } from "../../adapters/browser/sealed-text";
import type { StoredSession } from "../../application/session/stored-session";
import { aSession } from "../support/a-session";
import { InMemoryKeys } from "../support/in-memory-keys";
import { InMemoryStorage } from "../support/in-memory-storage";

const NAME = "session";

let storage: InMemoryStorage;
let keys: InMemoryKeys;
let warnings: string[];
const log = { warn: (what: string, { kind }: { kind: string }) => warnings.push(`${what}: ${kind}`) };

/** As after a reload: the same storage and keys, nothing in memory. */
const afresh = () => new SealedText(() => storage, NAME, keys);
const stored = () => storage.getItem(NAME) ?? "";

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new InMemoryStorage();
  keys = new InMemoryKeys();
  warnings = [];
});

describe("a sealed text", () => {
  it("is read after a reload, and is nowhere to be seen in the storage @S1-3-01", async () => {
    await afresh().save("the session id");
    expect(stored()).not.toContain("session id");
    expect(Buffer.from(stored().split(".")[2] ?? "", "base64").toString()).not.toContain("session");
    expect(await afresh().load()).toBe("the session id");
  });

  it("has a key that nobody can take out", async () => {
    await afresh().save("text");
    const [key] = keys.kept.values();
    expect(key?.extractable).toBe(false);
    expect(key?.algorithm).toEqual({ name: "AES-GCM", length: 256 });
  });

  it("keeps its key while it lives, with a fresh IV for every save, and after a reload too", async () => {
    const sealed = afresh();
    await sealed.save("text");
    const first = stored();
    await sealed.save("text");
    expect(stored()).not.toBe(first);
    const reloaded = afresh();
    await reloaded.load();
    await reloaded.save("text");
    expect(keys.kept.size).toBe(1);
  });

  it("is gone with its key after a clear: a copy of it opens nothing", async () => {
    const sealed = afresh();
    await sealed.save("text");
    const copy = stored();
    await sealed.clear();
    expect(storage.length).toBe(0);
    expect(keys.kept.size).toBe(0);
    storage.setItem(NAME, copy);
    expect(await afresh().load()).toBeUndefined();
  });

  it("is cleared after a reload that never loaded it", async () => {
    await afresh().save("text");
    await afresh().clear();
    expect(keys.kept.size).toBe(0);
  });

  it("gets a new key after a clear", async () => {
    const sealed = afresh();
    await sealed.save("text");
    const [id] = stored().split(".");
    await sealed.clear();
    await sealed.save("text");
    expect(stored().split(".")[0]).not.toBe(id);
  });

  it("does not come back by a save that was under way when it was cleared", async () => {
    const sealed = afresh();
    const saving = sealed.save("text");
    const clearing = sealed.clear();
    await Promise.all([saving, clearing]);
    expect(storage.length).toBe(0);
    expect(keys.kept.size).toBe(0);
  });

  it.each([
    ["changed", (text: string) => text.slice(0, -4) + (text.endsWith("AAA=") ? "BBB=" : "AAA=")],
    ["cut", (text: string) => text.slice(0, -8)],
    ["junk", () => "junk"],
    ["junk in three parts", () => "a.%.%"],
    ["empty", () => ""],
  ])("that is %s is as good as absent", async (_, change) => {
    await afresh().save("text");
    storage.setItem(NAME, change(stored()));
    expect(await afresh().load()).toBeUndefined();
  });
});

describe("the stored session", () => {
  const session = { session: aSession(), startedAt: 1, lastActivityAt: 2 };

  it("comes back whole, names and phone number included @S1-3-09..10 @S1-3-12", async () => {
    await new SealedStorage<StoredSession>(afresh(), log).save(session);
    expect(await new SealedStorage<StoredSession>(afresh(), log).load()).toEqual(session);
  });

  it("of another version of the program is not read", async () => {
    await afresh().save(JSON.stringify({ version: 0, stored: session }));
    expect(await new SealedStorage<StoredSession>(afresh(), log).load()).toBeUndefined();
  });

  it("is not stored at all where nothing can be sealed, and this is said once a try, without a secret", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const storedSession = new SealedStorage<StoredSession>(afresh(), log);
    await storedSession.save(session);
    expect(await storedSession.load()).toBeUndefined();
    await storedSession.clear();
    expect(storage.length).toBe(0);
    expect(warnings).toEqual(["session storage: save: unavailable"]);
  });

  it("is not stored where the browser refuses storage, and this is said", async () => {
    const refusing = new SealedText(
      () => {
        throw new DOMException("", "SecurityError");
      },
      NAME,
      keys,
    );
    const storedSession = new SealedStorage<StoredSession>(refusing, log);
    expect(await storedSession.load()).toBeUndefined();
    await storedSession.clear();
    expect(warnings).toEqual(["session storage: load: unavailable", "session storage: clear: unavailable"]);
  });
});

describe("the device", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { userAgent: "A browser" });
  });

  it("has an id made once and kept sealed @S1-3-08", async () => {
    const id = await new BrowserDevice(afresh(), log).id();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(stored()).not.toContain(id);
    expect(await new BrowserDevice(afresh(), log).id()).toBe(id);
  });

  it("has one id however many ask at once", async () => {
    const device = new BrowserDevice(afresh(), log);
    const [first, second] = await Promise.all([device.id(), device.id()]);
    expect(first).toBe(second);
  });

  it("has one for the page's life where nothing can be sealed", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const device = new BrowserDevice(afresh(), log);
    expect(await device.id()).toBe(await device.id());
    expect(warnings).toEqual(["device id: unavailable"]);
  });

  it("is described by its user agent, cut to what the bank takes", () => {
    vi.stubGlobal("navigator", { userAgent: "U".repeat(500) });
    expect(new BrowserDevice(afresh(), log).model).toBe("U".repeat(120));
  });
});
