/** Texts shared by every area; specified ones to the letter (specification 1, sections 2.7, 2.9, 2.13 and 8). */
export const words = {
  otp: {
    title: "OTP Verification",
    hint: "Enter the code sent to your phone and e-mail.",
    label: "One-time code",
    incomplete: "Please enter the 5 digits OTP",
    wrong: "OTP is not valid.",
    resend: "Resend",
    resendIn: (left: string) => `You can ask for a new code in ${left}`,
    resendNow: "You can ask for a new code now",
    confirm: "Confirm",
    cancel: "Cancel",
  },
  fallback: "Something went wrong. Please try again.",
  insufficientFunds: "Transfer failed.\nInsufficient funds to complete the transaction.",
  unreachable: "Cannot sign-in, network connection required",
  incompleteSignIn: "Login was not successful, please try again.",
};
