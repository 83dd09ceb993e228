import type { Operation } from "../../features/support/operations";
import { law } from "./law";

/** Proved by reloading the tab, and by repeating the operation in any tab or browser. */
export const lostAnswer = law<Operation>({
  name: "lost answer",
  text: "A lost answer never leads to a second effect without the user being told",
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
    "schedule deletion": "tested",
    approval: "tested",
    rejection: "tested",
    recall: "tested",
    "official statement": "tested",
    "beneficiary added": "tested",
    "beneficiary changed": "tested",
    "beneficiary removed": "tested",
  },
});
