import type { Endpoint } from "../../contract/endpoint";
import type { MaskedExchange } from "./mask";

/** The part of a call that deviates from the contract. */
export type Part = "answer" | "cipher" | "envelope" | "headers" | "codes" | "fields" | "relations" | "behaviour";
/** The effect on the client: it cannot read the answer, it shows the rest, or it would show something wrong. */
export type Effect = "unreadable" | "tolerated" | "misleading";
export type Finding = {
  readonly part: Part;
  /** Field of the answer, such as `accounts[0].currency`; absent for the whole answer. */
  readonly place?: string | undefined;
  readonly expected: string;
  readonly came: string;
  /** Document and section of the specification that asks for it. */
  readonly specification: string;
  readonly effect: Effect;
};

/** Result of a call: as documented, refused in the documented way, deviating, or not made. */
type Verdict = "ok" | "refused" | "deviates" | "skipped";
export type CallReport = {
  /** Name in the contract, such as "accounts.list", with what it asked about; or a sentence for checks of behaviour. */
  readonly name: string;
  readonly endpoint?: Endpoint | undefined;
  readonly verdict: Verdict;
  readonly deviations: readonly Finding[];
  /** Remarks that are not deviations. */
  readonly notes: readonly string[];
  /** The last exchange of the check. */
  readonly exchange?: MaskedExchange | undefined;
};

const marks: Readonly<Record<Verdict, string>> = {
  ok: "ok       ",
  refused: "refused  ",
  deviates: "DEVIATES ",
  skipped: "not made ",
};
export const effects: Readonly<Record<Effect, string>> = {
  unreadable: "the client cannot read the answer",
  tolerated: "the client tolerates it",
  misleading: "the client would mislead its user",
};

/** Describes a deviation: the field, what came, what was expected and why. Values are masked. */
export function wordsOf({ place, came, expected, specification, effect }: Finding): string {
  const subject = place ? `${place}: ` : "";
  return `${subject}${came}; expected ${expected} (specification ${specification}); ${effects[effect]}`;
}

/** Formats one call as a line of output. */
export function lineOf({ name, endpoint, verdict, deviations, notes }: CallReport): string {
  const call = endpoint ? `${name}  ${endpoint.method} ${endpoint.path}` : name;
  const details = [...deviations.map((found) => `${found.part}: ${wordsOf(found)}`), ...notes];
  return [marks[verdict] + call, ...details.map((detail) => `           ${detail}`)].join("\n");
}

export function summaryOf(reports: readonly CallReport[]): string {
  const count = (wanted: Verdict) => reports.filter(({ verdict }) => verdict === wanted).length;
  return `${count("ok")} as documented, ${count("refused")} refused in the documented way, ${count("deviates")} deviate, ${count("skipped")} not made`;
}
