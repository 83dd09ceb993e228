import { randomUUID } from "node:crypto";
import { type BankAccount, BankControl, type BankUser } from "../../features/support/bank-control";

export type Customer = { readonly control: BankControl; readonly user: BankUser; readonly account: BankAccount };

/** Somebody who pays alone, in a company of their own, rich enough for any list. */
export async function oneCustomer(address: string): Promise<Customer> {
  const control = new BankControl(address);
  const company = await control.openCompany({
    users: [{ username: `bench-${randomUUID()}`, role: "Single" }],
    accounts: [{ currency: "GHS", balance: "900000000.00" }],
    policy: { limitPerTransaction: "900000000.00", limitPerDay: "900000000.00" },
  });
  const [user] = company.users;
  const [account] = company.accounts;
  if (!user || !account) throw new Error("The bank opened a company without a user or an account.");
  return { control, user, account };
}
