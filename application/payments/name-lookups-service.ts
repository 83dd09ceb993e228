import type { PayeeKey } from "../../domain/payments/listed-name";
import type { BankFailure } from "../ports/bank-failure";
import type { KnownNames } from "./known-names";
import { findPayee, type PayeeLookups } from "./payee-lookup";

/** Why a run of lookups ended. `busy`: the bank kept asking to try again later. */
export type LookupsEnd = "done" | "cancelled" | "busy" | "unreachable" | "sessionEnded";

export type LookupsControl = {
  readonly signal: AbortSignal;
  /** Called after each answer. */
  readonly onAnswer: () => void;
  /** Called when the bank asks to try again later, and when it answers again. */
  readonly onSlow: (isSlow: boolean) => void;
};

/** Lookups begin this far apart: 800 a minute, so that forms can look up too (the mock bank allows 1,200). */
export const PACE_MS = 75;
/** The slowest pace after a bank has asked for a pause. */
const SLOWEST_PACE_MS = 1200;
/** Each answer brings the next lookup a little nearer again. */
const RECOVERY = 0.95;
const IN_PARALLEL = 4;
/** Pauses before a lookup is repeated. After the last one the run ends, and can be resumed. */
const BUSY_PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000, 60_000] as const;
const LOST_PAUSES_MS = [1_000, 4_000] as const;
/** The documents have no code for a bank that limits lookups (spec gaps), so its text decides. */
const ASKS_TO_WAIT = /try (it )?again|too many|later|busy/i;

/**
 * Looks up the names of many payees at a pace that the bank accepts, a few at the same time. Answers are kept in
 * {@link KnownNames}.
 */
export class NameLookupsService {
  /** All runs of the page share the pace. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly lookups: PayeeLookups,
    private readonly names: KnownNames,
  ) {}

  async run(payees: readonly PayeeKey[], control: LookupsControl): Promise<LookupsEnd> {
    const run = { left: payees.values(), pace: PACE_MS, end: undefined as LookupsEnd | undefined };
    await Promise.all(Array.from({ length: IN_PARALLEL }, () => this.work(run, control)));
    await this.names.save();
    return control.signal.aborted ? "cancelled" : (run.end ?? "done");
  }

  /** Looks up one payee after the other, until none is left or the run ends. */
  private async work(run: Run, control: LookupsControl): Promise<void> {
    for (const payee of run.left) {
      const end = await this.lookUp(payee, run, control);
      if (control.signal.aborted) return;
      if (end) run.end ??= end;
      if (run.end) return;
      control.onAnswer();
    }
  }

  /** Repeats a lookup that the bank put off, or whose answer was lost. Returns why the run must end, if so. */
  private async lookUp(payee: PayeeKey, run: Run, { signal, onSlow }: LookupsControl): Promise<LookupsEnd | undefined> {
    let [busy, lost] = [0, 0];
    while (!signal.aborted && !run.end) {
      await this.takeTurn(run.pace, signal);
      if (signal.aborted || run.end) return undefined;
      const answer = await findPayee(this.lookups, payee);
      const failure = answer.ok ? undefined : kindOf(answer.failure);
      if (failure === "sessionEnded") return failure;
      if (failure === undefined || failure === "notFound") {
        if (busy > 0) onSlow(false);
        run.pace = Math.max(PACE_MS, run.pace * RECOVERY);
        this.names.add(payee, (answer.ok && answer.value?.name) || "", answer.ok ? "" : reasonOf(answer.failure));
        return undefined;
      }
      const pause = failure === "busy" ? BUSY_PAUSES_MS[busy++] : LOST_PAUSES_MS[lost++];
      if (pause === undefined) return failure;
      if (failure === "busy") {
        run.pace = Math.min(run.pace * 2, SLOWEST_PACE_MS);
        onSlow(true);
      }
      await wait(pause, signal);
    }
    return undefined;
  }

  private async takeTurn(pace: number, signal: AbortSignal): Promise<void> {
    const turn = this.#turn;
    this.#turn = turn.then(() => wait(pace, signal));
    await turn;
  }
}

type Run = { readonly left: Iterable<PayeeKey>; pace: number; end: LookupsEnd | undefined };

function kindOf(failure: BankFailure): "busy" | "unreachable" | "sessionEnded" | "notFound" {
  switch (failure.kind) {
    case "sessionEnded":
      return "sessionEnded";
    case "refused":
      return ASKS_TO_WAIT.test(failure.message ?? "") ? "busy" : "notFound";
    case "unreachable":
      return failure.isBusy ? "busy" : "unreachable";
    case "unreadable":
      return "unreachable";
  }
}

const reasonOf = (failure: BankFailure): string => (failure.kind === "refused" ? (failure.message ?? "") : "");

/** Waits, or returns early if the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", end);
  });
}
