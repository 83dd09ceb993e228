import type { Operation } from "../../features/support/operations";
import { law } from "./law";

const free = { reason: "Debits nothing." };

/** Proved with a bank whose limit is below the debit of each form. */
export const limitBeforeCode = law<Operation>({
  name: "limit before code",
  text: "A payment that the limits certainly refuse is refused before a code is asked for, with a way out",
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
    approval: "tested",
    rejection: free,
    recall: free,
    "official statement": free,
    "beneficiary added": free,
    "beneficiary changed": free,
    "beneficiary removed": free,
  },
});
