import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OwnPasswordPort } from "../../../application/session/passwords-port";
import { fail, ok } from "../../../domain/result";
import { kofi, openWorkspace, press, settle } from "../a-workspace";

async function openDialog(replace: OwnPasswordPort["replace"]) {
  const { person } = await openWorkspace(kofi, "/dashboard");
  Object.assign(person.ownPassword, { replace });
  await press("Change password", screen.getByRole("contentinfo"));
  return screen.findByRole("dialog");
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
async function submit() {
  fireEvent.submit(within(screen.getByRole("dialog")).getByRole("form"));
  await settle();
}

it("a signed-in user changes the password with the current one, by the rules of a reset", async () => {
  const replace = vi.fn<OwnPasswordPort["replace"]>(async () => ok(undefined));
  await openDialog(replace);
  await submit();
  expect(screen.getByText("Current Password is required")).toBeTruthy();
  type("Current Password", "Old#2751");
  type("New Password", "harmattan#27");
  type("Confirmation", "Harmattan#27");
  await submit();
  expect(screen.getByText("Password must contain at least one uppercase, special character and a number")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
  type("New Password", "Harmattan#27");
  await submit();
  expect(replace).toHaveBeenCalledExactlyOnceWith({ password: "Old#2751", newPassword: "Harmattan#27" });
  expect(screen.getByText("Your password has been changed. All your other sessions have ended.")).toBeTruthy();
});

it("a refused change says why and keeps the dialog", async () => {
  await openDialog(async () => fail({ kind: "refused", message: "The current password is not right." }));
  for (const label of ["Current Password", "New Password", "Confirmation"]) type(label, "Harmattan#27");
  await submit();
  expect(screen.getByRole("alert").textContent).toContain("The current password is not right.");
  expect(screen.getByRole("dialog")).toBeTruthy();
});
