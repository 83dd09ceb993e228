/**
 * The answer codes of the bank. The documents give 0, 103 and 10; the others were chosen by this project
 * and are changed here, and only here, for a bank that uses different ones (specification 1, S1-4-48).
 */
export const codes = {
  success: 0,
  failure: 1,
  /** A bad row of a bulk, or a bulk file that cannot be read. */
  badRow: 10,
  sessionTimeout: 103,
  signedInElsewhere: 104,
  inactiveProfile: 105,
} as const;

/** How a voided code is recognised in the description of a refusal (specification 1, section 8). */
export const OTP_NULLIFIED = "OTP validation: Otp is nullified";
