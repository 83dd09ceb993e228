import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserDevice } from "../../../adapters/browser/device";
import { SealedStorage } from "../../../adapters/browser/sealed-storage";
import { SealedText } from "../../../adapters/browser/sealed-text";
import type { StoredSession } from "../../../application/session/session-service";
import { aSession } from "../../support/a-session";
import { InMemoryKeys } from "../../support/in-memory-keys";
import { InMemoryStorage } from "../../support/in-memory-storage";

const NAME = "session";

let storage: InMemoryStorage;
let keys: InMemoryKeys;
let warnings: string[];
const log = { warn: (what: string, { kind }: { kind: string }) => warnings.push(`${what}: ${kind}`) };

/** Simulates a reload: same storage and keys, but no state in memory. */
const afresh = () => new SealedText(() => storage, NAME, keys);
const stored = () => storage.getItem(NAME) ?? "";

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage = new InMemoryStorage();
  keys = new InMemoryKeys();
  warnings = [];
});

describe("a sealed text", () => {
  it("a sealed text is read after a reload, and is not readable in the storage @S1-3-01", async () => {
    await afresh().save("the session id");
    expect(stored()).not.toContain("session id");
    expect(storage.length).toBe(1);
    expect(Buffer.from(stored().split(".")[2] ?? "", "base64").toString()).not.toContain("session");
    expect(await afresh().load()).toBe("the session id");
  });

  it("a list of thousands of rows is sealed", async () => {
    const list = "x".repeat(300_000);
    await afresh().save(list);
    expect(await afresh().load()).toBe(list);
  });

  it("the key of a sealed text is not extractable", async () => {
    await afresh().save("text");
    const [key] = keys.kept.values();
    expect(key?.extractable).toBe(false);
    expect(key?.algorithm).toEqual({ name: "AES-GCM", length: 256 });
  });

  it("the key stays the same over saves and a reload, and every save has a new IV", async () => {
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

  it("clearing removes text and key, so that a copy of the text cannot be opened", async () => {
    const sealed = afresh();
    await sealed.save("text");
    const copy = stored();
    await sealed.clear();
    expect(storage.length).toBe(0);
    expect(keys.kept.size).toBe(0);
    storage.setItem(NAME, copy);
    expect(await afresh().load()).toBeUndefined();
  });

  it("a text that was not loaded after a reload can be cleared", async () => {
    await afresh().save("text");
    await afresh().clear();
    expect(keys.kept.size).toBe(0);
  });

  it("a text that is saved after a clear has a new key", async () => {
    const sealed = afresh();
    await sealed.save("text");
    const [id] = stored().split(".");
    await sealed.clear();
    await sealed.save("text");
    expect(stored().split(".")[0]).not.toBe(id);
  });

  it("clearing without a stored text deletes no key", async () => {
    const deletion = vi.spyOn(keys, "delete");
    await afresh().clear();
    expect(deletion.mock.calls).toEqual([]);
  });

  it("a text that is saved after a text that cannot be decrypted has a new key", async () => {
    await afresh().save("text");
    const [id] = stored().split(".");
    storage.setItem(NAME, stored().slice(0, -8));
    const reloaded = afresh();
    expect(await reloaded.load()).toBeUndefined();
    await reloaded.save("text");
    expect(stored().split(".")[0]).not.toBe(id);
    expect(await afresh().load()).toBe("text");
  });

  it("a save that was in progress at a clear does not restore the text", async () => {
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
  ])("a stored text that is %s counts as absent", async (_, change) => {
    await afresh().save("text");
    storage.setItem(NAME, change(stored()));
    expect(await afresh().load()).toBeUndefined();
  });
});

describe("the stored session", () => {
  const session = { session: aSession(), startedAt: 1, lastActivityAt: 2 };

  it("the stored session is restored completely, including names and phone number @S1-3-09..10 @S1-3-12", async () => {
    await new SealedStorage<StoredSession>(afresh(), log).save(session);
    expect(await new SealedStorage<StoredSession>(afresh(), log).load()).toEqual(session);
  });

  it("a session that was stored by another version of the program is not read", async () => {
    await afresh().save(JSON.stringify({ version: 0, stored: session }));
    expect(await new SealedStorage<StoredSession>(afresh(), log).load()).toBeUndefined();
  });

  it("no session is stored without WebCrypto, and each failed save is logged without a secret", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const storedSession = new SealedStorage<StoredSession>(afresh(), log);
    await storedSession.save(session);
    expect(await storedSession.load()).toBeUndefined();
    await storedSession.clear();
    expect(storage.length).toBe(0);
    expect(warnings).toEqual(["session storage: save: unavailable"]);
  });

  it("a form that the browser refuses to store is kept until the page is left, also for the next session", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const memory = {};
    await new SealedStorage<StoredSession>(afresh(), log, memory).save(session);
    const next = new SealedStorage<StoredSession>(afresh(), log, memory);
    expect(await next.load()).toEqual(session);
    await next.clear();
    expect(await next.load()).toBeUndefined();
  });

  it("no session is stored if the browser refuses storage, which is logged", async () => {
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

  it("the device id is created once and stored encrypted @S1-3-08", async () => {
    const id = await new BrowserDevice(afresh(), log).id();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(stored()).not.toContain(id);
    expect(await new BrowserDevice(afresh(), log).id()).toBe(id);
  });

  it("parallel calls return the same device id", async () => {
    const device = new BrowserDevice(afresh(), log);
    const [first, second] = await Promise.all([device.id(), device.id()]);
    expect(first).toBe(second);
  });

  it("the device id lasts as long as the page without WebCrypto", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const device = new BrowserDevice(afresh(), log);
    expect(await device.id()).toBe(await device.id());
    expect(warnings).toEqual(["device id: unavailable"]);
  });

  it("the device model is the user agent, truncated to the length that the bank accepts @S1-3-85", () => {
    vi.stubGlobal("navigator", { userAgent: "U".repeat(500) });
    expect(new BrowserDevice(afresh(), log).model).toBe("U".repeat(120));
  });
});
