import type { bankApi } from "../../contract/index";
import type { Category } from "../../domain/requests/categories";
import { law } from "./law";

type Kind = `calls of ${keyof typeof bankApi}` | `requests of ${Category}`;

export const roleAndMenu = law<Kind>({
  name: "role and menu",
  text: "Reading and acting follow the role and the menus of the user, for every call and every kind of request",
  cells: {
    "calls of session": "tested",
    "calls of otp": "tested",
    "calls of accounts": "tested",
    "calls of statements": "tested",
    "calls of notices": "tested",
    "calls of payments": "tested",
    "calls of bulkTransfers": "tested",
    "calls of mobileMoney": "tested",
    "calls of prepaidCard": "tested",
    "calls of lookups": "tested",
    "calls of transferBeneficiaries": "tested",
    "calls of walletBeneficiaries": "tested",
    "calls of cardBeneficiaries": "tested",
    "calls of schedules": "tested",
    "calls of fx": "tested",
    "calls of bills": "tested",
    "calls of approvals": "tested",
    "calls of requests": "tested",
    "calls of reports": "tested",
    "calls of support": "tested",
    "requests of ownAccounts": "tested",
    "requests of sameBank": "tested",
    "requests of otherBank": "tested",
    "requests of bulkTransfer": "tested",
    "requests of mobileMoney": "tested",
    "requests of mobileMoneyBulk": "tested",
    "requests of prepaidCard": "tested",
    "requests of prepaidCardBulk": "tested",
    "requests of ghanaGov": "tested",
    "requests of ssnit": "tested",
    "requests of fx": "tested",
  },
});
