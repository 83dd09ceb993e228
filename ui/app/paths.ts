/** Where people are sent, whoever sends them (specification 1, section 2.1). */
export const SIGN_IN_PATH = "/login";
export const CHANGE_PASSWORD_PATH = "/change-password";
