/** Texts of the components that the front door and the support pages share (specification 1, section 2.13). */
export const words = {
  close: "Close",
  backToDashboard: "Back to Dashboard",
  backToSignIn: "Back to Log In",
};
