import type { ReplyOf } from "../../../contract/endpoint";
import type { payments } from "../../../contract/payments";
import type { requests } from "../../../contract/requests";
import type {
  AskedChanges,
  ChangeConfirmation,
  ChangedAccounts,
  StatedChanges,
} from "../../../domain/payments/changed-account";
import { toMoment } from "../values/dates";

type Asked = ReplyOf<typeof payments.same>["changedAccounts"];
type Stated = ReplyOf<typeof requests.review>["changedAccounts"];

/** Returns undefined if there are none, and for a bank that does not state them. */
export function toAskedChanges(wire: Asked): AskedChanges | undefined {
  const changed = wire ? toChangedAccounts(wire) : undefined;
  return changed && { ...changed, isNoteRequired: String(wire?.isNoteRequired) === "true" };
}

export function toStatedChanges(wire: Stated): StatedChanges | undefined {
  const changed = wire ? toChangedAccounts(wire) : undefined;
  return changed && { ...changed, confirmation: { by: wire?.confirmedBy ?? "", phone: wire?.confirmedPhone ?? "" } };
}

function toChangedAccounts({ count, payees }: NonNullable<Stated>): ChangedAccounts | undefined {
  const [first, ...others] = payees.map(({ lastPaidDate, row, timesPaid, ...names }) => ({
    row,
    timesPaid,
    payeeName: names.payeeName,
    payeeNumber: names.payeeNumber,
    knownName: names.knownName,
    knownNumber: names.knownNumber,
    lastPaidOn: toMoment(lastPaidDate ?? ""),
  }));
  return first && { count, payees: [first, ...others] };
}

/** The fields of a payment whose user states who confirmed other accounts. */
export const changeFields = ({ changeNote }: { readonly changeNote?: ChangeConfirmation | undefined }) =>
  changeNote ? { changeConfirmedBy: changeNote.by, changeConfirmedPhone: changeNote.phone } : {};
