import type { Call } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import { BLOCKED_CARD, cardHolder } from "../lookups/cards";
import { mapInSlices } from "../threads/in-slices";
import { basicsOf, type CheckedRow, namesOf, verdictOf } from "./checked-row";
import type { ListedRow } from "./list-file";

/** Checks rows of prepaid cards and finds their holders. Loads are free of charge. */
export async function checkCards(rows: readonly ListedRow[], { db }: Call) {
  const receiver = (await controlAccountIds(db))("PREPAID-CARDS");
  return mapInSlices(rows, (row) => {
    const basics = basicsOf(row, "amount", "narration");
    const { customerId = "", cardLastDigit = "", phoneNumber = "" } = row.fields;
    const holder = /^\d{1,10}$/.test(customerId) ? cardHolder(customerId) : undefined;
    const wrong = basics.wrong ?? wrongCard({ customerId, cardLastDigit, phoneNumber }, Boolean(holder));
    return {
      amount: basics.amount,
      narration: basics.narration,
      wrong,
      charge: 0n,
      eLevy: 0n,
      receiver,
      holder,
      shown: {
        customerId,
        cardLastDigit,
        beneficiaryName: basics.name,
        cardName: holder?.name ?? "",
        ...namesOf(basics.name, holder?.name),
        phoneNumber,
        amount: basics.amountText,
        narration: basics.narration,
        ...verdictOf(wrong),
      },
    } satisfies CheckedRow & { holder: unknown };
  });
}

type Card = { readonly customerId: string; readonly cardLastDigit: string; readonly phoneNumber: string };

function wrongCard({ customerId, cardLastDigit, phoneNumber }: Card, hasHolder: boolean): string | undefined {
  if (!/^\d{1,10}$/.test(customerId)) return "Customer ID must have 1 to 10 digits.";
  if (!/^\d{4}$/.test(cardLastDigit)) return "Card Last Digits must be four digits.";
  if (!/^\d{10,15}$/.test(phoneNumber)) return "Phone Number must have 10 to 15 digits, its first zero among them.";
  if (!hasHolder) return "Customer not found";
  return cardLastDigit === BLOCKED_CARD ? "This card is blocked." : undefined;
}
