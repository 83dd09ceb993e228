import { type Refusal, refuse } from "../core/handler";
import { type Fields, parseForm } from "./form";

/** The unchecked fields and files of a call. */
export type Body = { readonly fields: Fields; readonly files: Readonly<Record<string, File>> };

export const UNREADABLE = refuse("The request could not be read.");

/** Returns the fields of a form, or a refusal if it can be read in more than one way. */
export function bodyOfForm(text: string): Body | Refusal {
  const fields = parseForm(text);
  return fields ? { fields, files: {} } : UNREADABLE;
}
