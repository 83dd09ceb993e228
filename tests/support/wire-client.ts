import { createHash, randomUUID } from "node:crypto";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { fixedHeaders } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { canonicalCall, formatIntent } from "../../contract/intent";
import { newestCodeTo } from "../../mock-bank/messages/secret-messages";
import type { RunningBank } from "../../mock-bank/start-bank";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";

/** An answer of the bank, with any fields. */
export type Answer = {
  readonly code: number;
  readonly description?: string;
  readonly failureCount?: number;
  readonly [field: string]: unknown;
};
export type CodeTerms = { readonly total?: string; readonly to?: string };
export type Extras = {
  readonly idempotencyKey?: string;
  readonly intent?: string;
  /** Added to the six standard headers; undefined omits a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
};
/** An HTTP request as plain data, which can be sent to another process. */
export type WireRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};
/** Statuses of an answer of the bank (specification 1, section 7). */
const STATUSES: readonly number[] = [200, 401];
export type Exchanged = { readonly status: number; readonly headers: Headers; readonly answer: Answer };

/** A client for the bank's protocol, independent of the product's client. It can also send invalid requests. */
export class WireClient {
  sessionId = "";
  username = "";

  constructor(
    readonly bank: RunningBank,
    readonly deviceId: string = randomUUID(),
  ) {}

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, extras?: Extras): Promise<Answer> {
    return (await this.exchange(endpoint, input, extras)).answer;
  }

  async exchange<E extends Endpoint>(endpoint: E, input: InputOf<E>, extras: Extras = {}): Promise<Exchanged> {
    const { path, query, form } = encoded(endpoint, input as object);
    if (endpoint.encoding === "multipart") return this.upload(path, multipartOf(input as object), extras);
    return this.send(endpoint.method, path, query, form, extras);
  }

  /** Sends a body without encryption. */
  async upload(path: string, body: FormData, extras: Extras = {}): Promise<Exchanged> {
    const headers = { "Content-Type": undefined, ...extras.headers };
    const response = await this.sendRaw("POST", path, body, { ...extras, headers });
    const answer = this.answerOf(response.status, await response.text(), "POST", path, "");
    return { status: response.status, headers: response.headers, answer };
  }

  /** Returns the raw response of a call that answers with a file. */
  async download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Response> {
    const { path, query, form } = encoded(endpoint, input as object);
    return this.sendRaw(endpoint.method, path + query, this.sealed(endpoint.method, path, form).body);
  }

  /** Prepares a call without sending it. */
  request<E extends Endpoint>(endpoint: E, input: InputOf<E>, extras: Extras = {}): WireRequest {
    const { path, query, form } = encoded(endpoint, input as object);
    const { body } = this.sealed(endpoint.method, path, form);
    const { address, configuration } = this.bank;
    const url = `${address}${configuration.apiBasePath}${path}${query}`;
    return { url, method: endpoint.method, headers: this.headers(extras), body };
  }

  /** @param form plain text of the body; it is sealed unless the bank accepts it unencrypted */
  async send(method: string, path: string, query: string, form: string | undefined, extras: Extras = {}) {
    const { payload, body } = this.sealed(method, path, form);
    const response = await this.sendRaw(method, path + query, body, extras);
    const text = await response.text();
    const { status, headers: heads } = response;
    // A file has no envelope and counts as a success.
    const answer = heads.has("content-disposition") ? { code: 0 } : this.answerOf(status, text, method, path, payload);
    return { status, headers: heads, answer };
  }

  /** Sends the body as given, sealed or not. */
  sendRaw(method: string, url: string, body: string | FormData | undefined, extras: Extras = {}): Promise<Response> {
    const { address, configuration } = this.bank;
    return fetch(`${address}${configuration.apiBasePath}${url}`, {
      method,
      headers: this.headers(extras),
      ...(body !== undefined && { body }),
    });
  }

  /** Only answers with the statuses of the contract are encrypted; others are of the server in front of the calls. */
  private answerOf(status: number, text: string, method: string, path: string, payload: string): Answer {
    if (!STATUSES.includes(status)) return JSON.parse(text) as Answer;
    return this.open(text, method, path, payload);
  }

  /** @throws if the bank encrypts its answers and this one is not encrypted, or is the answer to another request */
  open(text: string, method: string, path: string, payload: string): Answer {
    // Answers are not validated; each test checks the fields that it needs.
    const outer = JSON.parse(text) as { payload?: string } & Answer;
    if (!this.cipher) return outer;
    if (outer.payload === undefined) throw new Error(`The reply is not encrypted: ${text.slice(0, 200)}`);
    const plain = this.cipher.openReply(outer.payload, { method, path }, payload);
    if (plain === undefined) throw new Error("The reply is not bound to this request");
    return JSON.parse(plain) as Answer;
  }

  /** Signs in with password and code, and keeps the session. */
  async signIn(username: string, password: string): Promise<Answer> {
    this.username = username;
    this.sessionId = "";
    const { loginId } = await this.authenticate(username, password);
    await this.call(bankApi.otp.sendSignedOut, { deviceId: this.deviceId, username });
    const code = await codeFor(this.bank, username);
    const answer = await this.call(bankApi.otp.verify, { otp: code, userName: String(loginId), otpPin: code });
    if (answer.code !== 0) throw new Error(`${username} could not sign in: ${answer.description}`);
    this.sessionId = String(answer.sessionId);
    return answer;
  }

  authenticate(username: string, password: string): Promise<Answer> {
    const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "test" };
    return this.call(bankApi.session.authenticate, { username, password, deviceID: this.deviceId, ...place });
  }

  /** Requests a code that confirms exactly this call. */
  async askCode<E extends Endpoint>(endpoint: E, input: InputOf<E>, shown: CodeTerms = {}): Promise<string> {
    const asked = await this.call(bankApi.otp.send, {}, { intent: intentOf(endpoint, input, shown) });
    if (asked.code !== 0) throw new Error(`No code was sent: ${asked.description}`);
    return codeFor(this.bank, this.username);
  }

  verify(code: string): Promise<Answer> {
    return this.call(bankApi.otp.verify, { otp: code, userName: this.username, otpPin: code });
  }

  /** Requests, checks and uses a code, like the client does. `input` is the call without its code. */
  async confirm<E extends Endpoint>(
    endpoint: E,
    input: Omit<InputOf<E>, "password" | "passwordType">,
    shown: CodeTerms = {},
    idempotencyKey: string = randomUUID(),
  ): Promise<Answer> {
    const whole = { ...input, password: "00000", passwordType: "OTP" } as InputOf<E>;
    const code = await this.askCode(endpoint, whole, shown);
    await this.verify(code);
    return this.call(endpoint, { ...(whole as object), password: code } as InputOf<E>, { idempotencyKey });
  }

  /** Calls by method and path as the specification writes them, without the contract. */
  async ask(call: string, fields: Readonly<Record<string, string>> = {}, extras: Extras = {}): Promise<Answer> {
    const [method = "", path = ""] = call.split(" ");
    const text = new URLSearchParams(fields).toString();
    const isQuery = method === "GET";
    const query = isQuery && text ? `?${text}` : "";
    return (await this.send(method, path, query, isQuery ? undefined : text || undefined, extras)).answer;
  }

  /** Like {@link confirm}, by method and path. */
  async askWithCode(
    call: string,
    fields: Readonly<Record<string, string>>,
    shown: CodeTerms = {},
    path = call.split(" ")[1] ?? "",
  ): Promise<Answer> {
    const whole = { ...fields, passwordType: "OTP" };
    const digest = createHash("sha256").update(canonicalCall({ method: "POST", path: path as `/${string}` }, whole));
    const intent = formatIntent({ call: path, digest: digest.digest("base64url"), ...shown });
    await this.ask("POST /customer/otp/generate", {}, { intent });
    const code = await codeFor(this.bank, this.username);
    await this.ask(`POST /customer/otp/verify/${code}/false/${this.username}`, { otpPin: code });
    return this.ask(call, { ...whole, password: code }, { idempotencyKey: randomUUID() });
  }

  private sealed(method: string, path: string, form: string | undefined) {
    const payload = form === undefined || !this.cipher ? "" : this.cipher.sealRequest(form, { method, path });
    return { payload, body: payload ? new URLSearchParams({ payload }).toString() : form };
  }

  private get cipher() {
    const { isEncrypted, payloadSecret } = this.bank.configuration;
    return isEncrypted ? nodeCipher(payloadSecret) : undefined;
  }

  private headers({ idempotencyKey, intent, headers }: Extras): Record<string, string> {
    const all: Record<string, string | undefined> = {
      ...fixedHeaders,
      "Content-Type": "application/x-www-form-urlencoded",
      deviceId: this.deviceId,
      sessionId: this.sessionId,
      "Idempotency-Key": idempotencyKey,
      Intent: intent,
      ...headers,
    };
    return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
  }
}

export function intentOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, shown: CodeTerms = {}): string {
  const digest = createHash("sha256")
    .update(canonicalCall(endpoint, input as object))
    .digest("base64url");
  return formatIntent({ call: endpoint.path, digest, ...shown });
}

/** Codes and default passwords that tests have read; messages lose them once they no longer work. */
export const secretsRead = new Set<string>();

/** The newest code sent to this user, as far as it still works. */
export async function codeFor({ bank }: RunningBank, username: string): Promise<string> {
  const code = await newestCodeTo(bank.db, bank.settings, username);
  if (code === undefined) throw new Error(`${username} has no code that still works`);
  secretsRead.add(code);
  return code;
}

/** Returns the parts of a call's request, with the form unencrypted. */
export function encoded({ path: template, encoding }: Endpoint, input: object) {
  const variables = new Set(template.match(/(?<=:)\w+/g));
  const values = new Map(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
  const sent = Object.entries(input).filter(([name, value]) => value !== undefined && !variables.has(name));
  const text = new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
  return { path, query: encoding === "query" ? `?${text}` : "", form: encoding === "form" ? text : undefined };
}

function multipartOf(input: object): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, value instanceof Blob ? value : String(value));
  return body;
}
