import type { Menu } from "../../contract/description/access";
import type { Role } from "../core/handler";
import type { Connection } from "../database/tables";
import type { Balance } from "../ledger/balances";
import { balancesOf } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import type { Minor } from "../ledger/minor-units";
import { postAll } from "../ledger/post";
import type { Currency } from "../values/currencies";

export type UserPlan = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly role: Role;
  readonly menus: readonly Menu[];
  readonly active?: boolean;
  /** Has never signed in and must create a password first. */
  readonly isNew?: boolean;
};

export type AccountPlan = {
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly currency: Currency;
  /** Paid in when the account is opened. */
  readonly opening: Minor;
};

export type CompanyPlan = {
  readonly name: string;
  readonly limitPerTransaction: Minor;
  readonly limitPerDay: Minor;
  /** Undefined: one approver is always enough. */
  readonly secondApproverFrom?: Minor | undefined;
  /** Undefined: first payments to new beneficiaries need no confirmation. */
  readonly nameCheckAbove?: Minor | undefined;
  readonly changedAccountAbove?: Minor | undefined;
  readonly users: readonly UserPlan[];
  /** The first account is the primary one. */
  readonly accounts: readonly AccountPlan[];
  readonly openedAt: Date;
};

export type OpenedCompany = {
  readonly id: string;
  readonly userIds: ReadonlyMap<string, string>;
  readonly accounts: readonly Balance[];
};

/** GHS 50,000.00 per transaction and per day (specification 1, section 9), unless agreed otherwise. */
export const PAYMENT_LIMIT_DEFAULT: Minor = 50_000_00n;

/** Creates a company with its users and accounts. Opening balances are posted through the ledger. */
export async function openCompany(tx: Connection, plan: CompanyPlan, passwordHash: string): Promise<OpenedCompany> {
  const { id } = await tx
    .insertInto("companies")
    .values({
      name: plan.name,
      second_approver_from: plan.secondApproverFrom ?? null,
      name_check_above: plan.nameCheckAbove ?? null,
      changed_account_above: plan.changedAccountAbove ?? null,
      limit_per_transaction: plan.limitPerTransaction,
      limit_per_day: plan.limitPerDay,
      created_at: plan.openedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const userIds = await addUsers(tx, id, plan, passwordHash);
  await addAccounts(tx, id, plan);
  await payIn(tx, plan, await balancesOf(tx, id));
  return { id, userIds, accounts: await balancesOf(tx, id) };
}

async function addUsers(tx: Connection, companyId: string, { users, openedAt }: CompanyPlan, passwordHash: string) {
  if (users.length === 0) return new Map<string, string>();
  const rows = users.map(
    ({ username, firstName, lastName, phone, email, role, menus, active = true, isNew = false }) => ({
      company_id: companyId,
      username,
      phone,
      email,
      role,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`,
      password_hash: passwordHash,
      menus: JSON.stringify(menus),
      active,
      first_login: isNew,
      must_change_password: isNew,
      created_at: openedAt,
    }),
  );
  const added = await tx.insertInto("users").values(rows).returning(["username", "id"]).execute();
  return new Map(added.map(({ username, id }) => [username, id]));
}

async function addAccounts(tx: Connection, companyId: string, { accounts, openedAt }: CompanyPlan): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ number, name, type, currency }, position) => ({
    number,
    name,
    type,
    currency,
    kind: "customer",
    company_id: companyId,
    is_primary: position === 0,
    position,
    created_at: openedAt,
  }));
  await tx.insertInto("ledger_accounts").values(rows).execute();
}

async function payIn(tx: Connection, { accounts, openedAt }: CompanyPlan, opened: readonly Balance[]): Promise<void> {
  const cash = await controlAccountIds(tx);
  const ids = new Map(opened.map(({ number, accountId }) => [number, accountId]));
  const entries = accounts
    .filter(({ opening }) => opening > 0n)
    .map(({ number, currency, opening }) => ({
      reference: `OPENING-${number}`,
      description: "Opening balance",
      at: openedAt,
      legs: [
        { accountId: cash(`CASH-${currency}`), amount: -opening, narration: number },
        { accountId: ids.get(number) ?? "", amount: opening, narration: "Opening balance" },
      ],
    }));
  if (entries.length > 0) await postAll(tx, entries);
}
