import type { DecodedOf } from "../../adapters/bank-api/contract/endpoint";
import type { support } from "../../adapters/bank-api/contract/support";

export type ComplaintFields = DecodedOf<(typeof support)["complain"]>;

/** Control characters, among them the line ends that would add headers to a mail, and those that turn the direction of writing. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** A message has lines of its own. */
const LINE_MARKS = /[\n\r\t]/g;

/** The first field that holds what no one types, or nothing but blanks; undefined when all is well. */
export function wrongTextIn(complaint: ComplaintFields): keyof ComplaintFields | undefined {
  const { senderName, emailSubject, emailAddress = "", emailBody } = complaint;
  if (!senderName.trim() || CONTROL.test(senderName)) return "senderName";
  if (!emailSubject.trim() || CONTROL.test(emailSubject)) return "emailSubject";
  if (CONTROL.test(emailAddress)) return "emailAddress";
  if (!emailBody.trim() || CONTROL.test(emailBody.replace(LINE_MARKS, ""))) return "emailBody";
  return undefined;
}
