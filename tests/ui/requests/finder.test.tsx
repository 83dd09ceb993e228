import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Page } from "../../../application/ports/page";
import { ghs } from "../../../domain/money";
import type { RequestId } from "../../../domain/requests/request";
import { ok } from "../../../domain/result";
import { RequestFinder } from "../../../ui/requests/request-finder";
import { aPendingTransfer } from "../../support/a-request";
import { efua, field, kofi, openWorkspace, settle, type } from "../a-workspace";

// Any text is a valid request id.
const rows = Array.from({ length: 60 }, (_, at) =>
  aPendingTransfer({
    id: `T-${at}` as RequestId,
    total: ghs(at * 100),
    amount: ghs(at * 100),
    createdBy: `Maker ${at}`,
  }),
);
const idsShown = () =>
  screen
    .getAllByRole("row")
    .map((each) => within(each).queryByText(/^T-\d+$/)?.textContent)
    .filter(Boolean);

it.each([
  [{ kind: "loading" }, undefined, true],
  [{ kind: "loading" }, 0, false],
  [{ kind: "failed" }, 0, false],
  [{ kind: "ready", rows: [], total: 0 }, 1, false],
  [{ kind: "ready", rows: [], total: 60 }, 0, true],
] as const)(
  "above a list that is %o, with %s requests counted before, the finder is offered: %s",
  (content, count, is) => {
    const finder = new RequestFinder(
      async () => ok({ rows: [], total: 0 }),
      () => {},
    );
    finder.list.content = content;
    expect(finder.isOffered(count)).toBe(is);
    void finder.change({ text: "150" });
    expect(finder.isOffered(count)).toBe(true);
  },
);

const listed = (pages: Page[]) => async (category: string, page: Page) => {
  pages.push(page);
  const all = category === "ownAccounts" ? rows : [];
  return ok({ rows: all.slice((page.number - 1) * page.size, page.number * page.size), total: all.length });
};

it.each([
  ["Pending Requests", efua, "/pendingRequests", "To Another Bank"],
  ["My Requests", kofi, "/myRequests", "To Other Bank"],
] as const)(
  "%s finds and orders the requests of all pages, and a text without a hit says so and can be cleared",
  async (_, of, address, otherTab) => {
    const { person } = await openWorkspace(of, address);
    const pages: Page[] = [];
    Object.assign(person.approvals, { pending: listed(pages) });
    Object.assign(person.requests, { mine: listed(pages) });
    const inbox = { counts: { ownAccounts: 60 }, totals: [], oldest: "" };
    Object.assign(person.approvals, { inbox: async () => ok(inbox) });
    for (const name of [otherTab, "Between Own Accounts"]) {
      fireEvent.click(screen.getByRole("tab", { name }));
      await settle();
    }
    expect(idsShown()[0]).toBe("T-0");
    fireEvent.change(screen.getByRole("combobox", { name: "Order" }), { target: { value: "largest" } });
    await settle();
    expect(idsShown().slice(0, 2)).toEqual(["T-59", "T-58"]);
    expect(pages.slice(-2)).toEqual([
      { number: 1, size: 50 },
      { number: 2, size: 50 },
    ]);
    expect(screen.getByText("Amount, name or ID").className).toBe("for-screen-readers");
    type("Amount, name or ID", "maker 7");
    await settle();
    expect(screen.getByText("Amount, name or ID").className).toBe("label-on-edge");
    expect(idsShown()).toEqual(["T-7"]);
    type("Amount, name or ID", "nobody");
    await settle();
    expect(screen.getByText("No request has this amount, beneficiary or maker")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Clear" })[0] as HTMLElement);
    await settle();
    expect(field("Amount, name or ID").value).toBe("");
    expect(idsShown()[0]).toBe("T-0");
  },
);
