import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../domain/result";
// Loaded lazily by its button; the import here makes it available immediately.
import "../../../ui/payments/where/where-dialog";
import { headlineOf } from "../../../ui/payments/where/where-dialog";
import { requestOf } from "../../support/a-person";
import { aPendingTransfer } from "../../support/a-request";
import { InMemoryBank, refused } from "../../support/in-memory-bank";
import { aCase, aStage } from "../../support/in-memory-trail";
import { heading, kofi, openWorkspace, press, settle, signedIn, type } from "../a-workspace";

const LOST = fail({ kind: "unreachable" } as const);

describe("where my money is", () => {
  afterEach(cleanup);

  type Person = Awaited<ReturnType<typeof signedIn>>["person"];

  async function open(prepare: (person: Person) => void = () => undefined) {
    const bank = new InMemoryBank();
    const maker = await signedIn(kofi, bank);
    const request = await requestOf(maker.person);
    const { person } = await openWorkspace(kofi, "/myRequests", { bank });
    prepare(person);
    await press(/^History of/);
    await press("Where is my money?");
    const dialog = await screen.findByRole("dialog", { name: "Where is my money?" });
    const steps = () =>
      within(within(dialog).getByRole("list", { name: "Stages of the payment" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    return { person, request, dialog, steps };
  }

  it("the stages name people, times and the way, and what is not known", async () => {
    const stages = [
      aStage({ by: "Kofi Boateng" }),
      aStage({ kind: "approved", by: "Efua Asante" }),
      aStage({ kind: "sent", detail: "As an instant transfer" }),
      aStage({ kind: "arrived", isDone: false, at: "" }),
    ];
    const { dialog, steps } = await open((person) => {
      person.trail.stages = async () => ok({ stages, cases: [], mayAsk: [] });
    });
    expect(steps()).toEqual([
      "Askedby Kofi Boateng, 20 Nov 2026, 09:30",
      "Approvedby Efua Asante, 20 Nov 2026, 09:30",
      "Sent20 Nov 2026, 09:30As an instant transfer",
      "Arrival not known yet",
    ]);
    within(dialog).getByRole("heading", { name: "Sent. Its arrival is not known yet" });
    expect(within(dialog).queryByRole("button", { name: "Ask for it back" })).toBeNull();
  });

  const sent = aStage({ kind: "sent" });
  const notSent = aStage({ kind: "sent", isDone: false });
  const arrival = (expectedBy: string) => aStage({ kind: "arrived", isDone: false, expectedBy });
  it.each([
    [[sent, aStage({ kind: "arrived" })], {}, "Arrived on 20 Nov 2026, 09:30"],
    [[sent, arrival("2026-11-23T15:00:00Z")], {}, "On its way, expected by 23 Nov 2026, 15:00"],
    [[sent, arrival("2026-01-05T15:00:00Z")], {}, "Expected by 5 Jan 2026, 15:00, not known to have arrived"],
    [[sent, arrival("")], {}, "Sent. Its arrival is not known yet"],
    [[sent, aStage({ kind: "returned" })], {}, "The money came back on 20 Nov 2026, 09:30"],
    [[sent, aStage({ kind: "rejected" })], {}, "No money was sent"],
    [[aStage({ kind: "approved", isDone: false }), notSent], {}, "Waits for approval"],
    [[notSent, arrival("")], {}, "Not sent yet"],
    [[notSent], {}, "Paid by its schedule. Each of those payments has stages of its own"],
    [
      [notSent, arrival("")],
      { isSchedule: true },
      "Paid by its schedule. Each of those payments has stages of its own",
    ],
    [[], {}, "It is not known whether the money was sent"],
    [
      [sent, arrival("2026-01-05T15:00:00Z")],
      { isList: true },
      "Sent. Not all payments of the list are known to have arrived",
    ],
    [[sent, arrival("2026-11-23T15:00:00Z")], { isList: true }, "On its way, expected by 23 Nov 2026, 15:00"],
  ])("the first line of the stages %o, with the facts %o, is %s", (stages, facts, headline) => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    expect(headlineOf([aStage(), ...stages], { isList: false, isSchedule: false, now, ...facts })).toBe(headline);
  });

  it("a bank without the call shows what its records prove, and offers no question", async () => {
    const { dialog, steps } = await open((person) => {
      person.trail.stages = async () => refused("Unknown call.");
    });
    expect(steps().map((step) => step?.replace(/by.*/, ""))).toEqual([
      "Asked",
      "Waits for approval",
      "Not sent yet",
      "Arrival not known yet",
    ]);
    expect(dialog.textContent).toContain(
      "The bank does not report the stages of this payment (its answer: Unknown call.).",
    );
    expect(within(dialog).queryByRole("button", { name: "Ask the bank to find it" })).toBeNull();
  });

  it("a question gets a number and a day, and its answer is listed", async () => {
    const { dialog } = await open();
    await press("Ask the bank to find it", dialog);
    type("What should the bank know?", "It is missing");
    await press("Send", dialog);
    expect(within(dialog).getByRole("status").textContent).toBe("Case C-1 is open. The bank answers by 24 Nov 2026.");
    expect(within(dialog).getByRole("article", { name: "Find the payment, C-1" }).textContent).toContain(
      "It is missing",
    );
    expect(within(dialog).queryByRole("button", { name: "Ask the bank to find it" })).toBeNull();
  });

  it("a question whose answer was lost is sent again as the same action", async () => {
    let calls = 0;
    const { person, dialog } = await open((opened) => {
      const { opening } = opened.trail;
      opened.trail.opening = (asked) => {
        const send = opening(asked);
        return async () => {
          const answer = await send();
          calls += 1;
          return calls === 1 ? LOST : answer;
        };
      };
    });
    await press("Ask for it back", dialog);
    await press("Send", dialog);
    expect(dialog.textContent).toContain("Sending again is safe");
    await press("Send again", dialog);
    expect(within(dialog).getByRole("status").textContent).toContain("Case C-1 is open");
    expect(await person.trail.cases()).toMatchObject({ value: [{ number: "C-1" }] });
  });

  it("a question that is being sent can be neither cancelled nor closed", async () => {
    let answer: (sent: typeof LOST) => void = () => undefined;
    const { dialog } = await open((person) => {
      person.trail.opening = () => () => new Promise((resolve) => (answer = resolve));
    });
    await press("Ask for it back", dialog);
    await press("Send", dialog);
    await press("Cancel", dialog);
    fireEvent.keyDown(dialog, { key: "Escape", code: "Escape" });
    expect(within(dialog).getByRole("button", { name: "Cancel" }).getAttribute("aria-disabled")).toBe("true");
    expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
    answer(LOST);
    await settle();
    expect(dialog.textContent).toContain("Sending again is safe");
  });

  it("the bank's last answer stays, with the new case, when it cannot be asked again", async () => {
    const { person, dialog, steps } = await open();
    const before = steps();
    await press("Ask for it back", dialog);
    person.trail.stages = async () => LOST;
    await press("Send", dialog);
    expect(steps()).toEqual(before);
    expect(dialog.textContent).toContain("This is its last answer.");
    within(dialog).getByRole("article", { name: "Ask for the money back, C-1" });
    expect(within(dialog).queryByRole("button", { name: "Ask for it back" })).toBeNull();
  });

  it("a refused question shows the bank's reason and stays open", async () => {
    const { dialog } = await open((person) => {
      person.trail.opening = () => async () => refused("The money of this payment has come back.");
    });
    await press("Ask for it back", dialog);
    await press("Send", dialog);
    expect(dialog.textContent).toContain("The money of this payment has come back.");
    within(dialog).getByRole("button", { name: "Send" });
  });

  it.each([
    [
      "answers",
      ok([aCase({ status: "found", answers: [{ at: "2026-11-21T08:00:00Z", text: "It has arrived." }] })]),
      "It has arrived.",
    ],
    ["no case", ok([]), "No cases yet"],
    ["a bank without cases", refused("Unknown call."), "This bank has no cases here"],
    ["a lost answer", LOST, "Oops, something went wrong!"],
  ] as const)("the page of cases shows %s", async (_, answer, text) => {
    const { person } = await openWorkspace(kofi, "/dashboard");
    person.trail.cases = async () => answer;
    window.history.pushState(null, "", "/cases");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByText(text, { exact: false });
    expect(heading()).toBe("Cases");
  });

  it("the page of cases offers the user's recent payments that have left, with their status", async () => {
    const { person } = await openWorkspace(kofi, "/dashboard");
    const left = { ...aPendingTransfer(), status: "approved" } as const;
    person.trail.cases = async () => ok([]);
    person.requests.mine = (async (category: string) =>
      ok({ rows: category === "ownAccounts" ? [left, aPendingTransfer()] : [], total: 2 })) as never;
    window.history.pushState(null, "", "/cases");
    window.dispatchEvent(new PopStateEvent("popstate"));
    const recent = await screen.findByRole("region", { name: "Ask about a recent payment" });
    expect(within(recent).getAllByRole("button")).toHaveLength(1);
    within(recent).getByText("Approved");
  });

  it("the page of cases asks for no payments of a user who may not read requests", async () => {
    const permissions = { ...kofi.permissions, myRequests: false, pendingRequests: false };
    const { person } = await openWorkspace({ ...kofi, permissions }, "/dashboard");
    const mine = vi.spyOn(person.requests, "mine");
    person.trail.cases = async () => ok([]);
    window.history.pushState(null, "", "/cases");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByText("No cases yet");
    expect(mine).not.toHaveBeenCalled();
  });
});
