import { randomUUID } from "node:crypto";
import { type BankAccount, BankControl, type BankUser } from "../../features/support/bank-control";

export type Customer = { readonly control: BankControl; readonly user: BankUser; readonly account: BankAccount };

/** A customer of a new company with enough money for any list. With the role Single, payments need no approval. */
export async function oneCustomer(address: string, role: "Single" | "Initiator" = "Single"): Promise<Customer> {
  const control = new BankControl(address);
  const company = await control.openCompany({
    users: [{ username: `bench-${randomUUID()}`, role }],
    accounts: [{ currency: "GHS", balance: "900000000.00" }],
    policy: { limitPerTransaction: "900000000.00", limitPerDay: "900000000.00" },
  });
  const [user] = company.users;
  const [account] = company.accounts;
  if (!user || !account) throw new Error("The bank opened a company without a user or an account.");
  return { control, user, account };
}
