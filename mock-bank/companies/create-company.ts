import type { Menu } from "../../contract/description/access";
import { menuTitles } from "../../contract/menu-titles";
import { addDemonstrationBills } from "../bills/demonstration-bills";
import { type Refusal, type Role, refuse } from "../core/handler";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { accountNumberOf, nameIn, newPassword, nextSerials, personName, phoneOf } from "../lookups/generated";
import { hashPassword } from "../session/passwords";
import type { Currency } from "../values/currencies";
import { type CompanyPlan, openCompany, PAYMENT_LIMIT_DEFAULT, type UserPlan } from "./open-company";

/** A company requested by a trainer or a test; amounts are texts such as "1250.00". */
export type CompanySpec = {
  readonly name?: string | undefined;
  readonly users: readonly {
    readonly role: Role;
    readonly username?: string | undefined;
    readonly menus?: readonly Menu[] | undefined;
    readonly isNew?: boolean | undefined;
    /** Absent: derived from the user name, or made up. */
    readonly firstName?: string | undefined;
  }[];
  readonly accounts: readonly {
    readonly currency: Currency;
    readonly balance: string;
    readonly type?: string | undefined;
    /** Absent: the company's name with the currency and a number. */
    readonly name?: string | undefined;
  }[];
  readonly policy?:
    | {
        readonly secondApproverFrom?: string | undefined;
        readonly limitPerTransaction?: string | undefined;
        readonly limitPerDay?: string | undefined;
        readonly nameCheckAbove?: string | undefined;
        readonly changedAccountAbove?: string | undefined;
      }
    | undefined;
};

export type CreatedCompany = {
  readonly id: string;
  readonly name: string;
  readonly users: readonly {
    readonly username: string;
    readonly fullName: string;
    readonly password: string;
    readonly role: Role;
    readonly phone: string;
    readonly email: string;
  }[];
  readonly accounts: readonly { readonly accountNumber: string; readonly currency: string; readonly balance: string }[];
};

/**
 * Creates a company that is separate from all others. Its users share one password, hashed before the transaction
 * opens.
 */
export async function createCompany(db: Database, spec: CompanySpec, now: Date): Promise<CreatedCompany | Refusal> {
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(db, (tx) => createCompanyIn(tx, spec, { now, password, hash }));
}

type Credentials = { readonly now: Date; readonly password: string; readonly hash: string };

/** @param hash of the password that all users of the company get */
export async function createCompanyIn(
  tx: Connection,
  spec: CompanySpec,
  { now, password, hash }: Credentials,
): Promise<CreatedCompany | Refusal> {
  const plan = await planOf(tx, spec, now);
  const taken = await firstTaken(tx, plan);
  if (taken) return refuse(`The user name ${taken} is taken.`);
  const { id, accounts } = await openCompany(tx, plan, hash);
  await addDemonstrationBills(tx, { companyId: id, name: plan.name, now });
  return {
    id,
    name: plan.name,
    users: plan.users.map(({ username, firstName, lastName, role, phone, email }) => ({
      username,
      fullName: `${firstName} ${lastName}`,
      password,
      role,
      phone,
      email,
    })),
    accounts: accounts.map(({ number, currency, book }) => ({
      accountNumber: number,
      currency,
      balance: formatMinor(book),
    })),
  };
}

async function firstTaken(tx: Connection, { users }: CompanyPlan): Promise<string | undefined> {
  const wanted = users.map(({ username }) => username);
  const twice = wanted.find((username, position) => wanted.indexOf(username) !== position);
  if (twice || wanted.length === 0) return twice;
  const found = await tx.selectFrom("users").select("username").where("username", "in", wanted).executeTakeFirst();
  return found?.username;
}

async function planOf(tx: Connection, spec: CompanySpec, openedAt: Date): Promise<CompanyPlan> {
  const phones = await nextSerials(tx, "phone_serials", spec.users.length);
  const numbers = await nextSerials(tx, "account_serials", spec.accounts.length);
  const name = spec.name ?? `Sika Trading ${numbers[0] ?? phones[0] ?? ""} Ltd`;
  const { secondApproverFrom, limitPerTransaction, limitPerDay, nameCheckAbove, changedAccountAbove } =
    spec.policy ?? {};
  return {
    name,
    openedAt,
    limitPerTransaction: limitPerTransaction ? parseMinor(limitPerTransaction) : PAYMENT_LIMIT_DEFAULT,
    limitPerDay: limitPerDay ? parseMinor(limitPerDay) : PAYMENT_LIMIT_DEFAULT,
    secondApproverFrom: secondApproverFrom ? parseMinor(secondApproverFrom) : undefined,
    nameCheckAbove: nameCheckAbove ? parseMinor(nameCheckAbove) : undefined,
    changedAccountAbove: changedAccountAbove ? parseMinor(changedAccountAbove) : undefined,
    users: spec.users.map((user, position) => userPlan(user, position, phones[position] ?? "")),
    accounts: spec.accounts.map(({ currency, balance, type = "Current", ...account }, position) => ({
      number: accountNumberOf(numbers[position] ?? ""),
      name: account.name ?? `${name} ${currency} ${position + 1}`,
      type,
      currency,
      opening: parseMinor(balance),
    })),
  };
}

function userPlan(spec: CompanySpec["users"][number], position: number, serial: string): UserPlan {
  const { role, username, menus, isNew = false } = spec;
  const made = (username && nameIn(username.toLowerCase())) || personName(position);
  const { firstName, lastName } = { ...made, ...(spec.firstName && { firstName: spec.firstName }) };
  const chosen = username?.toLowerCase() ?? `${firstName}.${lastName}${serial}`.toLowerCase();
  return {
    username: chosen,
    firstName,
    lastName,
    role,
    isNew,
    menus: menus ?? menuTitles,
    phone: phoneOf(serial),
    email: `${chosen}@company.example`,
  };
}
