import type { Operation } from "../../features/support/operations";
import { law } from "./law";

const bulk = { reason: "Pays a list. The rows of lists are not single saved beneficiaries." };
const noPayee = { reason: "Pays no beneficiary that can be saved." };
const unpaid = { reason: "Pays nothing." };

/** Proved with a company whose policy is below the amount of each form. */
export const nameCheck = law<Operation>({
  name: "name check",
  text: "The first payment above the company's limit to a new beneficiary confirms the account's name before the code",
  cells: {
    "own accounts": noPayee,
    "same bank": "tested",
    "other bank, instant": "tested",
    "other bank, next day": "tested",
    "bulk transfer, file": bulk,
    "bulk transfer, by hand": bulk,
    "mobile money": "tested",
    "mobile money bulk, file": bulk,
    "mobile money bulk, by hand": bulk,
    "prepaid card": "tested",
    "prepaid card bulk, file": bulk,
    "prepaid card bulk, by hand": bulk,
    "Ghana.gov": noPayee,
    SSNIT: noPayee,
    "FX, local": noPayee,
    "FX, international": noPayee,
    "schedule creation": "tested",
    "schedule change": "tested",
    "schedule deletion": unpaid,
    approval: { reason: "The approver is told what the requester has confirmed." },
    rejection: unpaid,
    recall: unpaid,
    "official statement": unpaid,
    "beneficiary added": unpaid,
    "beneficiary changed": unpaid,
    "beneficiary removed": unpaid,
  },
});
