import type { Category } from "../../domain/requests/categories";
import { law } from "./law";

export const notices = law<Category>({
  name: "notices",
  text: "Each debit and credit of a payment has one notice for the company, with amount, charges, other party and balance",
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
