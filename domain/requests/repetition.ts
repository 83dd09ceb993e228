import type { RequestStatus } from "./status";

/** A paid request can be paid again. One that moved no money can be corrected and asked again. */
export type Repetition = "again" | "corrected";

const repetitions: { readonly [S in RequestStatus]: Repetition | undefined } = {
  approved: "again",
  rejected: "corrected",
  recalled: "corrected",
  failed: "corrected",
  pending: undefined,
  inProgress: undefined,
  processing: undefined,
  unknown: undefined,
};

/** Returns how a request can be repeated; undefined while its outcome is open. */
export const repetitionOf = ({ status }: { readonly status: RequestStatus }): Repetition | undefined =>
  repetitions[status];
