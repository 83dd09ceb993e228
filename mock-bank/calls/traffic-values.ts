import { trafficLimits } from "../limits/limits";

const MASK = "•••••";
const SECRETS = new Set(["password", "newPassword", "confirmPassword", "otp", "otpPin", "sessionId"]);

/** Longest text of a field or of a property of the answer itself, in characters. */
const TEXT_LENGTH_MAX = 2000;
/** Longest text within rows and objects, in characters. */
const NESTED_TEXT_LENGTH_MAX = 200;
const ROWS_SHOWN_MAX = 20;
const PROPERTIES_MAX = 200;
const DEPTH_MAX = 6;
/** Bytes of a value in addition to its characters. */
const VALUE_BYTES = 16;

type Budget = { bytes: number };
type LoggedValues = Readonly<Record<string, unknown>>;

/**
 * Copies the fields or the answer of a call with secrets masked, texts cut, and only the first rows of each list. It
 * stops when its budget is used up, so an answer of 100,000 rows costs no more than one of 20.
 */
export function cutForTraffic(values: LoggedValues): { readonly values: LoggedValues; readonly bytes: number } {
  const budget = { bytes: trafficLimits.partBytes };
  const cut = cutObject(values, 0, budget);
  return { values: cut, bytes: trafficLimits.partBytes - budget.bytes };
}

function cutValue(value: unknown, depth: number, budget: Budget): unknown {
  budget.bytes -= VALUE_BYTES;
  if (typeof value === "string") return cutText(value, depth, budget);
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEPTH_MAX) return "...";
  return Array.isArray(value) ? cutRows(value, depth + 1, budget) : cutObject(value, depth + 1, budget);
}

function cutRows(rows: readonly unknown[], depth: number, budget: Budget): unknown[] {
  const shown: unknown[] = [];
  for (const row of rows) {
    if (shown.length >= ROWS_SHOWN_MAX || budget.bytes <= 0) break;
    shown.push(cutValue(row, depth, budget));
  }
  return shown.length === rows.length ? shown : [...shown, `... (${rows.length.toLocaleString("en")} rows)`];
}

function cutObject(values: object, depth: number, budget: Budget): LoggedValues {
  const shown: Record<string, unknown> = {};
  let count = 0;
  for (const name in values) {
    if (!Object.hasOwn(values, name)) continue;
    const value = (values as LoggedValues)[name];
    if (value === undefined) continue;
    if (++count > PROPERTIES_MAX || budget.bytes <= 0) {
      shown["..."] = "cut";
      break;
    }
    budget.bytes -= 2 * name.length;
    // An empty secret is shown as empty, so that calls without a session can be recognized.
    const isMasked = SECRETS.has(name) && value !== "";
    shown[name] = isMasked ? MASK : cutValue(value, depth, budget);
  }
  return shown;
}

function cutText(text: string, depth: number, budget: Budget): string {
  const lengthMax = depth === 0 ? TEXT_LENGTH_MAX : NESTED_TEXT_LENGTH_MAX;
  budget.bytes -= 2 * Math.min(text.length, lengthMax);
  if (text.length <= lengthMax) return text;
  // In V8 a slice shares the memory of the whole text; the conversion through bytes makes a copy.
  const start = Buffer.from(text.slice(0, lengthMax)).toString();
  return `${start}... (${text.length} characters)`;
}
