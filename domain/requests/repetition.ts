import type { BankRequest } from "./request";
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

/** Returns how a request can be repeated; undefined while its outcome is open, and for a bill, which is paid once. */
export function repetitionOf({ status, category }: Pick<BankRequest, "status" | "category">): Repetition | undefined {
  const repetition = repetitions[status];
  const isBill = category === "ghanaGov" || category === "ssnit";
  return isBill && repetition === "again" ? undefined : repetition;
}
