import { type Refusal, refuse } from "../handler";
import { type Fields, parseForm } from "./form";

/** The fields and files of a call as they came, before any check. */
export type Body = { readonly fields: Fields; readonly files: Readonly<Record<string, File>> };

export const UNREADABLE = refuse("The request could not be read.");

/** The fields of a form; or that it cannot be read in exactly one way. */
export function bodyOfForm(text: string): Body | Refusal {
  const fields = parseForm(text);
  return fields ? { fields, files: {} } : UNREADABLE;
}
