import { sql } from "kysely";
import type { changedAccountFields } from "../../contract/changed-account";
import type { Call } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import { type Minor, parseMinor } from "../ledger/minor-units";
import { mapInSlices } from "../threads/in-slices";
import { alikeFinder } from "../values/alike-finder";
import type { ChangedAccount, ChangedAccounts } from "../values/changed-accounts";
import { wireDate } from "../values/wire-dates";
import type { Category } from "../values/wire-names";
import { cediValue, type PaymentPolicy } from "./limits";
import type { Order } from "./order";

/** A payee of a payment, with the amount that it gets. */
export type NamedPayee = { readonly name: string; readonly number: string; readonly amount: Minor };

export type ChangeConfirmation = {
  readonly [Field in keyof typeof changedAccountFields]?: string | undefined;
};

export const CHANGED_SHOWN_MAX = 100;

/** The refusal of a payment to a changed account above the company's limit that does not say who confirmed it. */
export const CHANGE_NOT_CONFIRMED =
  "This payee was known at another account. Please enter who confirmed the change, and on which known phone number.";

/** The payees of each kind of payment whose account can change, or why there is none. */
const changingPayees = {
  sameBank: "single",
  otherBank: "single",
  fx: "single",
  mobileMoney: "single",
  bulkTransfer: { name: "beneficiaryName", number: "beneficiaryAccount", amount: "transactionAmount" },
  mobileMoneyBulk: { name: "beneficiaryName", number: "beneficiaryWalletNumber", amount: "amount" },
  ownAccounts: { none: "Both accounts are the company's own." },
  prepaidCard: { none: "A new card of a person has another number, and its holder is known to this bank." },
  prepaidCardBulk: { none: "A new card of a person has another number, and its holder is known to this bank." },
  ghanaGov: { none: "The bill decides which account is paid." },
  ssnit: { none: "The bill decides which account is paid." },
} as const satisfies Record<
  Category,
  "single" | { readonly name: string; readonly number: string; readonly amount: string } | { readonly none: string }
>;

export type ChangingPayee = Pick<NamedPayee, "name" | "number">;

/** Returns the payee of a single payment whose account can change. */
export function changingPayeeOf({ category, payee = "", details }: Order): ChangingPayee | undefined {
  const isSingle = changingPayees[category] === "single";
  return isSingle ? { name: String(details.destinationAccountName ?? ""), number: payee } : undefined;
}

/** Returns the payees of an order whose accounts can change. */
async function namedPayeesOf(order: Order): Promise<NamedPayee[]> {
  const { category, rows = [] } = order;
  const kind = changingPayees[category];
  const single = changingPayeeOf(order);
  if (single) return [{ ...single, amount: order.amount }];
  if (kind === "single" || "none" in kind) return [];
  return mapInSlices(rows, (row) => ({
    name: String(row[kind.name] ?? ""),
    number: String(row[kind.number] ?? ""),
    amount: parseMinor(String(row[kind.amount] ?? "0")),
  }));
}

/** Returns the payees at other accounts of a list. It is called before the transaction of the payment. */
export async function changedAccountsInRows(
  { db, caller: { companyId } }: Pick<Call, "db" | "caller">,
  category: "bulkTransfer" | "mobileMoneyBulk",
  rows: readonly Readonly<Record<string, string>>[],
): Promise<readonly ChangedAccount[]> {
  const { name, number } = changingPayees[category];
  const payees = rows.map((row) => ({ name: (row[name] ?? "").trim(), number: row[number] ?? "" }));
  return changedAccountsOf({ db, companyId }, payees);
}

/** Returns the payee of a single payment if it is at another account. It is called before the transaction. */
export async function changedAccountAt(
  { db, caller: { companyId } }: Pick<Call, "db" | "caller">,
  name: string | undefined,
  number: string,
): Promise<readonly ChangedAccount[]> {
  return name === undefined ? [] : changedAccountsOf({ db, companyId }, [{ name, number }]);
}

type Payer = { readonly db: Connection; readonly companyId: string };

/**
 * Returns the payees that the company knows by a similar name at another account. A payment and the call that asks
 * beforehand use this function, so that they agree. An account that was paid is known. An account that is only saved is
 * asked about if a similar payee was paid at another one, because "new bank details" are often saved first.
 */
export async function changedAccountsOf(
  { db, companyId }: Payer,
  payees: readonly Pick<NamedPayee, "name" | "number">[],
): Promise<readonly ChangedAccount[]> {
  const numbered = await mapInSlices(payees, ({ name, number }, index) => ({
    name,
    number: comparable(number),
    written: number,
    row: index + 1,
  }));
  const numbers = [...new Set(numbered.map(({ number }) => number))];
  const isPaid = new Set(await paidAmong(db, companyId, numbers));
  const open = numbered.filter(({ number }) => number !== "" && !isPaid.has(number));
  if (open.length === 0) return [];
  const savedNames = await savedAmong(db, companyId, [...new Set(open.map(({ number }) => number))]);
  const names = open.flatMap(({ name, number }) => [name, ...(savedNames.get(number) ?? [])]);
  const find = await alikeFinder(await knownPayees(db, companyId), names);
  const found = await mapInSlices(open, ({ name, number, written, row }) => {
    const saved = savedNames.get(number) ?? [];
    const isOther = (known: KnownPayee) => known.number !== number && (saved.length === 0 || known.times > 0);
    const others = [name, ...saved].flatMap((each) => find(each, isOther));
    const [known] = others.sort((one, other) => other.times - one.times || later(other) - later(one));
    if (!known) return [];
    const { times: timesPaid, lastPaidAt } = known;
    const facts = { knownName: known.name, knownNumber: known.number, timesPaid };
    const lastPaid = lastPaidAt && { lastPaidDate: wireDate(lastPaidAt) };
    return [{ row, payeeName: name, payeeNumber: written, ...facts, ...lastPaid }];
  });
  return found.flat();
}

type KnownPayee = {
  readonly name: string;
  readonly number: string;
  readonly times: number;
  readonly lastPaidAt: Date | undefined;
};
const later = ({ lastPaidAt }: KnownPayee): number => lastPaidAt?.getTime() ?? 0;

/** As `payee_number` of the database. */
const comparable = (number: string): string => number.replace(/[^\p{Letter}\p{Number}]/gu, "").toUpperCase();

const given = (numbers: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;
const savedNumber = sql<string>`payee_number(coalesce(fields ->> 'accountNumber', fields ->> 'phoneNumber'))`;

async function paidAmong(db: Connection, companyId: string, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from paid_payees where company_id = ${companyId} and number in ${given(numbers)}
     group by number having sum(times) > 0`.execute(db);
  return rows.map(({ number }) => number);
}

/** Returns the names under which numbers are saved, alone or in lists. */
async function savedAmong(db: Connection, companyId: string, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; name: string }>`
    select distinct ${savedNumber} as number, fields ->> 'name' as name
      from beneficiaries where company_id = ${companyId} and kind <> 'card' and ${savedNumber} in ${given(numbers)}`.execute(
    db,
  );
  const names = new Map<string, string[]>();
  for (const { number, name } of rows) names.set(number, [...(names.get(number) ?? []), name]);
  return names;
}

/** Those that were paid most often first. */
async function knownPayees(db: Connection, companyId: string): Promise<KnownPayee[]> {
  const { rows } = await sql<{ name: string; number: string; times: string; at: Date | null }>`
    select * from (
      select name, number, sum(times) over (partition by number) as times, max(last_paid_at) over (partition by number) as at
        from paid_payees where company_id = ${companyId}) paid
     where times > 0
    union all
    select distinct fields ->> 'name', ${savedNumber}, 0, null::timestamptz
      from beneficiaries where company_id = ${companyId} and kind <> 'card'
     order by times desc, at desc nulls last, name, number`.execute(db);
  return mapInSlices(rows, ({ name, number, times, at }) => ({
    name,
    number,
    times: Number(times),
    lastPaidAt: at ?? undefined,
  }));
}

/** @param amount that the payees at other accounts get */
export function isNoteRequired(
  currency: string,
  amount: Minor,
  { changedAccountAbove }: Pick<PaymentPolicy, "changedAccountAbove">,
): boolean {
  return changedAccountAbove !== undefined && cediValue(currency, amount) > changedAccountAbove;
}

/** Returns what an order says about its payees at other accounts; undefined if there are none. */
export async function changedAccountsIn(
  order: Order,
  policy: PaymentPolicy,
  { changeConfirmedBy = "", changeConfirmedPhone = "" }: ChangeConfirmation = {},
  changed: readonly ChangedAccount[] = [],
): Promise<(ChangedAccounts & { readonly isRefused: boolean }) | undefined> {
  if (changed.length === 0) return undefined;
  const amount = amountTo(changed, await namedPayeesOf(order));
  const confirmedBy = changeConfirmedBy.trim();
  const confirmedPhone = changeConfirmedPhone.trim();
  const isRefused = isNoteRequired(order.currency, amount, policy) && !(confirmedBy && confirmedPhone);
  return { isRefused, count: changed.length, payees: changed.slice(0, CHANGED_SHOWN_MAX), confirmedBy, confirmedPhone };
}

/** Audits the other accounts, and who confirmed them. Called last, because it locks the company's chain. */
export function auditChangedAccounts(
  call: Call,
  { sourceAccountId }: Order,
  { changedAccounts, id }: { readonly changedAccounts: ChangedAccounts; readonly id: string },
): Promise<void> {
  const { count, payees, confirmedBy, confirmedPhone } = changedAccounts;
  const [{ payeeName, payeeNumber, knownNumber }] = payees as [ChangedAccount];
  const more = count > 1 ? `, and ${count - 1} more` : "";
  const by = [confirmedBy, confirmedPhone].filter(Boolean).join(", ");
  const confirmed = by ? `Confirmed by ${by}` : "Nobody has confirmed the new account";
  const detail = `${payeeName}, ${payeeNumber}, known at ${knownNumber}${more}, as ${id}. ${confirmed}`;
  return auditAct(call, "accountChanged", detail, { accountId: sourceAccountId });
}

/** The sum of what payees at other accounts get. */
export const amountTo = (changed: readonly ChangedAccount[], payees: readonly NamedPayee[]): Minor =>
  changed.reduce((sum, { row = 1 }) => sum + (payees[row - 1]?.amount ?? 0n), 0n);
