import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok } from "../../domain/result";
import { aRequestOf } from "../support/a-request";
import { efua, field, kofi, openWorkspace, press, settle, type } from "./a-workspace";

async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  await settle();
}

async function open(
  path: "/pendingRequests" | "/myRequests",
  category: "ownAccounts" | "bulkTransfer" = "ownAccounts",
) {
  const { person } = await openWorkspace(path === "/myRequests" ? kofi : efua, path);
  const rows = [{ ...aRequestOf(category) }];
  const page = async (asked: string) => (asked === category ? ok({ rows, total: 1 }) : ok({ rows: [], total: 0 }));
  Object.assign(person.approvals, { pending: page });
  Object.assign(person.requests, { mine: page, entries: async () => ok({ rows: [], total: 0 }) });
  const label = { ownAccounts: "Between Own Accounts", bulkTransfer: "Bulk Transfer" }[category];
  for (const name of [/Other Bank|Another Bank/, label]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
}
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const isOn = (path: string) => window.location.pathname.endsWith(path);

/** Each opens something over the page and returns whether it is open. */
const layers: Readonly<Record<string, () => Promise<() => boolean>>> = {
  "the details of a pending request": async () => {
    await open("/pendingRequests");
    await press("TRX0001");
    return () => dialog("Transaction Details") !== null;
  },
  "the beneficiaries of a pending bulk": async () => {
    await open("/pendingRequests", "bulkTransfer");
    await press("TRX0001");
    return () => screen.queryByRole("heading", { name: "Bulk Transfers List" }) !== null;
  },
  "the beneficiaries of the user's own bulk": async () => {
    await open("/myRequests", "bulkTransfer");
    await press("TRX0001");
    return () => screen.queryByRole("heading", { name: "TRX0001" }) !== null;
  },
  "the history of the user's own request": async () => {
    await open("/myRequests");
    await press("History of TRX0001");
    return () => dialog("History of TRX0001") !== null;
  },
};

describe.each(Object.entries(layers))("The browser's Back", (name, opened) => {
  it(`closes ${name}, and the page stays`, async () => {
    const isOpen = await opened();
    const { pathname } = window.location;
    expect(isOpen()).toBe(true);
    await goBack();
    expect(isOpen()).toBe(false);
    expect(isOn(pathname)).toBe(true);
  });
});

it("Back leads from the run to its results, and from them to the list", async () => {
  await open("/pendingRequests");
  fireEvent.click(screen.getByRole("checkbox"));
  await press(/^Review 1 selected/);
  expect(dialog("Review requests")).toBeTruthy();
  await goBack();
  expect(dialog("Review requests")).toBeNull();
  expect(dialog("Results of the run")).toBeTruthy();
  await goBack();
  expect(dialog("Results of the run")).toBeNull();
  expect(isOn("/pendingRequests")).toBe(true);
});

it("Back asks before a typed reason is lost, and No keeps it", async () => {
  await open("/pendingRequests");
  await press("TRX0001");
  await press("Reject", dialog("Transaction Details") as HTMLElement);
  type("Reason", "Wrong account");
  await goBack();
  await settle();
  await press("Cancel", screen.getAllByRole("alertdialog").at(-1) as HTMLElement);
  expect(field("Reason").value).toBe("Wrong account");
});
