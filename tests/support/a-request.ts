import { ghs } from "../../domain/money";
import type { BankRequest, RequestId } from "../../domain/requests/request";

type OwnAccountsRequest = BankRequest<"ownAccounts">;

export const aPendingTransfer = (over: Partial<OwnAccountsRequest> = {}): OwnAccountsRequest => ({
  category: "ownAccounts",
  // Any text is a request's number.
  id: "TRX0001" as RequestId,
  scheduleId: "",
  source: { account: "1020304050607", type: "Current" },
  amount: ghs(150_00),
  total: ghs(150_00),
  createdAt: "2026-11-20T09:30:00Z",
  createdBy: "kofi.boateng",
  transactionType: "Own Account Transfer",
  typeCode: "OWN-TRANSFER",
  type: "ownAccounts",
  status: "pending",
  payee: { account: "1020304050608", name: "Adom Trading Ltd Payroll" },
  narration: "Float",
  ...over,
});
