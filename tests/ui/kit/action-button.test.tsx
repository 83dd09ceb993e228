import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ActionButton } from "../../../ui/kit/action-button";

it("a focused button keeps the focus when a reason appears and goes, and names the reason", () => {
  const { rerender } = render(<ActionButton text="Make Payment" reason={undefined} />);
  const button = screen.getByRole("button", { name: "Make Payment" });
  button.focus();
  rerender(<ActionButton text="Make Payment" reason="The charge is looked up." />);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "The charge is looked up.",
  );
  rerender(<ActionButton text="Make Payment" reason={undefined} />);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute("aria-describedby")).toBe(false);
});
