import {
  approvalOf,
  askFor,
  atOnce,
  type Bench,
  newDeciders,
  newRequest,
  postingsFor,
  readyToDecide,
  succeeded,
  withBench,
} from "./bench";
import type { Crew } from "./crew";
import { History } from "./history";
import { HistoryChecker, noFindings, type Verdict } from "./verdict";

/**
 * Result of approvals in parallel. Each request has one execution, and all findings are 0.
 * The log of the bank gives the reasons of calls without a usable answer.
 */
export type RaceCount = Verdict & {
  requests: number;
  /** Journal entries of these requests, of which each request has one. */
  executions: number;
  /** Requests with none or several successful approvals. */
  violations: number;
  /** Calls that were sent again because the bank reported overload (HTTP 503). */
  busy: number;
  /** Calls that were sent again because no answer arrived. */
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
const REQUESTS_OF_A_CREW = 50;
/** In pesewas, of the account that pays. */
const OPENING = 500_000_000;

/** Sends fifty approvals of one request in parallel: ten users send five actions each. */
export function approvalRaces({ program, requests, onRequest }: Campaign): Promise<RaceCount> {
  return withBench(program, async (bench) => {
    const count: RaceCount = {
      requests: 0,
      executions: 0,
      violations: 0,
      busy: 0,
      unanswered: 0,
      reasons: {},
      ...noFindings(),
    };
    let race = await newRace(bench, count);
    while (count.requests < requests) {
      if (count.requests > 0 && count.requests % REQUESTS_OF_A_CREW === 0) race = await newRace(bench, count);
      await approveInParallel(bench, race, count);
      count.requests += 1;
      const isLast = count.requests % REQUESTS_OF_A_CREW === 0 || count.requests === requests;
      await race.checker.check(bench.db, isLast);
      count.busy = bench.line.busy;
      count.unanswered = bench.line.unanswered;
      count.reasons = reasonsIn(bench.said);
      onRequest?.(count);
    }
    return count;
  });
}

type Race = { readonly crew: Crew; readonly checker: HistoryChecker };

async function newRace({ db }: Bench, count: RaceCount): Promise<Race> {
  const crew = await newDeciders(db, AUTHORIZERS);
  const history = new History();
  history.open(crew.accounts, OPENING);
  return { crew, checker: new HistoryChecker(history, count) };
}

/** Records each approval as a call that sends the payment of the request. */
async function approveInParallel(bench: Bench, { crew, checker }: Race, count: RaceCount): Promise<void> {
  const request = newRequest(crew);
  const id = await askFor(bench, crew, request);
  const meant = approvalOf(crew, id);
  const deciders = crew.people.slice(1);
  const approvals = await readyToDecide(
    bench,
    deciders.map((person) => ({ person, meant })),
  );
  const recorded = approvals.map((approve) => () => checker.history.record(request.intended, approve, id));
  const answers = await atOnce(Array.from({ length: APPROVALS_OF_EACH }, () => recorded).flat());
  count.executions += await postingsFor(bench, id);
  if (succeeded(answers).length !== 1) count.violations += 1;
}

type LogLine = { readonly call?: string; readonly error?: { readonly code?: string; readonly message?: string } };

/** Returns how often the log gave each reason for a call without an answer. */
function reasonsIn(said: readonly string[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  const lines = said.join("").split("\n").slice(0, -1);
  for (const line of lines.filter((each) => each.startsWith("{"))) {
    // A line of JSON of the bank's own log.
    const { call, error } = JSON.parse(line) as LogLine;
    const reason = `${call}: ${error?.code ?? error?.message}`;
    if (call) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}
