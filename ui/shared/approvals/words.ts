/** Texts of Pending Requests; those quoted in specification 3, sections 2.1 and 4, are verbatim. */
export const words = {
  title: "Pending Requests",
  empty: { title: "No pending requests yet", hint: "Once you receive a request for approval, it appears here" },
  approve: "Approve",
  reject: "Reject",
  named: (action: string, row: string) => `${action} ${row}`,
  to: (name: string) => `to ${name}`,
  own: "You created this request, so someone else decides it.",
  approved: "The request has been approved.",
  rejected: "The request has been rejected.",
  run: {
    title: "Approval run",
    choose: (id: string) => `Choose ${id}`,
    chosen: (count: number) => `${count} chosen`,
    begin: "Go through them",
    clear: "Choose none",
    skip: "Skip",
    place: (at: number, of: number) => `${at} of ${of}`,
    keys: "A approves, R rejects, S skips.",
    results: "Results of the run",
    ended: { succeeded: "Decided", failed: "Failed", unknown: "Outcome unknown", skipped: "Skipped" },
  },
  rejection: {
    title: "Request Rejection",
    reason: "Reason",
    missing: "Reason is required",
  },
};
