import type { AmountProblem } from "./money";

/** Messages of specification 1, section 5. */
export const requiredMessage = (label: string): string => `${label} is required`;

export const lengthMessage = (label: string, lengthMax: number): string =>
  `${label} may have at most ${lengthMax} characters`;

export const amountMessages = (label: string): Readonly<Record<AmountProblem, string>> => ({
  zero: requiredMessage(label),
  notANumber: `${label} must be a number with at most two decimals`,
  tooLarge: `${label} is too large`,
});
