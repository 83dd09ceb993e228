import { fireEvent, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, it, vi } from "vitest";
import { LateDialog } from "../../../../ui/kit/dialogs/late-dialog";

it("a dialog whose code cannot be loaded says so, and what was typed behind it stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Dialog = lazy(() => Promise.reject(new TypeError("Failed to fetch")));
  const onClose = vi.fn();
  const onFailure = vi.fn();
  render(
    <>
      <input aria-label="Narration" defaultValue="Rent" />
      <LateDialog onClose={onClose} onFailure={onFailure}>
        <Dialog />
      </LateDialog>
    </>,
  );
  const message = await screen.findByRole("alertdialog");
  expect(message.textContent).toContain("What you have entered here is kept.");
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({ kind: "TypeError" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByDisplayValue("Rent").getAttribute("aria-label")).toBe("Narration");
});
