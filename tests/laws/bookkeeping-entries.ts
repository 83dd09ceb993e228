import type { Category } from "../../domain/requests/categories";
import { law } from "./law";

export const bookkeepingEntries = law<Category>({
  name: "bookkeeping entries",
  text: "A statement for bookkeeping has each payment with its request and payee, its charge and its E-Levy apart",
  cells: {
    ownAccounts: "tested",
    sameBank: "tested",
    otherBank: "tested",
    bulkTransfer: "tested",
    mobileMoney: "tested",
    mobileMoneyBulk: "tested",
    prepaidCard: "tested",
    prepaidCardBulk: "tested",
    ghanaGov: "tested",
    ssnit: "tested",
    fx: "tested",
  },
});
