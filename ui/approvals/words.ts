/** Specification 3, sections 2.1 and 4, to the letter where quoted there. */
export const words = {
  title: "Pending Requests",
  empty: { title: "No pending requests yet", hint: "Once you receive a request for approval, it appears here" },
  approve: "Approve",
  reject: "Reject",
  own: "You created this request, so someone else decides it.",
  approved: "The request has been approved.",
  rejected: "The request has been rejected.",
  rejection: {
    title: "Request Rejection",
    reason: "Reason",
    missing: "Reason is required",
  },
};
