import { words as shared } from "../kit/words";
import { passwordWords } from "./password-words";

/** Texts of the dialog in which a signed-in user changes the password. */
export const ownPasswordWords = {
  title: "Change password",
  current: "Current Password",
  newPassword: passwordWords.newPassword,
  confirmation: passwordWords.reset.confirmation,
  note: "You stay signed in here. All your other sessions end, and the bank sends you a notice by SMS and e-mail.",
  changed: "Your password has been changed. All your other sessions have ended.",
  cancel: shared.cancel,
};
