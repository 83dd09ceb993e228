import { columns as c } from "./columns";
import { type ColumnsPerCategory, ownColumns as pending } from "./pending-columns";

const { plainTransactionId, transactionId, plainCustomer, status } = c;

/**
 * The columns of the matching pending list with the status. Some lists have no details to open (S3-2.3-26 and 66). The
 * ID has the same name as in the filter and the details; only the pending lists are specified to say Transfer ID
 * (S3-2.1-44).
 */
export const myRequestColumns: ColumnsPerCategory = {
  ownAccounts: [plainTransactionId, ...pending.ownAccounts.slice(1), status],
  sameBank: [plainTransactionId, ...pending.sameBank.slice(1), status],
  otherBank: [transactionId, ...pending.otherBank.slice(1), status],
  bulkTransfer: [...pending.bulkTransfer, status],
  mobileMoney: [...pending.mobileMoney, status],
  mobileMoneyBulk: [...pending.mobileMoneyBulk, status],
  prepaidCard: [plainCustomer, ...pending.prepaidCard.slice(1), status],
  prepaidCardBulk: [...pending.prepaidCardBulk, status],
  ghanaGov: [...pending.ghanaGov, status],
  ssnit: [...pending.ssnit, status],
  fx: [...pending.fx, status],
};
