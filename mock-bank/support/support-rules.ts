import type { DecodedOf } from "../../contract/endpoint";
import type { support } from "../../contract/support";

export type ComplaintFields = DecodedOf<(typeof support)["complain"]>;

/**
 * Control characters. Among them are line ends, which could add mail headers, and marks that change the writing
 * direction.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Line ends and tabs, which are allowed in a message. */
const LINE_MARKS = /[\n\r\t]/g;

/** Returns the first field that is blank or contains control characters; undefined if all are valid. */
export function wrongTextIn(complaint: ComplaintFields): keyof ComplaintFields | undefined {
  const { senderName, emailSubject, emailAddress = "", emailBody } = complaint;
  if (!senderName.trim() || CONTROL.test(senderName)) return "senderName";
  if (!emailSubject.trim() || CONTROL.test(emailSubject)) return "emailSubject";
  if (CONTROL.test(emailAddress)) return "emailAddress";
  if (!emailBody.trim() || CONTROL.test(emailBody.replace(LINE_MARKS, ""))) return "emailBody";
  return undefined;
}
