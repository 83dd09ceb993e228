import { type CallFields, encode } from "../../adapters/bank-api/transport/encoding";
import type { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import { codes } from "../../contract/codes";
import type { Endpoint } from "../../contract/endpoint";
import {
  deviceIdHeader,
  fixedHeaders,
  idempotencyKeyHeader,
  intentHeader,
  sessionIdHeader,
} from "../../contract/headers";
import { type Examined, examine } from "./examine";
import type { Finding } from "./finding";
import { judge } from "./judge";
import { type MaskedExchange, masked } from "./mask";

const TIMEOUT_MS = 60_000;
/** HTTP statuses of a regular answer; the client ignores the body of any other (specification 1, section 7). */
const ANSWERED: readonly number[] = [200, 401];
/** Content types that are no files. */
const NO_FILES: readonly string[] = ["application/json", "text/html", ""];

export type Extras = {
  readonly idempotencyKey?: string;
  readonly intent?: string;
  /** Replaces the session id of this connection. */
  readonly sessionId?: string;
  /** Changes the sealed body, to check that the bank rejects it. */
  readonly spoil?: (payload: string) => string;
  /** Seals the body for another call, to check that the bank rejects it. */
  readonly sealedFor?: Pick<Endpoint, "method" | "path">;
};

/** A checked answer with the exchange that brought it. */
export type Answered = Examined & {
  /** The opened answer as the bank sent it; undefined if it could not be opened. */
  readonly raw?: unknown;
  /** The bank's time, by the `Date` header. */
  readonly at?: Date | undefined;
  readonly exchange: MaskedExchange;
};
type Opened = { readonly raw: unknown } | { readonly lost: Finding };

/** A connection to one bank environment. Calls it like the client does and checks every answer. */
export class Line {
  sessionId = "";

  constructor(
    private readonly baseUrl: string,
    readonly cipher: CryptoJsCipher | undefined,
    readonly deviceId: string,
  ) {}

  /** Returns a connection to the same bank from another device, which is not signed in. */
  fromOtherDevice(deviceId: string): Line {
    return new Line(this.baseUrl, this.cipher, deviceId);
  }

  async call(endpoint: Endpoint, input: CallFields, extras: Extras = {}): Promise<Answered> {
    const { path, query, form, multipart } = encode(endpoint, input);
    const { method } = endpoint;
    const sealed =
      form === undefined || !this.cipher ? "" : this.cipher.sealRequest(form, extras.sealedFor ?? { method, path });
    const payload = extras.spoil?.(sealed) ?? sealed;
    const body = payload ? new URLSearchParams({ [PAYLOAD_FIELD]: payload }) : (multipart ?? form);
    const urlEncoded = typeof body === "string" && { "Content-Type": "application/x-www-form-urlencoded" };
    const headers = { ...this.headers(extras), ...urlEncoded };
    const sentAt = performance.now();
    const given = await this.fetched(this.baseUrl + path + query, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const request = masked(input);
    const took = () => Math.round(performance.now() - sentAt);
    if ("part" in given) {
      const exchange = { request, status: undefined, answer: undefined, milliseconds: took() };
      return { deviations: [given], notes: [], exchange };
    }
    const isSignedIn = (extras.sessionId ?? this.sessionId) !== "";
    const type = typeOf(given.headers);
    const isFile = endpoint.answer === "file" && !NO_FILES.includes(type);
    const opened = isFile ? await fileOf(given, type) : this.open(await given.text(), { method, path }, sealed);
    const exchange = (answer: unknown) => ({
      request,
      status: given.status,
      answer: masked(answer),
      milliseconds: took(),
    });
    const inHeaders = headersOf(given.headers, isFile);
    if ("lost" in opened) {
      return { deviations: [...inHeaders, opened.lost], notes: [], exchange: exchange(undefined) };
    }
    const call = { endpoint, input, isSignedIn };
    const examined = await judge(call, opened.raw, examine(call, opened.raw));
    return {
      ...examined,
      deviations: [...inHeaders, ...examined.deviations],
      raw: opened.raw,
      at: timeOf(given.headers),
      exchange: exchange(opened.raw),
    };
  }

  private async fetched(url: string, request: RequestInit): Promise<Response | Finding> {
    try {
      const given = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (ANSWERED.includes(given.status)) return given;
      return lost("answer", `HTTP ${given.status}, which the client takes for no answer`, "HTTP 200 or 401");
    } catch (error) {
      return lost("answer", `none: ${reasonOf(error)}`, "an answer");
    }
  }

  private open(text: string, call: { method: string; path: string }, payload: string): Opened {
    const outer = parsed(text);
    if (!outer) return { lost: lost("answer", "a text that is no JSON", "JSON") };
    const isSealed = hasPayload(outer.json) && Object.keys(outer.json).length === 1;
    if (!this.cipher) {
      if (!isSealed) return { raw: outer.json };
      return { lost: lost("cipher", "a sealed answer, and no secret is known", "an answer in clear") };
    }
    if (!hasPayload(outer.json)) return { lost: lost("cipher", "an answer in clear", `one property ${PAYLOAD_FIELD}`) };
    const plain = this.cipher.openReply(outer.json[PAYLOAD_FIELD], call, payload);
    if (plain === undefined) return { lost: this.notOpened(outer.json[PAYLOAD_FIELD], call, payload) };
    const inner = parsed(plain);
    return inner ? { raw: inner.json } : { lost: lost("answer", "a sealed text that is no JSON", "JSON") };
  }

  /** Says why a payload does not open: its encoding, or its secret and call. */
  private notOpened(sealed: string, call: { method: string; path: string }, payload: string): Finding {
    const asUrl = sealed.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const expected = "base64url without padding";
    if (asUrl !== sealed && this.cipher?.openReply(asUrl, call, payload) !== undefined)
      return lost("cipher", "a payload in base64, whose secret and call are right", expected);
    if (!/^[\w-]+$/.test(sealed)) return lost("cipher", "a payload that is not base64url", expected);
    const came = "an answer that opens with another secret, or belongs to another call";
    return lost("cipher", came, "an answer sealed with this secret, for this call");
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

const specifications = { answer: "1, 7", cipher: "1, 7; spec gaps, Encryption", headers: "1, 7" } as const;
const lost = (part: keyof typeof specifications, came: string, expected: string): Finding => ({
  part,
  came,
  expected,
  specification: specifications[part],
  effect: "unreadable",
});

/** Checks the headers that the client uses: the type of the body, and the bank's time. */
function headersOf(headers: Headers, isFile: boolean): Finding[] {
  const type = typeOf(headers);
  const wrongType = isFile || type === "application/json" ? [] : [type || "no Content-Type"];
  const specification = "1, 7";
  return [
    ...wrongType.map((came): Finding => {
      return {
        part: "headers",
        place: "Content-Type",
        came,
        expected: "application/json",
        specification,
        effect: "tolerated",
      };
    }),
    ...(timeOf(headers) ? [] : [noTime(headers.get("Date"))]),
  ];
}

const noTime = (written: string | null): Finding => ({
  part: "headers",
  place: "Date",
  came: written === null ? "nothing" : "no date",
  expected: "the bank's time",
  specification: "spec gaps, Texts and formats",
  effect: "misleading",
});

function timeOf(headers: Headers): Date | undefined {
  const written = headers.get("Date");
  const time = written === null ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? undefined : new Date(time);
}

async function fileOf(given: Response, mimeType: string): Promise<Opened> {
  const bytes = new Uint8Array(await given.arrayBuffer());
  return { raw: { code: codes.success, fileName: "", mimeType, bytes } };
}

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
