import type { EntryKind } from "../../domain/entered-text";
import { type Law, law } from "./law";

/** Kinds of values. A date is not an {@link EntryKind}, because fields keep dates as typed. */
type Value = EntryKind | "date";
/** Ways to enter a value: keystroke, pasted text, autofill, drop, or spreadsheet. */
type EntryMethod = "key" | "paste" | "autofill" | "drop" | "workbook cell" | "pasted row";
type EnteredValue = `${Value}, ${EntryMethod}`;

type Cell = Law["cells"][string];
type Row = Readonly<Record<EntryMethod, Cell>>;

const fieldMethods = { key: "tested", paste: "tested", autofill: "tested", drop: "tested" } as const;
const everywhere: Row = { ...fieldMethods, "workbook cell": "tested", "pasted row": "tested" };
const noBulk = (what: string): Row => {
  const reason = `No bulk lists ${what}.`;
  return { ...fieldMethods, "workbook cell": { reason }, "pasted row": { reason } };
};

const rows: Readonly<Record<Value, Row>> = {
  amount: everywhere,
  ownAccount: everywhere,
  otherAccount: everywhere,
  wallet: everywhere,
  phone: everywhere,
  customerId: everywhere,
  cardDigits: everywhere,
  oneTimeCode: noBulk("one-time codes"),
  foreignAccount: noBulk("foreign accounts"),
  text: everywhere,
  date: {
    ...noBulk("dates"),
    key: { reason: "A date may be written in words, so no key is excluded." },
    "workbook cell": "tested",
  },
};

/** Cells named by value and way. */
const cells = Object.fromEntries(
  Object.entries(rows).flatMap(([value, row]) => Object.entries(row).map(([way, cell]) => [`${value}, ${way}`, cell])),
) as Record<EnteredValue, Cell>;

export const enteredValues = law<EnteredValue>({
  name: "entered values",
  text: "A value is taken as written, normalised without a change of meaning, or refused; an excluded key is announced.",
  cells,
});
