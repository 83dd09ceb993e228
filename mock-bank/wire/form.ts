import { formLimits } from "../limits/limits";

/** The fields of a form or query as received, without access to `Object.prototype`. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Parses `a=1&b=2`. Returns undefined for a repeated name, for more fields than {@link formLimits} allows and for a text that
 * is not well-formed percent-encoded UTF-8.
 */
export function parseForm(text: string): Fields | undefined {
  const fields: Record<string, string> = Object.create(null);
  if (text === "") return fields;
  const pairs = text.split("&", formLimits.fields + 1);
  if (pairs.length > formLimits.fields) return undefined;
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === undefined || value === undefined || name in fields) return undefined;
    fields[name] = value;
  }
  return fields;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
