import type { Break } from "../break";

/** The one-time code and its dialog. */
export const breaks: readonly Break[] = [
  {
    row: "S1-2.7-01",
    title: "The dialog is titled “OTP verification”",
    file: "ui/shared/words.ts",
    find: 'title: "OTP Verification"',
    replace: 'title: "OTP verification"',
  },
  {
    row: "S1-2.7-05",
    title: "The timer runs for 60 seconds",
    file: "ui/shared/dialogs/resend-timer.tsx",
    find: "RESEND_AFTER_SECONDS = 120",
    replace: "RESEND_AFTER_SECONDS = 60",
  },
  {
    row: "S1-2.7-07",
    title: "Resend is enabled while the timer runs",
    file: "ui/shared/dialogs/resend-timer.tsx",
    find: "isDisabled={secondsLeft > 0 || !isAwaitingCode}",
    replace: "isDisabled={!isAwaitingCode}",
  },
  {
    row: "S1-5-23",
    title: "The text for missing digits says “5-digit”",
    file: "ui/shared/words.ts",
    find: "Please enter the 5 digits OTP",
    replace: "Please enter the 5-digit OTP",
  },
  {
    row: "S1-2.10-04",
    title: "The header does not show the last login",
    file: "ui/shared/signed-in-as.tsx",
    find: "{lastSignInAt && ",
    replace: "{lastSignInAt === null && ",
  },
  {
    row: "S1-2.7-08",
    title: "The bank says one try is left when there are none",
    file: "mock-bank/otp/wrong-codes.ts",
    find: "failureCount: triesLeft",
    replace: "failureCount: triesLeft + 1",
  },
];
