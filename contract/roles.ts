/** The roles of users. Apart from the other listed values, which the sign-in page does not load. */
export const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
