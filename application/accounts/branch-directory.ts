import type { Branch } from "../../domain/accounts/branch";
import type { Result } from "../../domain/result";
import { token } from "../ports/token";

/** Where the bank's branches are: public map data, not the bank's own API. */
export interface BranchDirectory {
  branches(): Promise<Result<readonly Branch[], NoDirectory>>;
}
export const BranchDirectory = token<BranchDirectory>("BranchDirectory");

/** It did not answer in time, or answered something else. */
type NoDirectory = { readonly kind: "unreachable" | "unreadable" };
