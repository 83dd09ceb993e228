import { add } from "../../domain/money";
import { unreachable } from "../../domain/never";
import type { Payment } from "../../domain/payments/payment";
import type { BankRequest, RequestId } from "../../domain/requests/request";

type RequestSummary = Pick<BankRequest, "createdBy" | "status"> & { readonly id: RequestId };

/** Time when a non-instant transfer reaches its payee. */
export const SETTLED_AT = "2026-11-23T15:00:00Z";

/** The request that a payment creates, as lists show it. */
export function requestOfPayment(payment: Payment, { id, createdBy, status }: RequestSummary): BankRequest {
  const { source, amount, narration } = payment;
  const common = {
    id,
    scheduleId: "",
    source: { account: source.number, type: source.type },
    amount,
    total: amount,
    createdAt: "2026-11-20T09:30:00Z",
    createdBy,
    status,
    narration,
    type: payment.kind,
  };
  switch (payment.kind) {
    case "ownAccounts": {
      const { number: account, name } = payment.destination;
      const type = { transactionType: "Own Account Transfer", typeCode: "OWN-TRANSFER" };
      return { ...common, ...type, category: payment.kind, payee: { account, name } };
    }
    case "sameBank": {
      const type = { transactionType: "Local Transfer", typeCode: "LOCAL-TRANSFER" };
      return { ...common, ...type, category: payment.kind, payee: payment.payee };
    }
    case "otherBank": {
      const { bank, branch, ...payee } = payment.payee;
      return {
        ...common,
        category: payment.kind,
        transactionType: "Other Bank Transfer",
        typeCode: "OTHERBANK-TRANSFER",
        payee: { ...payee, bank: bank.name, branch: branch?.name ?? "" },
        transferType: payment.speed,
        charge: payment.charge,
      };
    }
    case "mobileMoney": {
      const { number, walletName: name, network } = payment.wallet;
      return {
        ...common,
        category: payment.kind,
        transactionType: "Mobile Money Transfer",
        typeCode: "MOBILEMONEY-TRANSFER",
        payee: { account: number, name },
        wallet: { name, number, network: network.code },
        charge: payment.charge,
        total: add(add(amount, payment.charge), payment.eLevy.amount),
        eLevy: payment.eLevy.amount,
      };
    }
    case "prepaidCard": {
      const { cardName, customerId, lastDigits, phone } = payment.card;
      return {
        ...common,
        category: payment.kind,
        transactionType: "Prepaid Card Load",
        typeCode: "PREPAIDCARD-TRANSFER",
        payee: { account: "", name: cardName },
        customerId,
        lastDigits,
        mobile: phone,
      };
    }
    case "ghanaGov": {
      const { service, invoice } = payment;
      const type = { transactionType: "Ghana Gov Payment", typeCode: "GHANA-GOV" };
      const bill = { invoiceNumber: invoice.number, expiresAt: invoice.expiryDate, service };
      return { ...common, ...type, category: payment.kind, ...bill };
    }
    case "ssnit": {
      const { adviceNumber, type: contributionType } = payment.advice;
      const type = { transactionType: "SSNIT Payment", typeCode: "SSNIT" };
      const total = add(amount, payment.penalty);
      return { ...common, ...type, category: payment.kind, amount: total, total, adviceNumber, contributionType };
    }
    default:
      return unreachable(payment);
  }
}
