import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningBank } from "../../mock-bank/start-bank";
import { securityHeaderValues } from "../../mock-bank/web/security-headers";
import { startTestBank } from "../support/bank";
import { buildProject } from "../support/built-project";
import { hasBrotli, hasNginx, type Nginx } from "../support/nginx";
import { sparePort } from "../support/spare-port";
import { deployedNginx } from "./deployed-nginx";

const isTestable = process.platform === "linux" && hasNginx();
const BUILD_MS_MAX = 280_000;
const asBrowser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe.skipIf(!isTestable)("Behind the nginx configuration of deploy/nginx", () => {
  let bank: RunningBank;
  let nginx: Nginx;
  beforeAll(async () => {
    await buildProject();
    bank = await startTestBank({ isHttps: true, isProduction: true, trustProxy: 1 });
    nginx = await deployedNginx([bank.address]);
  }, BUILD_MS_MAX);
  afterAll(async () => {
    await nginx.stop();
    await bank.close();
  });

  /** A file with a content hash in its name. */
  const assetOfBuild = () => readdirSync("dist/assets").find((name) => /^react-.*\.js$/.test(name)) ?? "";
  const REACT = "react.js";
  const compared = [...securityHeaderValues(true).keys(), "Content-Security-Policy", "Cache-Control", "Content-Type"];
  const answerOf = async (address: string, named: string, headers: Record<string, string>) => {
    const path = named.replace(REACT, assetOfBuild());
    const response = await fetch(address + path, { headers: { "Accept-Encoding": "identity", ...headers } });
    const body = createHash("sha256")
      .update(await response.text())
      .digest("hex");
    const shown = compared.map((name) => [name, response.headers.get(name)]);
    return response.ok ? { status: response.status, body, ...Object.fromEntries(shown) } : { status: response.status };
  };

  it.each([
    "/",
    "/login",
    "/contact-us",
    "/pendingRequests",
    "/favicon.svg",
    "/templates/statement.xlsx",
    `/assets/${REACT}`,
  ])("nginx answers a browser as the bank does, with the same headers: %s", async (path) => {
    const expected = await answerOf(bank.address, path, asBrowser);
    expect(expected.status).toBe(200);
    expect(await answerOf(nginx.address, path, asBrowser)).toEqual(expected);
  });

  it.each([
    "/index.html",
    "/contact-us.html",
    "/assets/none.js",
    `/assets/${REACT}.br`,
    "/metric",
    "/health",
    "/metrics",
    "/readyz",
    "/control/state",
    "/trainer",
  ])("nginx answers 404 at an address that is not for customers: %s", async (path) => {
    expect((await answerOf(nginx.address, path, asBrowser)).status).toBe(404);
  });

  it("a program gets a page only at addresses for which the build made one", async () => {
    const statuses = ["/", "/contact-us", "/dashboard"].map((path) => answerOf(nginx.address, path, { Accept: "*/*" }));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it("an asset is cached for ever, and sent as the build has compressed it", async () => {
    const encodings = [...(hasBrotli ? [["gzip, br", "br", ".br"]] : []), ["gzip", "gzip", ".gz"]] as const;
    const asset = assetOfBuild();
    for (const [accepted, encoding, ending] of encodings) {
      const { headers } = await fetch(`${nginx.address}/assets/${asset}`, { headers: { "Accept-Encoding": accepted } });
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "Accept-Encoding"]);
      expect(Number(headers.get("content-length"))).toBe(readFileSync(`dist/assets/${asset}${ending}`).length);
    }
  });

  it("calls and the configuration reach the bank, with the request id of the client", async () => {
    const configuration = await fetch(`${nginx.address}/configuration.json`);
    expect(await configuration.json()).toMatchObject({ apiBasePath: "/corporate-banking/api" });
    const headers = { "X-Request-ID": "an-id-of-a-client" };
    const call = await fetch(`${nginx.address}/corporate-banking/api/customer/accounts?loginId=x`, { headers });
    expect([call.status, call.headers.get("x-request-id")]).toEqual([200, "an-id-of-a-client"]);
  });

  it.each(["verify", "verifyUser"])("nginx logs no code of /otp/%s, also if no bank answers", async (name) => {
    const path = `/corporate-banking/api/customer/otp/${name}/90817/false/kofi`;
    await fetch(nginx.address + path, { method: "POST" });
    const alone = await deployedNginx([`http://127.0.0.1:${await sparePort()}`]);
    expect((await fetch(alone.address + path, { method: "POST" })).status).toBe(502);
    for (const each of [nginx, alone]) {
      const logged = () => each.logged("corporate-banking.log") + each.logged("error.log");
      // nginx writes its log after it has answered.
      await expect.poll(logged).toContain(`"POST /corporate-banking/api/customer/otp/${name}/..."`);
      expect(logged()).not.toContain("90817");
    }
    await alone.stop();
  });
});
