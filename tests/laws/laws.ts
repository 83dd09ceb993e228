import { bankClock } from "./bank-clock";
import { bookkeepingEntries } from "./bookkeeping-entries";
import { debitShown } from "./debit-shown";
import { enteredValues } from "./entered-values";
import { filesAndLists } from "./files-and-lists";
import type { Law } from "./law";
import { limitBeforeCode } from "./limit-before-code";
import { lostAnswer } from "./lost-answer";
import { nameCheck } from "./name-check";
import { notices } from "./notices";
import { payeeName } from "./payee-name";
import { roleAndMenu } from "./role-and-menu";
import { unsendableCall } from "./unsendable-call";
import { words } from "./words";

/** All laws, each in its own file in this folder. */
export const laws: readonly Law[] = [
  bankClock,
  bookkeepingEntries,
  debitShown,
  enteredValues,
  filesAndLists,
  limitBeforeCode,
  lostAnswer,
  nameCheck,
  notices,
  payeeName,
  roleAndMenu,
  unsendableCall,
  words,
];
