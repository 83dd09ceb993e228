import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { ghs } from "../../../domain/money";
import type { NoticePage, NoticePreference } from "../../../domain/requests/notice";
import { fail, ok } from "../../../domain/result";
import { permissionsOf } from "../../../domain/session/permissions";
import { requestOf } from "../../support/a-person";
import { InMemoryBank } from "../../support/in-memory-bank";
import { aNotice, openWithNotices } from "../a-bell";
import { ama, button, efua, kofi, openWorkspace, press, settle, signedIn } from "../a-workspace";

const lost = fail<BankFailure>({ kind: "unreachable" });
const refused = fail<BankFailure>({ kind: "refused", message: "Not served." });
const page = (changes: Partial<NoticePage> = {}): NoticePage => ({
  notices: [aNotice()],
  unread: 1,
  mark: "7",
  ...changes,
});
const bell = () => screen.queryByRole("button", { name: "Notices" });
const entries = () =>
  within(screen.getByRole("list", { name: "Debits and credits, the newest first" })).getAllByRole("listitem");

describe("the bell", () => {
  it("the bell shows the number of unread notices, which is gone once the list was read", async () => {
    const read: string[] = [];
    const newest = vi.fn(async () => ok(read.length > 0 ? page({ unread: 0 }) : page({ unread: 3 })));
    await openWithNotices(ama, {
      newest,
      markRead: async (mark) => {
        read.push(mark);
        return ok({ message: undefined });
      },
    });
    expect(bell()?.getAttribute("aria-description")).toBe("3 unread notices");
    expect(bell()?.textContent).toBe("3");
    await press("Notices");
    expect(read).toEqual(["7"]);
    expect(bell()?.textContent).toBe("");
    expect(bell()?.getAttribute("aria-description")).toBe("No unread notices");
  });

  it("a failed payment of a schedule is shown on the dashboard and with the notices, until the bank forgets it", async () => {
    const failed = {
      id: "T9",
      scheduleId: "S9",
      at: "2026-11-20T17:00:00Z",
      reason: "Insufficient funds to complete the transaction.",
      payee: "Adom Payroll",
      amount: ghs(50_00),
      isRead: false,
    };
    await openWithNotices(ama, { newest: async () => ok(page({ failedRuns: [failed] })) });
    const failures = (within: HTMLElement) =>
      [...within.querySelectorAll("[aria-label='Scheduled payments that failed'] li")].map(
        ({ textContent }) => textContent,
      );
    const text =
      "GHS 50.00 to Adom Payroll was not paid on 20 Nov 2026: Insufficient funds to complete the transaction.";
    expect(failures(document.body)).toEqual([text]);
    await press("Notices");
    const dialog = screen.getByRole("dialog");
    expect(failures(dialog)).toEqual([text]);
    await press("Scheduled transfers", dialog);
    expect(window.location.pathname).toBe("/scheduleTransfers");
  });

  it("more than 99 unread notices are shown as 99+", async () => {
    await openWithNotices(ama, { newest: async () => ok(page({ unread: 100 })) });
    expect(bell()?.textContent).toBe("99+");
    expect(bell()?.getAttribute("aria-description")).toBe("100 or more unread notices");
  });

  it("a bank without notices has no bell, and is asked once", async () => {
    const newest = vi.fn(async () => refused);
    await openWithNotices(ama, { newest });
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    expect(bell()).toBeNull();
    expect(newest).toHaveBeenCalledTimes(1);
  });

  it("a user who may not read movements of accounts has no bell, and causes no call", async () => {
    const newest = vi.fn(async () => ok(page()));
    const { person } = await openWorkspace(
      { ...ama, permissions: permissionsOf(["Transfers", "My Requests"]) },
      "/transfers",
    );
    Object.assign(person.notices, { newest });
    fireEvent.click(screen.getByRole("link", { name: "My Requests" }));
    await settle();
    expect(bell()).toBeNull();
    expect(newest).not.toHaveBeenCalled();
  });

  it("a lost answer leaves the number as it was, and the list can be tried again", async () => {
    const newest = vi.fn(
      async (_: { readonly size: number }): Promise<ReturnType<typeof ok<NoticePage>> | typeof lost> => ok(page()),
    );
    await openWithNotices(ama, { newest });
    newest.mockImplementation(async () => lost);
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    expect(bell()?.textContent).toBe("1");
    await press("Notices");
    expect(screen.getByRole("alert").textContent).toContain("The notices did not load");
    newest.mockImplementation(async () => ok(page()));
    await press("Try again");
    expect(entries()).toHaveLength(1);
  });
});

describe("the list of notices", () => {
  it("an entry shows its day, other party, amount, kind, time, reference, charges if any, and balance", async () => {
    await openWithNotices(ama);
    await press("Notices");
    const [entry] = entries();
    expect(entry?.textContent).toBe(
      "20 Nov 2026To Adom Payroll−GHS 150.00New Debit, Own Account Transfer, 14:05Account ending 0607, Reference T1Charges GHS 5.00, Balance GHS 845.00",
    );
  });

  it("each day is named once, and charges of zero are not shown", async () => {
    const days = ["2026-11-20T14:05:00Z", "2026-11-20T09:00:00Z", "2026-11-19T09:00:00Z"];
    const notices = days.map((at, index) => aNotice({ id: `${9 - index}`, at, charges: ghs(0) }));
    await openWithNotices(ama, { newest: async () => ok(page({ notices })) });
    await press("Notices");
    const shown = within(screen.getByRole("dialog"))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(["20 Nov 2026", "19 Nov 2026"]);
    expect(
      entries()
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain("Charges");
  });

  it("an entry with a request opens its details in the reports", async () => {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    const { id } = await requestOf(person);
    await openWithNotices(ama, { newest: async () => ok(page({ notices: [aNotice({ requestId: id })] })) }, bank);
    await press("Notices");
    await press(/Own Account Transfer/);
    expect(within(await screen.findByRole("dialog")).getByText(id)).toBeTruthy();
    expect(window.location.pathname).toBe("/transactionReports");
  });

  it("an entry of incoming money opens the statement of its account", async () => {
    const bank = new InMemoryBank();
    const second = bank.accounts[1]?.number ?? "";
    const notice = aNotice({ type: "credit", requestId: undefined, accountNumber: second });
    await openWithNotices(ama, { newest: async () => ok(page({ notices: [notice] })) }, bank);
    await press("Notices");
    await press(/Credit/);
    expect(window.location.pathname).toBe("/bankStatements");
    expect(window.history.state.handover).toMatchObject({ account: 1 });
  });

  it("older notices are appended, until the bank has no more", async () => {
    const newer = Array.from({ length: 20 }, (_, at) => aNotice({ id: `${40 - at}` }));
    const newest = vi.fn(async ({ before }: { readonly before?: string }) =>
      ok(page({ notices: before === "21" ? [aNotice({ id: "20", title: "Oldest" })] : newer })),
    );
    await openWithNotices(ama, { newest });
    await press("Notices");
    await press("Show older notices");
    expect(entries()).toHaveLength(21);
    expect(entries()[20]?.textContent).toContain("Oldest");
    expect(screen.queryByRole("button", { name: "Show older notices" })).toBeNull();
  });

  it("an approver finds the waiting requests above the list", async () => {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    await requestOf(person);
    await openWithNotices(efua, { newest: async () => ok(page({ notices: [], unread: 0 })) }, bank);
    await press("Notices");
    expect(screen.getByText("No debits or credits yet")).toBeTruthy();
    await press("1 request waits for you", screen.getByRole("dialog"));
    expect(window.location.pathname).toBe("/pendingRequests");
  });
});

describe("the messages that a person gets", () => {
  const stored: NoticePreference[] = [
    { kind: "debit", isInClient: true, ways: { email: false, sms: false }, isFixed: false },
    { kind: "security", isInClient: false, ways: { email: true, sms: true }, isFixed: true },
  ];
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

  it("a choice is stored at once, and what the bank always sends has no choice", async () => {
    let ways = { email: false, sms: false };
    const choose = vi.fn(async (_: unknown, way: string, isOn: boolean) => {
      ways = { ...ways, [way]: isOn };
      return ok({ message: undefined });
    });
    const preferences = async () => ok(stored.map((each) => (each.isFixed ? each : { ...each, ways })));
    await openWithNotices(ama, { preferences, choose });
    await press("Notices");
    await press("What I am told");
    const rows = screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows.at(-1)).toEqual(["Codes and passwords", "No", "Always", "Always"]);
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    fireEvent.click(box("SMS: Money that goes out"));
    await settle();
    expect(choose.mock.calls).toEqual([["debit", "sms", true]]);
    expect(box("SMS: Money that goes out").checked).toBe(true);
    expect(box("E-mail: Money that goes out").checked).toBe(false);
    await press("Back to notices");
    expect(entries()).toHaveLength(1);
  });

  it("a choice whose answer was lost is shown as the bank has it", async () => {
    await openWithNotices(ama, { preferences: async () => ok(stored), choose: async () => lost });
    await press("Notices");
    await press("What I am told");
    fireEvent.click(box("E-mail: Money that goes out"));
    await settle();
    expect(screen.getByRole("alert").textContent).toContain("This choice was not saved.");
    expect(box("E-mail: Money that goes out").checked).toBe(false);
    expect(box("E-mail: Money that goes out").disabled).toBe(false);
    expect(button("Back to notices")).toBeTruthy();
  });

  it("choices that do not load can be tried again", async () => {
    let answer: ReturnType<typeof ok<readonly NoticePreference[]>> | typeof lost = lost;
    await openWithNotices(ama, { preferences: async () => answer });
    await press("Notices");
    await press("What I am told");
    answer = ok(stored);
    await press("Try again");
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  });
});
