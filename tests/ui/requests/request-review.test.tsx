import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { Review } from "../../../domain/requests/review";
import { payeePlace } from "../../../ui/requests/request-facts";
import { ApprovalEffects, Warnings } from "../../../ui/requests/request-review";
import { aRequestOf } from "../../support/a-request";
import { turnTo } from "../a-workspace";

const review: Review = {
  approvals: 0,
  approvalsNeeded: 1,
  history: [],
  receipt: undefined,
  availableAfter: undefined,
  arrivesOn: "",
  limits: undefined,
  isFirstToPayee: false,
  duplicates: [],
};
const same = { state: "waiting", at: "", by: "", rows: 1, rowsOfPayment: 1, amount: ghs(150_00) } as const;

it.each([1, 2, 4])(
  "%i same payments are a sentence or a list, which a phone shortens, and the advice follows",
  (count) => {
    turnTo(375);
    const found = Array.from({ length: count }, (_, at) => ({ ...same, id: `T${at}` }));
    const { container } = render(
      <Warnings request={aRequestOf("sameBank")} review={{ ...review, same: { found, others: 0 } }} />,
    );
    expect(screen.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      ...(count === 1 ? [] : ["T0", "T1"].map((id) => `GHS 150.00 to this beneficiary waits for approval (${id}).`)),
      ...(count > 2 ? [`${count - 2} more payments are the same.`] : []),
    ]);
    expect(container.textContent).toMatch(/(\(T\d\)|the same)\. ?Please make sure that this is another payment\.$/);
  },
);

const limits = {
  ofTransaction: ghs(100_00),
  ofDay: ghs(500_00),
  leftToday: ghs(500_00),
  highest: ghs(100_00),
  approvalsNeeded: undefined,
  approvers: [],
  refusal: undefined,
};

it.each<[Partial<Review>, readonly string[]]>([
  [{}, ["Arrives, if approved now", "20 Nov 2026"]],
  [{ approvalsNeeded: 2 }, ["Arrives, if paid today", "20 Nov 2026"]],
  [{ approveBefore: "2026-11-20T12:00:00Z" }, ["Arrives", "20 Nov 2026, if approved before 12:00"]],
  [
    { approveBefore: "2026-11-20T12:00:00Z", approvalsNeeded: 2 },
    ["Arrives", "20 Nov 2026, if the last approval is before 12:00"],
  ],
])("the cut-off is next to the arrival of a payment that has one: %o", (more, fact) => {
  const told = { ...review, arrivesOn: "2026-11-20T00:00:00Z", ...more };
  const facts = (category: "otherBank" | "fx") =>
    [
      ...render(<ApprovalEffects request={aRequestOf(category)} review={told} />).container.querySelectorAll("dt, dd"),
    ].map(({ textContent }) => textContent);
  expect(facts("otherBank").slice(-2)).toEqual(fact);
  expect(facts("fx").slice(-2)).toEqual(["Arrives", "not known: the bank abroad does not report it"]);
});

const start = "2026-12-15";
const schedule = { frequency: "monthly", start, firstRun: start, isDue: false, isChange: false } as const;
const fails = "As it stands, the payment would fail: at most GHS 100.00 a payment is allowed.";
const tooMuch = (isPossibleTomorrow: boolean) => ({ message: "Too much.", isPossibleTomorrow });

it.each<[string, Partial<Review>, string | undefined]>([
  ["a first approver", { approvalsNeeded: 2 }, fails],
  ["an approver of a schedule", { schedule }, fails],
  [
    "an approver of a payment within the limit",
    { approvalsNeeded: 2, limits: { ...limits, ofTransaction: ghs(900_00) } },
    undefined,
  ],
  [
    "a first approver whose colleague would pass the limit of the day",
    { approvalsNeeded: 2, limits: { ...limits, ofTransaction: ghs(900_00), laterRefusal: tooMuch(true) } },
    "As it stands, the last approval would fail: Too much.",
  ],
  [
    "a first approver of a payment above the limit of a day",
    { approvalsNeeded: 2, limits: { ...limits, ofTransaction: ghs(900_00), laterRefusal: tooMuch(false) } },
    "As it stands, the last approval would fail: Too much. It would fail on any day: reject it, or ask the bank for a higher limit.",
  ],
  ["a last approver, whom the bank refuses itself", {}, undefined],
])("%s sees whether the payment is above the limit of one payment", (_, more, text) => {
  render(
    <Warnings request={{ ...aRequestOf("sameBank"), total: ghs(150_00) }} review={{ ...review, limits, ...more }} />,
  );
  expect(screen.queryByText(/^As it stands/)?.textContent).toBe(text);
});

it.each([
  [{}, "This is a schedule: an approval pays nothing now."],
  [{ isChange: true }, "This changes a schedule: an approval pays nothing now, and the old plan ends."],
  [{ isDue: true }, "This is a schedule: its first payment leaves with the approval."],
])("an approver sees whether a schedule pays now: %o", (more, text) => {
  const told = { ...review, arrivesOn: "2026-12-15T00:00:00Z", schedule: { ...schedule, ...more } };
  const request = aRequestOf("sameBank");
  const { container } = render(
    <>
      <ApprovalEffects request={request} review={told} />
      <Warnings request={request} review={told} />
    </>,
  );
  screen.getByText(text);
  const facts = [...container.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual(["Schedule", "Monthly, from 15 Dec 2026"]);
  expect(facts.slice(-2)).toEqual(["First payment arrives", "15 Dec 2026"]);
  expect(facts).not.toContain("Available afterwards");
});

it.each<[string, Partial<Review>, readonly string[], boolean]>([
  ["possible", {}, ["Available afterwards", "Arrives, if approved now", "Limit afterwards"], true],
  [
    "refused",
    { limits: { ...limits, refusal: { message: "Too much.", isPossibleTomorrow: true } } },
    ["Left of today's limit"],
    false,
  ],
  [
    "refused after the other one",
    { approvals: 0, limits: { ...limits, laterRefusal: { message: "Too much.", isPossibleTomorrow: false } } },
    ["Left of today's limit"],
    false,
  ],
  [
    "short of funds",
    { availableAfter: ghs(-5_00), certainFailure: { message: "Short.", endsRequest: true } },
    ["Available afterwards", "Left of today's limit"],
    false,
  ],
])("the figures and the words of a last approval that is %s do not contradict each other", (_, more, labels, pays) => {
  const told: Review = {
    ...review,
    ...{ approvals: 1, approvalsNeeded: 2, arrivesOn: "2026-11-20T00:00:00Z", availableAfter: ghs(50_00) },
    limits: { ...limits, leftAfter: pays ? ghs(350_00) : undefined },
    ...more,
  };
  const request = { ...aRequestOf("sameBank"), scheduleId: "" };
  const { container } = render(
    <>
      <ApprovalEffects request={request} review={told} namesSource />
      <Warnings request={request} review={told} />
    </>,
  );
  const shown = [...container.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(shown).toEqual(["From", "Charges and levies", ...labels]);
  expect(container.textContent?.includes("it pays")).toBe(pays);
});

it.each([
  ["ownAccounts", "GHS 0.00"],
  ["otherBank", undefined],
] as const)(
  "the effects below the figures of %s name charges only if the figures have none: %s",
  (category, charges) => {
    const told = { ...review, arrivesOn: "2026-11-20T00:00:00Z" };
    render(<ApprovalEffects request={{ ...aRequestOf(category), scheduleId: "" }} review={told} isBelowFigures />);
    expect(screen.queryByText("Charges and levies")?.nextElementSibling?.textContent).toBe(charges);
  },
);

it.each([
  ["sameBank", "1020304055555"],
  ["otherBank", "1020304055555 Volta Bank"],
  ["mobileMoney", "0244000000 MTN"],
  ["prepaidCard", "**** 4242"],
  ["fx", "1020304055555 Barclays Kenya, Kenya"],
  ["ghanaGov", ""],
  ["bulkTransfer", ""],
] as const)("number and place of the beneficiary of %s are: %s", (category, place) => {
  const { container } = render(payeePlace(aRequestOf(category)));
  expect(container.textContent?.trim()).toBe(place);
});
