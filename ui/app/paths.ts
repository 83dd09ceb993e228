/** Where people are sent, whoever sends them (specification 1, section 2.1). */
/** Leads a signed-in user to the first page that they may see. */
export const HOME_PATH = "/";
export const SIGN_IN_PATH = "/login";
export const CHANGE_PASSWORD_PATH = "/change-password";
