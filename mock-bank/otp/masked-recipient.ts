const SHOWN_FIRST = 3;
const SHOWN_LAST = 2;

/** Returns 024*****89: enough to recognise one's own number. A number of five digits or fewer is masked as a whole. */
export function maskPhone(phone: string): string {
  const masked = phone.length - SHOWN_FIRST - SHOWN_LAST;
  if (masked <= 0) return "*".repeat(phone.length);
  return `${phone.slice(0, SHOWN_FIRST)}${"*".repeat(masked)}${phone.slice(-SHOWN_LAST)}`;
}

/** Returns a***@adom.example. The number of stars does not depend on the address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 ? `${email.slice(0, 1)}***${email.slice(at)}` : "***";
}
