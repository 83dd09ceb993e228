import type { Request, Response } from "express";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import { BODY_BYTES_MAX, type Endpoint } from "../../contract/endpoint";
import { isRefusal, type Refusal } from "../core/handler";
import type { LargeBodies, Sender } from "./large-bodies";
import { type LongForm, type Received, receive, type Unreadable } from "./receive";

/** Number of characters of a payload that an answer is bound to (`contract/cipher.ts`). */
const BOUND_LENGTH = 44;
const PAYLOAD_START = Buffer.from(`${PAYLOAD_FIELD}=`);

export const isLongForm = (received: object): received is LongForm => "longForm" in received;
export const isUnreadable = (received: object): received is Unreadable => "unreadable" in received;

/**
 * The body of one call. It stays in the socket until a step of the call reads it, so a refused call costs no memory.
 */
export class CallBody {
  private received: Promise<Received> | undefined;
  private longPayload: string | undefined;
  private release: (() => void) | undefined;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly endpoint: Endpoint,
  ) {}

  private get bytesMax(): number {
    return this.endpoint.bytesMax ?? BODY_BYTES_MAX;
  }

  /** The declared length of the body, or the maximum if none is declared. */
  private get bytes(): number {
    const declared = Number(this.request.headers["content-length"] ?? this.bytesMax);
    return Math.min(declared, this.bytesMax);
  }

  /** Whether the body can be longer than the usual limit of a call. */
  private get isLarge(): boolean {
    return this.bytes > BODY_BYTES_MAX;
  }

  /** Waits until the memory for a large body is available. Returns undefined once the body may be read. */
  async admit(bodies: LargeBodies, sender: Sender): Promise<Refusal | undefined> {
    if (!this.isLarge) return undefined;
    const admitted = await bodies.admit(sender, this.bytes);
    if (isRefusal(admitted)) return admitted;
    this.release = admitted;
    return undefined;
  }

  /** Releases the memory of a large body after the call has been answered. */
  close(): void {
    this.release?.();
    this.release = undefined;
  }

  /** Reads the whole body into memory, once. */
  read(): Promise<Received> {
    this.received ??= receive(this.request, this.response, this.endpoint).then((received) => {
      // The bytes are transferred to another thread.
      if (isLongForm(received)) this.longPayload = endOf(received.longForm, received.longForm);
      return received;
    });
    return this.received;
  }

  /**
   * Returns the payload that the answer is bound to, or its end. A large body that no step has read is received without
   * being stored.
   */
  async payload(): Promise<string | Unreadable> {
    if (this.received || !this.isLarge) {
      const received = await this.read();
      if (isUnreadable(received)) return received;
      if (isLongForm(received)) return this.longPayload ?? "";
      return isRefusal(received) ? "" : (received.fields[PAYLOAD_FIELD] ?? "");
    }
    return this.endpoint.encoding === "multipart" ? "" : endOfPayload(this.request, this.bytesMax);
  }
}

/** Receives a form of any length in constant memory and returns the end of its payload. */
async function endOfPayload(request: Request, bytesMax: number): Promise<string | Unreadable> {
  let length = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bytesMax) return { unreadable: 413 };
      if (head.length < PAYLOAD_START.length) head = Buffer.concat([head, chunk.subarray(0, PAYLOAD_START.length)]);
      tail = Buffer.concat([tail, chunk.subarray(-BOUND_LENGTH)]).subarray(-BOUND_LENGTH);
    }
  } catch {
    // The connection broke before the end of the body, so the answer reaches no client.
    return { unreadable: 400 };
  }
  return endOf(head, tail);
}

/** Returns the end of the payload in a form, given the start and the end of the form; "" if the form has no payload. */
function endOf(head: Buffer, tail: Buffer): string {
  const isPayload = head.subarray(0, PAYLOAD_START.length).equals(PAYLOAD_START);
  return isPayload ? (/[\w-]*$/.exec(tail.subarray(-BOUND_LENGTH).toString("latin1"))?.[0] ?? "") : "";
}
