/** Who may do what in a company: the maker-checker roles (specification 1, section 6). */
export const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
export type Role = (typeof roles)[number];

type Holder = { readonly roles: readonly Role[] };

const holds = ({ roles: held }: Holder, ...any: readonly Role[]): boolean => held.some((role) => any.includes(role));

/** Creates payments or requests; a Viewer and a pure Authorizer see the forms' screens without the buttons that move money. */
export const maySubmit = (user: Holder): boolean => holds(user, "Single", "Initiator", "Initiator & Authorizer");

/** A payment of an Initiator becomes a request; that of a Single is made at once (decisions, roles). */
export const needsApproval = (user: Holder): boolean => holds(user, "Initiator", "Initiator & Authorizer");

/** Decides other people's requests; never their own, which the bank enforces and the list shows. */
export const mayDecide = (user: Holder): boolean => holds(user, "Authorizer", "Initiator & Authorizer");

/** Orders papers, which move no money; who only looks on does not (decisions, roles). */
export const mayOrder = (user: Holder): boolean => maySubmit(user) || mayDecide(user);

/** "Initiator and Authorizer" for two, "A, B, C" for more (specification 1, section 2.10). */
export const roleNames = (names: readonly string[]): string => names.join(names.length === 2 ? " and " : ", ");
