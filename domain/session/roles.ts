/** The maker-checker roles of a company's users (specification 1, section 6). */
export const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
export type Role = (typeof roles)[number];

type RoleHolder = { readonly roles: readonly Role[] };

const hasAnyOf = ({ roles: held }: RoleHolder, ...any: readonly Role[]): boolean =>
  held.some((role) => any.includes(role));

/**
 * May create payments or requests. A Viewer and a pure Authorizer see the forms without the buttons that move money.
 */
export const maySubmit = (user: RoleHolder): boolean => hasAnyOf(user, "Single", "Initiator", "Initiator & Authorizer");

/** Payments of an Initiator become requests; those of a Single are executed immediately (spec gaps, roles). */
export const needsApproval = (user: RoleHolder): boolean => hasAnyOf(user, "Initiator", "Initiator & Authorizer");

/** May decide requests of other users. The bank refuses decisions on own requests, and the list marks these. */
export const mayDecide = (user: RoleHolder): boolean => hasAnyOf(user, "Authorizer", "Initiator & Authorizer");

/** May order official statements. Viewers may not (spec gaps, roles). */
export const mayOrderStatements = (user: RoleHolder): boolean => maySubmit(user) || mayDecide(user);

/** Joins two roles as "Initiator and Authorizer", and more as "A, B, C" (specification 1, section 2.10). */
export const roleNames = (names: readonly string[]): string => names.join(names.length === 2 ? " and " : ", ");
