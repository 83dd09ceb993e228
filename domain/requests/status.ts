/** Where a request stands (specification 3, section 4); `inProgress` has some but not all approvals of the company's policy. */
export type RequestStatus =
  | "pending"
  | "inProgress"
  | "approved"
  | "rejected"
  | "failed"
  | "recalled"
  | "processing"
  | "unknown";

/** Only a pending request may be recalled (specification 3, section 6). */
export const canBeRecalled = (request: { readonly status: RequestStatus }): boolean => request.status === "pending";
