/** Paths of redirects (specification 1, section 2.1). */
/** Redirects a signed-in user to the first page that the permissions allow. */
export const HOME_PATH = "/";
export const SIGN_IN_PATH = "/login";
export const CHANGE_PASSWORD_PATH = "/change-password";
