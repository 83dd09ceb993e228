import type { Permissions } from "./permissions";
import type { Role } from "./roles";

/** The person signed in, as the bank described them (specification 1, section 3). Money and passwords are not part of it. */
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
  /** ISO 8601 UTC; absent on the very first sign-in. */
  readonly lastSignInAt: string | undefined;
};
