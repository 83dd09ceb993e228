import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Column } from "../kit/lists/column";
import { columns as c } from "./columns";

export type ColumnsPerCategory = { readonly [C in Category]: readonly Column<BankRequest<C>>[] };

const transferColumns = [c.transferId, c.scheduleId, c.source] as const;
const billColumns = [c.transactionId, c.scheduleId, c.sourceNumber] as const;
const bulkColumns = [c.bulkId, c.scheduleId, c.sourceNumber, c.count, c.charges] as const;
const endColumns = [c.narration, c.created] as const;

/** The columns of specification 3, section 2.1; the register answers its open questions (S3-2.1-91 and 125). */
export const pendingColumns: ColumnsPerCategory = {
  ownAccounts: [...transferColumns, c.ownPayee, c.amount, ...endColumns],
  sameBank: [...transferColumns, c.payee, c.amount, ...endColumns],
  otherBank: [...transferColumns, c.payee, c.totalWithCharge, ...endColumns],
  bulkTransfer: [...bulkColumns, c.bulkTotal, c.createdDate],
  mobileMoney: [...billColumns, c.payeeName, c.wallet, c.totalWithLevy, ...endColumns],
  mobileMoneyBulk: [...bulkColumns, c.eLevy, c.bulkTotal, c.createdDate],
  prepaidCard: [c.customer, c.card, c.scheduleId, c.sourceNumber, c.payeeName, c.mobile, c.amount, ...endColumns],
  prepaidCardBulk: [c.bulkId, c.scheduleId, c.source, c.totalCount, c.bulkTotal, c.createdDate],
  ghanaGov: [...billColumns, c.invoice, c.expires, c.service, c.amount, c.created],
  ssnit: [...billColumns, c.advice, c.contribution, c.billAmount, ...endColumns],
  fx: [c.requestId, c.scheduleId, c.sourceNumber, c.payeeName, c.country, c.swiftCode, c.fxAmount, ...endColumns],
};
