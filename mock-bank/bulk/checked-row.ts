import { codes } from "../../contract/codes";
import { formatMinor, type Minor, parseMinor } from "../ledger/minor-units";
import { compareNames } from "../values/compare-names";
import type { ListedRow } from "./list-file";

/** A checked payee of a bulk payment. */
export type CheckedRow<Shown extends object = object> = {
  /** The row as sent to clients, named as in the contract. */
  readonly shown: Shown;
  /** The error; undefined if the row can be paid. */
  readonly wrong: string | undefined;
  readonly amount: Minor;
  readonly charge: Minor;
  readonly eLevy: Minor;
  readonly narration: string;
  /** Id of the account in this bank's books that receives it; "" if the row is wrong. */
  readonly receiver: string;
  readonly waits?: true;
};

const NAME_LENGTH_MAX = 100;
const NARRATION_LENGTH_MAX = 25;
const AMOUNT = /^(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/;

/** Values that rows of every kind have. */
export type Basics = {
  readonly name: string;
  readonly amount: Minor;
  /** The amount, or the text entered in its place. */
  readonly amountText: string;
  readonly narration: string;
  readonly wrong: string | undefined;
};

export function basicsOf({ fields, wrong }: ListedRow, amountField: string, narrationField: string): Basics {
  const name = (fields.beneficiaryName ?? "").trim();
  const narration = (fields[narrationField] ?? "").trim();
  const written = (fields[amountField] ?? "").trim();
  const amount = AMOUNT.test(written) ? parseMinor(written.replaceAll(",", "")) : 0n;
  return {
    name,
    amount,
    narration,
    amountText: amount > 0n ? formatMinor(amount) : written,
    wrong: wrong ?? wrongName(name) ?? wrongAmount(amount) ?? wrongNarration(narration),
  };
}

function wrongName(name: string): string | undefined {
  if (!name) return "Beneficiary Name is required";
  return name.length > NAME_LENGTH_MAX ? `Beneficiary Name is longer than ${NAME_LENGTH_MAX} characters.` : undefined;
}

const wrongAmount = (amount: Minor): string | undefined =>
  amount === 0n ? "Amount must be a number above zero with at most two decimals." : undefined;

function wrongNarration(narration: string): string | undefined {
  if (!narration) return "Narration is required";
  const isTooLong = narration.length > NARRATION_LENGTH_MAX;
  return isTooLong ? `Narration is longer than ${NARRATION_LENGTH_MAX} characters.` : undefined;
}

/**
 * Compares the name that a list has for a payee with the name of the account, which is missing if it cannot be looked
 * up.
 */
export const namesOf = (listed: string, accountName: string | undefined) => ({
  accountName: accountName ?? "",
  nameMatch: accountName ? compareNames(listed, accountName) : ("NOT_CHECKED" as const),
});

/** Returns the verdict on a row of an uploaded list: the error with code 10, or success. */
export const verdictOf = (wrong: string | undefined) =>
  wrong === undefined
    ? { description: "Ready to be paid", code: codes.success }
    : { description: wrong, code: codes.badRow };

/** Returns the first error with its row number; undefined if all rows can be paid. */
export function firstWrong(rows: readonly CheckedRow[]): string | undefined {
  const place = rows.findIndex(({ wrong }) => wrong !== undefined);
  return place < 0 ? undefined : `Row ${place + 1}: ${rows[place]?.wrong}`;
}
