import type { InputOf, ReplyOf } from "../../../contract/endpoint";
import type { ListedValue } from "../../../contract/listed-values";
import type { payments } from "../../../contract/payments";
import type { requests } from "../../../contract/requests";
import { dayAt } from "../../../domain/calendar";
import type {
  CheckedList,
  CheckedPayee,
  ListNames,
  NameCheck,
  NameMatch,
  OtherName,
} from "../../../domain/payments/name-check";
import { transferTypeOf } from "../beneficiaries/map-beneficiaries";
import { toMoment, wireDay } from "../values/dates";
import { toNameMatch } from "../values/read-listed";

type LimitsInput = InputOf<typeof payments.limits>;

export const payeeFields = ({ kind, place, number }: CheckedPayee) =>
  ({ payeeType: payeeTypeOf(kind), payeePlace: place, payeeNumber: number }) satisfies Partial<LimitsInput>;

function payeeTypeOf(kind: CheckedPayee["kind"]): NonNullable<LimitsInput["payeeType"]> {
  if (kind === "wallet") return "WALLET";
  return kind === "card" ? "CARD" : transferTypeOf(kind);
}

/** Returns undefined also for a result that the client does not know, because the user could not confirm it. */
export function toNameCheck(wire: ReplyOf<typeof payments.limits>["nameCheck"]): NameCheck | undefined {
  const result = wire ? toNameMatch(wire.result) : undefined;
  if (!wire || !result || result === "unknown") return undefined;
  return { result, savedName: wire.savedName, accountName: wire.accountName ?? "" };
}

/** Returns the name of a row's account where it differs from the name in the list. */
export function toOtherName(accountName: string, nameMatch: string): OtherName | undefined {
  const match = toNameMatch(nameMatch);
  if (match !== "closeMatch" && match !== "noMatch") return undefined;
  return { accountName, isClose: match === "closeMatch" };
}

const wireMatches = {
  match: "MATCH",
  closeMatch: "CLOSE_MATCH",
  noMatch: "NO_MATCH",
  notChecked: "NOT_CHECKED",
} as const satisfies Readonly<Record<NameMatch, ListedValue<"nameMatch">>>;

/** The fields of a payment whose user has confirmed the names. */
export const confirmedNameFields = ({ nameCheck }: { readonly nameCheck?: NameCheck | undefined }) =>
  nameCheck ? { nameMatch: wireMatches[nameCheck.result], checkedName: nameCheck.accountName } : {};

/** Rows that the bank accepts in a remark. Further ones are left out: the approver sees them as not accepted. */
const ACCEPTED_MAX = 1000;

/** The remark of a bulk's requester about a check of its names. */
export function checkedListFields(names: CheckedList | undefined) {
  if (!names) return {};
  const time = new Date(names.checkedAt).toISOString().slice(11, 16);
  return {
    namesCheckedAt: `${wireDay(dayAt(names.checkedAt))} ${time}`,
    acceptedNames: JSON.stringify(names.accepted.slice(0, ACCEPTED_MAX)),
  };
}

export function toListNames(wire: NonNullable<ReplyOf<typeof requests.review>["listNames"]>): ListNames {
  const { matching, close, different, notChecked, checkedAt, accepted, differences } = wire;
  return {
    matching,
    close,
    different,
    notChecked,
    checkedAt: toMoment(checkedAt ?? ""),
    accepted,
    differences: differences.map(({ row, payeeName, payeeNumber, accountName, result, isAccepted }) => ({
      row,
      name: payeeName,
      number: payeeNumber,
      accountName,
      isClose: toNameMatch(result) === "closeMatch",
      isAccepted: String(isAccepted) === "true",
    })),
  };
}
