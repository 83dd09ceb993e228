import type { AccountsPort } from "../../../application/accounts/accounts-port";
import type { SessionState } from "../../../application/session/session-state";
import { accounts } from "../../../contract/accounts";
import type { ReplyOf } from "../../../contract/endpoint";
import { statements } from "../../../contract/statements";
import type { Account } from "../../../domain/accounts/account";
import type { BankClient } from "../transport/bank-client";
import { wireDay } from "../values/dates";
import { toMoney } from "../values/map-money";
import { readRows } from "../values/read-rows";
import { toExpenditure } from "./map-expenditure";

export class HttpAccounts implements AccountsPort {
  constructor(
    private readonly bank: BankClient,
    private readonly state: SessionState,
  ) {}

  list: AccountsPort["list"] = () => {
    const loginId = this.state.session?.user.loginId ?? "";
    return this.bank.read(accounts.list, { loginId }, (reply) => readRows(reply.accounts, toAccount));
  };

  expenditure: AccountsPort["expenditure"] = ({ number, currency }, { start, end }) => {
    const fields = { accountNumber: number, startDate: wireDay(start), endDate: wireDay(end) };
    return this.bank.read(statements.expenditure, fields, (reply) => toExpenditure(reply, currency));
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
