import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PageOf } from "../../application/ports/page";
import { ghs } from "../../domain/money";
import { type Category, categories, isBulk } from "../../domain/requests/categories";
import type { BankRequest, RequestId } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import { payeeColumns, reportColumns } from "../../ui/reports/report-columns";
import { myRequestColumns } from "../../ui/requests/my-request-columns";
import { ListStore } from "../../ui/shared/lists/list-store";
import { ListTable } from "../../ui/shared/lists/list-table";
import type { Column } from "../../ui/shared/requests/columns";
import { columnsOf, requestFacts } from "../../ui/shared/requests/columns-of";
import { myEntryColumns, pendingEntryColumns } from "../../ui/shared/requests/entry-columns";
import { pendingColumns } from "../../ui/shared/requests/pending-columns";
import { aPromise } from "../support/a-promise";
import { aPendingTransfer, aRequestOf, requestDetails } from "../support/a-request";
import { turnTo } from "./a-workspace";

const { payee, narration } = requestDetails.sameBank;
const all = Object.keys(categories) as Category[];
const source = "1020304050607";
const full = `${source} Current`;
const beneficiary = "1020304055555 Yaw Boateng";
const created = "Own Account Transfer 20 Nov 2026";

/** The expected header and cell of each column of the pending lists (specification 3, section 2.1). */
const expected: { readonly [C in Category]: readonly (readonly [header: string, cell: string])[] } = {
  ownAccounts: [
    ["Transfer ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
    ["Beneficiary", beneficiary],
    ["Amount", "GHS 150.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  sameBank: [
    ["Transfer ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
    ["Beneficiary", beneficiary],
    ["Amount", "GHS 150.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  otherBank: [
    ["Transfer ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
    ["Beneficiary", beneficiary],
    ["Total Amount", "GHS 155.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  bulkTransfer: [
    ["Bulk ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Total Beneficiary", "48"],
    ["Charges", "GHS 5.00"],
    ["Total Amount", "GHS 150.00"],
    ["Created", "20 Nov 2026"],
  ],
  mobileMoney: [
    ["Transaction ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Beneficiary", payee.name],
    ["Wallet", "ABENA O 0244000000"],
    ["Total Amount", "GHS 156.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  mobileMoneyBulk: [
    ["Bulk ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Total Beneficiary", "48"],
    ["Charges", "GHS 5.00"],
    ["E-Levy", "GHS 1.00"],
    ["Total Amount", "GHS 150.00"],
    ["Created", "20 Nov 2026"],
  ],
  prepaidCard: [
    ["Customer ID", "7712345678"],
    ["Card Number", "**** 4242"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Beneficiary", payee.name],
    ["Mobile Number", "0244111222"],
    ["Amount", "GHS 150.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  prepaidCardBulk: [
    ["Bulk ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
    ["Total Count", "48"],
    ["Total Amount", "GHS 150.00"],
    ["Created", "20 Nov 2026"],
  ],
  ghanaGov: [
    ["Transaction ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Invoice Number", "GG-1"],
    ["Expiry Date", "31 Dec 2026"],
    ["Service", "Direct taxes"],
    ["Amount", "GHS 150.00"],
    ["Created", created],
  ],
  ssnit: [
    ["Transaction ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Advice Number", "PA-1"],
    ["Contribution Type", "Regular"],
    ["Amount", "GHS 150.00"],
    ["Narration", narration],
    ["Created", created],
  ],
  fx: [
    ["Request ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", source],
    ["Beneficiary", payee.name],
    ["Beneficiary Country", "Kenya"],
    ["Swift Code", "BARCKENX"],
    ["Amount", "GHS 150.00"],
    ["Narration", narration],
    ["Created", created],
  ],
};

async function show(request: BankRequest, columns: readonly Column<BankRequest>[], onOpen = () => {}) {
  const list = new ListStore<BankRequest>(
    async () => ok({ rows: [request], total: 1 }),
    () => {},
  );
  await list.load();
  render(
    <ListTable
      label="List"
      list={list}
      columns={columns}
      density="dense"
      empty={{ title: "", hint: "" }}
      onOpen={onOpen}
    />,
  );
}

const shownTexts = () => {
  const cells = screen.getAllByRole("cell").map(textOf);
  return screen.getAllByRole("columnheader").map((header, index) => [header.textContent, cells[index]]);
};
const textOf = (cell: HTMLElement) => {
  const lines = [...cell.querySelectorAll(".lines > span")];
  return (lines.length > 0 ? lines : [cell]).map((line) => line.textContent).join(" ");
};

describe("lists of requests", () => {
  it.each(all)("the pending list of %s has the specified columns", async (category) => {
    await show(aRequestOf(category), columnsOf(pendingColumns, category));
    expect(shownTexts()).toEqual(expected[category]);
  });

  it.each(all)(
    "the list of %s in My Requests has the same columns and the status, and names the ID as the filter does",
    async (category) => {
      await show(aRequestOf(category), columnsOf(myRequestColumns, category));
      const renamed = expected[category].map(([header, cell]) => [
        header.replace("Transfer ID", "Transaction ID"),
        cell,
      ]);
      expect(shownTexts().slice(0, -1)).toEqual(renamed);
      expect(shownTexts().at(-1)).toEqual(["Status", "Pending"]);
    },
  );

  it("the number opens the details, unless the row already shows all data", () => {
    const opens = (table: typeof pendingColumns) => all.filter((category) => columnsOf(table, category)[0]?.opens);
    expect(opens(pendingColumns)).toEqual(all);
    expect(opens(myRequestColumns)).toEqual(
      all.filter((each) => !["ownAccounts", "sameBank", "prepaidCard"].includes(each)),
    );
  });

  it("a request that awaits settlement is shown as Processing, single payments too", () => {
    const statusOf = (category: Category) => {
      const facts = requestFacts({ ...aRequestOf(category), status: "processing" });
      return facts.find(({ label }) => label === "Transaction Status")?.value;
    };
    expect(new Set(all.map(statusOf))).toEqual(new Set(["Processing"]));
  });
});

describe("all lists of requests, of payees and of reports", () => {
  const bulks = all.filter(isBulk);
  const own = myEntryColumns({ ...aPendingTransfer(), category: "bulkTransfer", count: 1, charge: ghs(0) });
  const lists = [
    ...all.flatMap((each) => [pendingColumns[each], myRequestColumns[each], reportColumns[each]]),
    ...bulks.flatMap((each) => [pendingEntryColumns[each], own[each], payeeColumns]),
  ];

  it("there are 42 lists with unique headers", () => {
    expect(lists).toHaveLength(42);
    for (const list of lists) {
      const found = list.map(({ header }) => header);
      expect(found.length).toBeGreaterThanOrEqual(4);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it("all lists use one table component", () => {
    const folders = [
      "approvals",
      "beneficiaries",
      "reports",
      "requests",
      "schedules",
      "shared/lists",
      "shared/requests",
    ];
    const screens = folders.flatMap((folder) =>
      readdirSync(`ui/${folder}`, { recursive: true, encoding: "utf8" }).map((file) => `ui/${folder}/${file}`),
    );
    const drawing = screens.filter((path) => path.endsWith(".tsx") && readFileSync(path, "utf8").includes("<table"));
    expect(drawing).toEqual(["ui/shared/lists/planned-table.tsx"]);
  });
});

describe("turning a page", () => {
  it.each([
    ["dense table", "dense", true],
    ["tall table", "tall", true],
    ["cards", "dense", false],
  ] as const)(
    "the old page stays until the next one has loaded, and ignores clicks: %s",
    async (_, density, isWide) => {
      turnTo(isWide ? 1440 : 375);
      const lastRow = () => screen.getAllByRole("row").at(-1);
      const approved: string[] = [];
      const actions = vi.fn(({ id }: BankRequest) => (
        <button type="button" onClick={() => approved.push(id)}>
          Approve
        </button>
      ));
      const [first, second] = [aPromise<PageOf<BankRequest>>(), aPromise<PageOf<BankRequest>>()];
      const answers = [first, second];
      const list = new ListStore<BankRequest>(
        async () => ok((await answers.shift()?.promise) ?? { rows: [], total: 0 }),
        () => {},
      );
      render(
        <ListTable
          list={list}
          label="Pending"
          columns={columnsOf(pendingColumns, "ownAccounts")}
          density={density}
          empty={{ title: "" }}
          actions={{ characters: 10, render: actions }}
        />,
      );
      const approve = () => act(() => screen.getByRole("button", { name: "Approve" }).click());
      const loaded = list.load();
      first.keep({ rows: [{ ...aRequestOf("ownAccounts"), id: "TRX0010" as RequestId }], total: 11 });
      await act(() => loaded);
      const next = screen.getByRole("button", { name: "Next page" });
      next.focus();
      const drawn = actions.mock.calls.length;
      act(() => next.click());
      expect(actions).toHaveBeenCalledTimes(drawn);
      expect(screen.getByText("11-11 from 11")).toBeTruthy();
      expect(screen.getByText("TRX0010")).toBeTruthy();
      expect(document.activeElement).toBe(next);
      approve();
      expect(approved).toEqual([]);
      const row = lastRow();
      const pressed = screen.getByRole("button", { name: "Approve" });
      const opening = screen.getByRole("button", { name: "TRX0010" });
      second.keep({ rows: [{ ...aRequestOf("ownAccounts"), id: "TRX0011" as RequestId }], total: 11 });
      await screen.findByText("TRX0011");
      approve();
      expect(approved).toEqual(["TRX0011"]);

      // The row's element is reused, but its buttons are not, so that a click that began on the old row has no effect.
      expect(lastRow()).toBe(row);
      expect([pressed.isConnected, opening.isConnected]).toEqual([false, false]);
    },
  );
});

describe("the details of a request", () => {
  it.each([
    [
      "ownAccounts",
      ["Transaction ID", "Schedule ID", "Source Account", "Beneficiary", "Beneficiary Account", "Narration"],
    ],
    ["otherBank", ["Transfer Type", "Beneficiary Bank", "Bank Branch", "Total Amount"]],
    ["mobileMoney", ["Wallet Name", "Wallet Number", "Network", "E-Levy", "Transaction Charge", "Amount"]],
    ["ghanaGov", ["Transfer ID", "Invoice Number", "Services"]],
    ["ssnit", ["Transfer ID", "Advice Number"]],
    ["fx", ["Request ID", "Beneficiary Country", "Swift Code"]],
  ] as const)("the details of %s show the specified lines", (category, labels) => {
    const facts = requestFacts(aRequestOf(category)).map(({ label }) => label);
    expect(facts).toEqual(
      expect.arrayContaining([...labels, "Transaction Status", "Transaction Date", "Total Amount"]),
    );
  });

  it("the details leave out lines without a value", () => {
    const facts = requestFacts(aPendingTransfer({ scheduleId: "" })).map(({ label }) => label);
    expect(facts).not.toContain("Schedule ID");
  });
});
