import { runInAction } from "mobx";
import type { TrailPort } from "../../../application/requests/trail-port";
import type { AskedKind, BankCase, Trail } from "../../../domain/requests/trail";
import { explain } from "../../kit/explain";
import { LoadedStore } from "../../kit/loading/loaded-store";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";

/** Where the money of one payment is, and the question to the bank that is being written. */
export class WhereStore {
  readonly trail: LoadedStore<Trail>;
  /** The kind of question that is being written. */
  asking: AskedKind | undefined;
  message = "";
  isSending = false;
  problem = "";
  /** Whether the answer to the sent question was lost. Then it can only be sent again as it is. */
  isLost = false;
  opened: BankCase | undefined;
  /** The bank's last answer, kept while a newer one loads, and if it fails. */
  private last: Trail | undefined;
  #send: ReturnType<TrailPort["opening"]> | undefined;

  constructor(
    private readonly services: Services,
    readonly paymentId: string,
  ) {
    this.trail = new LoadedStore((failure) => services.log.warn("The stages of a payment did not load", failure));
    makeStore(this);
    void this.load();
  }

  /** The newest answer of the bank. */
  get known(): Trail | undefined {
    return this.trail.value ?? this.last;
  }

  async load(last = this.known): Promise<void> {
    this.last = last;
    await this.trail.load(() => this.services.trail.stages(this.paymentId));
  }

  begin(kind: AskedKind): void {
    if (this.isSending) return;
    this.asking = kind;
    this.message = "";
    this.problem = "";
    this.opened = undefined;
    this.isLost = false;
    this.#send = undefined;
  }

  setMessage(message: string): void {
    this.message = message;
  }

  cancel(): void {
    if (!this.isSending) this.asking = undefined;
  }

  /** Opens the case. After a lost answer the same call is sent again, with its key. */
  async send(): Promise<void> {
    if (!this.asking || this.isSending) return;
    this.isSending = true;
    this.problem = "";
    const { paymentId, asking: kind, message } = this;
    this.#send ??= this.services.trail.opening({ paymentId, kind, message: message.trim() });
    const result = await this.#send();
    runInAction(() => {
      this.isSending = false;
      this.isLost = !result.ok && (result.failure.kind === "unreachable" || result.failure.kind === "unreadable");
      if (!this.isLost) this.#send = undefined;
      if (!result.ok) this.problem = this.isLost ? "" : explain(result.failure);
      else {
        this.opened = result.value;
        this.asking = undefined;
      }
    });
    if (result.ok) await this.load(withCase(this.known, result.value));
  }
}

/** Adds a new case to the bank's last answer, which offers no second one of its kind. */
const withCase = (trail: Trail | undefined, added: BankCase): Trail | undefined =>
  trail && {
    ...trail,
    cases: [added, ...trail.cases.filter(({ number }) => number !== added.number)],
    mayAsk: trail.mayAsk.filter((kind) => kind !== added.kind),
  };
