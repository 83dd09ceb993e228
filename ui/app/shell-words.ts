/** Texts around the signed-in screens; specified ones to the letter (specification 1, sections 2.1, 2.11 and 2.13). */
export const words = {
  skip: "Skip to content",
  menu: "Menu",
  help: "Help",
  mainMenu: "Main menu",
  darkTheme: "Dark theme",
  lastLogin: (moment: string) => `Last login ${moment}`,
  logOut: "Log Out",
  logOutQuestion: "Are you sure you want to log out?",
  accessDenied: "Access Denied",
  accessDeniedText: "Access Denied. Sorry, you don't have permission to access this page.",
  notBuilt: "This page is not part of this version.",
  loading: "Loading",
  unfinished: {
    title: "Go on where you stopped?",
    question: (page: string) =>
      `Your last session ended while you were filling in a form on ${page}. You can go on with what you had typed.`,
    goOn: "Go on",
    discard: "Discard it",
  },
  session: {
    warningTitle: "Session",
    warning: (left: string) => `Your session will expire in ${left}. You will automatically be logged out`,
    keep: "Keep Me Logged In",
    endTitle: "You are being logged out",
    timeout: "Session timeout",
    inactiveProfile: "Your profile is not active. Please contact the bank.",
    secondsLeft: (seconds: number) => `You will be logged out in ${seconds} s.`,
    second: "You will be logged out due to one more login to your profile.",
    secondTitle: "Signed in elsewhere",
    continue: "Continue",
  },
};
