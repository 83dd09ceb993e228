import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, describe, expect, it } from "vitest";
import { readConfiguration } from "../../mock-bank/operator/configuration";
import { answerHttps } from "../../mock-bank/room/answer-https";
import { ownCertificate } from "../../mock-bank/room/own-certificate";
import { startTestBank } from "../support/bank";
import { controlHeaders } from "../support/control";
import { aBank } from "../support/each-bank";

const folder = mkdtempSync(join(tmpdir(), "room-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bank = aBank(async () => ({ host: "0.0.0.0", isForRoom: true }));
const another = startTestBank({ host: "0.0.0.0", isForRoom: true });
/** Below the time for which the bank waits for requests in progress. */
const ENDS_WITHIN_MS = 9000;
const portOf = (address: string): string => new URL(address).port;
const roomAddress = (): string => bank.running.room?.addresses[0] ?? "";

type Answer = { readonly status: number | undefined; readonly location: string | undefined; readonly seen?: string };

/**
 * Reads an address as a browser does that accepts any certificate.
 * @param localAddress of the caller; two addresses of this computer look like two computers to the bank
 */
function get(address: string, localAddress?: string): Promise<Answer> {
  const request = address.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const answer = (response: IncomingMessage) => {
      response.resume();
      const seen = (response.socket as Partial<TLSSocket>).getPeerX509Certificate?.()?.fingerprint256;
      resolve({ status: response.statusCode, location: response.headers.location, ...(seen && { seen }) });
    };
    request(address, { rejectUnauthorized: false, agent: false, ...(localAddress && { localAddress }) }, answer)
      .on("error", reject)
      .end();
  });
}

describe("A bank for the computers of a room", () => {
  it("another address of the computer gets https with the printed certificate", async () => {
    expect(await get(`${roomAddress()}/healthz`)).toEqual({
      status: 200,
      location: undefined,
      seen: bank.running.room?.fingerprint,
    });
  });

  it("this computer is answered by http, and by https at the same port", async () => {
    expect(bank.running.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await get(`${bank.running.address}/healthz`)).status).toBe(200);
    expect((await get(`https://127.0.0.1:${portOf(bank.running.address)}/healthz`)).status).toBe(200);
  });

  it("another computer that comes by http is led to https, at the path that it wanted", async () => {
    const typed = `${roomAddress()}/dashboard?from=card`;
    expect(await get(typed.replace("https:", "http:"), "127.0.0.1")).toEqual({ status: 308, location: typed });
    expect((await get(typed, "127.0.0.1")).status).not.toBe(308);
  });

  it("the redirect to https does not repeat a Host header that a stranger chose", async () => {
    const { port, hostname } = new URL(roomAddress());
    const location = await new Promise<string | undefined>((resolve, reject) =>
      httpRequest({ host: hostname, port, localAddress: "127.0.0.1", agent: false, headers: { Host: "evil.example" } })
        .on("response", ({ headers }) => resolve(headers.location))
        .on("error", reject)
        .end(),
    );
    expect(location).toBe(`${roomAddress()}/`);
  });

  it("connections without a byte are closed after a while, and at once when the bank ends", async () => {
    const closing = new AbortController();
    const server = createServer();
    answerHttps(server, await ownCertificate(), { closing: closing.signal, patienceMs: 50 });
    const silent = async () => {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      await once(socket, "close");
    };
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await silent();
    const patient = createServer();
    answerHttps(patient, await ownCertificate(), { closing: closing.signal });
    await new Promise<void>((resolve) => patient.listen(0, "127.0.0.1", resolve));
    const socket = connect((patient.address() as AddressInfo).port, "127.0.0.1");
    await once(patient, "connection");
    closing.abort();
    await once(socket, "close");
    await new Promise((resolve) => patient.close(resolve));
    server.close();
  });

  it("the bank ends although browsers hold connections without a request", { timeout: ENDS_WITHIN_MS }, async () => {
    const ending = await another;
    const port = Number(portOf(ending.address));
    const silent = connect(port, "127.0.0.1");
    const greeted = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
    greeted.on("error", () => undefined);
    await Promise.all([once(silent, "connect"), once(greeted, "secureConnect")]);
    await ending.close();
  });

  it("calls that fail in the middle of a TLS handshake leave the bank well", async () => {
    const strict = new Promise((resolve) =>
      httpsRequest(`${roomAddress()}/healthz`, { agent: false }, resolve).on("error", resolve).end(),
    );
    expect(await strict).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    expect((await get(`${roomAddress()}/healthz`)).status).toBe(200);
  });

  it("the console learns the addresses for the cards of a class", async () => {
    const response = await fetch(`${bank.running.address}/control/room`, { headers: controlHeaders(bank.running) });
    expect(await response.json()).toEqual({ addresses: bank.running.room?.addresses });
  });
});

const secrets = { DATA_DIR: "/var/lib/bank", PAYLOAD_SECRET: "a".repeat(43), CODE_KEY: "b".repeat(43) };

describe("Which banks are for a room", () => {
  it.each([
    [{ HOST: "0.0.0.0" }, true],
    [{ HOST: "192.168.1.20" }, true],
    [{}, false],
    [{ HOST: "127.0.0.1" }, false],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://bank.example" }, false],
    [
      { HOST: "0.0.0.0", PUBLIC_URL: "https://bank.example", NODE_ENV: "production", TRUST_PROXY: "1", ...secrets },
      false,
    ],
  ])("the variables %j make a bank for a room: %j", (variables, isForRoom) => {
    expect(readConfiguration(variables).isForRoom).toBe(isForRoom);
  });
});

describe("The bank's own certificate", () => {
  it("the certificate in the folder is used again, and its key is for its owner only", async () => {
    const made = await ownCertificate(folder);
    expect(made.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    expect(await ownCertificate(folder)).toEqual(made);
    expect(statSync(join(folder, "room-key.pem")).mode & 0o077).toBe(0);
  });

  it("without a folder each start has another certificate", async () => {
    expect((await ownCertificate()).fingerprint).not.toBe((await ownCertificate()).fingerprint);
  });
});
