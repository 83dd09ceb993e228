import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Page } from "../../../application/ports/page";
import { ghs, moneyOf } from "../../../domain/money";
import { allCategories, type Category, categories, isBulk } from "../../../domain/payments/categories";
import { fail, ok } from "../../../domain/result";
import { reportGroupLabels, reportLabels } from "../../../ui/payments/categories";
import { reportFacts } from "../../../ui/reports/report-facts";
import { aReportRecord } from "../../support/a-report-record";
import { ama, button, field, offered, openWorkspace, press, settle, turnTo, type } from "../a-workspace";

/** Opens the reports of a bank with one record of each category, and collects the requested filters and files. */
async function openReports(width = 1440) {
  const opened = await openWorkspace(ama, "/transactionReports", { width });
  const { reports } = opened.services;
  const asked: string[] = [];
  const file = { name: "Report", mimeType: "application/pdf", bytes: new Uint8Array() };
  Object.assign(reports, {
    find: async (category: Category, { id, transactionId }: { id: string; transactionId: string }) => {
      asked.push(`${category} ${id}|${transactionId}`);
      const record = aReportRecord({ category, id: "T-1", requestId: "R-1", bulkId: "B-1", scheduleId: "" });
      return ok({ rows: [record], total: 1 });
    },
    payees: async () => ok({ rows: [aReportRecord({ category: "bulkTransfer", id: "B-1-1" })], total: 1 }),
    download: async (category: Category) => {
      asked.push(`list of ${category}`);
      return ok(file);
    },
    downloadPayees: async ({ bulkId }: { bulkId: string }) => {
      asked.push(`payees of ${bulkId}`);
      return ok(file);
    },
  });
  return { ...opened, asked };
}

const nobody = { account: "", name: "", bank: "", country: "" };

const choose = async (...tabs: readonly string[]) => {
  for (const name of tabs) {
    screen.getByRole("tab", { name }).click();
    await settle();
  }
};
const chooseCategory = (category: Category) => {
  const { group } = categories[category];
  return choose(reportGroupLabels[group], ...(group === "fx" ? [] : [reportLabels[category]]));
};
const isBefore = () => screen.queryByText("Apply Filters to generate report") !== null;
const download = async (format: string) => {
  await press("Download");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Excel", "PDF", "Word"]);
  screen.getByRole("menuitem", { name: format }).click();
  await settle();
};

describe("reports", () => {
  it("the filter takes the transaction ID, which FX calls Request ID, and bulks only their own ID @S3-2.5-23", async () => {
    const { asked } = await openReports();
    type("Transaction ID", " t-1 ");
    await press("Apply filters");
    await choose("FX");
    type("Request ID", "r-1");
    await press("Apply filters");
    await choose("Transfers", "Bulk transfer");
    expect(screen.queryByLabelText("Transaction ID")).toBeNull();
    type("Bulk ID", "b-1");
    await press("Apply filters");
    expect(asked).toEqual(["ownAccounts |t-1", "fx |r-1", "bulkTransfer b-1|"]);
  });

  it("the filter of each category has exactly its fields @S3-2.5-17..22", async () => {
    await openReports();
    const [outcome, days] = [["Report Category"], ["Start Date", "End Date"]];
    for (const category of allCategories) {
      await chooseCategory(category);
      const form = screen.getByRole("form", { name: "Report filter" });
      const labels = [...form.querySelectorAll("label")].map(({ textContent }) => textContent);
      const ids = isBulk(category) ? ["Bulk ID"] : [category === "fx" ? "Request ID" : "Transaction ID", "Schedule ID"];
      expect([category, ...labels]).toEqual([category, ...days, ...outcome, ...ids]);
      expect(offered("Report Category")).toEqual(["ALL", "Successful", "Failed", "Pending"]);
      expect(button("Apply filters", form)).toBeTruthy();
    }
  });

  it.each(["Start Date", "End Date"])("an invalid %s of the filter is cleared @S3-2.5-25", async (label) => {
    await openReports();
    type(label, "31 Feb 2026");
    expect(field(label).value).toBe("31 Feb 2026");
    fireEvent.blur(field(label));
    expect(field(label).value).toBe("");
    expect(screen.getByText("“31 Feb 2026” was removed: it is no date such as 20 Nov 2026.")).toBeTruthy();
    await press("Today");
    expect(screen.queryByText(/was removed/)).toBeNull();
    // A range is a report with one press.
    expect(screen.queryByText("Apply Filters to generate report")).toBeNull();
  });

  it.each(["Start Date", "End Date"])(
    "Apply filters is disabled while the %s is in the future, and a new filter is empty @S3-2.5-26",
    async (label) => {
      await openReports();
      const isOff = () => button("Apply filters").getAttribute("aria-disabled") === "true";
      const labels = ["Report Category", "Transaction ID", "Schedule ID", "Start Date", "End Date"];
      expect(labels.map((each) => field(each).value)).toEqual(["all", "", "", "", ""]);
      expect(isOff()).toBe(false);
      type(label, "31 Dec 2099");
      expect(isOff()).toBe(true);
      type(label, "");
      expect(isOff()).toBe(false);
    },
  );

  it("a report shows the sums of its rows by status and currency", async () => {
    const { services } = await openReports();
    const rows = [
      aReportRecord({ id: "T-1", total: ghs(150_00) }),
      aReportRecord({ id: "T-2", amount: moneyOf(20_00, "EUR"), total: moneyOf(20_00, "EUR") }),
      aReportRecord({ id: "T-3", amount: ghs(5_00), total: ghs(5_00), status: "failed" }),
    ];
    services.reports.find = async () => ok({ rows, total: 11 });
    await press("Apply filters");
    const { parentElement } = screen.getByText("Sums of this page: 3 of 11 transactions");
    const sums = [...(parentElement?.querySelectorAll("dl > div") ?? [])].map(({ textContent }) => textContent);
    expect(sums).toEqual(["ApprovedGHS 150.00 + EUR 20.00", "FailedGHS 5.00"]);
  });

  it("a report starts at page 1 with ten records, also after another page was shown @S3-2.5-28..29 @S3-4-69..70 @S3-9-07 @S3-9-08", async () => {
    const { services } = await openReports();
    const pages: Page[] = [];
    services.reports.find = async (_category, _filter, page) => {
      pages.push(page);
      return ok({ rows: [aReportRecord()], total: 11 });
    };
    await press("Apply filters");
    await press("Next page");
    type("Transaction ID", "t-1");
    await press("Apply filters");
    type("Entries per page", "20");
    await settle();
    expect(pages).toEqual([...[1, 2, 1].map((number) => ({ number, size: 10 })), { number: 1, size: 20 }]);
  });

  it.each(allCategories.filter(isBulk))(
    "the bulk ID of %s opens the list of its payees, and Back returns to the report @S3-2.5-33..35 @S3-2.5-41 @S3-4-68 @S3-9-09",
    async (category) => {
      const { services } = await openReports();
      const payees = vi.spyOn(services.reports, "payees");
      await chooseCategory(category);
      await press("Apply filters");
      const advices = () => screen.queryAllByRole("button", { name: /^Advice of / }).length;
      expect(advices()).toBe(0);
      await press("B-1");
      expect(advices()).toBe(1);
      expect(payees.mock.lastCall?.[1]).toEqual({ number: 1, size: 10 });
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Bulk Transfers List");
      expect(screen.getByRole("table", { name: "Bulk Transfers List" })).toBeTruthy();
      await press("Back");
      expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
      expect(button("B-1")).toBeTruthy();
    },
  );

  it("another main category clears the list and the payees of a bulk, and begins with its first tab @S3-2.5-24 @S3-2.5-76..77", async () => {
    await openReports();
    await press("Apply filters");
    await choose("Mobile Money");
    expect([isBefore(), screen.queryByRole("table")]).toEqual([true, null]);
    await choose("Transfers", "Bulk transfer");
    await press("Apply filters");
    await press("B-1");
    await choose("Mobile Money");
    expect([isBefore(), screen.queryByRole("table")]).toEqual([true, null]);
    await choose("Transfers");
    expect(screen.getByRole("tab", { name: "Between Own Accounts", selected: true })).toBeTruthy();
  });

  it.each([
    ["wider", 600, 1440],
    ["narrower", 1440, 600],
  ])("a screen that becomes %s shows the first report again @S3-2.5-78", async (_, before, after) => {
    await openReports(before);
    if (before < after) {
      type("Select category", "mobileMoneyBulk");
      await press("Filters");
    } else await choose("Mobile Money", "Mobile Money Bulk Transfer");
    screen.getByLabelText("Bulk ID");
    turnTo(after);
    await settle();
    expect(screen.queryByLabelText("Bulk ID")).toBeNull();
    if (before < after) expect(screen.getByRole("tab", { name: "Between Own Accounts", selected: true })).toBeTruthy();
    else expect(field("Select category").value).toBe("ownAccounts");
  });

  it("a phone folds and counts the applied filters, and counts a period once", async () => {
    await openReports(375);
    const inUse = () => button("Filters").getAttribute("aria-description");
    await press("Filters");
    type("Transaction ID", "T-1");
    expect(inUse()).toBeNull();
    await press("Apply filters");
    expect(inUse()).toBe("1 filter in use");
    expect(screen.queryByLabelText("Transaction ID")).toBeNull();
    await press("Filters");
    await press("This month");
    expect(inUse()).toBe("2 filters in use");
  });

  it("an empty report says so in the words of the specification @S3-2.5-31..32", async () => {
    const { services } = await openReports();
    services.reports.find = async () => ok({ rows: [], total: 0 });
    await press("Apply filters");
    expect(screen.getByText("No Transaction Found")).toBeTruthy();
    const hint = "No transactions found. No results for your filters were found. Kindly try other filers.";
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it.each<[Category, string]>([
    ["ownAccounts", "T-1"],
    ["mobileMoney", "S-1"],
    ["ghanaGov", "S-1"],
    ["ssnit", "S-1"],
    ["fx", "R-1"],
  ])("a record of %s opens its details by %s @S3-2.5-36..38", async (category, link) => {
    const { services } = await openReports();
    const record = aReportRecord({ category, id: "T-1", requestId: "R-1", scheduleId: "S-1" });
    services.reports.find = async () => ok({ rows: [record], total: 1 });
    await chooseCategory(category);
    await press("Apply filters");
    await press(link);
    expect(screen.getByRole("dialog", { name: "Transaction Details" })).toBeTruthy();
  });

  it("a page that does not load is only logged, and the page before it stays @S3-8-07 @S3-8-09", async () => {
    const { services, warnings } = await openReports();
    const rows = [aReportRecord({ id: "T-1" })];
    services.reports.find = async (_category, _filter, { number }: Page) =>
      number === 1 ? ok({ rows, total: 11 }) : fail({ kind: "refused", message: "The archive is closed." });
    await press("Apply filters");
    await press("Next page");
    expect(screen.getByText("1-10 from 11")).toBeTruthy();
    expect(button("T-1")).toBeTruthy();
    expect(document.querySelector("main [aria-busy=true]")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.body.textContent).not.toContain("The archive is closed.");
    expect(warnings.at(-1)).toBe("The report did not load: refused");
  });

  it("a download that fails is only logged, and another one can be made @S3-8-08", async () => {
    const { services, warnings, saved } = await openReports();
    const { download: downloadList } = services.reports;
    services.reports.download = async () => fail({ kind: "refused", message: "The printer is out of ink." });
    await press("Apply filters");
    await download("PDF");
    expect(button("Download").getAttribute("aria-busy")).not.toBe("true");
    expect(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog")).toBeNull();
    expect(document.body.textContent).not.toContain("The printer is out of ink.");
    expect([warnings.at(-1), saved]).toEqual(["The report was not downloaded: refused", []]);
    services.reports.download = downloadList;
    await download("PDF");
    expect(saved).toHaveLength(1);
  });

  it.each([1440, 375])(
    "the transaction ID opens the details, and an empty schedule ID is no link, at %i px",
    async (width) => {
      await openReports(width);
      await press("Apply filters");
      expect(screen.queryByRole("button", { name: "–" })).toBeNull();
      await press("T-1");
      expect(within(screen.getByRole("dialog")).getByText("T-1")).toBeTruthy();
    },
  );

  it("the view of a bulk's payees downloads the payees, and the list downloads the list @S3-2.5-27", async () => {
    const { asked, saved } = await openReports();
    await choose("Bulk transfer");
    await press("Apply filters");
    await press("B-1");
    await download("Excel");
    await press("Back");
    await download("PDF");
    expect(asked.slice(1)).toEqual(["payees of B-1", "list of bulkTransfer"]);
    expect(saved).toEqual([expect.stringMatching(/PDF_Report\.xlsx$/), expect.stringMatching(/PDF_Report\.pdf$/)]);
    expect(field("Bulk ID").value).toBe("");
  });

  it.each<[Category, Parameters<typeof aReportRecord>[0], readonly string[], readonly string[]]>([
    ["ownAccounts", {}, ["Transaction ID"], ["Beneficiary", "Beneficiary Account"]],
    ["mobileMoney", { network: "MTN" }, ["Transaction ID"], ["Network", "Wallet Name", "Wallet Number"]],
    [
      "ghanaGov",
      { payee: nobody, invoiceNumber: "GG-1", service: "Direct taxes", expiresAt: "2026-12-31T00:00:00Z" },
      ["Transfer ID"],
      ["Invoice Number", "Services", "Expiry Date"],
    ],
    [
      "ssnit",
      { payee: nobody, invoiceNumber: "PA-1", contributionType: "Regular" },
      ["Transfer ID"],
      ["Advice Number", "Contribution Type"],
    ],
    [
      "fx",
      { payee: { account: "1", name: "Nia", bank: "KCB", country: "Kenya" }, swiftCode: "KCBLKENX" },
      ["Request ID"],
      ["Beneficiary", "Beneficiary Account", "Beneficiary Bank", "Beneficiary Country", "Swift Code"],
    ],
  ])("the details of %s have only lines of My Requests with a value @S3-2.5-39", (category, values, id, own) => {
    const source = ["Transfer Type", "Source Account"];
    const state = ["Narration", "Transaction Status", "Transaction Date", "Created By"];
    const amounts = ["Amount", "Transaction Charge", "E-Levy", "Total Amount"];
    const record = aReportRecord({ category, ...values, charge: ghs(100), eLevy: ghs(50) });
    const labels = reportFacts(record).map(({ label }) => label);
    expect(labels).toEqual([...id, ...source, ...own, ...state, ...amounts]);
  });
});
