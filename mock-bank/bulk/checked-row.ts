import { codes } from "../../adapters/bank-api/contract/codes";
import { type Minor, toMinor, toText } from "../ledger/amounts";
import type { ListedRow } from "./list-file";

/** One payee of a bulk payment with all that the bank found out. */
export type CheckedRow<Shown extends object = object> = {
  /** As the bank shows it, in the contract's spelling of its kind. */
  readonly shown: Shown;
  /** Undefined: it may be paid. */
  readonly wrong: string | undefined;
  readonly amount: Minor;
  readonly charge: Minor;
  readonly eLevy: Minor;
  readonly narration: string;
  /** The account in this bank's books that receives it; "" when something is wrong. */
  readonly receiver: string;
  readonly waits?: true;
};

const NAME_LENGTH_MAX = 100;
const NARRATION_LENGTH_MAX = 25;
const AMOUNT = /^(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/;

/** What every list has. */
export type Basics = {
  readonly name: string;
  readonly amount: Minor;
  /** As it is shown: the amount, or what was written in its place. */
  readonly amountText: string;
  readonly narration: string;
  readonly wrong: string | undefined;
};

export function basicsOf({ fields, wrong }: ListedRow, amountField: string, narrationField: string): Basics {
  const name = (fields.beneficiaryName ?? "").trim();
  const narration = (fields[narrationField] ?? "").trim();
  const written = (fields[amountField] ?? "").trim();
  const amount = AMOUNT.test(written) ? toMinor(written.replaceAll(",", "")) : 0n;
  return {
    ...{ name, amount, narration },
    amountText: amount > 0n ? toText(amount) : written,
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

/** How each row of an uploaded list ends: what is wrong with it, and code 10; or that nothing is. */
export const verdictOf = (wrong: string | undefined) =>
  wrong === undefined
    ? { description: "Ready to be paid", code: codes.success }
    : { description: wrong, code: codes.badRow };

/** The first wrong row, in words that name it; undefined when all may be paid. */
export function firstWrong(rows: readonly CheckedRow[]): string | undefined {
  const place = rows.findIndex(({ wrong }) => wrong !== undefined);
  return place < 0 ? undefined : `Row ${place + 1}: ${rows[place]?.wrong}`;
}
