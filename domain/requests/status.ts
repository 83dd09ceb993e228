/**
 * The status of a request (specification 3, section 4). `inProgress` means some, but not all, approvals of the
 * company's policy.
 */
export type RequestStatus =
  | "pending"
  | "inProgress"
  | "approved"
  | "rejected"
  | "failed"
  | "recalled"
  | "processing"
  | "unknown";

/** Only a pending request can be recalled (specification 3, section 6). */
export const canBeRecalled = (request: { readonly status: RequestStatus }): boolean => request.status === "pending";
