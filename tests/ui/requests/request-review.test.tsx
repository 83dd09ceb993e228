import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { Review } from "../../../domain/requests/review";
import { Warnings } from "../../../ui/requests/request-review";
import { aRequestOf } from "../../support/a-request";

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

it.each([1, 2, 3])("%i same payments are a sentence or a list, and the advice follows", (count) => {
  const found = Array.from({ length: count }, (_, at) => ({ ...same, id: `T${at}` }));
  const { container } = render(
    <Warnings request={aRequestOf("sameBank")} review={{ ...review, same: { found, others: 0 } }} />,
  );
  expect(screen.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    count === 1 ? [] : found.map(({ id }) => `GHS 150.00 to this beneficiary waits for approval (${id}).`),
  );
  expect(container.textContent).toMatch(/\(T\d\)\. ?Please make sure that this is another payment\.$/);
});
