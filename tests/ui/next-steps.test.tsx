import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type ama, efua, kofi, openWorkspace, press, settle } from "./a-workspace";

const open = async (user: typeof ama, path: string, tabs: readonly string[]) => {
  const opened = await openWorkspace(user, path);
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return opened;
};

/** Every empty list that has a next step: its text, the button, and the path and heading to which it leads. */
const empty: readonly (readonly [string, readonly string[], string, string, string])[] = [
  ["/beneficiaries", ["Prepaid Card"], "No added beneficiaries.", "Add the first beneficiary", "/beneficiaries/add"],
  ["/myRequests", ["Prepaid Card Load"], "No requests yet", "New payment", "/prepaidCardLoad"],
  ["/myRequests", ["FX Transfer Request"], "No requests yet", "New payment", "/fxTransferRate"],
  ["/scheduleTransfers", [], "No schedule transfers yet", "Schedule a transfer", "/transfers"],
];

it.each(empty)("%s %s: an empty list says “%s” and offers “%s”", async (path, tabs, title, next, target) => {
  await open(kofi, path, tabs);
  screen.getByText(title);
  await press(next);
  await settle();
  expect(window.location.pathname).toBe(target);
});

it.each(empty)("%s %s: a user who may not pay gets no next step on “%s”", async (path, tabs, title, next) => {
  await open(efua, path, tabs);
  screen.getByText(title);
  expect(screen.queryByRole("button", { name: next })).toBeNull();
});

it("the next step of an empty list of bulk requests opens the form of that bulk", async () => {
  await open(kofi, "/myRequests", ["Bulk Transfer"]);
  await press("New payment");
  await settle();
  expect(screen.getByRole("tab", { name: "Bulk Transfer", selected: true })).toBeTruthy();
});
