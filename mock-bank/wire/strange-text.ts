/**
 * Control characters but for tab and line ends, halves of a character, and marks that turn the direction of what follows:
 * some of them no database holds, others make a name look like another one. No form of ours sends any.
 */
const STRANGE = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Whether such a character stands anywhere in a decoded call, however deep. */
export function holdsStrangeText(value: unknown): boolean {
  if (typeof value === "string") return STRANGE.test(value);
  if (typeof value !== "object" || value === null || value instanceof File) return false;
  return Object.values(value).some(holdsStrangeText);
}
