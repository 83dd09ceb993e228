import { act, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { toBulkOptions } from "../../application/payments/bulk-options-draft";
import type { EntryKind } from "../../domain/entered-text";
import type { BulkField } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import { DateField } from "../../ui/kit/fields/date-field";
import { BulkHandStore } from "../../ui/payments/bulk/bulk-hand-store";
import { aDateText, aText } from "../support/a-text";
import { enterWhole } from "../support/keys";
import { dayMeant, meaningOf } from "../support/meaning";
import { ama, signedIn } from "./a-workspace";

type PastedField = { readonly category: BulkCategory; readonly field: BulkField; readonly type?: string };
const pastedInto: Readonly<Record<Exclude<EntryKind, "oneTimeCode" | "foreignAccount">, PastedField>> = {
  amount: { category: "mobileMoneyBulk", field: "amount" },
  ownAccount: { category: "bulkTransfer", field: "account", type: "domestic" },
  otherAccount: { category: "bulkTransfer", field: "account", type: "instant" },
  wallet: { category: "mobileMoneyBulk", field: "wallet" },
  phone: { category: "prepaidCardBulk", field: "phone" },
  customerId: { category: "prepaidCardBulk", field: "customer" },
  cardDigits: { category: "prepaidCardBulk", field: "lastDigits" },
  text: { category: "mobileMoneyBulk", field: "narration" },
};
const NARRATION_LENGTH_MAX = 25;

describe("a cell of a pasted row", () => {
  for (const [kind, { category, field, type }] of Object.entries(pastedInto))
    it(`a pasted row keeps the meaning of a cell of the kind ${kind}, or shows its text with a problem`, async () => {
      const { services } = await signedIn(ama);
      const store = new BulkHandStore(category, services, ama);
      store.add();
      const [row] = store.rows;
      if (!row) throw new Error("A list by hand begins with a row");
      if (type) row.set("type", type);
      const check = (text: string) => {
        store.paste(row, field, [[text]]);
        const shown = row.texts[field] ?? "";
        // All kinds of the table are kinds of the law.
        const meaning = meaningOf(kind as EntryKind, text, NARRATION_LENGTH_MAX);
        if (text === "") return;
        if (meaning === undefined) {
          expect(shown, text).toBe(text);
          expect(row.problemOf(field), text).toBeDefined();
        } else expect(meaningOf(kind as EntryKind, shown, NARRATION_LENGTH_MAX), text).toBe(meaning);
      };
      const tooLongByABlank = `${"a".repeat(NARRATION_LENGTH_MAX)} `;
      fc.assert(fc.property(aText, check), { numRuns: 1000, examples: [[tooLongByABlank], ["Name"]] });
    });
});

const wholeTexts = [
  ["paste", "insertFromPaste"],
  ["drop", "insertFromDrop"],
  ["autofill", undefined],
] as const;
/** Earlier than every day that a form accepts. */
const TODAY = "1001-01-01";

function Dated() {
  const [value, setValue] = useState("");
  return <DateField label="Start Date" value={value} onChange={setValue} today="2026-11-20" />;
}

describe("a text that enters a date field as a whole", () => {
  for (const [way, inputType] of wholeTexts)
    it(`a date that enters by ${way} is shown as the day it means, or stays as it is and is refused`, () => {
      render(<Dated />);
      const input = screen.getByLabelText<HTMLInputElement>("Start Date");
      const check = (text: string) => {
        if (text.trim() === "" || text === input.value) return;
        act(() => enterWhole(input, text, inputType));
        expect(input.value, text).toBe(text);
        const day = dayMeant(text);
        const read = toBulkOptions({ keepsPayee: "", scheduled: "yes", frequency: "weekly", start: text }, TODAY);
        expect(read.ok ? read.value.schedule?.start : undefined, text).toBe(day);
        fireEvent.blur(input);
        if (day === undefined) expect(input.value, text).toBe(text);
        else expect(dayMeant(input.value), text).toBe(day);
      };
      fc.assert(fc.property(aDateText, check), { numRuns: 300, examples: [[",4/2.00"]] });
    });
});
