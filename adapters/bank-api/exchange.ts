import * as z from "zod/mini";
import { fail, ok, type Result } from "../../domain/result";
import type { FileAnswer } from "./contract/answers";
import { PAYLOAD_FIELD } from "./contract/cipher";
import { codes } from "./contract/codes";
import type { Configuration } from "./contract/configuration";
import type { Endpoint } from "./contract/endpoint";
import { deviceIdHeader, fixedHeaders, idempotencyKeyHeader, intentHeader, sessionIdHeader } from "./contract/headers";
import { type Encoded, encode, type Fields } from "./encoding";
import { fileNameIn } from "./file-name";
import type { PayloadCipher, SealedCall } from "./payload-cipher";
import type { CallWatch } from "./watched-upload";

/** The longest time that the specification allows for a call (1, section 9). */
const TIMEOUT_MS = 200_000;
/** The bank answers with these statuses only; others come from a proxy in between (specification 1, section 7). */
const ANSWERED: readonly number[] = [200, 401];

const sealed = z.looseObject({ [PAYLOAD_FIELD]: z.string() });

/** A bank that is too busy for a call says so with this status and `Retry-After`; the outcome of the call is unknown as ever. */
const BUSY = 503;

export type NoAnswer = { readonly kind: "unreachable"; readonly isBusy?: true } | { readonly kind: "unreadable" };

/**
 * Headers of this project in addition to a call's fields (docs/decisions/confirmed-calls.md), and the
 * observer of an upload.
 */
export type CallHeaders = {
  readonly idempotencyKey?: string;
  readonly intent?: string | undefined;
  readonly watch?: CallWatch | undefined;
};

/** Receives the `Date` header of an answer of the bank, and the milliseconds between request and answer. */
export type HearTime = (date: string | null, roundTripMs: number) => void;

export type ExchangeParts = {
  readonly configuration: () => Promise<Configuration>;
  readonly cipherOf: (secret: string) => PayloadCipher | Promise<PayloadCipher>;
  readonly deviceId: () => Promise<string>;
  readonly sessionId: () => string;
  readonly hearTime: HearTime;
};

/** Sends a call and decrypts its answer. Others interpret the answer. */
export class Exchange {
  private line: { readonly apiBasePath: string; readonly cipher: PayloadCipher | undefined } | undefined;

  constructor(private readonly parts: ExchangeParts) {}

  async send(endpoint: Endpoint, input: Fields, headers: CallHeaders): Promise<Result<unknown, NoAnswer>> {
    if (endpoint.effect === "read") await breath();
    const line = await this.connect();
    if (!line) return fail({ kind: "unreachable" });
    const encoded = encode(endpoint, input);
    const { form, path, query } = encoded;
    const call: SealedCall = { method: endpoint.method, path };
    const payload = form === undefined || !line.cipher ? "" : line.cipher.sealRequest(form, call);
    const body = bodyOf(encoded, payload);
    const request = { method: endpoint.method, headers: await this.headers(headers), ...(body && { body }) };
    const given = await answerOf(line.apiBasePath + path + query, request, headers.watch, this.parts.hearTime);
    if (given === "busy") return fail({ kind: "unreachable", isBusy: true });
    if (given === undefined) return fail({ kind: "unreachable" });
    if (endpoint.answer === "file" && isFile(given.headers)) return ok({ code: codes.success, ...fileOf(given) });
    const answer = opened(new TextDecoder().decode(given.bytes), line.cipher, call, payload);
    if (endpoint.effect === "read") await breath();
    return answer === undefined ? fail({ kind: "unreadable" }) : ok(answer);
  }

  /** Fetches in advance what the first call needs. Failures are ignored here, because that call reports them. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.connect(), this.parts.deviceId()]);
  }

  deviceId(): Promise<string> {
    return this.parts.deviceId();
  }

  private async connect() {
    try {
      const { apiBasePath, payloadSecret, isEncrypted = true } = await this.parts.configuration();
      this.line ??= { apiBasePath, cipher: isEncrypted ? await this.parts.cipherOf(payloadSecret) : undefined };
      return this.line;
    } catch {
      return undefined;
    }
  }

  private async headers({ idempotencyKey, intent }: CallHeaders): Promise<Record<string, string>> {
    return {
      ...fixedHeaders,
      [deviceIdHeader]: await this.parts.deviceId(),
      [sessionIdHeader]: this.parts.sessionId(),
      ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      ...(intent && { [intentHeader]: intent }),
    };
  }
}

function bodyOf({ form, multipart }: Encoded, payload: string): URLSearchParams | FormData | undefined {
  if (payload) return new URLSearchParams({ [PAYLOAD_FIELD]: payload });
  return form === undefined ? multipart : new URLSearchParams(form);
}

/**
 * Yields to the browser before a read is encrypted and before its answer is decrypted, so that it can draw in between.
 * Each of these steps takes about as long as drawing. Calls that change something are never delayed.
 */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Sent = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: URLSearchParams | FormData;
};
type Given = { readonly headers: Headers; readonly bytes: Uint8Array<ArrayBuffer> };

/** Returns undefined if the bank gave no answer: no network, timeout, or a status that is not the bank's. */
async function answerOf(
  url: string,
  request: Sent,
  watch: CallWatch | undefined,
  hearTime: HearTime,
): Promise<Given | "busy" | undefined> {
  const { body } = request;
  const sentAt = performance.now();
  try {
    const answer =
      watch && body instanceof FormData
        ? await uploaded(url, { ...request, body }, watch)
        : await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === BUSY && answer.headers.has("Retry-After")) return "busy";
    if (!ANSWERED.includes(answer.status)) return undefined;
    hearTime(answer.headers.get("Date"), performance.now() - sentAt);
    return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return undefined;
  }
}

/** The module is loaded when a file is sent, to keep it out of the sign-in page. */
async function uploaded(url: string, request: Sent & { readonly body: FormData }, watch: CallWatch): Promise<Response> {
  const { watchedUpload } = await import("./watched-upload");
  return watchedUpload(url, request, watch, TIMEOUT_MS);
}

/**
 * Content types that are not files: a refusal of a download is a JSON envelope, and HTML comes from a proxy in between.
 */
const NO_FILES: readonly string[] = ["application/json", "text/html", ""];
const isFile = (headers: Headers): boolean => !NO_FILES.includes(mimeTypeOf(headers));
const mimeTypeOf = (headers: Headers): string => headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const fileOf = ({ headers, bytes }: Given): FileAnswer => ({
  fileName: fileNameIn(headers.get("Content-Disposition") ?? ""),
  mimeType: mimeTypeOf(headers),
  bytes,
});

function opened(text: string, cipher: PayloadCipher | undefined, call: SealedCall, requestPayload: string): unknown {
  try {
    if (!cipher) return JSON.parse(text);
    const { [PAYLOAD_FIELD]: payload } = sealed.parse(JSON.parse(text));
    const plain = cipher.openReply(payload, call, requestPayload);
    return plain === undefined ? undefined : JSON.parse(plain);
  } catch {
    return undefined;
  }
}
