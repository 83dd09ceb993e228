import type { Operation } from "../../features/support/operations";
import { law } from "./law";

/** Proved with well-formed calls, confirmed by a code, that contain values no form of the client accepts. */
export const unsendableCall = law<Operation>({
  name: "unsendable call",
  text: "The bank refuses what the client would never send, and nothing is left behind",
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
