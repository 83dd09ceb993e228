import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anAccount, anotherAccount } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, offered, openWorkspace, settle } from "./a-workspace";

it.each([
  ["/transfers", ["To Another Bank"], ""],
  ["/mobileMoney", ["Mobile Money Transfer"], "@S2-3-007"],
  ["/mobileMoney", ["Mobile Money Bulk Transfer"], "@S2-3-007"],
  ["/mobileMoney", ["Mobile Money Bulk Transfer", "Manual Entry"], "@S2-3-007"],
  ["/prepaidCardLoad", ["Single Card Load"], "@S2-2.3-06"],
  ["/prepaidCardLoad", ["Bulk Card Load"], "@S2-2.3-06"],
  ["/prepaidCardLoad", ["Bulk Card Load", "Manual Entry"], "@S2-2.3-06"],
])("the form at %s, %j offers only accounts in cedis @S1-3-35 @S2-2.1-34 %s", async (path, tabs) => {
  const bank = new InMemoryBank();
  bank.accounts = [anAccount({ number: "1020304050609", currency: "USD" }), anAccount(), anotherAccount()];
  await openWorkspace(ama, path, { bank });
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  const numbers = offered("Source Account").map((text) => text?.match(/\d{13}/)?.[0]);
  expect(numbers).toEqual([anAccount().number, anotherAccount().number]);
});
