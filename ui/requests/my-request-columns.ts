import { columns as c } from "./columns";
import { type ColumnsPerCategory, pendingColumns as pending } from "./pending-columns";

const { plainTransferId, plainCustomer, status } = c;

/** The columns of the matching pending list and the status; some lists have no details to open (S3-2.3-26 and 66). */
export const myRequestColumns: ColumnsPerCategory = {
  ownAccounts: [plainTransferId, ...pending.ownAccounts.slice(1), status],
  sameBank: [plainTransferId, ...pending.sameBank.slice(1), status],
  otherBank: [...pending.otherBank, status],
  bulkTransfer: [...pending.bulkTransfer, status],
  mobileMoney: [...pending.mobileMoney, status],
  mobileMoneyBulk: [...pending.mobileMoneyBulk, status],
  prepaidCard: [plainCustomer, ...pending.prepaidCard.slice(1), status],
  prepaidCardBulk: [...pending.prepaidCardBulk, status],
  ghanaGov: [...pending.ghanaGov, status],
  ssnit: [...pending.ssnit, status],
  fx: [...pending.fx, status],
};
