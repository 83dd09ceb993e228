import { vi } from "vitest";
import { BankClient } from "../../adapters/bank-api/transport/bank-client";
import { BankTransport } from "../../adapters/bank-api/transport/bank-transport";
import { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import { SessionState } from "../../application/session/session-state";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { TestClock } from "./a-clock";

const SECRET = Buffer.alloc(32, 1).toString("base64url");
const API = "/corporate-banking/api";
const cipher = nodeCipher(SECRET);

/** A request that the client sent, with its form decrypted. */
export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly form: Record<string, string> | undefined;
  readonly init: RequestInit;
};

/** A bank with answers set by the test. Uses the real wire format, without a network. */
export function aStubBank({ isEncrypted = true } = {}) {
  const sent: ReceivedCall[] = [];
  let respond: (payload: string, call: { method: string; path: string }) => Response | Promise<Response>;

  const sealed = (body: unknown, call: { method: string; path: string }, payload: string) =>
    JSON.stringify({ payload: cipher.sealReply(JSON.stringify(body), call, payload) });
  const opened = (payload: string, call: { method: string; path: string }): Record<string, string> =>
    Object.fromEntries(new URLSearchParams(cipher.openRequest(payload, call)));
  const answer = (body: unknown, status = 200) => {
    respond = (payload, call) =>
      new Response(isEncrypted ? sealed(body, call, payload) : JSON.stringify(body), { status });
  };
  answer({ code: 0 });

  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url, "http://bank.example");
      const call = { method: init.method ?? "", path: pathname.slice(API.length) };
      const payload = typeof init.body === "string" ? (new URLSearchParams(init.body).get("payload") ?? "") : "";
      const form = payload ? opened(payload, call) : undefined;
      sent.push({ ...call, query: search, headers: new Headers(init.headers), form, init });
      return respond(payload, call);
    }),
  );

  const state = new SessionState();
  const clock = new TestClock();
  const warnings: string[] = [];
  const times: { readonly date: string | null; readonly roundTripMs: number }[] = [];
  const transport = new BankTransport({
    configuration: async () => ({ apiBasePath: API, payloadSecret: SECRET, isEncrypted }),
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => "device-1",
    sessionId: () => state.session?.id ?? "",
    onDateHeader: (date, roundTripMs) => void times.push({ date, roundTripMs }),
  });
  const client = new BankClient({
    transport,
    state,
    clock,
    log: { warn: (what, { kind }) => warnings.push(`${what}: ${kind}`) },
  });
  const last = (): ReceivedCall => {
    const call = sent.at(-1);
    if (!call) throw new Error("Nothing was sent.");
    return call;
  };
  return {
    client,
    transport,
    state,
    clock,
    warnings,
    /** The `Date` headers read by the client. */
    times,
    sent,
    answer,
    /** Seals an answer, for responses that a test builds itself. */
    sealed,
    /** Decrypts the fields of a call. */
    opened,
    /** Replaces the bank's response completely. */
    respond: (raw: typeof respond) => {
      respond = raw;
    },
    last,
    /** The last call as one text, such as "GET /customer/accounts?loginId=L1". */
    lastCall: (): string => `${last().method} ${last().path}${last().query}`,
  };
}
