import { PAYLOAD_FIELD } from "../../adapters/bank-api/contract/cipher";
import { codes } from "../../adapters/bank-api/contract/codes";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import {
  deviceIdHeader,
  fixedHeaders,
  idempotencyKeyHeader,
  intentHeader,
  sessionIdHeader,
} from "../../adapters/bank-api/contract/headers";
import { type CallFields, encode } from "../../adapters/bank-api/encoding";
import type { PayloadCipher } from "../../adapters/bank-api/payload-cipher";
import { type Examined, examine } from "./examine";
import type { Finding, Part } from "./finding";

const TIMEOUT_MS = 60_000;
/** HTTP statuses of a regular answer; the client ignores the body of any other (specification 1, section 7). */
const ANSWERED: readonly number[] = [200, 401];

export type Extras = {
  readonly idempotencyKey?: string;
  readonly intent?: string;
  /** Replaces the session id of this connection. */
  readonly sessionId?: string;
  /** Changes the sealed body, to check that the bank rejects it. */
  readonly spoil?: (payload: string) => string;
};

/** A connection to one bank environment. Calls it like the client does and checks every answer. */
export class Line {
  sessionId = "";

  constructor(
    private readonly baseUrl: string,
    readonly cipher: PayloadCipher | undefined,
    readonly deviceId: string,
  ) {}

  async call(endpoint: Endpoint, input: CallFields, extras: Extras = {}): Promise<Examined> {
    const { path, query, form, multipart } = encode(endpoint, input);
    const { method } = endpoint;
    const sealed = form === undefined || !this.cipher ? "" : this.cipher.sealRequest(form, { method, path });
    const payload = extras.spoil?.(sealed) ?? sealed;
    const body = payload ? new URLSearchParams({ [PAYLOAD_FIELD]: payload }) : (multipart ?? form);
    const urlEncoded = typeof body === "string" && { "Content-Type": "application/x-www-form-urlencoded" };
    const request = {
      method,
      headers: { ...this.headers(extras), ...urlEncoded },
      ...(body !== undefined && { body }),
    };
    const given = await this.fetched(this.baseUrl + path + query, request);
    if ("part" in given) return { deviations: [given], notes: [] };
    const type = typeOf(given.headers);
    if (endpoint.answer === "file" && !["application/json", "text/html", ""].includes(type)) {
      const bytes = new Uint8Array(await given.arrayBuffer());
      return examine(endpoint, { code: codes.success, fileName: "", mimeType: type, bytes });
    }
    const wrongType =
      type === "application/json"
        ? []
        : [found("headers", `Content-Type is ${type || "missing"}, not application/json`)];
    const opened = this.open(await given.text(), { method, path }, sealed);
    if ("part" in opened) return { deviations: [...wrongType, opened], notes: [] };
    const examined = examine(endpoint, opened.answer);
    return { ...examined, deviations: [...wrongType, ...examined.deviations] };
  }

  private async fetched(url: string, request: RequestInit): Promise<Response | Finding> {
    try {
      const given = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (ANSWERED.includes(given.status)) return given;
      return found("answer", `HTTP ${given.status}: the client takes it for no answer`);
    } catch (error) {
      return found("answer", `none: ${reasonOf(error)}`);
    }
  }

  private open(text: string, call: { method: string; path: string }, payload: string): { answer: unknown } | Finding {
    const outer = parsed(text);
    if (!outer) return found("answer", "no JSON");
    if (!this.cipher) {
      const isSealed = hasPayload(outer.json) && Object.keys(outer.json).length === 1;
      return isSealed ? found("cipher", "the answer is sealed, and no secret is known") : { answer: outer.json };
    }
    if (!hasPayload(outer.json)) return found("cipher", `the answer came in clear, without a ${PAYLOAD_FIELD}`);
    const plain = this.cipher.openReply(outer.json[PAYLOAD_FIELD], call, payload);
    if (plain === undefined) return found("cipher", "the answer opens with another secret, or belongs to another call");
    const inner = parsed(plain);
    return inner ? { answer: inner.json } : found("answer", "what was sealed is no JSON");
  }

  private headers({ idempotencyKey, intent, sessionId = this.sessionId }: Extras): Record<string, string> {
    return {
      ...fixedHeaders,
      [deviceIdHeader]: this.deviceId,
      [sessionIdHeader]: sessionId,
      ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      ...(intent && { [intentHeader]: intent }),
    };
  }
}

const found = (part: Part, words: string): Finding => ({ part, words });
const typeOf = (headers: Headers): string => headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const hasPayload = (json: unknown): json is Record<typeof PAYLOAD_FIELD, string> =>
  typeof json === "object" && json !== null && PAYLOAD_FIELD in json && typeof json[PAYLOAD_FIELD] === "string";

function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : message;
}
