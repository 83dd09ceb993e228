/**
 * Texts for failures (specification 1, section 8). They are separate from the other words because the first page needs
 * only these.
 */
export const failureWords = {
  title: "Oops, something went wrong!",
  hint: "Please try again later.",
  retry: "Try again",
  fallback: "Something went wrong. Please try again.",
  wrongCode: "OTP is not valid.",
  insufficientFunds: "Transfer failed.\nInsufficient funds to complete the transaction.",
  nameNotConfirmed: "Nothing was sent. Please check the name of the new beneficiary and confirm it.",
  unreachable: "Cannot sign-in, network connection required",
  busy: "The bank is busy at the moment. Please try again in a few seconds.",
  incompleteSignIn: "Login was not successful, please try again.",
};
