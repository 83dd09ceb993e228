import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ama, openWorkspace, press, settle, type } from "./a-workspace";
import { paymentForms } from "./payment-forms";

/** The first field of each form with its text, by page and tabs. Some forms serve several operations. */
const forms = Object.values(paymentForms).map(({ path, tabs = [], typed }) => ({
  path,
  tabs,
  first: Object.entries(typed)[0] ?? ["", ""],
}));
const all = [...forms, { path: "/beneficiaries/add", tabs: [], first: ["Full Name", "Cook"] as const }];

it.each([...new Map(all.map((form) => [[form.path, ...form.tabs].join(", "), form]))])(
  "the form at %s asks before its first entry is lost by a tab or a link, and not while it is untouched @S2-2.1-18..19 @S2-2.1-21 @S2-2.2-08 @S2-2.3-05",
  async (_, { path, tabs, first: [label, text] }) => {
    const open = async () => {
      await openWorkspace(ama, path);
      for (const name of tabs) {
        fireEvent.click(screen.getByRole("tab", { name }));
        await settle();
      }
    };
    const leave = async (way = screen.getByRole("link", { name: "Dashboard" })) => {
      fireEvent.click(way);
      await settle();
    };
    await open();
    await leave();
    expect([screen.queryByRole("alertdialog"), window.location.pathname]).toEqual([null, "/dashboard"]);
    cleanup();
    await open();
    type(label, text);
    for (const way of [...screen.queryAllByRole("tab", { selected: false }).slice(-1), undefined]) {
      await leave(way);
      const question = "Entered data will be lost. Are you sure you want to leave page?";
      expect(screen.getByRole("alertdialog").querySelector("p")?.textContent).toBe(question);
      expect(window.location.pathname).toBe(path);
      if (way) await press("Cancel");
    }
    await press("Leave Page");
    expect(window.location.pathname).toBe("/dashboard");
  },
);
