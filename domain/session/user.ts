import type { Permissions } from "./permissions";
import type { Role } from "./roles";

/** The signed-in user, as described by the bank (specification 1, section 3), without money or passwords. */
export type User = {
  readonly loginId: string;
  readonly userName: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly accountNumber: string;
  readonly companyName: string;
  readonly roles: readonly Role[];
  readonly permissions: Permissions;
  /** ISO 8601 in UTC; absent at the first sign-in. */
  readonly lastSignInAt: string | undefined;
};
