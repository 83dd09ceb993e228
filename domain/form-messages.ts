/** Messages of specification 1, section 5. */
export const requiredMessage = (label: string): string => `${label} is required`;

export const lengthMessage = (label: string, lengthMax: number): string =>
  `${label} may have at most ${lengthMax} characters`;
