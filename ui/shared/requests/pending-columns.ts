import type { Category } from "../../../domain/requests/categories";
import type { BankRequest } from "../../../domain/requests/request";
import { type Column, columns as c } from "./columns";

export type ColumnsPerCategory = { readonly [C in Category]: readonly Column<BankRequest<C>>[] };

const transfer = [c.transferId, c.scheduleId, c.source, c.payee] as const;
const bill = [c.transactionId, c.scheduleId, c.sourceNumber] as const;
const bulk = [c.bulkId, c.scheduleId, c.sourceNumber, c.count, c.charges] as const;
const end = [c.narration, c.created] as const;

/** The columns of specification 3, section 2.1; the register answers its open questions (S3-2.1-91 and 125). */
export const pendingColumns: ColumnsPerCategory = {
  ownAccounts: [...transfer, c.amount, ...end],
  sameBank: [...transfer, c.amount, ...end],
  otherBank: [...transfer, c.totalWithCharge, ...end],
  bulkTransfer: [...bulk, c.bulkTotal, c.createdDate],
  mobileMoney: [...bill, c.payeeName, c.wallet, c.totalWithLevy, ...end],
  mobileMoneyBulk: [...bulk, c.eLevy, c.bulkTotal, c.createdDate],
  prepaidCard: [c.customer, c.card, c.scheduleId, c.sourceNumber, c.payeeName, c.mobile, c.amount, ...end],
  prepaidCardBulk: [c.bulkId, c.scheduleId, c.source, c.totalCount, c.bulkTotal, c.createdDate],
  ghanaGov: [...bill, c.invoice, c.expires, c.service, c.amount, c.created],
  ssnit: [...bill, c.advice, c.contribution, c.amount, ...end],
  fx: [c.requestId, c.scheduleId, c.sourceNumber, c.payeeName, c.country, c.swiftCode, c.fxAmount, ...end],
};
