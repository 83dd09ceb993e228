/** A day as the client shows days (`ui/kit/format.ts`). */
export const DAY_EXAMPLE = "20 Nov 2026";

/** Messages of specification 1, section 5. */
export const requiredMessage = (label: string): string => `${label} is required`;

export const lengthMessage = (label: string, lengthMax: number): string =>
  `${label} may have at most ${lengthMax} characters`;
