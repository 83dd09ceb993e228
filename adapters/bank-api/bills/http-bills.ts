import type { BillsPort } from "../../../application/bills/bills-port";
import { bills } from "../../../contract/bills";
import type { InputOf, ReplyOf } from "../../../contract/endpoint";
import type { Contribution } from "../../../domain/bills/contribution";
import type { Invoice } from "../../../domain/bills/invoice";
import { invoiceField } from "../../../domain/bills/invoice-fields";
import { CEDI } from "../../../domain/money";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { randomId } from "../transport/random-id";
import { toMoney } from "../values/map-money";
import { toInvoiceStatus } from "../values/read-listed";

export class HttpBills implements BillsPort {
  constructor(private readonly bank: BankClient) {}

  services: BillsPort["services"] = async () => {
    const reply = await this.bank.call(bills.serviceTypes, {});
    return reply.ok ? ok(reply.value.serviceTypes.map(toService)) : reply;
  };

  taxTypes: BillsPort["taxTypes"] = async (serviceId) => {
    const reply = await this.bank.call(bills.taxTypes, { serviceId });
    if (!reply.ok) return reply;
    return ok(reply.value.taxTypes.map(({ id, name }) => ({ id: text(id), name: text(name) })));
  };

  createInvoice: BillsPort["createInvoice"] = async (serviceCode, fields) => {
    // The dialog collects the fields that the service needs; the bank validates them again.
    const input = { ...fields, serviceCode } as InputOf<typeof bills.createInvoice>;
    const reply = await this.bank.call(bills.createInvoice, input, { idempotencyKey: randomId() });
    if (!reply.ok) return reply;
    const number = text(reply.value.invoiceNumber);
    return number ? ok(number) : this.bank.unreadable(bills.createInvoice);
  };

  invoice: BillsPort["invoice"] = async (number) => {
    const reply = await this.bank.call(bills.invoice, { invoiceNumber: number });
    return reply.ok ? ok(toInvoice(number, reply.value.invoice ?? reply.value)) : reply;
  };

  contribution: BillsPort["contribution"] = async ({ adviceNumber, customerName, customerCode, type }) => {
    const reply = await this.bank.call(bills.contribution, {
      paymentAdviceNumber: adviceNumber,
      customerName,
      customerCode,
      contributionType: type,
    });
    if (!reply.ok) return reply;
    const { response } = reply.value;
    return response ? ok(toContribution(response)) : this.bank.unreadable(bills.contribution);
  };
}

type WireService = ReplyOf<typeof bills.serviceTypes>["serviceTypes"][number];
type WireInvoice = NonNullable<ReplyOf<typeof bills.invoice>["invoice"]>;
type WireContribution = NonNullable<ReplyOf<typeof bills.contribution>["response"]>;

const text = (wire: string | number | null | undefined): string => String(wire ?? "");

const toService = ({ id, name, code, serviceFields }: WireService) => ({
  id: text(id),
  name: text(name),
  code: text(code),
  fields: (serviceFields ?? [])
    .filter(({ fieldName }) => fieldName)
    .map(({ fieldName, displayName }) => invoiceField(text(fieldName), displayName || text(fieldName))),
});

const toInvoice = (number: string, wire: WireInvoice): Invoice => ({
  number,
  description: text(wire.invoiceDescription),
  service: text(wire.serviceName),
  createdDate: text(wire.createdDate),
  expiryDate: text(wire.expiryDate),
  status: toInvoiceStatus(text(wire.invoiceStatus).trim()),
  customerName: text(wire.customerName),
  narration: text(wire.narration),
  amount: toMoney(wire.totalAmount, wire.totalAmountCurrency || CEDI),
});

const toContribution = (wire: WireContribution): Contribution => ({
  contribution: toMoney(wire.totalContributionAmount, CEDI),
  penalty: toMoney(wire.totalPenaltyAmount, CEDI),
  toPay: toMoney(wire.totalAmountToPay, CEDI),
  establishment: text(wire.nameOfEstablishment),
  receiptId: text(wire.receiptID),
  reference: text(wire.paymentAdviceReference),
  adviceDate: text(wire.paymentAdviceDate),
});
