import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { aMovement } from "../support/a-movement";
import { anAccount } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, field, openWorkspace, press } from "./a-workspace";

/** A bank whose active account has transactions of these amounts, in minor units. */
function aBankWith(...minors: number[]) {
  const bank = new InMemoryBank();
  bank.movements = minors.map((minor) => ({ of: anAccount().number, movement: aMovement({ amount: ghs(minor) }) }));
  return bank;
}
const amounts = (count: number) => Array.from({ length: count }, (_, place) => 100 + place);
const LATEST = "The latest 20 transactions are shown. A downloaded statement has all of them.";
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);

describe("the list of a statement", () => {
  it("a period with exactly 20 transactions does not claim to have more", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(20)) });
    screen.getByText("1-10 from 20");
    expect(screen.queryByText(LATEST)).toBeNull();
  });

  it("a period with 21 transactions says that the latest 20 are shown", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(...amounts(21)) });
    screen.getByText("1-10 from 20");
    screen.getByText(LATEST);
  });
});

describe("the filter of a statement", () => {
  it("the default maximum hides no amount above 100000.00", async () => {
    await openWorkspace(ama, "/bankStatements", { bank: aBankWith(250_000_05, 5_00) });
    await press("Filter Type");
    expect(field("To").value).toBe("250000.05");
    await press("Apply");
    expect(rows()).toHaveLength(2);
    screen.getByText("Filter on: 2 of 2 transactions");
  });
});
