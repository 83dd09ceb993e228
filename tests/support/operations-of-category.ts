import type { Category } from "../../domain/requests/categories";
import type { Operation } from "../../features/support/operations";

/** Operations that create a request of a category. A new category does not compile without one. */
export const operationsOfCategory: Readonly<Record<Category, readonly [Operation, ...Operation[]]>> = {
  ownAccounts: ["own accounts"],
  sameBank: ["same bank"],
  otherBank: ["other bank, instant", "other bank, next day"],
  bulkTransfer: ["bulk transfer, file", "bulk transfer, by hand"],
  mobileMoney: ["mobile money"],
  mobileMoneyBulk: ["mobile money bulk, file", "mobile money bulk, by hand"],
  prepaidCard: ["prepaid card"],
  prepaidCardBulk: ["prepaid card bulk, file", "prepaid card bulk, by hand"],
  ghanaGov: ["Ghana.gov"],
  ssnit: ["SSNIT"],
  fx: ["FX, local", "FX, international"],
};
