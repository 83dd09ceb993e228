import { connect } from "node:net";
import type { Endpoint } from "../../contract/endpoint";
import { signedIn } from "../support/bank";
import { allCalls, sampleCalls } from "../support/sample-calls";
import type { WireClient } from "../support/wire-client";
import { type Part, Tally } from "./part";
import { aVictim, type Target } from "./target";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const NEEDED = ["deviceId", "appVersion", "languageCode", "countryCode", "channel", "sessionId"];
const HEADERS = {
  "content-security-policy": "require-trusted-types-for 'script'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "permissions-policy": "camera=()",
  "cache-control": "no-store",
};
const PATIENCE_MS = 5000;

/** Sends other methods, missing headers, other sites, other bodies and raw bytes to every call. */
export async function attackWire(target: Target): Promise<Part> {
  const tally = new Tally();
  const client = await signedIn(target.bank, await aVictim(target), "Single");
  for (const [name, endpoint] of allCalls.filter(([call]) => call !== "session.logout")) {
    await tryMethods(tally, client, name, endpoint);
    await tryHeaders(tally, client, name, endpoint);
  }
  for (const [words, text] of Object.entries(rawRequests)) {
    const answer = await raw(target, text);
    tally.check(/^HTTP\/1\.1 4\d\d/.test(answer) || answer === "", () => `${words}: ${answer.slice(0, 60)}`);
  }
  for (const path of hiddenPaths) {
    const { status, headers } = await fetch(`${target.bank.address}${path}`);
    tally.check(status === 404, () => `${path}: ${status}`);
    tally.check(hasHeaders(headers, ["cache-control"]), () => `${path}: headers`);
  }
  await tryControl(tally, target);
  return tally.part;
}

/** The control API, as a stranger or a badly configured proxy would call it. */
async function tryControl(tally: Tally, { bank }: Target): Promise<void> {
  const body = JSON.stringify({ username: "ama.mensah", deviceId: "stranger" });
  const calls = [
    ...["state", "messages", "messages/stream", "traffic", "openapi.json", "none"].map(
      (path) => ["GET", path] as const,
    ),
    ...["sign-ins", "reset", "snapshots/restore"].map((path) => ["POST", path] as const),
  ];
  const tokens = [
    "",
    "Bearer",
    "Bearer x",
    "Bearer undefined",
    "Basic Og==",
    `Basic ${bank.configuration.controlToken}`,
  ];
  for (const [method, path] of calls)
    for (const token of tokens) {
      const headers = { "Content-Type": "application/json", ...(token && { Authorization: token }) };
      const init = { method, headers, ...(method === "POST" && { body }) };
      const { status, headers: heads } = await fetch(`${bank.address}/control/${path}`, init);
      tally.check(status === 401 && hasHeaders(heads), () => `${method} /control/${path} with "${token}": ${status}`);
    }
}

async function tryMethods(tally: Tally, client: WireClient, name: string, endpoint: Endpoint): Promise<void> {
  const shared = allCalls.filter(([, { path }]) => path === endpoint.path).map(([, { method }]) => method as string);
  const path = endpoint.path.replace(/:\w+/g, "x");
  for (const method of METHODS.filter((each) => !shared.includes(each))) {
    const { status, headers } = await client.sendRaw(method, path, undefined);
    const isRefused = status === 405 && headers.get("allow") === shared.join(", ") && hasHeaders(headers);
    tally.check(isRefused, () => `${method} at ${name}: ${status}, allowed ${headers.get("allow")}`);
  }
}

async function tryHeaders(tally: Tally, client: WireClient, name: string, endpoint: Endpoint): Promise<void> {
  const input = sampleCalls()[name] ?? {};
  const refused = async (words: string, headers: Record<string, string | undefined>) => {
    const { answer, headers: heads } = await client.exchange(endpoint, input, { headers });
    const isRefused = answer.code === 1 && hasHeaders(heads) && !heads.has("access-control-allow-origin");
    tally.check(isRefused, () => `${name} ${words}: ${JSON.stringify(answer)}`);
  };
  for (const header of NEEDED) await refused(`without ${header}`, { [header]: undefined });
  await refused("from another site", { "Sec-Fetch-Site": "cross-site" });
  await refused("from another origin", { Origin: "https://evil.example" });
  await refused("for another channel", { channel: "MOBILE" });
}

const hasHeaders = (headers: Headers, but: readonly string[] = []): boolean =>
  Object.entries(HEADERS).every(([name, part]) => but.includes(name) || headers.get(name)?.includes(part));

const path = "POST /corporate-banking/api/customer/authenticate HTTP/1.1\r\nHost: x\r\n";
const rawRequests: Readonly<Record<string, string>> = {
  "two lengths": `${path}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  "a length and chunks": `${path}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "a folded header": `${path}X-A: b\r\n c: d\r\n\r\n`,
  "a space before the colon": `${path}Content-Length : 5\r\n\r\nabcde`,
  "a chunk size that is none": `${path}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  "a negative length": `${path}Content-Length: -1\r\n\r\n`,
  "a header without end": `${path}X-A: ${"a".repeat(100_000)}\r\n\r\n`,
  "a header with a line end": `${path}X-A: a\rb\r\n\r\n`,
  "another protocol": "GET / HTTP/9.9\r\n\r\n",
  "no protocol at all": "\u0016\u0003\u0001\u0002\u0000\r\n\r\n",
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "two hosts": "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
};

const hiddenPaths = [
  "/.env",
  "/.git/config",
  "/.git/HEAD",
  "/package.json",
  "/package-lock.json",
  "/mock-bank/start.ts",
  "/client/main.tsx",
  "/assets/",
  "/assets/x.ts",
  "/assets/../package.json",
  "/assets/%2e%2e/package.json",
  "/assets/old-1234.js",
  "/assets/index.js.map",
  "/%2e%2e/%2e%2e/etc/passwd.txt",
  "/..%2f..%2fetc/passwd.txt",
  "/x.css",
  "/index.html.bak",
  "/corporate-banking/api/x.css",
  "/corporate-banking/api/",
  "/corporate-banking/api/admin",
  "/index.html",
  "/open-as.html",
  "/trainer.html",
  "/docs.html",
  "/directives/..%2f..%2fpackage.json",
  "/directives/none.pdf",
  "/.data/x.txt",
];

/** Sends exactly these bytes and returns what the bank answers until it closes the connection or stops sending. */
function raw({ bank }: Target, text: string): Promise<string> {
  const { hostname, port } = new URL(bank.address);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      socket.end();
    });
    // A closed connection is a valid answer too.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}
