import { words as sharedWords } from "../kit/words";
import { words as signInWords } from "./words";

/**
 * Texts of forgotten and changed passwords. Specified texts are verbatim (specification 1, sections 2.4 to 2.6 and 8).
 */
export const passwordWords = {
  userName: signInWords.userName,
  newPassword: "New Password",
  show: (label: string) => `Show ${label}`,
  capsLock: signInWords.capsLock,
  submit: "Submit",
  submitting: "Your new password is on its way to the bank",
  done: sharedWords.status.succeeded,
  changed: "Password has been successfully reset!",
  toSignIn: "Continue to Login",
  inactiveProfile: signInWords.inactiveProfile,
  sessionOver: "Your session has expired. Please sign in again.",
  create: {
    title: "Create New Password",
    lead: "Before you go on, create a password that only you know.",
    confirmation: "New Password Confirmation",
  },
  forgot: {
    title: "Forgot Password",
    lead: "A one-time code will be sent to you.",
    submit: "Continue",
    submitting: "Checking your username",
    haveDefault: "I have a default password",
  },
  reset: {
    title: "Reset Password",
    defaultPassword: "Default Password",
    defaultHint: "Enter the default password sent to you",
    confirmation: "Confirmation",
  },
};
