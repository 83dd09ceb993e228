/**
 * A change of fields of an answer. A path is `size`, `transactions[*].createDate` for every row, or
 * `transactions[0].createDate` for one; `transaction{}[0].amount` goes into a JSON text, `bulkIds.*.count` into each
 * entry of a map.
 */
export type FieldChange =
  | { readonly kind: "set"; readonly path: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly path: string }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  /** Writes a value in another way. Values without this form stay as they are. */
  | { readonly kind: "rewrite"; readonly path: string; readonly as: keyof typeof rewritings }
  /** Repeats the first row of a list, leaves out its last one, turns its order, or repeats all rows up to 25. */
  | { readonly kind: "repeat" | "shorten" | "reverse" | "fill"; readonly path: string };

const dateParts = (text: string) =>
  /^(\d{2})-(\d{2})-(\d{4})(.*)$/.exec(text)?.slice(1) as [string, string, string, string] | undefined;
const onDate = (write: (day: string, month: string, year: string, time: string) => unknown) => (value: unknown) => {
  const parts = dateParts(String(value));
  return parts ? write(...parts) : value;
};
const onNumber = (write: (amount: number) => unknown) => (value: unknown) =>
  value === null || value === undefined || value === "" || Number.isNaN(Number(value)) ? value : write(Number(value));
const laterBy = (milliseconds: number) =>
  onDate((day, month, year, time) => {
    const moment = new Date(
      Date.parse(`${year}-${month}-${day}T${time.trim() || "00:00"}Z`) + milliseconds,
    ).toISOString();
    const [date = "", clock = ""] = moment.split("T");
    return `${date.split("-").reverse().join("-")}${time && ` ${clock.slice(0, 5)}`}`;
  });

/** Spellings and values of banks that deviate, by name. */
const rewritings = {
  "a day that does not exist": onDate((_, __, year, time) => `31-02-${year}${time}`),
  "five hours later": laterBy(5 * 3_600_000),
  "a year earlier": onDate((day, month, year, time) => `${day}-${month}-${Number(year) - 1}${time}`),
  "one more": onNumber((amount) => amount + 1),
  "one less": onNumber((amount) => amount - 1),
  "one cedi less": onNumber((amount) => (amount - 1).toFixed(2)),
  "one cedi more": onNumber((amount) => (amount + 1).toFixed(2)),
  negative: onNumber((amount) => `-${Math.abs(amount || 1).toFixed(2)}`),
} as const;

type Holder = Record<string, unknown> | unknown[];

/** Returns the answer with a change at every place that the path leads to. */
export function changed<Answer extends object>(answer: Answer, change: FieldChange): Answer {
  const copy = structuredClone(answer);
  const steps = change.path.match(/\{\}|\[\*\]|\[\d+\]|[^.[\]{}]+/g) ?? [];
  walk(copy as Holder, steps, change);
  return copy;
}

function walk(holder: Holder, [step = "", ...rest]: readonly string[], change: FieldChange): void {
  for (const key of keysOf(holder, step)) {
    const held = (holder as Record<string, unknown>)[key];
    if (rest[0] === "{}") {
      const inner = JSON.parse(String(held)) as Holder;
      walk(inner, rest.slice(1), change);
      (holder as Record<string, unknown>)[key] = JSON.stringify(inner);
    } else if (rest.length > 0) {
      if (typeof held === "object" && held !== null) walk(held as Holder, rest, change);
    } else apply(holder as Record<string, unknown>, key, change);
  }
}

function keysOf(holder: Holder, step: string): readonly string[] {
  if (step === "[*]" || step === "*") return Object.keys(holder);
  const index = /^\[(\d+)\]$/.exec(step)?.[1];
  if (index !== undefined) return index in holder ? [index] : [];
  return [step];
}

function apply(holder: Record<string, unknown>, key: string, change: FieldChange): void {
  const held = holder[key];
  const rows = Array.isArray(held) ? held : [];
  // An empty list has no row to change.
  if (rows.length === 0 && ["repeat", "shorten", "reverse", "fill"].includes(change.kind)) return;
  switch (change.kind) {
    case "set":
      holder[key] = change.value;
      return;
    case "remove":
      delete holder[key];
      return;
    case "rename":
      delete holder[key];
      holder[change.to] = held;
      return;
    case "rewrite":
      if (key in holder) holder[key] = rewritings[change.as](held);
      return;
    case "repeat":
      holder[key] = [rows[0], ...rows.slice(0, -1)];
      return;
    case "fill":
      holder[key] = Array.from({ length: 25 }, (_, at) => rows[at % rows.length]);
      return;
    case "shorten":
      holder[key] = rows.slice(0, -1);
      return;
    case "reverse":
      holder[key] = rows.toReversed();
      return;
  }
}
