/**
 * The answer codes of the bank. The specification names 0, 103 and 10; this project chose the others.
 * To support a bank with other codes, change them here only (specification 1, S1-4-48).
 */
export const codes = {
  success: 0,
  failure: 1,
  /** A bad row of a bulk, or an unreadable bulk file. */
  badRow: 10,
  sessionTimeout: 103,
  signedInElsewhere: 104,
  inactiveProfile: 105,
} as const;

/** Marks a void code in the description of a refusal (specification 1, section 8). */
export const OTP_NULLIFIED = "OTP validation: Otp is nullified";
