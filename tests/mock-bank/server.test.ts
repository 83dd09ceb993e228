import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { configuration } from "../../contract/configuration";
import { bankApi } from "../../contract/index";
import { bankServer } from "../../mock-bank/server";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import { controlHeaders } from "../support/control";
import { aBank } from "../support/each-bank";

const builds = mkdtempSync(join(tmpdir(), "client-"));
const folder = join(builds, "dist");
const script = "console.info('client');".repeat(50);
write("index.html", "<!doctype html><title>Log In</title>");
write("contact-us.html", "<!doctype html><title>Contact Us</title><script>a()</script><style>b{}</style>");
write("../dist-console/trainer.html", "<!doctype html><title>Trainer</title>");
write("../dist-console/open-as.html", "<!doctype html><title>Open as</title>");
write("../dist-console/docs.html", "<!doctype html><title>Docs</title>");
write("../dist-console/assets/trainer-abc.js", script);
write("favicon.svg", "<svg/>");
write("manifest.webmanifest", "{}");
write("assets/index-abc.js", script);
write("assets/index-abc.js.br", brotliCompressSync(script));
write("assets/index-abc.js.gz", gzipSync(script));
write("assets/index-abc.js.map", "{}");
write("assets/index-abc.ts", "source");
write(".env", "SECRET=1");

afterAll(() => rmSync(builds, { recursive: true }));

const bank = aBank(async () => ({ clientFolder: folder, consoleFolder: join(folder, "../dist-console") }));
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(bank.running.address + path, { method, headers: { "Accept-Encoding": "identity", ...headers } });
const asBrowser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const title = async (path: string) => /<title>(.*)<\/title>/.exec(await (await get(path, asBrowser)).text())?.[1];

describe("The client's files", () => {
  it("every address of the client answers the same page", async () => {
    for (const path of ["/", "/login", "/dashboard", "/pendingRequests", "/no/such/page"])
      expect([path, await title(path)]).toEqual([path, "Log In"]);
    expect(await title("/contact-us")).toBe("Contact Us");
  });

  it.each(["/metric", "/health", "/healthcheck", "/ready", "/live", "/status", "/ping/"])(
    "an address that monitoring tries is not found, for browsers too: %s",
    async (path) => {
      const response = await get(path, asBrowser);
      expect([response.status, await response.text()]).toEqual([404, "Not found."]);
    },
  );

  it("a program gets a page only at addresses for which the build made one", async () => {
    const statuses = ["/", "/contact-us", "/dashboard", "/no/such/page"].map(async (path) => (await get(path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    expect((await get("/dashboard", { Accept: "application/json" })).status).toBe(404);
  });

  it("pages are never cached, and files with a content hash in the name are cached for ever", async () => {
    expect((await get("/")).headers.get("cache-control")).toBe("no-store");
    expect((await get("/contact-us")).headers.get("cache-control")).toBe("no-store");
    const asset = await get("/assets/index-abc.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it("the web app manifest is served with its type, and is checked again at every visit", async () => {
    const { status, headers } = await get("/manifest.webmanifest");
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/manifest+json",
      "no-cache",
    ]);
  });

  it("files are sent in the best compression that the browser accepts", async () => {
    const sizes: Record<string, number> = {};
    for (const encoding of ["gzip, deflate, br, zstd", "gzip", "identity"]) {
      const response = await get("/assets/index-abc.js", { "Accept-Encoding": encoding });
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(await response.text()).toBe(script);
      sizes[response.headers.get("content-encoding") ?? "none"] = Number(response.headers.get("content-length"));
    }
    expect(Object.keys(sizes)).toEqual(["br", "gzip", "none"]);
    expect(sizes.br).toBeLessThan(sizes.gzip ?? 0);
    expect(sizes.gzip).toBeLessThan(script.length);
  });

  it("a page runs only the inline script that the build put there", async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(await policyOf("/contact-us")).toContain(
      `;script-src 'self' ${hash("a()")};style-src 'self' ${hash("b{}")};`,
    );
    expect(await policyOf("/favicon.svg")).toContain(";script-src 'self';style-src 'self';");
  });

  it("a file that the browser already has is not sent again", async () => {
    const first = await get("/favicon.svg");
    const again = await get("/favicon.svg", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/favicon.svg", {}, "HEAD")).status).toBe(200);
  });

  it("files are read again after a build", async () => {
    write("assets/index-def.js", "new");
    write("index.html", "<!doctype html><title>New</title>");
    const later = Date.now() / 1000 + 10;
    utimesSync(join(folder, "index.html"), later, later);
    expect(await title("/")).toBe("New");
    expect((await get("/assets/index-def.js")).status).toBe(200);
  });

  it("the bank says how to build the client if it is not built", async () => {
    const other = await startTestBank({ clientFolder: join(folder, "nowhere") });
    const response = await fetch(other.address);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("has not been built")]);
    await other.close();
  });
});

describe("Every answer", () => {
  const policy =
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';" +
    "connect-src 'self';worker-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';object-src 'none';" +
    "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types own-workers;report-to csp";
  const headers = {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "origin-agent-cluster": "?1",
  };
  const absent = ["strict-transport-security", "x-powered-by", "server", "access-control-allow-origin", "set-cookie"];

  it.each([
    ["a page", "/", 200],
    ["a file", "/favicon.svg", 200],
    ["no file", "/assets/none.js", 404],
    ["a call", "/corporate-banking/api/customer/accounts?loginId=x", 200],
    ["no call", "/corporate-banking/api/nowhere", 404],
    ["another method", "/corporate-banking/api/customer/authenticate", 405],
    ["the console", "/trainer", 200],
    ["the control API, to another site", "/control/state", 403],
    ["the configuration", "/configuration.json", 200],
    ["health", "/healthz", 200],
    ["a broken address", "/corporate-banking/api/customer/otp/verify/%ff/false/x", 400],
  ])("every answer has the security headers: %s", async (_, path, status) => {
    const response = await get(path, { Origin: "https://evil.example" });
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    for (const name of absent) expect([name, response.headers.get(name)]).toEqual([name, null]);
  });

  it("an answer to a body that is too long has the security headers too", async () => {
    const { address } = bank.running;
    const { path } = bankApi.session.authenticate;
    const body = "x".repeat(200_000);
    const response = await fetch(`${address}/corporate-banking/api${path}`, { method: "POST", body });
    expect([response.status, response.headers.get("content-security-policy")]).toEqual([413, policy]);
  });

  it("answers of the API and the configuration are not cached", async () => {
    for (const path of ["/corporate-banking/api/customer/accounts", "/configuration.json", "/control/state"])
      expect((await get(path)).headers.get("cache-control")).toBe("no-store");
  });

  it("the bank insists on https where customers use it", async () => {
    const secure = await startTestBank({ isHttps: true, clientFolder: folder });
    const response = await fetch(secure.address);
    expect(response.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(response.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
    await secure.close();
  });
});

describe("The server", () => {
  it("the server sends the client its configuration", async () => {
    const told = configuration.parse(await (await get("/configuration.json")).json());
    const { apiBasePath, payloadSecret } = bank.running.configuration;
    expect(told).toMatchObject({ apiBasePath, payloadSecret });
  });

  it("the API is served at another path if configured @S1-7-36", async () => {
    const other = await startTestBank({ apiBasePath: "/bank/v2" });
    const client = await signedIn(other, await openCompany(other), "Single");
    expect(await client.call(bankApi.accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
    await other.close();
  });

  it("the trainers' pages are served at their addresses", async () => {
    expect(await title("/trainer")).toBe("Trainer");
    expect(await title("/trainer/open-as")).toBe("Open as");
    expect(await title("/trainer/ledger")).toBe("Trainer");
    expect(await title("/control/docs")).toBe("Docs");
  });

  it("the files of the trainers' pages are served below /trainer only", async () => {
    expect(await (await get("/trainer/assets/trainer-abc.js")).text()).toBe(script);
    for (const path of ["/assets/trainer-abc.js", "/trainer/assets/old-chunk.js"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it("reports of policy violations are accepted", async () => {
    const report = [
      { type: "csp-violation", body: { effectiveDirective: "script-src", documentURL: "http://x/?a=1" } },
    ];
    const { address } = bank.running;
    for (const body of [JSON.stringify(report), "{}", "null", "[5]"]) {
      const response = await fetch(`${address}/csp-reports`, { method: "POST", body });
      expect([body, response.status]).toEqual([body, body === "null" ? 400 : 204]);
    }
  });

  it("calls in progress are answered before the server ends, and new ones are refused", async () => {
    const other = await startTestBank();
    const client = await signedIn(other, await openCompany(other), "Single");
    other.bank.faults.set([{ call: "accounts.list", kind: "latency", milliseconds: 200, when: "always" }]);
    const calls = Array.from({ length: 20 }, () => client.call(bankApi.accounts.list, { loginId: "" }));
    const stream = await fetch(`${other.address}/control/messages/stream`, { headers: controlHeaders(other) });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closing = other.close();
    for (const answer of await Promise.all(calls)) expect(answer.code).toBe(0);
    await stream.text();
    await closing;
    await expect(fetch(`${other.address}/healthz`)).rejects.toThrow();
  });

  it("the error for a taken port names the port", async () => {
    const { port } = new URL(bank.running.address);
    await expect(startTestBank({ port: Number(port) })).rejects.toThrow(
      `Port ${port} is in use. Set PORT to another one.`,
    );
  });
});

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), content);
}

describe("Slow clients", () => {
  /** Returns the answer to a client that sends this and then stops. */
  const toldTo = (port: number, begun: string) =>
    new Promise<string>((resolve) => {
      let told = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(begun));
      socket.on("data", (chunk) => {
        told += chunk.toString();
      });
      socket.on("close", () => resolve(told));
    });

  it("a hundred slow clients are disconnected and delay no other client", async () => {
    const { running } = bank;
    const quick = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
    const server = bankServer(running.bank, running.configuration, quick).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    // The address of a server that listens to a port.
    const { port } = server.address() as AddressInfo;
    const headers =
      "POST /corporate-banking/api/customer/authenticate HTTP/1.1\r\nHost: bank\r\nContent-Length: 500\r\n";
    const slow = Array.from({ length: 100 }, (_, n) => toldTo(port, n % 2 ? headers : `${headers}\r\npayload=`));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    for (const told of await Promise.all(slow)) expect(told).toContain("408 Request Timeout");
    server.closeAllConnections();
    server.close();
  });

  it("a client has 20 seconds for the headers and two minutes in all", () => {
    const { headersTimeout, requestTimeout } = bankServer(bank.running.bank, bank.running.configuration);
    expect([headersTimeout, requestTimeout]).toEqual([20_000, 120_000]);
  });
});
