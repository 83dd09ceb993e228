import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";

/** The part of a call that deviates from the contract. */
export type Part = "answer" | "cipher" | "envelope" | "headers" | "codes" | "fields";
export type Finding = { readonly part: Part; readonly words: string };

/** Result of a call: as documented, refused in the documented way, deviating, or not made. */
type Verdict = "ok" | "refused" | "deviates" | "skipped";
export type CallReport = {
  /** Name in the contract, such as "accounts.list", or a sentence for checks that are not calls. */
  readonly name: string;
  readonly endpoint?: Pick<Endpoint, "method" | "path"> | undefined;
  readonly verdict: Verdict;
  readonly deviations: readonly Finding[];
  /** Remarks that are not deviations, because the client handles them. */
  readonly notes: readonly string[];
};

const marks: Readonly<Record<Verdict, string>> = {
  ok: "ok       ",
  refused: "refused  ",
  deviates: "DEVIATES ",
  skipped: "not made ",
};

/** Formats one call as a line of output. */
export function lineOf({ name, endpoint, verdict, deviations, notes }: CallReport): string {
  const call = endpoint ? `${name}  ${endpoint.method} ${endpoint.path}` : name;
  const details = [...deviations.map(({ part, words }) => `${part}: ${words}`), ...notes];
  return [marks[verdict] + call, ...details.map((detail) => `           ${detail}`)].join("\n");
}

export function summaryOf(reports: readonly CallReport[]): string {
  const count = (wanted: Verdict) => reports.filter(({ verdict }) => verdict === wanted).length;
  return `${count("ok")} as documented, ${count("refused")} refused in the documented way, ${count("deviates")} deviate, ${count("skipped")} not made`;
}
