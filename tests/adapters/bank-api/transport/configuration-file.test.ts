import { afterEach, describe, expect, it, vi } from "vitest";
import { configurationFile } from "../../../../adapters/bank-api/transport/configuration-file";

const good = { apiBasePath: "/corporate-banking/api", payloadSecret: "A".repeat(43) };
const serving = (body: unknown) => vi.fn(async () => new Response(JSON.stringify(body)));

const dateHeaders: (string | null)[] = [];
const onDateHeader = (date: string | null) => void dateHeaders.push(date);
const warnings: string[] = [];
const log = { warn: (what: string, { kind }: { kind: string }) => void warnings.push(`${what}: ${kind}`) };

afterEach(() => vi.unstubAllGlobals());

describe("the configuration", () => {
  it("the configuration is read once, and only when it is needed", async () => {
    const fetched = serving(good);
    vi.stubGlobal("fetch", fetched);
    const configuration = configurationFile(log, onDateHeader);
    expect(fetched).not.toHaveBeenCalled();
    expect(await Promise.all([configuration(), configuration()])).toEqual([good, good]);
    await configuration();
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/configuration.json", { cache: "no-store" });
  });

  it("the Date header of the configuration reports the bank's time", async () => {
    const written = "Wed, 25 Nov 2026 13:30:00 GMT";
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(good), { headers: { Date: written } }));
    dateHeaders.length = 0;
    await configurationFile(log, onDateHeader)();
    expect(dateHeaders).toEqual([written]);
  });

  it("the configuration is read again after a failure", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockImplementation(serving(good)));
    const configuration = configurationFile(log, onDateHeader);
    await expect(configuration()).rejects.toThrow("offline");
    expect(await configuration()).toEqual(good);
  });

  it.each([
    [{}],
    [[]],
    [{ ...good, payloadSecret: "short" }],
    [{ ...good, payloadSecret: `${"A".repeat(42)}+` }],
    [{ ...good, apiBasePath: "corporate-banking" }],
    [{ ...good, apiBasePath: "/api/" }],
    [{ ...good, apiBasePath: "javascript:alert(1)" }],
  ])("the configuration %j is refused", async (body) => {
    vi.stubGlobal("fetch", serving(body));
    await expect(configurationFile(log, onDateHeader)()).rejects.toThrow();
  });

  it("the log names the invalid fields of a configuration and their expected values", async () => {
    warnings.length = 0;
    vi.stubGlobal("fetch", serving({ apiBasePath: "no path", payloadSecret: "short", isEncrypted: "yes" }));
    await expect(configurationFile(log, onDateHeader)()).rejects.toThrow();
    expect(warnings).toEqual([
      "The configuration cannot be used: /configuration.json: apiBasePath must be a path such as /corporate-banking/api, or an address such as https://bank.example/corporate-banking/api; payloadSecret must be 43 characters of base64url, which are 32 bytes; isEncrypted must be true or false.",
    ]);
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("<html>")),
    );
    await expect(configurationFile(log, onDateHeader)()).rejects.toThrow("/configuration.json: it is no JSON.");
  });

  it("the base path of the API can be an address of another server, or empty", async () => {
    for (const apiBasePath of ["https://bank.example/corporate-banking/api", ""]) {
      vi.stubGlobal("fetch", serving({ ...good, apiBasePath }));
      expect(await configurationFile(log, onDateHeader)()).toMatchObject({ apiBasePath });
    }
  });
});
