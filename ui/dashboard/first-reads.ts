import type { Services } from "../services";

/** Rows that Pending Payments loads: as many as it can show. Pending Requests lists the rest. */
export const PENDING_ROWS = 50;

/** Begins the reads that decide the layout of the Dashboard, before its code runs. The screen handles a failure. */
export function readForDashboard({
  accounts,
  approvals,
  sessionState,
}: Pick<Services, "accounts" | "approvals" | "sessionState">): void {
  const permissions = sessionState.session?.user.permissions;
  if (!permissions?.dashboard) return;
  void accounts.list();
  if (permissions.pendingRequests) void approvals.pendingPayments(PENDING_ROWS);
}
