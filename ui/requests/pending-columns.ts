import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Column } from "../kit/lists/column";
import { columns as c } from "./columns";

export type ColumnsPerCategory = { readonly [C in Category]: readonly Column<BankRequest<C>>[] };

const transferColumns = [c.transferId, c.scheduleId, c.source] as const;
const billColumns = [c.transactionId, c.scheduleId, c.sourceNumber] as const;
const bulkColumns = [c.bulkId, c.scheduleId, c.sourceNumber, c.count, c.charges] as const;
type Created =
  | Pick<typeof c, "created" | "createdDate">
  | { created: typeof c.createdBy; createdDate: typeof c.createdDateBy };

/** The columns of specification 3, section 2.1; the register answers its open questions (S3-2.1-91 and 125). */
function columnsWith({ created, createdDate }: Created): ColumnsPerCategory {
  const endColumns = [c.narration, created] as const;
  return {
    ownAccounts: [...transferColumns, c.ownPayee, c.amount, ...endColumns],
    sameBank: [...transferColumns, c.payee, c.amount, ...endColumns],
    otherBank: [...transferColumns, c.payee, c.totalWithCharge, ...endColumns],
    bulkTransfer: [...bulkColumns, c.bulkTotal, createdDate],
    mobileMoney: [...billColumns, c.payeeName, c.wallet, c.totalWithLevy, ...endColumns],
    mobileMoneyBulk: [...bulkColumns, c.eLevy, c.bulkTotal, createdDate],
    prepaidCard: [c.customer, c.card, c.scheduleId, c.sourceNumber, c.payeeName, c.mobile, c.amount, ...endColumns],
    prepaidCardBulk: [c.bulkId, c.scheduleId, c.source, c.totalCount, c.bulkTotal, createdDate],
    ghanaGov: [...billColumns, c.invoice, c.expires, c.service, c.amount, created],
    ssnit: [...billColumns, c.advice, c.contribution, c.billAmount, ...endColumns],
    fx: [c.requestId, c.scheduleId, c.sourceNumber, c.payeeName, c.country, c.swiftCode, c.fxAmount, ...endColumns],
  };
}

/** With the maker of each request, for those who decide it. */
export const pendingColumns = columnsWith({ created: c.createdBy, createdDate: c.createdDateBy });

/** The same columns in a list of one's own requests. */
export const ownColumns = columnsWith(c);
