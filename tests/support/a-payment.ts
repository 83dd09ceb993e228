import type { Account } from "../../domain/accounts/account";
import { CEDI, ghs } from "../../domain/money";
import type { Payment } from "../../domain/payments/payment";

export const anAccount = (over: Partial<Account> = {}): Account => ({
  number: "1020304050607",
  name: "Adom Trading Ltd",
  type: "Current",
  currency: CEDI,
  available: ghs(500_00),
  book: ghs(500_00),
  isPrimary: false,
  bankName: "Asempa Bank",
  ...over,
});

export const anotherAccount = (over: Partial<Account> = {}): Account =>
  anAccount({ number: "1020304050608", name: "Adom Trading Ltd Payroll", ...over });

export const anOwnTransfer = (over: Partial<Payment> = {}): Payment => ({
  kind: "ownAccounts",
  source: anAccount(),
  destination: anotherAccount(),
  amount: ghs(150_00),
  narration: "Float",
  ...over,
});
