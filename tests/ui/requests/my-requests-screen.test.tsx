import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toBulkEntries } from "../../../adapters/bank-api/requests/map-bulk-entries";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { allCategories, type Category } from "../../../domain/payments/categories";
import { fail, ok } from "../../../domain/result";
import { MyRequestsStore } from "../../../ui/requests/my-requests-store";
import { anInvoicePayment } from "../../support/a-payment";
import { confirm, okValue, requestOf } from "../../support/a-person";
import { aPendingTransfer, aRequestOf } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";
import { button, enterCode, field, kofi, offered, openWorkspace, press, settle, signedIn, type } from "../a-workspace";

async function openMine({ width = 1440, requests = 2, user = kofi } = {}) {
  const bank = new InMemoryBank();
  const maker = await signedIn(kofi, bank);
  const made = [];
  for (let count = 0; count < requests; count++) made.push(await requestOf(maker.person));
  return { ...(await openWorkspace(user, "/myRequests", { bank, width })), made };
}

const rows = () => screen.getAllByRole("row").slice(1);

describe("my requests", () => {
  it("each request shows its status, and can be recalled only while it is pending @S1-1-21 @S1-1-22 @S3-2.3-26 @S3-2.3-28 @S3-4-35 @S3-4-39 @S3-4-40", async () => {
    const { bank, made, person } = await openMine();
    expect(screen.getAllByText("Pending")).toHaveLength(2);
    expect(screen.getByText("1-2 from 2")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Recall Request" })[0] ?? document.body);
    await settle();
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog").querySelector("p")?.textContent).toBe("Recalled.");
    await press("Close");
    expect(bank.requests.map(({ status }) => status)).toEqual(["recalled", "pending"]);
    expect(screen.getByText("Recalled")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Recall Request" })).toHaveLength(1);
    expect(made).toHaveLength(2);
  });

  it("a wrong code of a recall shows the bank's message next to the request in the code dialog, which stays open, and a void one is cleared @S1-2.8-01 @S1-4-47 @S3-4-46..47", async () => {
    const { person, bank } = await openMine({ requests: 1 });
    person.otp.check = async () => fail({ kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 });
    await press("Recall Request");
    expect(screen.getByRole("dialog").textContent).toMatch(/GHS 150\.00.*Adom Trading Ltd Payroll/);
    await enterCode("00000");
    expect(within(screen.getByRole("dialog")).getByText("Two tries left.")).toBeTruthy();
    expect(screen.queryByText("OTP is not valid.")).toBeNull();
    expect(bank.requests.map(({ status }) => status)).toEqual(["pending"]);
    person.otp.check = async () => fail({ kind: "wrongCode", message: "No tries left.", attemptsLeft: 0 });
    await enterCode("00000");
    expect(field("One-time code").value).toBe("");
  });

  it("a Viewer sees the requests of the user and cannot recall them @S1-6-20 @S3-6-03", async () => {
    await openMine({ requests: 1, user: { ...kofi, roles: ["Viewer"] } });
    expect(screen.getByText("Pending")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Recall Request" })).toBeNull();
  });

  it("a recall can be begun again after its code dialog was closed @S3-4-36", async () => {
    const { person, bank } = await openMine({ requests: 1 });
    await press("Recall Request");
    await press("Close", screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Recall Request");
    await enterCode(await person.codeSent());
    expect(bank.requests.map(({ status }) => status)).toEqual(["recalled"]);
  });

  it("closing the outcome of a bill's recall stays on its list @S3-4-41..42", async () => {
    const bank = new InMemoryBank();
    const maker = await signedIn(kofi, bank);
    okValue(await confirm(maker.person, maker.person.payments.prepare(anInvoicePayment())));
    const { person } = await openWorkspace(kofi, "/myRequests", { bank });
    fireEvent.click(screen.getByRole("tab", { name: "Bill Payments" }));
    await settle();
    await press("Recall Request");
    await enterCode(await person.codeSent());
    // A step back would lead to the page before only after this test.
    const back = vi.spyOn(window.history, "back");
    await press("Close");
    expect(back).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe("/myRequests");
    expect(screen.getByRole("tab", { name: "Ghana Gov", selected: true })).toBeTruthy();
    expect(screen.getByText("Recalled")).toBeTruthy();
  });

  it.each([
    ["Too late.", "Too late."],
    [undefined, "Something went wrong. Please try again."],
  ])(
    "a recall that the bank refuses with %j says “%s”, and Close stays on the list @S3-4-13 @S3-4-43..45",
    async (text, shown) => {
      const { person } = await openMine({ requests: 1 });
      const { recall } = person.requests;
      const submit = async () => fail({ kind: "refused", message: text } as const);
      person.requests.recall = (request) => ({ ...recall(request), submit });
      await press("Recall Request");
      await enterCode(await person.codeSent());
      expect(screen.getByRole("alertdialog", { name: "Failed" }).querySelector("p")?.textContent).toBe(shown);
      await press("Close");
      expect(window.location.pathname).toBe("/myRequests");
    },
  );

  it("the list shows a recall whose outcome became known by checking", async () => {
    const { person } = await openMine({ requests: 1 });
    const { recall } = person.requests;
    let isLost = true;
    person.requests.recall = (request) => {
      const call = recall(request);
      return { ...call, submit: async (code) => (isLost ? fail({ kind: "unreachable" }) : call.submit(code)) };
    };
    await press("Recall Request");
    await enterCode(await person.codeSent());
    expect(screen.getByText("Pending")).toBeTruthy();
    isLost = false;
    await press("Check again");
    await settle();
    expect(screen.getByText("Recalled")).toBeTruthy();
    expect(screen.queryByText("Pending")).toBeNull();
  });

  it("the recall button is busy until the code is requested", async () => {
    const { person } = await openMine({ requests: 1 });
    let send = () => {};
    const { otp } = person;
    const asked = otp.send.bind(otp);
    otp.send = async (...args) => {
      await new Promise<void>((resolve) => {
        send = resolve;
      });
      return asked(...args);
    };
    await press("Recall Request");
    expect(button("Recall Request").getAttribute("aria-busy")).toBe("true");
    send();
    await settle();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("the history of a request can be opened in lists without details", async () => {
    const { made } = await openMine({ requests: 1 });
    await press(`History of ${made[0]?.id}`);
    const story = screen.getByRole("dialog", { name: `History of ${made[0]?.id}` });
    expect(story.textContent).toContain("Requested");
    await press("Close", story);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("twelve requests are listed on two pages, the first one with ten rows @S1-9-02 @S1-9-04 @S3-2.3-28..29 @S3-2.5-30 @S3-9-04..06", async () => {
    await openMine({ requests: 12 });
    expect([rows().length, screen.queryByText("1-10 from 12")?.tagName]).toEqual([10, "SPAN"]);
    expect(offered("Entries per page")).toEqual(["10", "20", "50"]);
    await press("Next page");
    expect([rows().length, screen.queryByText("11-12 from 12")?.tagName]).toEqual([2, "SPAN"]);
    type("Entries per page", "20");
    await settle();
    expect([rows().length, screen.queryByText("1-12 from 12")?.tagName]).toEqual([12, "SPAN"]);
  });

  it.each([
    ["Transfers", "To Other Bank", "otherBank"],
    ["Bill Payments", "SSNIT", "ssnit"],
  ] as const)("the ID in the list %s, %s opens the details @S3-2.3-61 @S3-2.3-63", async (group, tab, category) => {
    const { person } = await openMine({ requests: 0 });
    const request = aRequestOf(category);
    Object.assign(person.requests, { mine: async () => ok({ rows: [request], total: 1 }) });
    for (const name of [group, tab]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      await settle();
    }
    await press(request.id);
    expect(screen.getByRole("dialog", { name: "Transaction Details" }).textContent).toContain(request.id);
  });

  it("the filter finds a request by its number, and Clear shows all again @S3-5-54", async () => {
    const { made } = await openMine();
    type("Transaction ID", made[0]?.id ?? "");
    await press("Filter");
    expect(rows()).toHaveLength(1);
    await press("Clear");
    expect(rows()).toHaveLength(2);
    type("Transaction ID", "%&/");
    await press("Filter");
    screen.getByText("No request for this filter");
    expect(screen.queryByText("No requests yet")).toBeNull();
  });

  it("Clear stays while a filter is applied, also if its fields were emptied by hand", async () => {
    const { made } = await openMine();
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    type("Transaction ID", made[0]?.id ?? "");
    await press("Filter");
    type("Transaction ID", "");
    expect(rows()).toHaveLength(1);
    await press("Clear");
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });

  it("a filter asks for page 1, also from a later page @S3-4-51", async () => {
    const { made, person } = await openMine({ requests: 12 });
    const mine = vi.spyOn(person.requests, "mine");
    await press("Next page");
    type("Transaction ID", made[0]?.id ?? "");
    await press("Filter");
    expect(mine.mock.calls.map(([, { number }]) => number)).toEqual([2, 1]);
  });

  it("the arrow keys move from row to row", async () => {
    await openMine();
    const [first, second] = screen.getAllByRole("button", { name: "Recall Request" });
    first?.focus();
    fireEvent.keyDown(first ?? document.body, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second ?? document.body, { key: "ArrowUp" });
    expect(document.activeElement).toBe(first);
  });

  it.each(["Transaction ID", "Schedule ID"])(
    "another tab asks before an unapplied text in %s is lost @S3-2.1-25..26 @S3-2.3-25 @S3-2.3-31..32 @S3-4-50",
    async (label) => {
      await openMine();
      type(label, "OT-1");
      fireEvent.click(screen.getByRole("tab", { name: "Mobile Money" }));
      await settle();
      const question = screen.getByRole("alertdialog").querySelector("p")?.textContent;
      expect(question).toBe("Entered data will be lost. Are you sure you want to leave page?");
      await press("Leave Page");
      expect(field(label).value).toBe("");
      expect(screen.getByText("No requests yet")).toBeTruthy();
      expect(screen.getByText("Once you create a request, it appears here")).toBeTruthy();
    },
  );

  it.each(["Back", "Bulk Transfers List"])(
    "%s leads from the payees of a bulk of wallets back to its own list @S3-2.3-38..40",
    async (way) => {
      const { person } = await openMine();
      const bulk = aRequestOf("mobileMoneyBulk");
      Object.assign(person.requests, {
        mine: async (category: Category) => ok({ rows: category === bulk.category ? [bulk] : [], total: 1 }),
        entries: async () => ok({ rows: [], total: 0 }),
      });
      for (const name of ["Mobile Money", "Mobile Money Bulk Transfer"]) {
        fireEvent.click(screen.getByRole("tab", { name }));
        await settle();
      }
      await press(bulk.id);
      expect(screen.getByRole("heading", { name: bulk.id })).toBeTruthy();
      await press(way);
      expect(screen.queryByRole("heading", { name: bulk.id })).toBeNull();
      expect(screen.getByRole("tab", { name: "Mobile Money Bulk Transfer", selected: true })).toBeTruthy();
      expect(screen.getByRole("button", { name: bulk.id })).toBeTruthy();
    },
  );

  it.each([
    ["pending", 0],
    ["rejected", 0],
    ["approved", 1],
  ] as const)("the payees of a bulk that is %s lead to the stages of their payments: %i", async (status, offers) => {
    const { person } = await openMine();
    const bulk = { ...aRequestOf("bulkTransfer"), status };
    const [entry] = toBulkEntries("bulkTransfer", "GHS", JSON.stringify([{ amount: "12.34" }]), 1) ?? [];
    Object.assign(person.requests, {
      mine: async (category: Category) => ok({ rows: category === bulk.category ? [bulk] : [], total: 1 }),
      entries: async () => ok({ rows: [{ ...entry, paymentId: "P1" }], total: 1 }),
    });
    fireEvent.click(screen.getByRole("tab", { name: "Bulk Transfer" }));
    await settle();
    await press(bulk.id);
    expect(screen.getByText("GHS 12.34")).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: /P1/ })).toHaveLength(offers);
  });

  it("the filter uses the customer for cards, the bulk ID for bulks, and the request ID for FX @S3-2.3-92..94", async () => {
    await openMine();
    for (const [tab, label] of [
      ["Between Own Accounts", "Transaction ID"],
      ["Bulk Transfer", "Bulk ID"],
      ["Mobile Money", "Transaction ID"],
      ["Mobile Money Bulk Transfer", "Bulk ID"],
      ["Bill Payments", "Transaction ID"],
      ["SSNIT", "Transaction ID"],
      ["Prepaid Card Load", "Customer ID"],
      ["Bulk Card Load", "Bulk ID"],
      ["FX Transfer Request", "Request ID"],
    ] as const) {
      fireEvent.click(screen.getByRole("tab", { name: tab }));
      await settle();
      expect([field(label), field("Schedule ID")]).toHaveLength(2);
    }
  });

  it.each(["Transfers", "Mobile Money", "Prepaid Card Load", "Bill Payments", "FX Transfer Request"])(
    "the list of %s has a filter bar @S3-2.3-27",
    async (group) => {
      await openMine();
      fireEvent.click(screen.getByRole("tab", { name: group }));
      await settle();
      expect(within(screen.getByRole("form", { name: "Filter" })).getAllByRole("textbox")).toHaveLength(2);
    },
  );

  it("both lists of bills have a link back to Bill Payments @S3-2.3-19..20", async () => {
    await openMine();
    for (const name of ["Bill Payments", "SSNIT"]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      await settle();
      expect(screen.getByRole("link", { name: "Back to Bill Payments" }).getAttribute("href")).toBe("/billPayments");
    }
  });

  it("a phone shows the categories first, and Back returns to them @S3-2.3-23..24", async () => {
    await openMine({ width: 375 });
    expect(screen.getByRole("heading", { name: "Select category" })).toBeTruthy();
    await press("To Other Bank");
    expect(screen.getByRole("heading", { name: "To Other Bank" })).toBeTruthy();
    await press("Back");
    expect(button("Between Own Accounts")).toBeTruthy();
  });

  it("a phone shows what there is of each kind, and the latest requests of all kinds", async () => {
    const { made } = await openMine({ width: 375 });
    const kind = button("Between Own Accounts");
    expect(kind.getAttribute("aria-description")).toBe("2 requests");
    expect(within(screen.getByRole("list", { name: "Select category" })).queryByText("SSNIT")).toBeNull();
    expect(
      within(screen.getByText(/kinds without requests/).closest("details") ?? kind).getByText("SSNIT"),
    ).toBeTruthy();
    const latest = within(screen.getByRole("region", { name: "Latest requests" })).getAllByRole("button");
    expect(latest).toHaveLength(made.length);
    fireEvent.click(latest[0] ?? document.body);
    await settle();
    expect(screen.getByRole("dialog", { name: "Transaction Details" })).toBeTruthy();
  });

  it("a phone shows the debit of a request, with its charge, among the latest requests", async () => {
    const bank = new InMemoryBank();
    const request = aRequestOf("otherBank");
    bank.requests = [request];
    bank.makers.set(request.id, kofi.loginId);
    await openWorkspace(kofi, "/myRequests", { bank, width: 375 });
    expect(screen.getByRole("region", { name: "Latest requests" }).textContent).toContain("GHS 155.00");
  });

  it("the latest requests show the whole name of an own account, because they have no number", async () => {
    const bank = new InMemoryBank();
    const payee = { account: "1020304050615", name: "Adom Payroll - Current" };
    const request = aPendingTransfer({ payee });
    bank.requests = [request];
    bank.makers.set(request.id, kofi.loginId);
    await openWorkspace(kofi, "/myRequests", { bank, width: 375 });
    expect(screen.getByRole("region", { name: "Latest requests" }).textContent).toContain(payee.name);
  });

  it("the first kind that has requests is shown, unless a kind was asked for", async () => {
    await openWorkspace(kofi, "/myRequests", { bank: await aBankWithBill() });
    const shown = screen.getByRole("tab", { name: "Ghana Gov", selected: true });
    expect(shown.getAttribute("aria-description")).toBe("1 request");
  });

  it("a kind without requests shows the latest ones and leads to the kinds that have some", async () => {
    await openMine({ width: 375 });
    await press("SSNIT");
    expect(screen.getByRole("region", { name: "Latest requests" })).toBeTruthy();
    await press("Between Own Accounts: 2 requests");
    screen.getByRole("heading", { name: "Between Own Accounts" });
    expect(screen.getByText("1-2 from 2")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Latest requests" })).toBeNull();
  });

  /** A bank in which Kofi has paid a bill and made nothing else. */
  async function aBankWithBill() {
    const bank = new InMemoryBank();
    const { person } = await signedIn(kofi, bank);
    okValue(await confirm(person, person.payments.prepare(anInvoicePayment())));
    return bank;
  }

  /** Opens the screen from another one. */
  async function goToMine() {
    act(() => {
      window.history.pushState(null, "", "/myRequests");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await settle();
  }

  it("a phone folds away no kind whose requests do not load", async () => {
    const { person } = await openWorkspace(kofi, "/", { bank: await aBankWithBill(), width: 375 });
    const { mine } = person.requests;
    const withoutSsnit = async (...asked: Parameters<typeof mine>) =>
      asked[0] === "ssnit" ? fail<BankFailure>({ kind: "unreachable" }) : mine(...asked);
    Object.assign(person.requests, { mine: withoutSsnit });
    await goToMine();
    const shown = within(screen.getByRole("list", { name: "Select category" })).getAllByRole("button");
    expect(shown.map((kind) => kind.getAttribute("aria-label"))).toEqual(["Ghana Gov", "SSNIT"]);
    expect(screen.getByText("9 kinds without requests")).toBeTruthy();
  });

  it.each([1440, 375])("at %i px no kind moves away from a user when the others have loaded", async (width) => {
    const { person } = await openWorkspace(kofi, "/", { bank: await aBankWithBill(), width });
    const { mine } = person.requests;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = async (...asked: Parameters<typeof mine>) => released.then(() => mine(...asked));
    Object.assign(person.requests, { mine: held });
    await goToMine();
    const kinds = () => screen.queryAllByRole("button", { name: /Between Own Accounts|Ghana Gov/ }).length;
    if (width > 768)
      for (const name of ["Mobile Money", "Transfers"]) fireEvent.click(screen.getByRole("tab", { name }));
    else expect(kinds()).toBe(0);
    await settle();
    release();
    await settle();
    if (width > 768) screen.getByRole("tab", { name: "Between Own Accounts", selected: true });
    else expect(kinds()).toBeGreaterThan(0);
  });

  it("a screen that was left loads no other kind", async () => {
    const { person, services } = await signedIn(kofi, await aBankWithBill());
    const mine = vi.spyOn(person.requests, "mine");
    await new MyRequestsStore(services, "ownAccounts").load(AbortSignal.abort(), () => false);
    expect(mine).toHaveBeenCalledOnce();
  });

  it("a visit asks for each kind once, and a recall only for its own", async () => {
    const bank = new InMemoryBank();
    await requestOf((await signedIn(kofi, bank)).person);
    const { person } = await openWorkspace(kofi, "/", { bank });
    const mine = vi.spyOn(person.requests, "mine");
    const asked = () => mine.mock.calls.splice(0).map(([category]) => category);
    await goToMine();
    expect(asked().toSorted()).toEqual([...allCategories].toSorted());
    await press("Recall Request");
    await enterCode(await person.codeSent());
    expect(asked()).toEqual(["ownAccounts"]);
  });

  it("a phone has the filters behind one button, and none above an empty list", async () => {
    await openMine({ width: 375 });
    await press("Between Own Accounts");
    expect(screen.queryByRole("form", { name: "Filter" })).toBeNull();
    await press("Filters");
    expect(screen.getByRole("form", { name: "Filter" })).toBeTruthy();
    await press("Back");
    await press("SSNIT");
    expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
  });

  it("a phone offers each kind of request once, because a bulk has one list for both of its forms @S3-2.3-22", async () => {
    await openMine({ width: 375 });
    const choices = [...screen.getByRole("main").querySelectorAll(".category-picker button")].map((each) =>
      each.getAttribute("aria-label"),
    );
    expect(choices).toEqual([
      "Between Own Accounts",
      "To Asempa Bank",
      "To Other Bank",
      "Bulk Transfer",
      "Mobile Money Transfer",
      "Mobile Money Bulk Transfer",
      "Single Card load",
      "Bulk Card Load",
      "Ghana Gov",
      "SSNIT",
      "FX Transfer Request",
    ]);
    await press("Bulk Transfer");
    expect(screen.getByRole("heading", { name: "Bulk Transfer" })).toBeTruthy();
  });
});
