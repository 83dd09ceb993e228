/** Texts about the session of a signed-in user (specification 1, sections 2.11 and 4). */
export const words = {
  lastLogin: (moment: string) => `Last login ${moment}`,
  warningTitle: "Session",
  warning: (left: string) => `Your session will expire in ${left}. You will automatically be logged out`,
  entriesKept: "What you have entered is kept in this tab, and offered when you sign in again.",
  entriesLost: "What you have entered on this page is not kept.",
  keep: "Keep Me Logged In",
  endTitle: "You are being logged out",
  timeout: "Session timeout",
  passwordReset:
    "Your session has ended, because your password was reset. If it was not you, call the Contact Center at once.",
  inactiveProfile: "Your profile is not active. Please contact the bank.",
  secondsLeft: (seconds: number) => `You will be logged out in ${seconds} s.`,
  second: "You will be logged out due to one more login to your profile.",
  secondTitle: "Signed in elsewhere",
  continue: "Continue",
};
