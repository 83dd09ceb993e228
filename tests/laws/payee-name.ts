import type { Operation } from "../../features/support/operations";
import { law } from "./law";

const bulkFile = {
  reason: "The bank returns every name with the row that it checked; a corrected row is checked again.",
};
const existing = { reason: "Shows the stored request with the names that the bank returned for it." };
const bill = { reason: "Pays a bill by its number; the bank returns the customer's name with the bill." };

/** Forms with a beneficiary, by the operation that they submit. */
export const payeeName = law<Operation>({
  name: "payee name",
  text: "The name shown for an account came from the bank for that very number",
  cells: {
    "own accounts": "tested",
    "same bank": "tested",
    "other bank, instant": "tested",
    "other bank, next day": "tested",
    "bulk transfer, file": bulkFile,
    "bulk transfer, by hand": "tested",
    "mobile money": "tested",
    "mobile money bulk, file": bulkFile,
    "mobile money bulk, by hand": "tested",
    "prepaid card": "tested",
    "prepaid card bulk, file": bulkFile,
    "prepaid card bulk, by hand": "tested",
    "Ghana.gov": bill,
    SSNIT: bill,
    "FX, local": { reason: "The documents have no lookup for foreign accounts; the customer types the name." },
    "FX, international": { reason: "The documents have no lookup for foreign accounts; the customer types the name." },
    "schedule creation": { reason: "Made on the transfer forms, which have cells of their own." },
    "schedule change": "tested",
    "schedule deletion": existing,
    approval: existing,
    rejection: existing,
    recall: existing,
    "official statement": { reason: "Has no beneficiary." },
    "beneficiary added": "tested",
    "beneficiary changed": "tested",
    "beneficiary removed": existing,
  },
});
