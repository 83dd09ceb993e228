import { ghs } from "../../domain/money";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";

/** A monthly transfer of GHS 150.00 within the bank. */
export const aScheduledTransfer = (over: Partial<ScheduledTransfer> = {}): ScheduledTransfer => ({
  id: "S-1",
  category: "sameBank",
  source: { account: "1020304050607", type: "Current" },
  payee: { account: "1020304055555", name: "Yaw Boateng Enterprises", bank: "Asempa Bank" },
  isInstant: false,
  count: 1,
  amount: ghs(150_00),
  charges: ghs(0),
  total: ghs(150_00),
  narration: "Rent",
  frequency: "monthly",
  start: "2026-12-01T00:00:00Z",
  initiator: "kofi.boateng",
  createdAt: "2026-11-20T09:30:00Z",
  approver: "",
  approvedAt: "",
  nextRun: "2026-12-01T00:00:00Z",
  ...over,
});
