import type { ActivityEntry } from "../../domain/reports/activity";

export const anActivityEntry = ({ seal = "5".repeat(64), ...over }: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: seal,
  seal,
  at: "2026-11-20T09:30:00Z",
  kind: "request",
  title: "Requested",
  detail: "Own Account Transfer of GHS 150.00",
  person: "Kofi Boateng",
  userName: "kofi.boateng",
  requestId: "",
  account: "",
  ...over,
});
