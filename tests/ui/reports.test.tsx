import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import type { Category } from "../../domain/requests/categories";
import { ok } from "../../domain/result";
import { reportFacts } from "../../ui/reports/report-facts";
import { aReportRecord } from "../support/a-report-record";
import { ama, field, openWorkspace, press, settle, type } from "./a-workspace";

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
const download = async (format: string) => {
  await press("Download");
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

  it("the view of a bulk's payees downloads the payees, and the list downloads the list", async () => {
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
    const state = ["Narration", "Transaction Status", "Transaction Date", "Created By", "Created"];
    const amounts = ["Amount", "Transaction Charge", "E-Levy", "Total Amount"];
    const record = aReportRecord({ category, ...values, charge: ghs(100), eLevy: ghs(50) });
    const labels = reportFacts(record).map(({ label }) => label);
    expect(labels).toEqual([...id, ...source, ...own, ...state, ...amounts]);
  });
});
