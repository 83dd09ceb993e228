import { picklesOf } from "../lessons/pickles";
import { proofsOf, readAcceptanceRecord, rowTexts } from "./acceptance-record";
import { joinRequirements } from "./requirement-report";
import { type Requirement, readRegister } from "./requirements";
import { featureFiles } from "./selection";
import { addSignOff, nearestRows, readSignOffs, rowsNamed, type SignOff, writeSignOffs } from "./sign-offs";
import { writeAcceptance } from "./write-acceptance";

/** A decision about a row or an area, before it is known which rows it covers. */
export type Decision = Omit<SignOff, "rows" | "version">;

export type Signed = {
  readonly signed: readonly (Requirement & { readonly proofs: readonly string[] })[];
  /** Rows that were not accepted, because they are not proved. */
  readonly left: readonly Requirement[];
};

/**
 * Signs off a row or an area of the last run, and writes the page of requirements again. Only proved rows can be
 * accepted; any row can be rejected.
 * @returns why nothing was signed, or the rows
 */
export async function signRows(decision: Decision): Promise<{ readonly why: string } | Signed> {
  const register = readRegister();
  const named = rowsNamed(decision.of, register);
  if (named.length === 0)
    return {
      why: `“${decision.of}” is no row and no area. Nearest: ${nearestRows(decision.of, register).join(", ")}.`,
    };
  const record = readAcceptanceRecord();
  if (!record) return { why: "There is no run to sign: `npm run features` makes one." };
  const pickles = await picklesOf(featureFiles());
  const { results } = joinRequirements(register, proofsOf(record, pickles));
  const isSignable = ({ id, verify }: Requirement) =>
    decision.verdict === "rejected" || verify === "none" || results[id]?.status === "proved";
  const signed = named.filter(isSignable).map((row) => ({ ...row, proofs: results[row.id]?.scenarios ?? [] }));
  const left = named.filter((row) => !isSignable(row));
  if (signed.length > 0) {
    const texts = rowTexts(register, pickles);
    const rows = Object.fromEntries(signed.map(({ id }) => [id, texts[id] ?? ""]));
    writeSignOffs(addSignOff(readSignOffs(), { ...decision, version: record.lastRun.of ?? "", rows }));
    writeAcceptance(record, pickles);
  }
  return { signed, left };
}
