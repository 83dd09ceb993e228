import type { OfficialStatementsPort } from "../../../application/accounts/official-statements-port";
import type { ReplyOf } from "../../../contract/endpoint";
import { statements } from "../../../contract/statements";
import type { Delivery, OfficialStatement, OrderedStatement } from "../../../domain/accounts/official-statement";
import { parseDay } from "../../../domain/calendar";
import { CEDI } from "../../../domain/money";
import { ok } from "../../../domain/result";
import { type BankClient, toAcknowledgement } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { toMoment, wireDay } from "../values/dates";
import { toMoney } from "../values/map-money";
import { pageFields, positionOf } from "../values/page-fields";
import { readRows } from "../values/read-rows";

export class HttpOfficialStatements implements OfficialStatementsPort {
  constructor(private readonly bank: BankClient) {}

  prepare: OfficialStatementsPort["prepare"] = (order, key) =>
    confirmedCall(this.bank, statements.orderOfficial, fieldsOf(order), {
      key,
      terms: { payee: undefined },
      read: toAcknowledgement,
    });

  refusalOf: OfficialStatementsPort["refusalOf"] = async (order) => {
    const reply = await this.bank.call(statements.checkOfficial, fieldsOf(order));
    return reply.ok ? ok(reply.value.refusal || undefined) : reply;
  };

  ordered: OfficialStatementsPort["ordered"] = (page) =>
    this.bank.read(statements.officialOrders, pageFields(page), ({ orders, size, position }) => {
      const rows = readRows(orders, toOrdered);
      return rows && { rows, total: size, ...positionOf(position) };
    });
}

const fieldsOf = ({ account, period, delivery }: OfficialStatement) => ({
  accountNumber: account.number,
  startDate: wireDay(period.start),
  endDate: wireDay(period.end),
  ...deliveryFields(delivery),
});

const deliveryFields = (delivery: Delivery) =>
  delivery.kind === "email"
    ? { delivery: delivery.kind, email: delivery.address }
    : { delivery: delivery.kind, branchName: delivery.branch.name, branchAddress: delivery.branch.address };

type WireOrder = ReplyOf<typeof statements.officialOrders>["orders"][number];

/** Returns undefined if the charge cannot be read, or a day does not exist. */
function toOrdered(wire: WireOrder): OrderedStatement | undefined {
  const charge = toMoney(wire.charge, wire.currency || CEDI);
  const [start, end] = [parseDay(wire.startDate), parseDay(wire.endDate)];
  if (!charge || !start || !end) return undefined;
  return {
    id: wire.orderId,
    accountNumber: wire.accountNumber,
    accountName: wire.accountName,
    period: { start, end },
    delivery: wire.email ? { kind: "email", address: wire.email } : { kind: "branch", branch: wire.branchName ?? "" },
    orderedBy: wire.orderedBy,
    orderedAt: toMoment(wire.orderedOn),
    charge,
    readyAt: toMoment(wire.readyOn ?? ""),
  };
}
