import type { NoticesPort } from "../../application/requests/notices-port";
import { ghs } from "../../domain/money";
import type { Notice } from "../../domain/requests/notice";
import { ok } from "../../domain/result";
import type { User } from "../../domain/session/user";
import { InMemoryBank } from "../support/in-memory-bank";
import { openWorkspace } from "./a-workspace";

export const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: "7",
  accountNumber: "1020304050607",
  type: "debit",
  title: "Own Account Transfer",
  at: "2026-11-20T14:05:00Z",
  reference: "T1",
  requestId: "T1",
  counterparty: "Adom Payroll",
  amount: ghs(150_00),
  charges: ghs(5_00),
  balance: ghs(845_00),
  isRead: false,
  ...changes,
});

/** Opens the workspace with a bank that serves these calls of notices. */
export const openWithNotices = (user: User, calls: Partial<NoticesPort> = {}, bank = new InMemoryBank()) =>
  openWorkspace(user, "/dashboard", {
    bank,
    notices: {
      newest: async () => ok({ notices: [aNotice()], unread: 1, mark: "7" }),
      markRead: async () => ok({ message: undefined }),
      ...calls,
    },
  });
