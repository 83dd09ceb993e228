import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ama, openWorkspace } from "./a-workspace";

it.each([
  ["/transfers", "Select Transfer Category"],
  ["/mobileMoney", "Select Transfer Category"],
  ["/prepaidCardLoad", "Select Transfer Category"],
  ["/beneficiaries", "Select category"],
])("a phone at %s asks for the category with “%s” @S2-2.1-10 @S2-2.2-05", async (path, prompt) => {
  await openWorkspace(ama, path, { width: 375 });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(prompt);
});
