import * as z from "zod/mini";
import { contractVersion } from "../../../contract/description/version";
import type { CallReport } from "../finding";

const finding = z.object({
  part: z.enum(["answer", "cipher", "envelope", "headers", "codes", "fields", "relations", "behaviour"]),
  place: z.optional(z.string()),
  expected: z.string(),
  came: z.string(),
  specification: z.string(),
  effect: z.enum(["unreadable", "tolerated", "misleading"]),
});
const savedCall = z.object({
  name: z.string(),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  verdict: z.enum(["ok", "refused", "deviates", "skipped"]),
  deviations: z.array(finding),
  notes: z.array(z.string()),
  exchange: z.optional(z.unknown()),
});
/** The file `report.json` of a run. It contains no secret and no value of a customer. */
const savedReport = z.object({
  contract: z.string(),
  bank: z.string(),
  at: z.string(),
  calls: z.array(savedCall),
});
export type SavedReport = z.output<typeof savedReport>;

export const toSavedReport = (bank: string, at: Date, reports: readonly CallReport[]): SavedReport => ({
  contract: contractVersion,
  bank,
  at: at.toISOString(),
  calls: reports.map(({ name, endpoint, verdict, deviations, notes, exchange }) => ({
    name,
    method: endpoint?.method,
    path: endpoint?.path,
    verdict,
    deviations: deviations.map((found) => ({ ...found })),
    notes: [...notes],
    exchange,
  })),
});

/** @throws if the text is no report */
export function readSavedReport(text: string, file: string): SavedReport {
  const read = savedReport.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${file} is no report of verify-bank.`);
  return read.data;
}
