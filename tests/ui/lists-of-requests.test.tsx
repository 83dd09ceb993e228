import { readdirSync, readFileSync } from "node:fs";
import { act, cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toStatus } from "../../adapters/bank-api/values/read-listed";
import type { PageOf } from "../../application/ports/page";
import { ghs, moneyOf } from "../../domain/money";
import { type Category, categories, isBulk } from "../../domain/payments/categories";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BankRequest, RequestId } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import { Facts } from "../../ui/kit/facts";
import { type Column, inReadingOrder, sizeOf } from "../../ui/kit/lists/column";
import { planColumns } from "../../ui/kit/lists/column-plan";
import { ListStore } from "../../ui/kit/lists/list-store";
import { ListTable } from "../../ui/kit/lists/list-table";
import { payeeColumns, reportColumns } from "../../ui/reports/report-columns";
import { columns, columnsOf, myRequestColumns, pendingColumns } from "../../ui/requests/columns";
import { myEntryColumns, pendingEntryColumns } from "../../ui/requests/entry-columns";
import { requestFacts } from "../../ui/requests/request-facts";
import { StatusTag } from "../../ui/requests/status-tag";
import { aPromise } from "../support/a-promise";
import { aPendingTransfer, aRequestOf, requestDetails } from "../support/a-request";
import { turnTo } from "./a-workspace";

const { payee, narration } = requestDetails.sameBank;
const all = Object.keys(categories) as Category[];
const source = "1020304050607";
const full = `${source} Current`;
const beneficiary = "1020304055555 Yaw Boateng";
const maker = "kofi.boateng";
const createdDate = `${maker} 20 Nov 2026`;
const created = `Own Account Transfer ${maker} · 20 Nov 2026`;

/** The expected header and cell of each column of the pending lists (specification 3, section 2.1). */
const expected: { readonly [C in Category]: readonly (readonly [header: string, cell: string])[] } = {
  ownAccounts: [
    ["Transfer ID", "TRX0001"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
    ["Beneficiary", `${beneficiary} Enterprises`],
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
    ["Created", createdDate],
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
    ["Created", createdDate],
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
    ["Created", createdDate],
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

/** The rows of the register that the list of a category proves. */
const provedRows: { readonly [C in Category]: string } = {
  ownAccounts: "@S3-2.1-44..48, @S3-2.1-50..51",
  sameBank: "@S3-2.1-44..48, @S3-2.1-50..51",
  otherBank: "@S3-2.1-44..47, @S3-2.1-49..51, @S3-3-04, @S3-3-27",
  bulkTransfer: "@S3-2.1-52..58",
  mobileMoney: "@S3-2.1-83..90",
  mobileMoneyBulk: "@S3-2.1-91",
  prepaidCard: "@S3-2.1-97, @S3-2.1-99, @S3-2.1-101..107, @S3-3-29",
  prepaidCardBulk: "@S3-2.1-109..114",
  ghanaGov: "@S3-2.1-75..82",
  ssnit: "@S3-2.1-67..74",
  fx: "@S3-2.1-125",
};

async function show<Row extends { readonly id: string }>(row: Row, columns: readonly Column<Row>[], onOpen = () => {}) {
  const list = new ListStore<Row>(
    async () => ok({ rows: [row], total: 1 }),
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
  it.each(all.map((category) => [category, provedRows[category]] as const))(
    "the pending list of %s has the specified columns (%s)",
    async (category) => {
      await show(aRequestOf(category), columnsOf(pendingColumns, category));
      expect(shownTexts().toSorted()).toEqual(expected[category].toSorted());
    },
  );

  it.each([
    ["ownAccounts", `${source} Operations · Current`],
    ["ssnit", `${source} Operations`],
  ] as const)("the source account of a request of %s has its name, without the company's", async (category, cell) => {
    const from = { account: source, name: "Adom Trading - Operations", type: "Current" };
    await show({ ...aRequestOf(category), source: from } as BankRequest, columnsOf(pendingColumns, category));
    expect(shownTexts()).toContainEqual(["Source Account", cell]);
  });

  it.each([
    [
      "sameBank",
      "rejected",
      "Wait for it",
      "Efua Asante",
      "Narration",
      `${narration} Rejected by Efua Asante: Wait for it`,
    ],
    ["sameBank", "rejected", "Wait", "أمل", "Narration", `${narration} Rejected by \u2068أمل\u2069: Wait`],
    ["bulkTransfer", "failed", "Insufficient funds.", "", "Reason", "Insufficient funds."],
  ] as const)(
    "an own request of %s that was %s says why in its row",
    async (category, status, reason, by, header, text) => {
      const request = { ...aRequestOf(category), status, end: { reason, rejectedBy: by } } as BankRequest;
      await show(request, columnsOf(myRequestColumns, category));
      expect(shownTexts()).toContainEqual([header, text]);
    },
  );

  it("a pending SSNIT request for arrears shows the contribution type Arrears @S3-2.1-71", async () => {
    const request = { ...aRequestOf("ssnit"), contributionType: "Arrears" } as BankRequest<"ssnit">;
    await show(request, pendingColumns.ssnit);
    expect(shownTexts()).toContainEqual(["Contribution Type", "Arrears"]);
  });

  it("the amount of a pending FX request is in its own currency, and its debit in that of the account @S3-2.1-125", async () => {
    const request = { ...aRequestOf("fx"), amount: moneyOf(100_00, "USD"), debit: ghs(1145_07) } as BankRequest<"fx">;
    await show(request, pendingColumns.fx);
    expect(shownTexts()).toContainEqual(["Amount", "USD 100.00 Debit GHS 1,145.07"]);
  });

  it.each(all)(
    "the list of %s in My Requests has the same columns without the maker, and the status, and names the ID as the filter does @S1-4-05 @S3-2.3-26 @S3-2.3-64..65",
    async (category) => {
      await show(aRequestOf(category), columnsOf(myRequestColumns, category));
      const renamed = expected[category].map(([header, cell]) => [
        header.replace("Transfer ID", "Transaction ID"),
        header === "Created" ? cell.replace(`${maker} · `, "").replace(`${maker} `, "") : cell,
      ]);
      expect(shownTexts().toSorted()).toEqual([...renamed, ["Status", "Pending"]].toSorted());
      expect(screen.getByText("Pending").closest(".bp6-tag.bp6-intent-warning")).not.toBeNull();
    },
  );

  it("the beneficiary, the amount and the status are the first columns, and the IDs the last", async () => {
    await show(aRequestOf("otherBank"), columnsOf(myRequestColumns, "otherBank"));
    const headers = shownTexts().map(([header]) => header);
    expect([headers.slice(0, 3), headers.slice(-2)]).toEqual([
      ["Beneficiary", "Total Amount", "Status"],
      ["Transaction ID", "Schedule ID"],
    ]);
  });

  it("the number opens the details, unless the row already shows all data @S3-2.1-33 @S3-2.3-35..37 @S3-2.3-61..66", () => {
    const opens = (table: typeof pendingColumns) => all.filter((category) => columnsOf(table, category)[0]?.opens);
    expect(opens(pendingColumns)).toEqual(all);
    expect(opens(myRequestColumns)).toEqual(
      all.filter((each) => !["ownAccounts", "sameBank", "prepaidCard"].includes(each)),
    );
  });

  it.each([
    ["PENDING", "Pending", "warning"],
    ["IN_PROGRESS", "In Progress", "primary"],
    ["APPROVED", "Approved", "success"],
    ["REJECTED", "Rejected", "danger"],
    ["FAILED", "Failed", "danger"],
    ["RECALLED", "Recalled", undefined],
    ["PROCESSING", "Processing", "primary"],
    ["SOMETHING", "Unknown", undefined],
  ])("the workflow status %s is shown as %s, in its colour @S3-4-26..34 @S1-4-44 @S1-4-05", (wire, label, intent) => {
    render(<StatusTag status={toStatus(wire) ?? "pending"} />);
    const tag = screen.getByText(label).closest(".bp6-tag");
    expect(tag).not.toBeNull();
    expect(/bp6-intent-(\w+)/.exec(tag?.className ?? "")?.[1]).toBe(intent);
  });

  it("a request that awaits settlement is shown as Processing, single payments too @S3-2.3-76", () => {
    const statusOf = (category: Category) =>
      linesOf({ ...aRequestOf(category), status: "processing" }).find(([label]) => label === "Transaction Status")?.[1];
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
    const folders = ["approvals", "beneficiaries", "reports", "requests", "schedules", "kit/lists"];
    const screens = folders.flatMap((folder) =>
      readdirSync(`ui/${folder}`, { recursive: true, encoding: "utf8" }).map((file) => `ui/${folder}/${file}`),
    );
    const drawing = screens.filter((path) => path.endsWith(".tsx") && readFileSync(path, "utf8").includes("<table"));
    expect(drawing).toEqual(["ui/kit/lists/planned-table.tsx"]);
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

describe("the payees of a bulk", () => {
  const transfer = {
    id: "1",
    amount: ghs(100_00),
    description: "May salary",
    name: "Akosua Adjei Mensah",
    account: "1020304066666",
    bank: "Volta Bank",
    branch: "Ho",
    transferType: "noninstant",
    status: undefined,
    category: "bulkTransfer",
  } as const satisfies BulkEntry<"bulkTransfer">;
  const wallet = {
    id: "1",
    amount: ghs(90_00),
    description: "Market money",
    name: "Kwame Addo",
    walletName: "KWAME A.",
    walletNumber: "0204123456",
    network: "Telecel",
    eLevy: ghs(90),
    status: undefined,
    category: "mobileMoneyBulk",
  } as const satisfies BulkEntry<"mobileMoneyBulk">;
  const card = {
    id: "1",
    amount: ghs(50_00),
    description: "Fuel",
    customerId: "7787654321",
    lastDigits: "1717",
    cardName: "YAW DARKO",
    mobile: "0244333444",
    status: undefined,
    category: "prepaidCardBulk",
  } as const satisfies BulkEntry<"prepaidCardBulk">;
  const transferCells = [
    ["Beneficiary Name", "Akosua Adjei Mensah"],
    ["Account", "1020304066666"],
    ["Bank", "Volta Bank"],
    ["Amount", "GHS 100.00"],
  ];
  const walletCells = [
    ["Beneficiary Name", "Kwame Addo"],
    ["Wallet Name", "KWAME A."],
    ["Wallet Number", "0204123456"],
    ["Network", "Telecel"],
    ["Amount", "GHS 90.00"],
    ["E-Levy", "GHS 0.90"],
    ["Total Amount", "GHS 90.90"],
    ["Description", "Market money"],
  ];
  const cardCells = [
    ["Customer ID", "7787654321"],
    ["Card Number", "**** 1717"],
    ["Card Name", "YAW DARKO"],
    ["Mobile Number", "0244333444"],
    ["Amount", "GHS 50.00"],
  ];

  it("a payee of a waiting bulk transfer has the specified columns (@S3-2.1-59..64, @S3-2.1-66)", async () => {
    await show(transfer, pendingEntryColumns.bulkTransfer);
    const ends = [
      ["Transaction Type", "Non-instant"],
      ["Description", "May salary"],
    ];
    expect(shownTexts().toSorted()).toEqual([...transferCells, ...ends, ["Status", "Pending"]].toSorted());
    cleanup();
    await show({ ...transfer, status: "processing" as const }, pendingEntryColumns.bulkTransfer);
    expect(shownTexts().toSorted()).toEqual([...transferCells, ...ends, ["Status", ""]].toSorted());
  });

  it("a wallet of a waiting bulk has the specified columns, and its own status (@S3-2.1-92..96, @S3-2.1-124, @S3-4-25)", async () => {
    await show(wallet, pendingEntryColumns.mobileMoneyBulk);
    expect(shownTexts().toSorted()).toEqual([...walletCells, ["Status", "Pending"]].toSorted());
    cleanup();
    await show({ ...wallet, status: "processing" as const }, pendingEntryColumns.mobileMoneyBulk);
    expect(shownTexts()).toContainEqual(["Status", "Processing"]);
  });

  it("a card of a waiting bulk has the specified columns, and its own status (@S3-2.1-117..124)", async () => {
    await show(card, pendingEntryColumns.prepaidCardBulk);
    expect(shownTexts().toSorted()).toEqual([...cardCells, ["Description", "Fuel"], ["Status", "Pending"]].toSorted());
    cleanup();
    await show({ ...card, status: "processing" as const }, pendingEntryColumns.prepaidCardBulk);
    expect(shownTexts()).toContainEqual(["Status", "Processing"]);
  });

  it("a payee of an own bulk has the specified columns, and the status of the bulk (@S3-2.3-41..60)", async () => {
    const bulk = { ...aRequestOf("bulkTransfer"), status: "approved" } as BankRequest<"bulkTransfer">;
    await show({ ...transfer, status: "processing" as const }, myEntryColumns(bulk).bulkTransfer);
    expect(shownTexts().toSorted()).toEqual(
      [...transferCells, ["Narration", "May salary"], ["Status", "Approved"]].toSorted(),
    );
    cleanup();
    await show({ ...wallet, status: "processing" as const }, myEntryColumns(bulk).mobileMoneyBulk);
    expect(shownTexts().toSorted()).toEqual([...walletCells, ["Status", "Approved"]].toSorted());
    cleanup();
    await show({ ...card, status: "processing" as const }, myEntryColumns(bulk).prepaidCardBulk);
    expect(shownTexts().toSorted()).toEqual([...cardCells, ["Narration", "Fuel"], ["Status", "Approved"]].toSorted());
  });
});

/** Label and text of each line. */
function linesOf(request: BankRequest): (string | undefined)[][] {
  const { container } = render(<Facts facts={requestFacts(request)} />);
  return [...container.querySelectorAll(".fact")].map((line) =>
    [...line.children].map((part) => part.textContent?.trim()),
  );
}

describe("the details of a request", () => {
  const start = [
    ["Transaction Type", "Own Account Transfer"],
    ["Transaction Category", "Between Own Accounts"],
    ["Schedule ID", "SCH1"],
    ["Source Account", full],
  ];
  const state = [
    ["Transaction Status", "Pending"],
    ["Transaction Date", "20 Nov 2026, 09:30"],
    ["Created By", "kofi.boateng"],
    ["Currency", "GHS"],
  ];

  const own = [
    ["Transaction ID", "TRX0001"],
    ...start,
    ["Beneficiary", payee.name],
    ["Beneficiary Account", payee.account],
    ["Narration", narration],
    ...state,
    ["Total Amount", "GHS 150.00"],
  ];
  const bulk = [["Bulk ID", "TRX0001"], ...start, ["Total Beneficiary", "48"], ...state];
  const lines: { readonly [C in Category]: readonly (readonly string[])[] } = {
    ownAccounts: own,
    sameBank: own,
    otherBank: [
      ["Transaction ID", "TRX0001"],
      ["Transfer Type", "Instant"],
      ...start,
      ["Beneficiary", payee.name],
      ["Beneficiary Account", payee.account],
      ["Beneficiary Bank", "Volta Bank"],
      ["Bank Branch", "Ho"],
      ["Narration", narration],
      ...state,
      ["Amount", "GHS 150.00"],
      ["Transaction Charge", "GHS 5.00"],
      ["Total Amount", "GHS 155.00"],
    ],
    bulkTransfer: [...bulk, ["Charges", "GHS 5.00"], ["Total Amount", "GHS 150.00"]],
    mobileMoney: [
      ["Transaction ID", "TRX0001"],
      ...start,
      ["Beneficiary", payee.name],
      ["Wallet Name", "ABENA O"],
      ["Wallet Number", "0244000000"],
      ["Network", "MTN"],
      ["Narration", narration],
      ...state,
      ["Amount", "GHS 150.00"],
      ["Transaction Charge", "GHS 5.00"],
      ["E-Levy", "GHS 1.00"],
      ["Total Amount", "GHS 156.00"],
    ],
    mobileMoneyBulk: [...bulk, ["Charges", "GHS 5.00"], ["E-Levy", "GHS 1.00"], ["Total Amount", "GHS 150.00"]],
    prepaidCard: [
      ["Transaction ID", "TRX0001"],
      ...start,
      ["Customer ID", "7712345678"],
      ["Card Number", "**** 4242"],
      ["Beneficiary", payee.name],
      ["Mobile Number", "0244111222"],
      ["Narration", narration],
      ...state,
      ["Total Amount", "GHS 150.00"],
    ],
    prepaidCardBulk: [...bulk, ["Total Amount", "GHS 150.00"]],
    ghanaGov: [
      ["Transfer ID", "TRX0001"],
      ...start,
      ["Invoice Number", "GG-1"],
      ["Services", "Direct taxes"],
      ["Expiry Date", "31 Dec 2026"],
      ...state,
      ["Total Amount", "GHS 150.00"],
    ],
    ssnit: [
      ["Transfer ID", "TRX0001"],
      ...start,
      ["Advice Number", "PA-1"],
      ["Contribution Type", "Regular"],
      ["Narration", narration],
      ...state,
      ["Total Amount", "GHS 150.00"],
    ],
    fx: [
      ["Request ID", "TRX0001"],
      ["Transfer Type", "International Transfer"],
      ...start,
      ["Beneficiary", payee.name],
      ["Beneficiary Account", payee.account],
      ["Beneficiary Country", "Kenya"],
      ["Beneficiary Bank", "Barclays Kenya"],
      ["Beneficiary Bank Address", "Moi Avenue, Nairobi"],
      ["Swift Code", "BARCKENX"],
      ["Sort Code", "03017"],
      ["Sender Telephone Number", "0244000001"],
      ["Fee Paid By", "Sender"],
      ["Account For Charges", "1020304050607"],
      ["Narration", narration],
      ...state,
      ["Total Amount", "GHS 150.00"],
      ["Debit from Source Account", "GHS 150.00"],
    ],
  };

  it.each(all)(
    "the details of %s show exactly these lines (@S1-3-61..82, @S3-2.1-36, @S3-2.3-67..91, @S3-9-11..12)",
    (category) => {
      expect(linesOf(aRequestOf(category))).toEqual(lines[category]);
    },
  );

  it("the details of an FX request show its routing number next to its sort code @S1-3-81", () => {
    const request = { ...aRequestOf("fx"), routingNumber: "021000089" } as BankRequest<"fx">;
    expect(linesOf(request)).toEqual(
      expect.arrayContaining([
        ["Sort Code", "03017"],
        ["Routing Number", "021000089"],
      ]),
    );
  });

  it("the details leave out lines without a value @S1-3-83 @S3-2.1-36 @S3-2.3-82", () => {
    const request = aRequestOf("mobileMoney") as BankRequest<"mobileMoney">;
    const labels = (more: Partial<BankRequest<"mobileMoney">>) =>
      requestFacts({ ...request, ...more }).map(({ label }) => label);
    const empty = { scheduleId: "", narration: "", wallet: { name: "", number: "", network: "" } };
    const left = labels({}).filter((label) => !labels(empty).includes(label));
    expect(left).toEqual(["Schedule ID", "Wallet Name", "Network", "Narration"]);
  });
});

it.each([
  ["Adom Trading - Payroll", "Payroll"],
  ["Adom Payroll - GHS", "Adom Payroll - GHS"],
])("a list names the own account %s as %s", (name, shown) => {
  const request = { ...aRequestOf("ownAccounts"), payee: { account: source, name } };
  expect(columns.ownPayee.lines(request)[1]).toBe(shown);
});

it.each(all)("pending requests of the kind %s have at most three lines in a window of 1,024 px", (category) => {
  const request = aRequestOf(category);
  const columns = inReadingOrder(columnsOf(pendingColumns, category));
  const sizes = columns.map((_, index) => sizeOf(columns, index, [{ ...request, scheduleId: "" }]));
  // 82 characters without the edges, the box and the buttons.
  expect(Math.max(...planColumns(sizes, 61).tracks.map(({ lines }) => lines))).toBeLessThanOrEqual(3);
});
