import { approvalOf, askFor, atOnce, newDeciders, postingsFor, readyToDecide, succeeded, withBench } from "./bench";
import { violationsIn } from "./ledger-check";

/** What became of decisions at the same instant: as many executions as requests, one winner each, no violation; and calls that had to be sent again. */
export type RaceCount = { requests: number; executions: number; violations: number; unanswered: number };
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
    const count = { requests: 0, executions: 0, violations: 0, unanswered: 0 };
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
      count.unanswered = bench.line.unanswered;
      onRequest?.(count);
    }
    return count;
  });
}
