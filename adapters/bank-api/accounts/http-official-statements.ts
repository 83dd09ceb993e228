import type { OfficialStatementsPort } from "../../../application/accounts/official-statements-port";
import { statements } from "../../../contract/statements";
import type { Delivery } from "../../../domain/accounts/official-statement";
import { type BankClient, toAcknowledgement } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { wireDay } from "../values/dates";

export class HttpOfficialStatements implements OfficialStatementsPort {
  constructor(private readonly bank: BankClient) {}

  prepare: OfficialStatementsPort["prepare"] = ({ account, period, delivery }, key) =>
    confirmedCall(
      this.bank,
      statements.orderOfficial,
      {
        accountNumber: account.number,
        startDate: wireDay(period.start),
        endDate: wireDay(period.end),
        ...fieldsOf(delivery),
      },
      { key, terms: { payee: undefined }, read: toAcknowledgement },
    );
}

const fieldsOf = (delivery: Delivery) =>
  delivery.kind === "email"
    ? { delivery: delivery.kind, email: delivery.address }
    : { delivery: delivery.kind, branchName: delivery.branch.name, branchAddress: delivery.branch.address };
