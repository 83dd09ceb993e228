import type * as z from "zod/mini";
import { codes } from "../../adapters/bank-api/contract/codes";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { type Envelope, envelope } from "../../adapters/bank-api/contract/envelope";
import type { Finding } from "./finding";

/** The result of checking an opened answer; `reply` is set if the contract's schema accepts it. */
export type Examined = {
  readonly deviations: readonly Finding[];
  readonly notes: readonly string[];
  readonly envelope?: Envelope;
  readonly reply?: unknown;
};

const KNOWN_CODES: ReadonlySet<number> = new Set(Object.values(codes));

/** Checks an answer with the schemas that the client uses. */
export function examine(endpoint: Endpoint, answer: unknown): Examined {
  const wrapped = envelope.safeParse(answer);
  if (!wrapped.success) return { deviations: issuesOf(wrapped.error, answer, "envelope"), notes: [] };
  const { code, description } = wrapped.data;
  const isUnknown = !KNOWN_CODES.has(code);
  const unknown: Finding = {
    part: "codes",
    words: `${code} is none of contract/codes.ts: the client takes it for a failure`,
  };
  if (code !== codes.success) {
    const notes = [`code ${code}: ${description || "no description, so the client says words of its own"}`];
    return { deviations: isUnknown ? [unknown] : [], notes, envelope: wrapped.data };
  }
  const reply = endpoint.reply.safeParse(answer);
  if (!reply.success) return { deviations: issuesOf(reply.error, answer, "fields"), notes: [], envelope: wrapped.data };
  return { deviations: [], notes: [], envelope: wrapped.data, reply: reply.data };
}

/** Names the field and the received type but never the value, because these lines are saved and shared. */
function issuesOf(error: z.core.$ZodError, answer: unknown, part: "envelope" | "fields"): Finding[] {
  return error.issues.map((issue) => {
    const place = issue.path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    const name = place.replace(/^\./, "") || "the answer";
    const wanted = "expected" in issue ? String(issue.expected) : issue.code.replaceAll("_", " ");
    return { part, words: `${name}: ${kindOf(at(answer, issue.path))} instead of ${wanted}` };
  });
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  // A step into a value that is not an object yields undefined.
  path.reduce<unknown>((held, step) => (held as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
