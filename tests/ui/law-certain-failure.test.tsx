import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { allCategories } from "../../domain/payments/categories";
import type { Review } from "../../domain/requests/review";
import { ok } from "../../domain/result";
import { aRequestOf } from "../support/a-request";
import { efua, field, openWorkspace, press, settle } from "./a-workspace";

const review: Review = {
  approvals: 0,
  approvalsNeeded: 1,
  history: [],
  receipt: undefined,
  availableAfter: undefined,
  arrivesOn: "2026-11-20",
  limits: undefined,
  isFirstToPayee: false,
  duplicates: [],
};
const fates = [
  ["ends", true, "An approval now would fail and end the request"],
  ["stays", false, "It cannot be approved now"],
] as const;

describe.each(allCategories)("An approval of %s that would certainly fail", (category) => {
  it.each(fates)(
    "list, run and refusal say why, and that the request %s; no code is asked for",
    async (_, endsRequest, fate) => {
      const certainFailure = { message: "This cannot be paid.", endsRequest };
      const request = { ...aRequestOf(category), certainFailure, hasSamePayment: true };
      const { person } = await openWorkspace(efua, "/pendingRequests", { width: 375 });
      Object.assign(person.approvals, { pending: async () => ok({ rows: [request], total: 1 }) });
      Object.assign(person.requests, {
        review: async () => ok({ ...review, certainFailure }),
        entries: async () => ok({ rows: [], total: 0 }),
      });
      const asked = vi.spyOn(person.otp, "send");
      for (const each of ["ssnit", category]) {
        fireEvent.change(field("Select category"), { target: { value: each } });
        await settle();
      }
      const warnings = within(screen.getByRole("list", { name: "Warnings" })).getAllByRole("listitem");
      expect(warnings.map(({ textContent }) => textContent)).toEqual([
        "This cannot be paid.",
        "The same payment exists",
      ]);
      fireEvent.click(screen.getByRole("checkbox"));
      await press(/^Review 1 selected/);
      const run = screen.getByRole("dialog", { name: "Review requests" });
      expect(within(run).getByRole("alert").textContent).toContain(`This cannot be paid. ${fate}`);
      await press("Approve", run);
      const refusal = screen.getByRole("alertdialog", { name: "Not approved: the request stays" });
      expect(refusal.textContent).toContain("This cannot be paid.");
      expect(refusal.textContent).toContain(fate);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

it("an approval that failed after the code says that the request has ended", async () => {
  const request = aRequestOf("sameBank");
  const { person } = await openWorkspace(efua, "/pendingRequests", { width: 375 });
  Object.assign(person.approvals, {
    pending: async () => ok({ rows: [request], total: 1 }),
    approval: () => ({
      key: "K",
      intent: undefined,
      submit: async () => ({ ok: false, failure: { kind: "refused", message: "Declined." } }),
    }),
  });
  let history: Review["history"] = [];
  Object.assign(person.requests, { review: async () => ok({ ...review, history }) });
  for (const each of ["ssnit", "sameBank"]) {
    fireEvent.change(field("Select category"), { target: { value: each } });
    await settle();
  }
  await press(/^Approve /);
  history = [{ event: "failed", by: "Efua", at: "2026-11-20T09:30:00Z", detail: "Declined." }];
  fireEvent.change(screen.getByLabelText("One-time code"), { target: { value: await person.codeSent() } });
  await settle();
  if (screen.queryByRole("button", { name: "Confirm" })) await press("Confirm");
  expect(screen.getByRole("alertdialog", { name: "Failed: the request has ended" })).toBeTruthy();
});
