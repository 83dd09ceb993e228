import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";

/** What of a call is not as the contract says. */
export type Part = "answer" | "cipher" | "envelope" | "headers" | "codes" | "fields";
export type Finding = { readonly part: Part; readonly words: string };

/** How a call went: as documented, refused in the documented way, not as documented, or not made at all. */
type Verdict = "ok" | "refused" | "deviates" | "skipped";
export type CallReport = {
  /** Its name in the contract, such as "accounts.list"; checks that are no call of their own have a sentence. */
  readonly name: string;
  readonly endpoint?: Pick<Endpoint, "method" | "path"> | undefined;
  readonly verdict: Verdict;
  readonly deviations: readonly Finding[];
  /** Worth knowing, and no deviation: the client lives with it. */
  readonly notes: readonly string[];
};

const marks: Readonly<Record<Verdict, string>> = {
  ok: "ok       ",
  refused: "refused  ",
  deviates: "DEVIATES ",
  skipped: "not made ",
};

/** One call, for whoever reads along. */
export function lineOf({ name, endpoint, verdict, deviations, notes }: CallReport): string {
  const call = endpoint ? `${name}  ${endpoint.method} ${endpoint.path}` : name;
  const details = [...deviations.map(({ part, words }) => `${part}: ${words}`), ...notes];
  return [marks[verdict] + call, ...details.map((detail) => `           ${detail}`)].join("\n");
}

export function summaryOf(reports: readonly CallReport[]): string {
  const count = (wanted: Verdict) => reports.filter(({ verdict }) => verdict === wanted).length;
  return `${count("ok")} as documented, ${count("refused")} refused in the documented way, ${count("deviates")} deviate, ${count("skipped")} not made`;
}
