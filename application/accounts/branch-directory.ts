import type { Branch } from "../../domain/accounts/branch";
import type { Result } from "../../domain/result";
import { token } from "../ports/token";

/** Locations of the bank's branches, from public map data instead of the bank's API. */
export interface BranchDirectory {
  branches(): Promise<Result<readonly Branch[], BranchDirectoryFailure>>;
}
export const BranchDirectory = token<BranchDirectory>("BranchDirectory");

/** The directory did not answer in time, or the answer is invalid. */
type BranchDirectoryFailure = { readonly kind: "unreachable" | "unreadable" };
