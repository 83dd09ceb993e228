import type { Category } from "../../domain/requests/categories";
import type { Operation } from "../../features/support/operations";
import { law } from "./law";

const free = { reason: "Debits nothing." };

/** Kinds are confirmations by operation and approvals by category of the request. */
export const debitShown = law<Exclude<Operation, "approval"> | `approval of ${Category}`>({
  name: "debit shown",
  text: "What is debited is shown in the account's currency, before the code and beside Approve",
  cells: {
    "own accounts": "tested",
    "same bank": "tested",
    "other bank, instant": "tested",
    "other bank, next day": "tested",
    "bulk transfer, file": "tested",
    "bulk transfer, by hand": "tested",
    "mobile money": "tested",
    "mobile money bulk, file": "tested",
    "mobile money bulk, by hand": "tested",
    "prepaid card": "tested",
    "prepaid card bulk, file": "tested",
    "prepaid card bulk, by hand": "tested",
    "Ghana.gov": "tested",
    SSNIT: "tested",
    "FX, local": "tested",
    "FX, international": "tested",
    "schedule creation": "tested",
    "schedule change": "tested",
    "schedule deletion": free,
    rejection: free,
    recall: free,
    "official statement": { reason: "Debits nothing; the form says that the statement is free of charge." },
    "beneficiary added": free,
    "beneficiary changed": free,
    "beneficiary removed": free,
    "approval of ownAccounts": "tested",
    "approval of sameBank": "tested",
    "approval of otherBank": "tested",
    "approval of bulkTransfer": "tested",
    "approval of mobileMoney": "tested",
    "approval of mobileMoneyBulk": "tested",
    "approval of prepaidCard": "tested",
    "approval of prepaidCardBulk": "tested",
    "approval of ghanaGov": "tested",
    "approval of ssnit": "tested",
    "approval of fx": "tested",
  },
});
