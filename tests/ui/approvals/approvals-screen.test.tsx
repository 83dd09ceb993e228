import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toBulkEntries } from "../../../adapters/bank-api/requests/map-bulk-entries";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { ghs } from "../../../domain/money";
import { type Category, categories } from "../../../domain/payments/categories";
import type { PaymentLimits } from "../../../domain/payments/payment-limits";
import type { RequestId } from "../../../domain/requests/request";
import { fail, ok } from "../../../domain/result";
import { requestOf } from "../../support/a-person";
import { aPromise } from "../../support/a-promise";
import { aRequestOf } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";
import { pressKeys } from "../../support/keys";
import {
  ama,
  button,
  efua,
  enterCode,
  field,
  heading,
  kofi,
  offered,
  openWorkspace,
  press,
  settle,
  signedIn,
  type,
} from "../a-workspace";

async function openQueue(user = efua, { width = 1440, requests = 1 } = {}) {
  const bank = new InMemoryBank();
  const maker = await signedIn(kofi, bank);
  const request = await requestOf(maker.person);
  for (let count = 1; count < requests; count++) await requestOf(maker.person);
  return { ...(await openWorkspace(user, "/pendingRequests", { bank, width })), request };
}

const all = Object.keys(categories) as Category[];
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const statusOf = (bank: InMemoryBank) => bank.requests.map(({ status }) => status);

describe("the decision on a request", () => {
  it("an approval asks for a code, shows the bank's message and reloads the list @S3-2.1-40..41 @S3-4-07..08 @S3-4-50", async () => {
    const { person, bank } = await openQueue();
    await press(/^Approve /);
    expect(screen.getByRole("dialog", { name: "OTP Verification" })).toBeTruthy();
    await enterCode(await person.codeSent());
    expect(message()).toBe("Approved.");
    expect(statusOf(bank)).toEqual(["approved"]);
    await press("Close");
    expect(screen.getByText("No pending requests yet")).toBeTruthy();
    expect(screen.getByText("Once you receive a request for approval, it appears here")).toBeTruthy();
    expect(window.location.pathname).toBe("/pendingRequests");
  });

  it("the code of a second request shows its own review, not the late one of the request before", async () => {
    const { person } = await openQueue(efua, { requests: 2 });
    const late = aPromise<Awaited<ReturnType<typeof review>>>();
    const { review } = person.requests;
    const send = vi.spyOn(person.otp, "send");
    const own = await review(aRequestOf("ownAccounts"));
    vi.spyOn(person.requests, "review").mockReturnValueOnce(late.promise);
    for (const each of screen.getAllByRole("button", { name: /^Approve / })) fireEvent.click(each);
    await settle();
    late.keep(own.ok ? ok({ ...own.value, isFirstToPayee: true }) : own);
    await settle();
    const dialog = within(screen.getByRole("dialog", { name: "OTP Verification" }));
    expect(dialog.queryByText("This would be the first payment to this beneficiary.")).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("Load again shows the review that did not load, before the code", async () => {
    const { person } = await openQueue();
    vi.spyOn(person.requests, "review").mockResolvedValueOnce(fail({ kind: "unreachable" }));
    await press(/^Approve /);
    const question = screen.getByRole("dialog", { name: "Not shown: the checks of this request" });
    await press("Load again", question);
    expect(question.isConnected).toBe(false);
    const code = screen.getByRole("dialog", { name: "OTP Verification" });
    expect(within(code).queryByText("You approve without what the bank knows of this request.")).toBeNull();
  });

  it.each(["approval", "rejection"] as const)(
    "Close after the %s shows Pending Requests, not the page before @S3-4-09 @S3-4-20..21",
    async (decision) => {
      window.history.replaceState(null, "", "/dashboard");
      window.history.pushState(null, "", "/pendingRequests");
      const { person } = await openQueue();
      if (decision === "approval") {
        await press(/^Approve /);
        await enterCode(await person.codeSent());
      } else {
        await press(/^Reject /);
        type("Reason", "Wrong account");
        await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
      }
      await press("Close");
      expect([window.location.pathname, heading()]).toEqual(["/pendingRequests", "Pending Requests"]);
      expect(screen.getByText("No pending requests yet")).toBeTruthy();
    },
  );

  it.each([
    ["The request is locked.", "The request is locked."],
    [undefined, "Something went wrong. Please try again."],
  ])("an approval that the bank refuses with %j says “%s”, and the request stays @S3-4-11..13", async (text, shown) => {
    const { person, bank } = await openQueue();
    const { approval } = person.approvals;
    const submit = async () => fail<BankFailure>({ kind: "refused", message: text });
    person.approvals.approval = (request) => ({ ...approval(request), submit });
    await press(/^Approve /);
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog", { name: "Not approved: the request stays" })).toBeTruthy();
    expect(message()).toBe(shown);
    expect(statusOf(bank)).toEqual(["pending"]);
  });

  it("twelve pending requests are listed on two pages, the first one with ten rows @S3-2.1-27..29 @S3-9-02..03", async () => {
    await openQueue(efua, { requests: 12 });
    expect(screen.getByText("1-10 from 12")).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(11);
    expect(offered("Entries per page")).toEqual(["10", "20", "50"]);
    await press("Next page");
    expect([screen.getAllByRole("row").length, screen.queryByText("11-12 from 12")?.tagName]).toEqual([3, "SPAN"]);
  });

  it("a request can be approved from its details @S3-2.1-33..36 @S3-4-05", async () => {
    const { person, request, bank } = await openQueue();
    await press(request.id);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    for (const name of ["Reject", "Close"]) expect(button(name, details)).toBeTruthy();
    await press("Approve", details);
    await enterCode(await person.codeSent());
    expect(statusOf(bank)).toEqual(["approved"]);
    await press("Close", screen.getByRole("alertdialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a wrong code keeps the code dialog open with the bank's message @S1-4-47 @S3-4-14", async () => {
    const { person, bank } = await openQueue();
    person.otp.check = async () => fail({ kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 });
    await press(/^Approve /);
    await enterCode("00000");
    const dialog = screen.getByRole("dialog", { name: "OTP Verification" });
    expect(within(dialog).getByRole("alert").textContent).toBe("Two tries left.2 tries left.");
    expect(statusOf(bank)).toEqual(["pending"]);
  });

  it("a code of an approval that became void is cleared from its boxes @S3-4-15", async () => {
    const { person } = await openQueue();
    person.otp.check = async () => fail({ kind: "wrongCode", message: "No tries left.", attemptsLeft: 0 });
    await press(/^Approve /);
    await enterCode("00000");
    expect(field("One-time code").value).toBe("");
  });

  it("a request is rejected with a reason of at most 25 characters; a longer pasted one is refused as a whole @S3-4-16..18 @S3-5-02", async () => {
    const { bank } = await openQueue();
    await press(/^Reject /);
    type("Reason", "The amount is not the one we agreed on");
    expect(field("Reason").value).toBe("The amount is not the one we agreed on");
    await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(statusOf(bank)).toEqual(["pending"]);
    type("Reason", "");
    pressKeys(field("Reason"), "The amount is not the one we agreed on");
    expect(field("Reason").value).toBe("The amount is not the one");
    expect(screen.getByText("At most 25 characters.")).toBeTruthy();
    await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(message()).toBe("Rejected.");
    expect(screen.getByRole("alertdialog").textContent).toContain("GHS 150.00");
    expect(statusOf(bank)).toEqual(["rejected"]);
  });

  it("the rejection dialog names the amount and the beneficiary", async () => {
    const { request } = await openQueue();
    await press(/^Reject /);
    const dialog = within(screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(dialog.getByText("GHS 150.00")).toBeTruthy();
    expect(dialog.getByText("payee" in request ? request.payee.name : "")).toBeTruthy();
  });

  it("a run shows the payees of a bulk on the request that is decided, and its code names them without another call", async () => {
    const { person } = await openQueue();
    const request = aRequestOf("bulkTransfer");
    const rows = ["Ama", "Esi", "Abena", "Kofi"].map((beneficiaryName) => ({ beneficiaryName, amount: "12.34" }));
    const payees = toBulkEntries("bulkTransfer", "GHS", JSON.stringify(rows), 1) ?? [];
    person.approvals.pendingPayments = async () => ok({ rows: [request], total: 1 });
    const entries = vi.fn(async () => ok({ rows: payees, total: 1 }));
    Object.assign(person.requests, { entries });
    await press("Review all");
    const dialog = screen.getByRole("dialog", { name: "Review requests" });
    expect(within(dialog).getByRole("table", { name: "Bulk Transfers List" }).textContent).toContain("GHS 12.34");
    expect(button("Reject", dialog)).toBeTruthy();
    await press("Approve", dialog);
    const code = screen.getByRole("dialog", { name: "OTP Verification" });
    expect(within(code).getByText("Ama, Esi, Abena and 45 others")).toBeTruthy();
    expect(entries).toHaveBeenCalledOnce();
  });

  it("the rejection of a bulk that was not opened does not load its payees", async () => {
    const bank = new InMemoryBank();
    bank.requests = [aRequestOf("bulkTransfer")];
    const { person } = await openWorkspace(efua, "/pendingRequests", { bank });
    const entries = vi.spyOn(person.requests, "entries");
    fireEvent.click(screen.getByRole("tab", { name: "Bulk Transfer" }));
    await settle();
    await press(/^Reject /);
    expect(within(screen.getByRole("dialog", { name: "Request Rejection" })).getByText("48")).toBeTruthy();
    expect(entries).not.toHaveBeenCalled();
  });

  it("the results of a run name beneficiary and sum, and Continue takes the requests that still wait", async () => {
    const { person } = await openQueue(efua, { requests: 2 });
    await press("Review all");
    await press("Approve", screen.getByRole("dialog", { name: "Review requests" }));
    await enterCode(await person.codeSent());
    await press("Skip");
    const results = screen.getByRole("dialog", { name: "Results of the run" });
    expect(within(results).getByText("1 approved: GHS 150.00")).toBeTruthy();
    expect(within(results).getAllByRole("listitem")).toHaveLength(1);
    // The bank's own words, which can say that another approval is needed.
    expect(within(results).getByText("Approved.")).toBeTruthy();
    expect(within(results).getByRole("status").textContent).toBe("1 request still waits");
    expect(screen.queryByText(/ selected/), "the list behind").toBeNull();
    await press("Continue", results);
    expect(screen.getByText("Request 1 of 1")).toBeTruthy();
  });

  it("the results of a run count an approval before the last one separately, and say that the last one would fail", async () => {
    const { person } = await openQueue(efua, { requests: 1 });
    const { review } = person.requests;
    person.requests.review = async (request, purpose) => {
      const told = await review(request, purpose);
      const laterRefusal = { message: "Too much.", isPossibleTomorrow: false };
      const limits = { ofTransaction: ghs(500_00), laterRefusal } as PaymentLimits;
      return told.ok ? ok({ ...told.value, approvalsNeeded: 2, limits }) : told;
    };
    await press("Review all");
    await press("Approve", screen.getByRole("dialog", { name: "Review requests" }));
    await enterCode(await person.codeSent());
    const results = within(screen.getByRole("dialog", { name: "Results of the run" }));
    expect(results.getByText("1 for another Authorizer: GHS 150.00")).toBeTruthy();
    expect(results.getByText("Waits for another")).toBeTruthy();
    expect(
      results.getByText(/^As it stands, the last approval would fail: Too much\. It .* another Authorizer/),
    ).toBeTruthy();
    expect(results.queryByText(/approved:/)).toBeNull();
  });

  it("the results of a run count an approval without a review by the approvals of its row", async () => {
    const { person } = await openQueue(efua, { requests: 1 });
    const row = { ...aRequestOf("otherBank"), progress: { approvals: 0, needed: 2, hasMine: false } };
    person.approvals.pendingPayments = async () => ok({ rows: [row], total: 1 });
    person.requests.review = async () => fail<BankFailure>({ kind: "refused", message: "" });
    person.approvals.approval = () => ({ intent: undefined, submit: async () => ok({}) }) as never;
    await press("Review all");
    await press("Approve", screen.getByRole("dialog", { name: "Review requests" }));
    await press("Approve without it");
    await enterCode(await person.codeSent());
    expect(screen.getByText("1 for another Authorizer: GHS 155.00")).toBeTruthy();
  });

  it("a phone shows number and bank of the beneficiary above the decision, and the code names the kind and the charges once", async () => {
    const { person } = await openQueue(efua, { width: 375 });
    const request = aRequestOf("otherBank");
    person.approvals.pendingPayments = async () => ok({ rows: [request], total: 1 });
    const { review } = person.requests;
    person.requests.review = async (about, purpose) => {
      const told = await review(about, purpose);
      return told.ok ? ok({ ...told.value, arrivesOn: "2026-11-20T00:00:00Z" }) : told;
    };
    await press("Review all");
    const dialog = screen.getByRole("dialog", { name: "Review requests" });
    expect(dialog.textContent).toMatch(/Volta Bank.*Approve.*Transaction ID/);
    await press("Approve", dialog);
    const facts = screen.getByRole("dialog", { name: "OTP Verification" }).textContent;
    expect(facts).toContain("Transaction Category");
    expect(facts).toContain("Transaction ChargeGHS 5.00");
    expect(facts).not.toContain("Charges and levies");
  });

  it.each([
    ["created", "Not approved"],
    ["failed", "Failed"],
    ["executed", "Failed"],
  ] as const)(
    "after a refused approval a request whose newest step is %s is in the results as %s",
    async (event, word) => {
      const { person } = await openQueue(efua, { requests: 1 });
      const { approval } = person.approvals;
      const { review } = person.requests;
      person.requests.review = async (request, purpose) => {
        const told = await review(request, purpose);
        const step = { event, by: "", at: "2026-11-20T09:30:00Z", detail: "" };
        return told.ok ? ok({ ...told.value, history: [step] }) : told;
      };
      person.approvals.approval = (...about) => ({
        ...approval(...about),
        submit: async () => fail({ kind: "refused", message: "Not now." }),
      });
      await press("Review all");
      await press("Approve", screen.getByRole("dialog", { name: "Review requests" }));
      await enterCode(await person.codeSent());
      await press("Close", screen.getByRole("alertdialog"));
      const results = within(screen.getByRole("dialog", { name: "Results of the run" }));
      expect(results.getByText(word)).toBeTruthy();
      expect(results.getByText("Not now.")).toBeTruthy();
      expect(results.queryByText(/approved:/)).toBeNull();
    },
  );

  it("a run of the oldest requests says how many wait in all, and names own accounts without the company", async () => {
    const { person } = await openQueue();
    const payee = { account: "1020304050615", name: "Adom Trading - Payroll" };
    const request = { ...aRequestOf("ownAccounts"), payee };
    const rows = Array.from({ length: 50 }, (_, at) => ({ ...request, id: `T${at}` as RequestId }));
    const inbox = { counts: { ownAccounts: 312 }, totals: [{ count: 312, total: ghs(1) }], oldest: "2026-11-01" };
    Object.assign(person.approvals, {
      pendingPayments: async () => ok({ rows, total: 312 }),
      inbox: async () => ok(inbox),
    });
    for (const page of ["My Requests", "Pending Requests"]) {
      fireEvent.click(screen.getByRole("link", { name: page }));
      await settle();
    }
    await press("Review all");
    expect(screen.getByText("Request 1 of the oldest 50, 312 wait for you")).toBeTruthy();
    expect(screen.getAllByText("Payroll · Between Own Accounts")).toHaveLength(50);
  });

  it("a rejection that the bank refuses keeps the typed reason", async () => {
    const { person } = await openQueue();
    person.approvals.reject = async () => fail<BankFailure>({ kind: "refused", message: "The request is locked." });
    await press(/^Reject /);
    type("Reason", "Wrong account");
    await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(message()).toBe("The request is locked.");
    await press("Close", screen.getByRole("alertdialog"));
    expect(field("Reason").value).toBe("Wrong account");
  });

  it("a rejection without a reason is not sent @S3-5-01", async () => {
    const { bank } = await openQueue();
    await press(/^Reject /);
    type("Reason", "   ");
    await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(screen.getByText("Reason is required")).toBeTruthy();
    expect(document.activeElement).toBe(field("Reason"));
    expect(statusOf(bank)).toEqual(["pending"]);
  });

  it.each([
    ["Too late.", "Too late."],
    [undefined, "Something went wrong. Please try again."],
  ])("a rejection that the bank refuses with %j says “%s” @S3-4-13 @S3-4-19", async (text, shown) => {
    const { person } = await openQueue();
    person.approvals.reject = async () => fail<BankFailure>({ kind: "refused", message: text });
    await press(/^Reject /);
    type("Reason", "Wrong account");
    await press("Reject", screen.getByRole("dialog", { name: "Request Rejection" }));
    expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
    expect(message()).toBe(shown);
  });

  it("the buttons on the user's own request are disabled and explain why, and its details offer its stages @S2-6-11", async () => {
    const both = { ...kofi, roles: ["Initiator & Authorizer"] as const };
    const bank = new InMemoryBank();
    const { person } = await signedIn(both, bank);
    await requestOf(person);
    await openWorkspace(both, "/pendingRequests", { bank });
    for (const name of [/^Approve /, /^Reject /]) {
      expect(button(name).getAttribute("aria-disabled")).toBe("true");
      const reason = button(name).getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(reason)?.textContent).toBe(
        "You created this request, so someone else decides it.",
      );
    }
    await press(/^Approve /);
    expect(screen.queryByRole("dialog")).toBeNull();
    await press(/^OT-/);
    expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Where is my money?" })).toBeTruthy();
  });

  it("requests that wait for another Authorizer are below the counted ones, under a line that says so", async () => {
    const { person } = await openQueue();
    const request = aRequestOf("ownAccounts");
    const half = { ...request, id: "TRX0002" as RequestId, progress: { approvals: 1, needed: 2, hasMine: true } };
    const rows = [half, { ...request, id: "TRX0001" as RequestId }];
    const listed = (category: Category) => (category === "ownAccounts" ? rows : []);
    Object.assign(person.approvals, {
      pending: async (category: Category) => ok({ rows: listed(category), total: listed(category).length }),
    });
    for (const name of ["Mobile Money", "Transfers"]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      await settle();
    }
    const texts = screen.getAllByRole("row").map(({ textContent }) => textContent);
    const line = "Waiting for another Authorizer";
    expect(texts.slice(1).map((text) => /TRX000\d/.exec(text ?? "")?.[0] ?? text)).toEqual([
      "TRX0001",
      line,
      "TRX0002",
    ]);
    // Close is the cross in front of the buttons of a decision, or at the end of details without one.
    for (const [id, names] of [
      ["TRX0001", ["Close", "Approve", "Reject"]],
      ["TRX0002", ["Where is my money?", "Close"]],
    ] as const) {
      await press(new RegExp(id));
      const details = screen.getByRole("dialog", { name: "Transaction Details" });
      const offered = within(details).getAllByRole("button");
      expect(offered.map((each) => each.getAttribute("aria-label") ?? each.textContent)).toEqual(names);
      await press("Close", details);
    }
  });

  it.each([
    ["Single", 0],
    ["Initiator", 0],
    ["Viewer", 0],
    ["Initiator & Authorizer", 2],
  ] as const)("a row offers the role %s %i buttons to decide @S1-6-20 @S3-6-02", async (role, count) => {
    await openQueue({ ...ama, roles: [role] });
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(screen.queryAllByRole("button", { name: /^(Approve|Reject)/ })).toHaveLength(count);
  });

  it("the browser asks before a typed reason or an open code dialog is lost @S3-2.1-26", async () => {
    await openQueue();
    const asks = () => {
      const closing = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    await press(/^Reject /);
    expect(asks()).toBe(false);
    type("Reason", "No");
    expect(asks()).toBe(true);
    await press("Cancel");
    expect(asks()).toBe(false);
    await press(/^Approve /);
    expect(asks()).toBe(true);
  });

  it("a tab asks before a typed reason is lost, and Escape or Cancel keeps the reason @S3-2.1-24..26", async () => {
    const { request } = await openQueue();
    await press(/^Reject /);
    type("Reason", "Wrong");
    const leave = async () => {
      fireEvent.click(screen.getByRole("tab", { name: "Mobile Money" }));
      await settle();
    };
    await leave();
    fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
    await settle();
    expect(field("Reason").value).toBe("Wrong");
    await leave();
    await press("Cancel", screen.getByRole("alertdialog"));
    expect(field("Reason").value).toBe("Wrong");
    await leave();
    const question = "Entered data will be lost. Are you sure you want to leave page?";
    expect(screen.getByRole("alertdialog").textContent).toContain(question);
    expect(screen.getByText(request.id)).toBeTruthy();
    await press("Leave Page");
    expect(screen.getByRole("tab", { name: "Mobile Money", selected: true })).toBeTruthy();
    expect(screen.queryByText(request.id)).toBeNull();
  });

  it.each(all)("each row of the pending list of %s offers Approve and Reject @S3-2.1-30..31", async (category) => {
    const { person } = await openQueue(efua, { width: 375 });
    const rows = [aRequestOf(category), { ...aRequestOf(category), id: "TRX0002" as RequestId }];
    const pending = async () => ok({ rows, total: 2 });
    // All rows have the category of the list, which the compiler cannot derive.
    person.approvals.pending = pending as unknown as typeof person.approvals.pending;
    for (const value of [category === "fx" ? "ssnit" : "fx", category]) {
      fireEvent.change(field("Select category"), { target: { value } });
      await settle();
    }
    const buttons = screen
      .getAllByRole("row")
      .map((row) => within(row).queryAllByRole("button", { name: /^(Approve|Reject) / }));
    expect(buttons.map((each) => each.map(({ textContent }) => textContent))).toEqual([
      [],
      ["Approve", "Reject"],
      ["Approve", "Reject"],
    ]);
  });

  it.each(["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const)(
    "the payees of a waiting %s take the place of the list, and Back returns to it @S3-2.1-32 @S3-2.1-37..39 @S3-2.1-115..116 @S3-4-24",
    async (category) => {
      const { person } = await openQueue(efua, { width: 375 });
      const request = aRequestOf(category);
      const pending = async () => ok({ rows: [request], total: 1 });
      // All rows have the category of the list, which the compiler cannot derive.
      person.approvals.pending = pending as unknown as typeof person.approvals.pending;
      const payees = toBulkEntries(category, "GHS", JSON.stringify([{ amount: "12.34" }]), 1) ?? [];
      Object.assign(person.requests, { entries: async () => ok({ rows: payees, total: 1 }) });
      fireEvent.change(field("Select category"), { target: { value: category } });
      await settle();
      await press(request.id);
      expect(screen.getByRole("heading", { name: "Bulk Transfers List" })).toBeTruthy();
      const first = screen.getByRole("list", { name: "First beneficiaries" });
      expect(first.textContent).toContain("GHS 12.34");
      expect(screen.queryByRole("button", { name: "Review all" })).toBeNull();
      expect(screen.getAllByText("GHS 12.34")).not.toEqual([]);
      expect(screen.queryByRole("dialog")).toBeNull();
      const decisions = screen.getAllByRole("button", { name: /^(Approve|Reject)$/ });
      expect(decisions.map((each) => each.closest("table"))).toEqual([null, null]);
      await press("Back");
      await press(/^Approve /);
      const sheet = screen.getByRole("dialog", { name: "Transaction Details" });
      expect(within(sheet).getByRole("table", { name: "Bulk Transfers List" }).textContent).toContain("GHS 12.34");
      expect(screen.queryByLabelText("One-time code")).toBeNull();
      await press("Approve", sheet);
      expect(screen.getByLabelText("One-time code")).toBeTruthy();
      await press("Close", screen.getByRole("dialog", { name: "OTP Verification" }));
      await press("Close", sheet);
      expect(button(request.id)).toBeTruthy();
      expect(field("Select category").value).toBe(category);
      expect(screen.queryByRole("heading", { name: "Bulk Transfers List" })).toBeNull();
    },
  );

  it.each([true, false])("the bank searches a bulk of several pages, if it can: %s", async (canSearch) => {
    const { person } = await openQueue(efua, { width: 375 });
    const request = { ...aRequestOf("bulkTransfer"), count: 48 };
    const pending = async () => ok({ rows: [request], total: 1 });
    person.approvals.pending = pending as unknown as typeof person.approvals.pending;
    const rowOf = (amount: string) => toBulkEntries("bulkTransfer", "GHS", JSON.stringify([{ amount }]), 1) ?? [];
    const entries = async (_bulk: unknown, _page: unknown, search = "") =>
      ok(search ? { rows: rowOf("7.00"), total: 1, canSearch } : { rows: rowOf("12.34"), total: 48, canSearch });
    Object.assign(person.requests, { entries });
    fireEvent.change(field("Select category"), { target: { value: "bulkTransfer" } });
    await settle();
    await press(request.id);
    const find = screen.queryByLabelText("Find in the list");
    expect(find !== null).toBe(canSearch);
    if (!find) return;
    fireEvent.change(find, { target: { value: "Ama" } });
    await settle();
    expect(screen.getByText("1 beneficiary found")).toBeTruthy();
    expect(screen.getAllByText("GHS 7.00")).not.toEqual([]);
    expect(screen.queryAllByText("GHS 12.34")).toEqual([]);
  });

  it("a phone shows the requests, with a drop-down for the category in place of tabs @S3-2.1-09..11", async () => {
    const { request } = await openQueue(efua, { width: 375 });
    expect(screen.queryAllByRole("tab")).toEqual([]);
    expect(screen.getByRole("table", { name: "Between Own Accounts" }).textContent).toContain(request.id);
    fireEvent.change(field("Select category"), { target: { value: "ssnit" } });
    await settle();
    expect(screen.getByText("No pending requests yet")).toBeTruthy();
  });
});
