import { type Refusal, refuse } from "../core/handler";
import { longFormLimits } from "../limits/limits";
import { ThreadPool } from "../threads/thread-pool";
import { workerProgram } from "../threads/worker-program";
import { workerScripts } from "../threads/worker-scripts";
import type { CallAddress, ReadCall } from "./call-reader";

/** Work for `form-worker.ts`. */
export type LongCall = {
  readonly form: Uint8Array;
  /** Such as `bulkTransfers.pay`. */
  readonly name: string;
  readonly address: CallAddress;
  /** Undefined when bodies are not encrypted. */
  readonly secret: string | undefined;
};
/** The result of a long call; the list that makes the form long is sent after it. */
export type ReadLongCall =
  | { readonly refusal: Refusal }
  | { readonly read: ReadCall; readonly listName: string | undefined };

const BUSY = refuse("Too many files and bulk payments are in progress at the moment. Please try again in a minute.");
const TOO_LARGE = refuse("This payment has too much data to be read.");

const program = workerProgram(workerScripts.form);

/** Decrypts and parses long forms in a thread of their own, one after the other. */
export class LongForms {
  private readonly threads = new ThreadPool<ReadLongCall, unknown>(program, longFormLimits);

  constructor(private readonly secret: string | undefined) {}

  async read(name: string, { method, path, url, params }: CallAddress, form: Buffer): Promise<ReadCall | Refusal> {
    const { secret } = this;
    const call: LongCall = { form, name, address: { method, path, url, params: { ...params } }, secret };
    const result = await this.threads.run("", call, form.buffer instanceof ArrayBuffer ? [form.buffer] : []);
    if ("threadFault" in result) return result.threadFault === "busy" ? BUSY : TOO_LARGE;
    const { head, list } = result;
    if ("refusal" in head) return head.refusal;
    const { read, listName } = head;
    return listName === undefined ? read : { ...read, input: { ...(read.input as object), [listName]: list } };
  }
}
