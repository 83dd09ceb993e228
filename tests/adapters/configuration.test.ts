import { afterEach, describe, expect, it, vi } from "vitest";
import { configurationFile } from "../../adapters/bank-api/configuration";

const good = { apiBasePath: "/corporate-banking/api", payloadSecret: "A".repeat(43) };
const serving = (body: unknown) => vi.fn(async () => new Response(JSON.stringify(body)));

afterEach(() => vi.unstubAllGlobals());

describe("the configuration", () => {
  it("is read once, and not before it is needed", async () => {
    const fetched = serving(good);
    vi.stubGlobal("fetch", fetched);
    const configuration = configurationFile();
    expect(fetched).not.toHaveBeenCalled();
    expect(await Promise.all([configuration(), configuration()])).toEqual([good, good]);
    await configuration();
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/configuration.json");
  });

  it("is tried again after a failure", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockImplementation(serving(good)));
    const configuration = configurationFile();
    await expect(configuration()).rejects.toThrow("offline");
    expect(await configuration()).toEqual(good);
  });

  it.each([
    [{}],
    [{ ...good, payloadSecret: "short" }],
    [{ ...good, payloadSecret: `${"A".repeat(42)}+` }],
    [{ ...good, apiBasePath: "corporate-banking" }],
    [{ ...good, apiBasePath: "/api/" }],
    [{ ...good, apiBasePath: "javascript:alert(1)" }],
  ])("is refused when it is %j", async (body) => {
    vi.stubGlobal("fetch", serving(body));
    await expect(configurationFile()()).rejects.toThrow();
  });

  it("may name another server, or none", async () => {
    for (const apiBasePath of ["https://bank.example/corporate-banking/api", ""]) {
      vi.stubGlobal("fetch", serving({ ...good, apiBasePath }));
      expect(await configurationFile()()).toMatchObject({ apiBasePath });
    }
  });
});
