import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ama, button, openWorkspace, press, settle } from "../a-workspace";

const OFFLINE = "This device is offline. Nothing reaches the bank until it is connected again. Your entries are kept.";

afterEach(() => void vi.restoreAllMocks());

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

const submit = "button[type=submit]";

/** All forms of payments that are open after these presses. */
const forms: readonly (readonly [path: string, form: string, tabs: readonly string[]])[] = [
  ["/transfers", "between own accounts", []],
  ["/transfers", "to our bank", ["To Asempa Bank"]],
  ["/transfers", "to another bank", ["To Another Bank"]],
  ["/transfers", "of a bulk by hand", ["Bulk Transfer", "Manual Entry"]],
  ["/mobileMoney", "to a wallet", []],
  ["/prepaidCardLoad", "to a card", []],
  ["/fxTransferRate", "in a foreign currency", []],
];

it.each(forms)("%s: the form %s says that the device is offline, above its button", async (path, _, tabs) => {
  await openWorkspace(ama, path);
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  expect(screen.queryByText(OFFLINE)).toBeNull();
  connect(false);
  const notice = screen.getByText(OFFLINE);
  const button = [...document.querySelectorAll(submit)].at(-1);
  expect(notice.compareDocumentPosition(button as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notice.closest("[role=status]")).not.toBeNull();
  connect(true);
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

it("the code dialog of a payment says that the device is offline", async () => {
  await openWorkspace(ama, "/transfers");
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  for (const label of ["Source Account", "Destination Account"]) {
    const account = screen.getByRole("combobox", { name: label });
    fireEvent.keyDown(account, { key: "ArrowDown" });
    fireEvent.keyDown(account, { key: "Tab" });
    fireEvent.blur(account);
  }
  fireEvent.change(field("Amount"), { target: { value: "10" } });
  fireEvent.change(field("Narration"), { target: { value: "Float" } });
  await press("Make Transfer");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.queryByText(OFFLINE)).toBeNull();
  connect(false);
  dialog.getByText(OFFLINE);
  expect(button("Confirm").getAttribute("aria-disabled")).not.toBe("true");
});
