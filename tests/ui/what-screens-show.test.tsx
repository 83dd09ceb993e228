import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ama, openWorkspace, settle } from "./a-workspace";

/** What the main part of a screen offers, each list in document order. */
type Outline = {
  readonly headings: string;
  /** The chosen tabs have a star. */
  readonly tabs: string;
  /** Label, value if there is one, and the choices of a list. Read-only and disabled fields are in brackets. */
  readonly fields: string;
  /** Buttons that explain why they are disabled are in brackets. */
  readonly buttons: string;
};

const joined = (texts: readonly string[]) => texts.join(" | ");
const bracketed = (text: string, when: boolean) => (when ? `(${text})` : text);

function textOfField(field: HTMLInputElement | HTMLSelectElement): string {
  const label = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? "";
  const choices =
    field instanceof HTMLSelectElement
      ? [...field.querySelectorAll("option:not([disabled])")].map(({ textContent }) => textContent)
      : [];
  const value = field.type === "checkbox" || field.type === "file" ? "" : field.value;
  const text = [label, value && `= ${value}`, choices.length > 0 && `{${choices.join(", ")}}`];
  return bracketed(text.filter(Boolean).join(" "), field.disabled || ("readOnly" in field && field.readOnly));
}

function outline(): Outline {
  const main = screen.getByRole("main");
  return {
    headings: joined([...main.querySelectorAll("h1, h2, h3, legend")].map(({ textContent }) => textContent ?? "")),
    tabs: joined(
      within(main)
        .queryAllByRole("tab")
        .map((tab) => `${tab.textContent}${tab.getAttribute("aria-selected") === "true" ? "*" : ""}`),
    ),
    fields: joined(
      [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea")].map(textOfField),
    ),
    buttons: joined(
      within(main)
        .queryAllByRole("button")
        .map((each) =>
          bracketed(
            each.getAttribute("aria-label") ?? each.textContent ?? "",
            each.getAttribute("aria-disabled") === "true",
          ),
        ),
    ),
  };
}

async function outlineOf(path: string, tabs: readonly string[]): Promise<Outline> {
  await openWorkspace(ama, path);
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return outline();
}

const transfers = "Between Own Accounts | To Asempa Bank | To Another Bank | Bulk Transfer";
const starred = (tabs: string, ...chosen: readonly string[]) =>
  chosen.reduce((text, each) => text.replace(each, `${each}*`), tabs);
const schedule = "Schedule transfer";
const formsOfBulk = "File Upload | Manual Entry";
const file = { fields: "Source Account | Beneficiary List", buttons: "Download template | Choose File | Upload Forms" };
const rowButtons = "Delete row 1 | Add one more beneficiary";
const savesList = "Save beneficiaries as a bulk list";

describe("the forms of payments", () => {
  it.each<[path: string, tabs: readonly string[], rows: string, Outline]>([
    [
      "/transfers",
      [],
      "@S2-2.1-01..02 @S2-2.1-28",
      {
        headings: "Transfers | Transfer details | Summary",
        tabs: starred(transfers, "Between Own Accounts"),
        fields: `Source Account | Destination Account | Amount | Narration | ${schedule}`,
        buttons: "Make Transfer",
      },
    ],
    [
      "/transfers",
      ["To Asempa Bank"],
      "@S2-2.1-02 @S2-2.1-29",
      {
        headings: "Transfers | Transfer details | Summary",
        tabs: starred(transfers, "To Asempa Bank"),
        fields: `Source Account | (Saved Beneficiary) | Destination Account | Save beneficiary | Amount | Narration | ${schedule}`,
        buttons: "Make Transfer",
      },
    ],
    [
      "/transfers",
      ["To Another Bank"],
      "@S2-2.1-03 @S2-2.1-30",
      {
        headings: "Transfers | Transfer details | Summary",
        tabs: starred(transfers, "To Another Bank"),
        fields: `Transfer Type {Instant, Non-instant} | Source Account | (Saved Beneficiary) | Bank | Destination Account | Beneficiary Name | Save beneficiary | Amount | Narration | ${schedule}`,
        buttons: "Make Transfer",
      },
    ],
    [
      "/transfers",
      ["Bulk Transfer"],
      "@S2-2.1-04 @S2-2.1-06..07",
      {
        headings: "Transfers | Summary",
        tabs: starred(`${transfers} | ${formsOfBulk}`, "Bulk Transfer", "File Upload"),
        ...file,
      },
    ],
    [
      "/transfers",
      ["Bulk Transfer", "Manual Entry"],
      "@S2-2.1-07 @S2-2.1-31",
      {
        headings: "Transfers",
        tabs: starred(`${transfers} | ${formsOfBulk}`, "Bulk Transfer", "Manual Entry"),
        fields: `Source Account | Transfer Type, row 1 {Select…, Domestic, Instant, Non-instant} | (Bank, row 1 {–}) | (Bank Branch, row 1 {–}) | Account Number, row 1 | (Beneficiary Name, row 1) | Amount, row 1 | Description, row 1 | ${savesList} | ${schedule}`,
        buttons: `${rowButtons} | Make Transfer`,
      },
    ],
    [
      "/mobileMoney",
      [],
      "@S2-2.2-01 @S2-2.2-06..07 @S2-2.2-09..12 @S2-2.2-14..17",
      {
        headings: "Mobile Money: Mobile Money Transfer | Transfer details | Summary",
        tabs: "Mobile Money Transfer* | Mobile Money Bulk Transfer",
        fields:
          "Network {MTN, Telecel, AirtelTigo} | Source Account | (Saved Beneficiary) | Beneficiary Wallet Number | Save beneficiary | Amount | Narration | (E-Levy Fee)",
        buttons: "(Make Payment)",
      },
    ],
    [
      "/mobileMoney",
      ["Mobile Money Bulk Transfer"],
      "@S2-2.2-02..04 @S2-2.2-18..19 @S2-2.2-23",
      {
        headings: "Mobile Money: Mobile Money Bulk Transfer | Summary",
        tabs: `Mobile Money Transfer | Mobile Money Bulk Transfer* | ${starred(formsOfBulk, "File Upload")}`,
        ...file,
      },
    ],
    [
      "/mobileMoney",
      ["Mobile Money Bulk Transfer", "Manual Entry"],
      "@S2-2.2-04 @S2-2.2-28..34 @S2-2.2-37 @S2-3-012",
      {
        headings: "Mobile Money: Mobile Money Bulk Transfer",
        tabs: `Mobile Money Transfer | Mobile Money Bulk Transfer* | ${starred(formsOfBulk, "Manual Entry")}`,
        fields: `Source Account | Beneficiary Name, row 1 | Network, row 1 {Select…, MTN, Telecel, AirtelTigo} | Wallet Number, row 1 | (Wallet Name, row 1) | Amount, row 1 | Description, row 1 | ${savesList}`,
        buttons: `${rowButtons} | Make Transfer`,
      },
    ],
    [
      "/prepaidCardLoad",
      [],
      "@S2-2.3-01 @S2-2.3-07 @S2-2.1-33",
      {
        headings: "Prepaid Card Load | Transfer details | Summary",
        tabs: "Single Card Load* | Bulk Card Load",
        fields:
          "Source Account | (Saved Beneficiary) | Customer ID | (Card Name) | Last 4 Digits | Phone Number | Save beneficiary | Amount | Narration",
        buttons: "Make Transfer",
      },
    ],
    [
      "/prepaidCardLoad",
      ["Bulk Card Load"],
      "@S2-2.3-02..04",
      {
        headings: "Prepaid Card Load | Summary",
        tabs: `Single Card Load | Bulk Card Load* | ${starred(formsOfBulk, "File Upload")}`,
        ...file,
      },
    ],
    [
      "/prepaidCardLoad",
      ["Bulk Card Load", "Manual Entry"],
      "@S2-2.3-04 @S2-2.3-08",
      {
        headings: "Prepaid Card Load",
        tabs: `Single Card Load | Bulk Card Load* | ${starred(formsOfBulk, "Manual Entry")}`,
        fields: `Source Account | Beneficiary Name, row 1 | Customer ID, row 1 | Card's last 4 digits, row 1 | Phone Number, row 1 | Amount, row 1 | Description, row 1 | ${savesList}`,
        buttons: `${rowButtons} | Proceed`,
      },
    ],
    [
      "/billPayments",
      [],
      "@S3-2.4-02 @S3-2.4-05..06 @S3-2.4-11..13 @S3-2.4-16",
      {
        headings: "Bills Payment | Invoice details | How a bill is paid | Recent bills",
        tabs: "Ghana Gov* | SSNIT",
        fields: "Service Name | Invoice/Advice/Reference Number",
        buttons: "(Generate) | (Verify)",
      },
    ],
    [
      "/billPayments",
      ["SSNIT"],
      "@S3-2.4-06 @S3-2.4-34..38 @S3-2.4-52..53",
      {
        headings: "Bills Payment | Contribution details | How a bill is paid | Recent bills",
        tabs: "Ghana Gov | SSNIT*",
        fields:
          "Payment Advice Number | Customer Name = Ama Owusu | Customer Code = KBoateng | Contribution Type {Regular, Arrears}",
        buttons: "Proceed to Pay",
      },
    ],
    [
      "/fxTransferRate",
      [],
      "@S2-2.6-01..02 @S2-2.6-04..05 @S2-3-193 @S2-5-083 @S2-5-087..088",
      {
        headings:
          "FX Transfer and Rates | FX transfer details | Beneficiary | Beneficiary bank | Fees and purpose | Summary",
        tabs: "FX Transfer Request* | View FX Rate",
        fields:
          "Transfer Type = local {Local Transfer, International Transfer} | Currency {GBP, USD, EUR} | Source Account | Amount | Beneficiary Name | Beneficiary Account | (Beneficiary Country = Ghana) | Beneficiary Bank Name | Beneficiary Bank Address | Swift Code | Sort Code | Routing Number | Sender Telephone Number = 0244000002 | Fee Paid By = sender {Sender, Beneficiary} | Account For Charges | Purpose",
        buttons: "Submit Request",
      },
    ],
    [
      "/fxTransferRate",
      ["View FX Rate"],
      "@S2-2.6-06..08",
      {
        headings: "FX Transfer and Rates | FX Rate for 20 Nov 2026 | Currency",
        tabs: "FX Transfer Request | View FX Rate*",
        fields: "From = USD {USD, EUR, GBP} | To = GHS {GHS}",
        buttons:
          "View Rates | USD / GHS+0.4 % since 16 Nov 2026You Buy: GHS 11.0900You Sell: GHS 11.0400 | EUR / GHS+0.3 % since 16 Nov 2026You Buy: GHS 13.0900You Sell: GHS 13.0400 | GBP / GHS+0.3 % since 16 Nov 2026You Buy: GHS 15.0900You Sell: GHS 15.0400",
      },
    ],
    [
      "/beneficiaries/add",
      [],
      "@S2-2-07",
      {
        headings: "Add Beneficiary",
        tabs: "",
        fields:
          "Category = account {Transfers, Mobile Money, Prepaid Card} | Transfer Type {Domestic, Instant, Non-instant} | Account Number | Full Name",
        buttons: "Back | (Add Beneficiary)",
      },
    ],
  ])(
    "the form at %s %j has exactly these headings, tabs, fields and buttons %s",
    async (path, tabs, _rows, expected) => {
      expect(await outlineOf(path, tabs)).toEqual(expected);
    },
  );
});

it.each<[path: string, tabs: readonly string[], rows: string]>([
  ["/transfers", ["To Another Bank"], "@S2-2.1-12"],
  ["/transfers", ["Bulk Transfer", "Manual Entry"], "@S2-2.1-13"],
  ["/fxTransferRate", ["View FX Rate"], "@S2-2.6-03"],
  ["/pendingRequests", ["Bill Payments", "SSNIT"], "@S3-2.1-07..08"],
  ["/myRequests", ["Bill Payments", "SSNIT"], "@S3-2.3-07..08"],
])("a reload of %s returns to the tabs %j %s", async (path, tabs) => {
  await outlineOf(path, tabs);
  const { state } = window.history;
  cleanup();
  await openWorkspace(ama, path, { history: state });
  const chosen = screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);
  expect(chosen).toEqual(tabs);
});

const categories = "Transfers | Mobile Money | Prepaid Card Load | Bill Payments | FX Transfer Request";
const reportTabs = "Transfers | Mobile Money | Prepaid Card | Bill Payments | FX";

const headings: Readonly<Record<string, string>> = {
  "/beneficiaries": "Beneficiaries",
  "/scheduleTransfers": "Schedule Transfers",
  "/pendingRequests": "Pending Requests",
  "/myRequests": "My Requests",
  "/transactionReports": "Transaction Reports",
};

describe("the tabs of lists", () => {
  it.each<[path: string, tab: string, rows: string, tabs: string]>([
    [
      "/beneficiaries",
      "Transfers",
      "@S2-2.4-01..04 @S2-2.4-10..11 @S2-2.1-05",
      "Transfers* | Mobile Money | Prepaid Card | All* | Asempa Bank | Other Bank | Bulk Transfer",
    ],
    [
      "/beneficiaries",
      "Mobile Money",
      "@S2-2.4-12..13",
      "Transfers | Mobile Money* | Prepaid Card | Single Beneficiaries* | Bulk Beneficiaries",
    ],
    [
      "/beneficiaries",
      "Prepaid Card",
      "@S2-2.4-14..15",
      "Transfers | Mobile Money | Prepaid Card* | Single Beneficiaries* | Bulk Beneficiaries",
    ],
    ["/scheduleTransfers", "Between Own Accounts", "@S2-2.5-01..04", starred(transfers, "Between Own Accounts")],
    [
      "/pendingRequests",
      "Transfers",
      "@S3-2.1-01..06 @S3-2.1-12..16",
      `${starred(categories, "Transfers")} | ${starred(transfers, "Between Own Accounts")}`,
    ],
    [
      "/pendingRequests",
      "Mobile Money",
      "@S3-2.1-17..18",
      `${starred(categories, "Mobile Money")} | Mobile Money Transfer* | Mobile Money Bulk Transfer`,
    ],
    [
      "/pendingRequests",
      "Prepaid Card Load",
      "@S3-2.1-19..20",
      `${starred(categories, "Prepaid Card Load")} | Single Card load* | Bulk Card Load`,
    ],
    [
      "/pendingRequests",
      "Bill Payments",
      "@S3-2.1-08 @S3-2.1-21..22",
      `${starred(categories, "Bill Payments")} | Ghana Gov* | SSNIT`,
    ],
    ["/pendingRequests", "FX Transfer Request", "", starred(categories, "FX Transfer Request")],
    [
      "/myRequests",
      "Transfers",
      "@S3-2.1-16 @S3-2.3-02..06 @S3-2.3-09..12",
      `${starred(categories, "Transfers")} | Between Own Accounts* | To Asempa Bank | To Other Bank | Bulk Transfer`,
    ],
    [
      "/myRequests",
      "Mobile Money",
      "@S3-2.3-13..14",
      `${starred(categories, "Mobile Money")} | Mobile Money Transfer* | Mobile Money Bulk Transfer`,
    ],
    [
      "/myRequests",
      "Prepaid Card Load",
      "@S3-2.3-15..16",
      `${starred(categories, "Prepaid Card Load")} | Single Card load* | Bulk Card Load`,
    ],
    ["/myRequests", "Bill Payments", "@S3-2.3-17..18", `${starred(categories, "Bill Payments")} | Ghana Gov* | SSNIT`],
    ["/myRequests", "FX Transfer Request", "@S3-2.3-21", starred(categories, "FX Transfer Request")],
    [
      "/transactionReports",
      "Transfers",
      "@S3-2.5-02..10",
      `${starred(reportTabs, "Transfers")} | Between Own Accounts* | To Asempa Bank | To Other Bank | Bulk transfer`,
    ],
    [
      "/transactionReports",
      "Mobile Money",
      "@S3-2.5-11..12 @S3-2.5-76",
      `${starred(reportTabs, "Mobile Money")} | Mobile Money Transfer* | Mobile Money Bulk Transfer`,
    ],
    [
      "/transactionReports",
      "Prepaid Card",
      "@S3-2.5-13..14",
      `${starred(reportTabs, "Prepaid Card")} | Single Card Load* | Bulk Card Load`,
    ],
    [
      "/transactionReports",
      "Bill Payments",
      "@S3-2.5-15..16",
      `${starred(reportTabs, "Bill Payments")} | Ghana GOV* | SSNIT`,
    ],
    ["/transactionReports", "FX", "@S3-2.5-06 @S3-3-100", starred(reportTabs, "FX")],
  ])("the tabs of %s with %s chosen are exactly these %s", async (path, tab, _rows, expected) => {
    const shown = await outlineOf(path, [tab]);
    expect(shown.headings).toBe(headings[path]);
    expect(shown.tabs).toBe(expected);
  });
});
