import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ApprovalsPort } from "../../../application/approvals/approvals-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import type { ApprovalsStore } from "../../../ui/approvals/approvals-store";
import { InboxContext, InboxStore } from "../../../ui/approvals/inbox-store";
import { InboxSummary } from "../../../ui/approvals/inbox-summary";
import { ama, efua, openWorkspace, press, settle } from "../a-workspace";

const waiting = { counts: { ownAccounts: 2, ssnit: 1 }, totals: [{ count: 3, total: ghs(310_00) }], oldest: "" };

function aStore(answer: Awaited<ReturnType<ApprovalsPort["inbox"]>>, user = efua) {
  const inbox = vi.fn(async () => answer);
  const warn = vi.fn();
  // Only the call of the inbox is used.
  const approvals = { inbox } as unknown as ApprovalsPort;
  return { inbox, warn, store: new InboxStore({ approvals, log: { warn } }, user) };
}

function showSummary(inbox: InboxStore) {
  // Only the empty selection is used.
  const approvals = { run: { chosen: [] } } as unknown as ApprovalsStore;
  return render(
    <InboxContext value={inbox}>
      <InboxSummary store={approvals} />
    </InboxContext>,
  );
}

describe("the inbox of an approver", () => {
  it("the counts of several categories are added", async () => {
    const { store } = aStore(ok(waiting));
    await store.load();
    expect(store.count).toBe(3);
    expect(store.countIn(["ownAccounts", "sameBank", "ssnit"])).toBe(3);
    expect(store.countIn(["fx"])).toBe(0);
  });

  it("a user who decides nothing causes no call", async () => {
    const { store, inbox } = aStore(ok(waiting), ama);
    await store.load();
    expect(inbox).not.toHaveBeenCalled();
    expect(store.count).toBeUndefined();
  });

  it("a bank that refuses the call is not asked again", async () => {
    const { store, inbox, warn } = aStore(fail<BankFailure>({ kind: "refused", message: undefined }));
    await store.load();
    await store.load();
    expect(inbox).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(store.count).toBeUndefined();
  });

  it("a lost answer shows no counts until the next one arrives", async () => {
    const { store, inbox } = aStore(ok(waiting));
    await store.load();
    inbox.mockResolvedValueOnce(fail<BankFailure>({ kind: "unreachable" }));
    await store.load();
    expect(store.count).toBeUndefined();
    await store.load();
    expect(store.count).toBe(3);
  });

  it("the place of the counts is kept until they arrive, so that nothing below moves", async () => {
    const { store } = aStore(ok(waiting));
    const { container } = showSummary(store);
    expect(container.querySelector(".bp6-skeleton")).toBeTruthy();
    await act(() => store.load());
    expect(container.querySelector(".bp6-skeleton")).toBeNull();
    expect(screen.getByRole("heading", { name: "3 requests wait for you" })).toBeTruthy();
  });

  it("a bank that does not count leaves no empty place", async () => {
    const { store } = aStore(fail<BankFailure>({ kind: "refused", message: undefined }));
    const { container } = showSummary(store);
    await act(() => store.load());
    expect(container.childElementCount).toBe(0);
  });

  it("another tab counts what people have entered meanwhile", async () => {
    const { person } = await openWorkspace(efua, "/pendingRequests");
    Object.assign(person.approvals, { inbox: async () => ok(waiting) });
    expect(screen.queryByRole("heading", { name: "3 requests wait for you" })).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: /^Bill Payments/ }));
    await settle();
    expect(screen.getByRole("heading", { name: "3 requests wait for you" })).toBeTruthy();
  });

  it("a run that cannot begin says so, and nothing is selected", async () => {
    const { person } = await openWorkspace(efua, "/pendingRequests");
    Object.assign(person.approvals, {
      inbox: async () => ok(waiting),
      pendingPayments: async () => fail<BankFailure>({ kind: "refused", message: "Not today." }),
    });
    // The counts are loaded with each page.
    for (const page of ["My Requests", "Pending Requests"]) {
      fireEvent.click(screen.getByRole("link", { name: page }));
      await settle();
    }
    await press("Review all");
    expect(screen.getByRole("alertdialog", { name: "Failed" }).textContent).toContain("Not today.");
    await press("Close");
    expect(screen.getByRole("button", { name: "Review all" })).toBeTruthy();
    expect(screen.queryByText(/ selected/)).toBeNull();
  });
});
