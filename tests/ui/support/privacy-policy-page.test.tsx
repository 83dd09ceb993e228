import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PrivacyPage } from "../../../ui/support/privacy-policy-page";
import { SupportContext } from "../../../ui/support/support-context";
import { InMemorySupport } from "../../support/in-memory-support";

it("the privacy policy has these sections, one of which is on children @S1-9-13", () => {
  render(
    <SupportContext value={{ support: new InMemorySupport(), customer: undefined, goTo: vi.fn() }}>
      <PrivacyPage />
    </SupportContext>,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "What we collect",
    "What we use it for",
    "Who sees it",
    "What your browser keeps",
    "How it is kept safe",
    "Children",
    "Your rights",
    "Changes",
  ]);
  const children = screen.getByRole("heading", { name: "Children" }).nextElementSibling;
  expect(children?.textContent).toBe("This service is for businesses. Data of children under 13 is not collected.");
});
