import type { AccountsPort } from "../../../application/accounts/accounts-port";
import type { SessionState } from "../../../application/session/session-state";
import { accounts } from "../../../contract/accounts";
import type { ReplyOf } from "../../../contract/endpoint";
import { statements } from "../../../contract/statements";
import type { Account } from "../../../domain/accounts/account";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { wireDay } from "../values/dates";
import { toMoney } from "../values/map-money";
import { toExpenditure } from "./map-expenditure";

export class HttpAccounts implements AccountsPort {
  constructor(
    private readonly bank: BankClient,
    private readonly state: SessionState,
  ) {}

  list: AccountsPort["list"] = async () => {
    const loginId = this.state.session?.user.loginId ?? "";
    const reply = await this.bank.call(accounts.list, { loginId });
    if (!reply.ok) return reply;
    const listed = reply.value.accounts.map(toAccount);
    return listed.every((account) => account !== undefined) ? ok(listed) : this.bank.unreadable(accounts.list);
  };

  expenditure: AccountsPort["expenditure"] = async ({ number, currency }, { start, end }) => {
    const fields = { accountNumber: number, startDate: wireDay(start), endDate: wireDay(end) };
    const reply = await this.bank.call(statements.expenditure, fields);
    if (!reply.ok) return reply;
    const expenditure = toExpenditure(reply.value, currency);
    return expenditure ? ok(expenditure) : this.bank.unreadable(statements.expenditure);
  };
}

type Wire = ReplyOf<typeof accounts.list>["accounts"][number];

function toAccount(wire: Wire): Account | undefined {
  const available = toMoney(wire.availableBalance, wire.currency);
  const book = toMoney(wire.bookBalance, wire.currency);
  if (!available || !book) return undefined;
  return {
    number: wire.accountNumber,
    name: wire.accountName ?? "",
    type: wire.accountType || "Current",
    currency: wire.currency,
    available,
    book,
    isPrimary: String(wire.primaryAccount) === "true",
    bankName: wire.bankName ?? "",
  };
}
