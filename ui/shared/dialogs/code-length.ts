/** Digits of a one-time code (specification 1, section 9). */
export const CODE_LENGTH = 5;
