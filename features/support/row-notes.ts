import type { AcceptanceRecord, DatedProof } from "./acceptance-record";
import type { ProofStatus, RequirementReport } from "./requirement-report";
import { idsNamedBy, type Requirement } from "./requirements";
import { latestSignOffs, type RowSignOff, type SignOff } from "./sign-offs";

export const rowMarks = [
  "newer",
  "newly-red",
  "newly-proved",
  "texts-changed",
  "signed-off",
  "rejected",
  "void",
] as const;
/** Something to look at in a row: what changed since the full run before, and its sign-off. */
export type RowMark = (typeof rowMarks)[number];

export type RowNotes = {
  readonly marks: readonly RowMark[];
  /** Time of the newest proof that ran after the last full run, as an ISO text. */
  readonly newerAt?: string | undefined;
  readonly signOff?: RowSignOff | undefined;
};

const isRed = (status: ProofStatus): boolean => status !== "proved";

/** Compares each row with the full run before, and joins its sign-off. */
export function notesOf(
  register: readonly Requirement[],
  report: RequirementReport,
  { fullRun, comparedWith }: Pick<AcceptanceRecord, "fullRun" | "comparedWith">,
  { proofs, texts, signOffs }: Evidence,
): ReadonlyMap<string, RowNotes> {
  const newer = newestAfter(fullRun?.at, proofs);
  const signed = latestSignOffs(signOffs, texts);
  return new Map(
    register.map(({ id, verify }) => {
      const before = comparedWith?.rows[id];
      const status = report.results[id]?.status ?? "unproved";
      const needsProof = verify !== "none";
      const newerAt = newer.get(id);
      const signOff = signed.get(id);
      const marks: readonly (RowMark | false)[] = [
        newerAt !== undefined && "newer",
        needsProof && before !== undefined && !isRed(before.status) && isRed(status) && "newly-red",
        comparedWith !== undefined && !(before && !isRed(before.status)) && !isRed(status) && "newly-proved",
        before !== undefined && before.texts !== texts[id] && "texts-changed",
        signOff !== undefined && markOf(signOff),
      ];
      return [id, { marks: marks.filter((mark) => mark !== false), newerAt, signOff }];
    }),
  );
}

/** The mark of a sign-off. */
export const markOf = ({ isVoid, verdict }: RowSignOff): RowMark =>
  isVoid ? "void" : verdict === "rejected" ? "rejected" : "signed-off";

type Evidence = {
  readonly proofs: readonly DatedProof[];
  /** Digests by row, as of now; see `rowTexts`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly signOffs: readonly SignOff[];
};

function newestAfter(time: string | undefined, proofs: readonly DatedProof[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  if (time === undefined) return newest;
  for (const { tags, at } of proofs)
    for (const id of at > time ? tags.flatMap(idsNamedBy) : []) if (at > (newest.get(id) ?? "")) newest.set(id, at);
  return newest;
}
