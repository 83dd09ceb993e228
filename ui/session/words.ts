import { requiredMessage } from "../../domain/form-messages";
import { brand } from "../kit/brand";

/**
 * Texts of signing in. Specified texts are verbatim (specification 1, sections 2.3, 5 and 8). `ui/kit/explain.ts` has
 * the texts of failures.
 */
export const words = {
  title: "Log In",
  userName: "Username",
  password: "Password",
  showPassword: "Show password",
  capsLock: "Caps Lock is on",
  spaced: "There is a space before or after the password",
  forgotPassword: "Forgot Password?",
  submit: "Log In",
  checking: "Checking your username and password",
  required: (label: string) => requiredMessage(label),
  otherLetter: (letter: string) => `“${letter}” is none of the letters A to Z and digits 0 to 9. Type it again.`,
  caution: `${brand.name} never asks for your password or a code by phone, e-mail or message.`,
  timedOut: "You were signed out because your session timed out. Please log in again.",
  noStorage:
    "Your browser does not let this page store anything. You can work as usual, but a reload signs you out, and unfinished forms, saved filters and the theme are not kept.",
  inactiveProfile: "Your profile is not active. Please contact the bank.",
};
