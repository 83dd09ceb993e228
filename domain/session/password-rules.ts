/** Specification 1, section 9; the longest that the bank takes. */
const LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

export type PasswordWeakness = "kindsMissing" | "tooShort" | "tooLong";

/**
 * What keeps a text from being a new password: an uppercase letter, a special character and a digit, in at least eight characters
 * (specification 1, section 5). It is looked at as it was typed, blanks included. The bank knows more: former and common passwords.
 */
export function weaknessOf(password: string): PasswordWeakness | undefined {
  const hasAllKinds = /[A-Z]/.test(password) && /[^A-Za-z0-9]/.test(password) && /\d/.test(password);
  if (!hasAllKinds) return "kindsMissing";
  if (password.length < LENGTH_MIN) return "tooShort";
  return password.length > PASSWORD_LENGTH_MAX ? "tooLong" : undefined;
}
