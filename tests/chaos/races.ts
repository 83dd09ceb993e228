import { approvalOf, askFor, atOnce, newDeciders, postingsFor, readyToDecide, succeeded, withBench } from "./bench";
import { violationsIn } from "./ledger-check";

/**
 * What became of decisions at the same instant: as many executions as requests, one winner each, no violation; calls that were sent again
 * because the bank said it was busy, those that it did not answer at all, and what its log says of both.
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

/** Fifty approvals of one request at once, of ten people who each send five actions of their own. */
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

/** How often the log gave each reason for a call without an answer. */
function reasonsIn(said: readonly string[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  const lines = said.join("").split("\n").slice(0, -1);
  for (const line of lines.filter((each) => each.startsWith("{"))) {
    // The bank's own log, a line of JSON each.
    const { call, error } = JSON.parse(line) as Told;
    const reason = `${call}: ${error?.code ?? error?.message}`;
    if (call) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}
