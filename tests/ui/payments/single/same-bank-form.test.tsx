import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ama, field, openWorkspace, settle, type } from "../../a-workspace";

/** The text below a field. */
const noteOf = (label: string) => {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(ids.at(-1) ?? "")?.textContent;
};

describe("the transfer within the bank", () => {
  it("the name of the account is shown below its number once the bank has found it @S2-2.1-29", async () => {
    await openWorkspace(ama, "/transfers");
    fireEvent.click(screen.getByRole("tab", { name: "To Asempa Bank" }));
    await settle();
    expect(noteOf("Destination Account")).toBe("");
    type("Destination Account", "1020304050608");
    await expect.poll(() => noteOf("Destination Account")).toBe("Adom Trading Ltd Payroll");
  });
});
