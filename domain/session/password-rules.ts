/** Limits in characters: the minimum of specification 1, section 9, and the maximum that the bank accepts. */
const LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

export type PasswordWeakness = "kindsMissing" | "tooShort" | "tooLong";

/**
 * Returns why a text cannot be a new password: it needs an uppercase letter, a special character, a digit and at least
 * eight characters (specification 1, section 5).
 * Spaces count as typed. The bank also refuses former and common passwords.
 */
export function weaknessOf(password: string): PasswordWeakness | undefined {
  const hasAllKinds = /[A-Z]/.test(password) && /[^A-Za-z0-9]/.test(password) && /\d/.test(password);
  if (!hasAllKinds) return "kindsMissing";
  if (password.length < LENGTH_MIN) return "tooShort";
  return password.length > PASSWORD_LENGTH_MAX ? "tooLong" : undefined;
}
