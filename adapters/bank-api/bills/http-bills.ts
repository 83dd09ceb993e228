import type { BillsPort } from "../../../application/bills/bills-port";
import { bills } from "../../../contract/bills";
import type { InputOf, ReplyOf } from "../../../contract/endpoint";
import type { Contribution } from "../../../domain/bills/contribution";
import type { Invoice } from "../../../domain/bills/invoice";
import { invoiceField } from "../../../domain/bills/invoice-fields";
import { CEDI } from "../../../domain/money";
import { randomId } from "../../browser/random-id";
import type { BankClient } from "../transport/bank-client";
import { toMoney } from "../values/map-money";
import { toInvoiceStatus } from "../values/read-listed";
import { text } from "../values/read-rows";

export class HttpBills implements BillsPort {
  constructor(private readonly bank: BankClient) {}

  services: BillsPort["services"] = () =>
    this.bank.read(bills.serviceTypes, {}, ({ serviceTypes }) => serviceTypes.map(toService));

  taxTypes: BillsPort["taxTypes"] = (serviceId) =>
    this.bank.read(bills.taxTypes, { serviceId }, ({ taxTypes }) =>
      taxTypes.map(({ id, name }) => ({ id: text(id), name: text(name) })),
    );

  createInvoice: BillsPort["createInvoice"] = (serviceCode, fields) => {
    // The dialog collects the fields that the service needs; the bank validates them again.
    const input = { ...fields, serviceCode } as InputOf<typeof bills.createInvoice>;
    const toNumber = ({ invoiceNumber }: ReplyOf<typeof bills.createInvoice>) => text(invoiceNumber) || undefined;
    return this.bank.read(bills.createInvoice, input, toNumber, { idempotencyKey: randomId() });
  };

  invoice: BillsPort["invoice"] = (number) =>
    this.bank.read(bills.invoice, { invoiceNumber: number }, (reply) => toInvoice(number, reply.invoice ?? reply));

  contribution: BillsPort["contribution"] = ({ adviceNumber, customerName, customerCode, type }) => {
    const fields = { paymentAdviceNumber: adviceNumber, customerName, customerCode, contributionType: type };
    return this.bank.read(bills.contribution, fields, ({ response }) => response && toContribution(response));
  };
}

type WireService = ReplyOf<typeof bills.serviceTypes>["serviceTypes"][number];
type WireInvoice = NonNullable<ReplyOf<typeof bills.invoice>["invoice"]>;
type WireContribution = NonNullable<ReplyOf<typeof bills.contribution>["response"]>;

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
