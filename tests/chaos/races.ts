import { approvalOf, askFor, atOnce, newDeciders, postingsFor, readyToDecide, succeeded, withBench } from "./bench";
import { violationsIn } from "./ledger-check";

/**
 * The outcome of parallel decisions. There must be as many executions as requests, one winner each, and no violation.
 * Also counts calls repeated because the bank was busy, calls without an answer, and the reasons in its log.
 */
export type RaceCount = {
  requests: number;
  executions: number;
  violations: number;
  busy: number;
  unanswered: number;
  reasons: Readonly<Record<string, number>>;
};
type Campaign = {
  readonly program: string;
  readonly requests: number;
  readonly onRequest?: (count: RaceCount) => void;
};

const AUTHORIZERS = 10;
const APPROVALS_OF_EACH = 5;
const AUDITED_EVERY = 50;

/** Sends fifty approvals of one request in parallel: ten users send five actions each. */
export function approvalRaces({ program, requests, onRequest }: Campaign): Promise<RaceCount> {
  return withBench(program, async (bench) => {
    const count: RaceCount = { requests: 0, executions: 0, violations: 0, busy: 0, unanswered: 0, reasons: {} };
    let crew = await newDeciders(bench.db, AUTHORIZERS);
    while (count.requests < requests) {
      if (count.requests % AUDITED_EVERY === 0) crew = await newDeciders(bench.db, AUTHORIZERS);
      const id = await askFor(bench, crew);
      const meant = approvalOf(crew, id);
      const approvals = await readyToDecide(
        bench,
        crew.people.slice(1).map((person) => ({ person, meant })),
      );
      const answers = await atOnce(Array.from({ length: APPROVALS_OF_EACH }, () => approvals).flat());
      count.requests += 1;
      count.executions += await postingsFor(bench, id);
      if (succeeded(answers).length !== 1) count.violations += 1;
      if (count.requests % AUDITED_EVERY === 0 || count.requests === requests)
        count.violations += (await violationsIn(bench.line)).length;
      count.busy = bench.line.busy;
      count.unanswered = bench.line.unanswered;
      count.reasons = reasonsIn(bench.said);
      onRequest?.(count);
    }
    return count;
  });
}

type Told = { readonly call?: string; readonly error?: { readonly code?: string; readonly message?: string } };

/** Returns how often the log gave each reason for a call without an answer. */
function reasonsIn(said: readonly string[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  const lines = said.join("").split("\n").slice(0, -1);
  for (const line of lines.filter((each) => each.startsWith("{"))) {
    // A line of JSON of the bank's own log.
    const { call, error } = JSON.parse(line) as Told;
    const reason = `${call}: ${error?.code ?? error?.message}`;
    if (call) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}
