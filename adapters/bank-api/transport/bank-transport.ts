import * as z from "zod/mini";
import type { ProgressControl } from "../../../application/payments/bulk-payments-port";
import type { FileAnswer } from "../../../contract/answers";
import { PAYLOAD_FIELD } from "../../../contract/cipher";
import { codes } from "../../../contract/codes";
import type { Configuration } from "../../../contract/configuration";
import type { Endpoint } from "../../../contract/endpoint";
import {
  deviceIdHeader,
  fixedHeaders,
  idempotencyKeyHeader,
  intentHeader,
  requestIdHeader,
  sessionIdHeader,
} from "../../../contract/headers";
import { fail, ok, type Result } from "../../../domain/result";
import { randomId } from "../../browser/random-id";
import { type CallFields, type EncodedCall, encode } from "./encoding";
import { fileNameIn } from "./file-name";
import type { CallReference, PayloadCipher } from "./payload-cipher";

const FORM_TYPE = "application/x-www-form-urlencoded;charset=UTF-8";
/** The longest time that the specification allows for a call (1, section 9). */
const TIMEOUT_MS = 200_000;
/** The bank answers with these statuses only; others come from a proxy in between (specification 1, section 7). */
const ANSWER_STATUSES: readonly number[] = [200, 401];

const encryptedAnswer = z.looseObject({ [PAYLOAD_FIELD]: z.string() });

/**
 * A bank that is too busy for a call answers with this status and `Retry-After`; the outcome of the call is then
 * unknown.
 */
const BUSY = 503;

export type NoAnswer = { readonly kind: "unreachable"; readonly isBusy?: true } | { readonly kind: "unreadable" };

/**
 * Headers of this project in addition to a call's fields (docs/decisions/confirmed-calls.md), and the
 * observer of an upload.
 */
export type CallHeaders = {
  readonly idempotencyKey?: string;
  readonly intent?: string | undefined;
  readonly progress?: ProgressControl | undefined;
};

/** Receives the `Date` header of an answer of the bank, and the milliseconds between request and answer. */
export type DateHeaderListener = (date: string | null, roundTripMs: number) => void;

export type TransportDependencies = {
  readonly configuration: () => Promise<Configuration>;
  readonly cipherOf: (secret: string) => PayloadCipher | Promise<PayloadCipher>;
  readonly deviceId: () => Promise<string>;
  readonly sessionId: () => string;
  readonly onDateHeader: DateHeaderListener;
};

/** Sends a call and decrypts its answer. Others interpret the answer. */
export class BankTransport {
  private connection: { readonly apiBasePath: string; readonly cipher: PayloadCipher | undefined } | undefined;

  constructor(private readonly dependencies: TransportDependencies) {}

  async send(endpoint: Endpoint, input: CallFields, headers: CallHeaders): Promise<Result<unknown, NoAnswer>> {
    const connection = await this.connect();
    if (!connection) return fail({ kind: "unreachable" });
    const encoded = encode(endpoint, input);
    const { form, path, query } = encoded;
    const call: CallReference = { method: endpoint.method, path };
    const payload = form === undefined || !connection.cipher ? "" : await connection.cipher.sealRequest(form, call);
    const body = bodyOf(encoded, payload);
    const request = {
      method: endpoint.method,
      headers: { ...(await this.headers(headers)), ...(typeof body === "string" && { "Content-Type": FORM_TYPE }) },
      ...(body && { body }),
    };
    const received = await answerOf(
      connection.apiBasePath + path + query,
      request,
      headers.progress,
      this.dependencies.onDateHeader,
    );
    if (received === "busy") return fail({ kind: "unreachable", isBusy: true });
    if (received === undefined) return fail({ kind: "unreachable" });
    if (endpoint.answer === "file" && isFile(received.headers)) return ok({ code: codes.success, ...fileOf(received) });
    const answer = await decryptAnswer(new TextDecoder().decode(received.bytes), connection.cipher, call, payload);
    return answer === undefined ? fail({ kind: "unreadable" }) : ok(answer);
  }

  /** Fetches in advance what the first call needs. Failures are ignored here, because that call reports them. */
  async prepare(): Promise<void> {
    await Promise.allSettled([this.connect(), this.dependencies.deviceId()]);
  }

  deviceId(): Promise<string> {
    return this.dependencies.deviceId();
  }

  private async connect() {
    try {
      const { apiBasePath, payloadSecret, isEncrypted = true } = await this.dependencies.configuration();
      this.connection ??= {
        apiBasePath,
        cipher: isEncrypted ? await this.dependencies.cipherOf(payloadSecret) : undefined,
      };
      return this.connection;
    } catch {
      return undefined;
    }
  }

  private async headers({ idempotencyKey, intent }: CallHeaders): Promise<Record<string, string>> {
    return {
      ...fixedHeaders,
      [deviceIdHeader]: await this.dependencies.deviceId(),
      [sessionIdHeader]: this.dependencies.sessionId(),
      [requestIdHeader]: randomId(),
      ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      ...(intent && { [intentHeader]: intent }),
    };
  }
}

/** Forms are texts, because fetching parameters of 7 MB blocks the page for a second. A payload needs no escapes. */
function bodyOf({ form, multipart }: EncodedCall, payload: string): string | FormData | undefined {
  return payload ? `${PAYLOAD_FIELD}=${payload}` : (form ?? multipart);
}

type HttpRequest = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
};
type HttpAnswer = { readonly headers: Headers; readonly bytes: Uint8Array<ArrayBuffer> };

/** Returns undefined if the bank gave no answer: no network, timeout, or a status that is not the bank's. */
async function answerOf(
  url: string,
  request: HttpRequest,
  progress: ProgressControl | undefined,
  onDateHeader: DateHeaderListener,
): Promise<HttpAnswer | "busy" | undefined> {
  const { body } = request;
  const sentAt = performance.now();
  try {
    const answer =
      progress && body instanceof FormData
        ? await upload(url, { ...request, body }, progress)
        : await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === BUSY && answer.headers.has("Retry-After")) return "busy";
    if (!ANSWER_STATUSES.includes(answer.status)) return undefined;
    onDateHeader(answer.headers.get("Date"), performance.now() - sentAt);
    return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return undefined;
  }
}

/** The module is loaded when a file is sent, to keep it out of the sign-in page. */
async function upload(
  url: string,
  request: HttpRequest & { readonly body: FormData },
  progress: ProgressControl,
): Promise<Response> {
  const { uploadWithProgress } = await import("./upload-with-progress");
  return uploadWithProgress(url, request, progress, TIMEOUT_MS);
}

/**
 * Content types that are not files: a refusal of a download is a JSON envelope, and HTML comes from a proxy in between.
 */
const NO_FILE_TYPES: readonly string[] = ["application/json", "text/html", ""];
const isFile = (headers: Headers): boolean => !NO_FILE_TYPES.includes(mimeTypeOf(headers));
const mimeTypeOf = (headers: Headers): string => headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const fileOf = ({ headers, bytes }: HttpAnswer): FileAnswer => ({
  fileName: fileNameIn(headers.get("Content-Disposition") ?? ""),
  mimeType: mimeTypeOf(headers),
  bytes,
});

async function decryptAnswer(
  text: string,
  cipher: PayloadCipher | undefined,
  call: CallReference,
  requestPayload: string,
): Promise<unknown> {
  try {
    if (!cipher) return JSON.parse(text);
    const { [PAYLOAD_FIELD]: payload } = encryptedAnswer.parse(JSON.parse(text));
    const plain = await cipher.openReply(payload, call, requestPayload);
    return plain === undefined ? undefined : JSON.parse(plain);
  } catch {
    return undefined;
  }
}
