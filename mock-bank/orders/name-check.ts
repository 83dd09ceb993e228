import { sql } from "kysely";
import type * as z from "zod/mini";
import type { payeeFields } from "../../contract/name-check";
import type { BeneficiaryKind } from "../beneficiaries/payees";
import type { Call } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import type { Minor } from "../ledger/minor-units";
import { accountHere, nameAtOtherBank } from "../lookups/account-names";
import { allBanks, bankBySortCode, branchBySortCode, type OtherBank, OWN_SORT_CODE } from "../lookups/banks";
import { cardHolder } from "../lookups/cards";
import { walletName } from "../lookups/wallets";
import { compareNames, type NameCheck, type NameMatch } from "../values/compare-names";
import type { Category } from "../values/wire-names";
import type { PaymentPolicy } from "./limits";
import { wordsOf } from "./listed-words";
import type { Order } from "./order";

/** A saved beneficiary counts as new for this time. */
const NEW_FOR = "24 hours";

export type PayeeFields = {
  readonly [Field in keyof typeof payeeFields]?: z.output<(typeof payeeFields)[Field]> | undefined;
};
/** The payee of a payment. For `place` see the contract. */
export type CheckedPayee = {
  readonly type: NonNullable<PayeeFields["payeeType"]>;
  readonly place: string;
  readonly number: string;
};

/** The fields of a payment that confirm a {@link NameCheck}. */
export type ConfirmedName = { readonly nameMatch?: NameMatch | undefined; readonly checkedName?: string | undefined };

/** The refusal of a payment that does not confirm the {@link NameCheck} of now. */
export const NAME_NOT_CONFIRMED =
  "This is the first payment to a beneficiary that was saved less than 24 hours ago. Please confirm the name of its account.";

type CheckedPayment = {
  readonly companyId: string;
  /** In pesewas, with all charges. */
  readonly value: Minor;
  readonly payee: CheckedPayee;
};

/**
 * Returns what a payment must confirm: the first payment above the company's limit to a beneficiary that is saved and
 * still new. The payment itself and the call that asks beforehand use this function, so that they agree.
 */
export async function nameCheckOf(
  { db, now }: { readonly db: Connection; readonly now: Date },
  { nameCheckAbove }: PaymentPolicy,
  { companyId, value, payee }: CheckedPayment,
): Promise<NameCheck | undefined> {
  if (nameCheckAbove === undefined || value <= nameCheckAbove) return undefined;
  const { kind, keys, paidAs } = savedAs(payee);
  const saved = await db
    .selectFrom("beneficiaries")
    .select(sql<string>`fields ->> 'name'`.as("name"))
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("payee", "in", keys)
    .where("list_id", "is", null)
    .where(sql<boolean>`created_at > ${now}::timestamptz - ${sql.lit(NEW_FOR)}::interval`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!saved || (await isPaid(db, { companyId, number: payee.number, above: nameCheckAbove }, paidAs)))
    return undefined;
  const accountName = (await accountNameOf(db, payee)) ?? "";
  const result = accountName ? compareNames(saved.name, accountName) : "NOT_CHECKED";
  return { result, savedName: saved.name, accountName };
}

export const isConfirmed = (
  { result, accountName }: NameCheck,
  { nameMatch, checkedName = "" }: ConfirmedName,
): boolean => nameMatch === result && checkedName === accountName;

/** Audits that the customer has confirmed the names. Called last, because it locks the company's chain. */
export const auditConfirmedName = (
  call: Call,
  { payee, sourceAccountId }: Order,
  { nameCheck, id }: { readonly nameCheck: NameCheck; readonly id: string },
): Promise<void> => {
  const { result, savedName, accountName } = nameCheck;
  const found = [accountName, wordsOf("nameMatch", result).toLowerCase()].filter(Boolean).join(", ");
  const detail = `First payment to ${savedName}, ${payee}, as ${id}. The account's name: ${found}`;
  return auditAct(call, "nameConfirmed", detail, { accountId: sourceAccountId });
};

/** The category of payments to a payee, and the field that distinguishes payees with the same number. */
type PaidAs = { readonly category: Category; readonly field?: string; readonly value?: string | undefined };
type SavedAs = { readonly kind: BeneficiaryKind; readonly keys: readonly string[]; readonly paidAs: PaidAs };

/**
 * The keys are those of the beneficiary's entries (`payees.ts`). An account at another bank is the same payee by both
 * ways, so that the way under which it is saved decides nothing.
 */
function savedAs({ type, place, number }: CheckedPayee): SavedAs {
  switch (type) {
    case "LOCAL":
      return { kind: "transfer", keys: [`${type} ${OWN_SORT_CODE} ${number}`], paidAs: { category: "sameBank" } };
    case "INSTANT_INTERBANK":
    case "NON_INSTANT_INTERBANK": {
      const bank = otherBank(type, place);
      const keys = [
        `INSTANT_INTERBANK ${bank?.code ?? place} ${number}`,
        `NON_INSTANT_INTERBANK ${bank?.sortCode ?? place} ${number}`,
      ];
      return { kind: "transfer", keys, paidAs: paidAt(bank?.name) };
    }
    case "WALLET":
      return { kind: "wallet", keys: [`${place} ${number}`], paidAs: { category: "mobileMoney" } };
    case "CARD":
      return {
        kind: "card",
        keys: [`${place} ${number}`],
        paidAs: { category: "prepaidCard", field: "customerId", value: place },
      };
  }
}

const otherBank = (type: CheckedPayee["type"], place: string): OtherBank | undefined =>
  type === "INSTANT_INTERBANK"
    ? allBanks.find(({ code }) => code === place)
    : (branchBySortCode(place)?.bank ?? bankBySortCode(place));

const paidAt = (bank: string | undefined): PaidAs => ({ category: "otherBank", field: "destinationBank", value: bank });

type PaidPayee = { readonly companyId: string; readonly number: string; readonly above: Minor };

/**
 * Whether the company has paid the payee by a single payment above its limit. Payments in bulks do not count, and
 * neither do smaller payments: their names were not checked, so they must not free the way for a large one.
 */
async function isPaid(db: Connection, { companyId, number, above }: PaidPayee, { category, field, value }: PaidAs) {
  const paid = await db
    .selectFrom("requests")
    .select("id")
    .where("company_id", "=", companyId)
    .where("payee", "=", number)
    .where("category", "=", category)
    .where("executed_at", "is not", null)
    .where("cedi_value", ">", `${above}`)
    .$if(field !== undefined, (query) => query.where(sql`details ->> ${field}`, "=", value ?? ""))
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Returns the name that the payee's bank, network or card service answers; undefined if there is no such enquiry. */
async function accountNameOf(db: Connection, { type, place, number }: CheckedPayee): Promise<string | undefined> {
  switch (type) {
    case "LOCAL":
      return (await accountHere(db, number))?.name;
    case "INSTANT_INTERBANK":
    case "NON_INSTANT_INTERBANK": {
      // The clearing has no enquiry of names, but the same account can be looked up at the instant switch.
      const code = otherBank(type, place)?.code;
      return code && nameAtOtherBank(code, number);
    }
    case "WALLET":
      return walletName(place, number);
    case "CARD":
      return cardHolder(place)?.name;
  }
}
