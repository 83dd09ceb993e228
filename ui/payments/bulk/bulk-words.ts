import { requiredMessage } from "../../../domain/form-messages";
import type { BulkField } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";

type TextPerCategory = { readonly [Category in BulkCategory]: string };

/** Columns of a file that are named as not read. */
const UNREAD_MAX = 5;

/** Texts of bulk payments; those quoted in specification 2, sections 2 to 5 and 8, are verbatim. */
export const words = {
  fileForm: "File upload",
  source: "Source Account",
  list: "Beneficiary List",
  template: "Download template",
  drop: "Drag and drop the file here, or",
  choose: "Choose File",
  hint: "Supports XLS and XLSX file up to 5MB",
  onlyFirst: (count: number) => `Only the first of ${count} files is used.`,
  noFileDropped: "No file arrived. Save it on your computer, and choose it there.",
  reading: "Reading the file…",
  rowsIn: (count: string) => `${count} in the file`,
  sheet: (name: string) => `sheet “${name}”`,
  unread: (columns: readonly { readonly letter: string; readonly heading: string }[]) => {
    const names = columns
      .slice(0, UNREAD_MAX)
      .map(({ letter, heading }) => (heading ? `“${heading}”` : `column ${letter}, which has no heading`));
    const more = columns.length > UNREAD_MAX ? ` and ${columns.length - UNREAD_MAX} more` : "";
    return `not read: ${names.join(", ")}${more}`;
  },
  remove: "Remove file",
  upload: "Upload Forms",
  uploading: "Sending the file…",
  checking: "The bank is checking each row…",
  stop: "Stop",
  uploadFailed: "Bulk upload failed.",
  mapped: "columns as you said",
  changeColumns: "Change columns",
  otherCurrency: (heading: string, currency: string, account: string) =>
    `The heading “${heading}” says ${currency}. Choose an account in ${currency}, not in ${account}.`,
  viewOnly: "Your role can see this form but cannot make transfers.",
  listTitle: "Bulk Transfers List",
  status: "Status",
  charge: "Charge",
  eLevy: "E-Levy Fee",
  actions: "Actions",
  place: "Row",
  good: "Accepted",
  noneWithResult: "No row of the list has this result.",
  error: "Error",
  checkName: "Check name",
  duplicate: "Possible duplicate",
  correct: "Correct",
  dropRow: "Drop",
  dropped: (rows: string) => `${rows} dropped`,
  takeBack: "Take back",
  rowActions: { correct: (place: number) => `Correct row ${place}`, drop: (place: number) => `Drop row ${place}` },
  wholeList: "All rows in one list",
  printed: (from: number, to: number, of: number) =>
    `This page has rows ${from.toLocaleString("en")} to ${to.toLocaleString("en")} of ${of.toLocaleString("en")} only. To print others, show pages of 50 rows.`,
  find: "Find in the list",
  tools: "Check and filter",
  found: (count: number) => (count === 1 ? "1 row found" : `${count.toLocaleString("en")} rows found`),
  noneFound: (text: string) => `No row contains “${text}”.`,
  noneLeft: {
    all: "",
    errors: "No row of the list has an error.",
    changed: "No beneficiary of the list is known at another account.",
  },
  empty: { title: "No rows in the list", hint: "Cancel, and choose another file." },
  dropBad: "Drop all rows with errors",
  downloadBad: "Download rows with errors",
  counted: (rows: string) => `${rows} in the list`,
  bad: (rows: string) => `${rows} with errors`,
  duplicates: (rows: string) => `${rows} that may be duplicates: same beneficiary, same amount`,
  rows: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`,
  cancel: "Cancel Bulk Transfer",
  steps: {
    title: "How a list is paid",
    of: [
      { name: "Download it", note: "The XLSX template, with headings in its top row" },
      { name: "Fill it in", note: "One row for each beneficiary, up to 100,000" },
      { name: "Upload it", note: "Columns with other headings can be matched" },
      { name: "Check it", note: "The bank checks each row; correct or drop wrong ones" },
      { name: "Send it", note: "One code pays the list or sends it for approval" },
    ],
  },
  handForm: "Manual entry",
  keepList: "Save beneficiaries as a bulk list",
  listName: "Bulk List Name",
  savedList: "Saved bulk list",
  savedListOf: (name: string, rows: string) => `${name} · ${rows}`,
  entry: (place: number) => `Row ${place}`,
  /** The end of each field's label, so that labels are unique. */
  ofRow: (place: number) => `, row ${place}`,
  add: "Add one more beneficiary",
  full: "You've reached a maximum of 50 entries.",
  notAChoice: (text: string) => `“${text}” is not in the list. Choose from it.`,
  twoReadings: (text: string) =>
    `“${text}”: thousands or decimals? Other pasted amounts have a decimal comma. Enter it with two decimals.`,
  notAdded: (from: number, to: number, max: number) =>
    `${from === to ? `Row ${from} was` : `Rows ${from} to ${to} were`} not added: at most ${max} rows can be entered by hand. Use a file for more.`,
  unusedColumns: (names: readonly string[]) =>
    `${names.length === 1 ? "This pasted column was" : "These pasted columns were"} not used: ${names.join(", ")}.`,
  guessedHeadings: (names: readonly string[]) => `The first pasted line was taken for headings: ${names.join(", ")}.`,
  removeRow: (place: number) => `Delete row ${place}`,
  unpriced: "The charge could not be found out. Change the amount to try again.",
  cardNotFound: "Could not validate your card.",
  keys: "Enter goes to the next row, and adds one after the last. Rows copied from a spreadsheet can be pasted: with a row of headings in any order, else in the order of the template.",
  pay: {
    bulkTransfer: "Make Transfer",
    mobileMoneyBulk: "Make Transfer",
    prepaidCardBulk: "Proceed",
  } satisfies TextPerCategory,
  obstacles: {
    noRows: "There is no row to pay.",
    badRows: "Correct or drop the rows with errors first.",
  },
  correction: {
    title: (place: number) => `Correct row ${place}`,
    again: "Check again",
    alike: (count: number) =>
      `Also correct ${count === 1 ? "1 other row" : `${count.toLocaleString("en")} other rows`} with the same wrong entry`,
    failed: "The row could not be checked.",
  },
  bar: {
    count: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "beneficiary" : "beneficiaries"}`,
    charges: (amount: string) => `charges ${amount}`,
    eLevy: (amount: string) => `E-Levy ${amount}`,
    included: (fees: readonly string[]) => `${fees.join(" and ")} included`,
  },
  totals: {
    title: "Totals",
    group: { bulkTransfer: "Transfer type", mobileMoneyBulk: "Network", prepaidCardBulk: "" } satisfies TextPerCategory,
    count: "Beneficiaries",
    amount: "Amount",
    charge: "Charges",
    eLevy: "E-Levy",
    total: "Total",
    all: "All",
    available: "Available balance",
    after: "Balance after",
    short: "More than the available balance",
  },
  confirmation: {
    bulkTransfer: "Confirm transfers",
    mobileMoneyBulk: "Confirm transfers",
    prepaidCardBulk: "Confirm card load",
  } satisfies TextPerCategory,
  options: "How it is paid",
  from: "From",
  failed: {
    bulkTransfer: "Transfer failed. Unable to complete the transaction.",
    mobileMoneyBulk: "Transfer failed. Unable to complete the transaction.",
    prepaidCardBulk: "Transfer is failed. Unable to complete the transaction.",
  } satisfies TextPerCategory,
  fields: {
    name: "Beneficiary Name",
    account: "Account Number",
    bank: "Bank",
    branch: "Bank Branch",
    type: "Transfer Type",
    wallet: "Wallet Number",
    network: "Network",
    walletName: "Wallet Name",
    customer: "Customer ID",
    lastDigits: "Card's last 4 digits",
    phone: "Phone Number",
    amount: "Amount",
    narration: "Description",
  } satisfies { readonly [Field in BulkField]: string },
  /** Each text begins with the instruction, because a list cuts long reasons. */
  faults: {
    number: "in this form it may have lost digits",
    date: "it is a date",
    logical: "it is TRUE or FALSE, which other computers show in other words",
    error: "it is an error of the spreadsheet",
    shown: (cell: string, shown: string, holds: string) =>
      `cell ${cell} shows ${shown || "nothing"} and holds ${holds}`,
    hiddenRow: (row: number) => `Row ${row} of the sheet is hidden. Show it in the file, or drop or correct it here.`,
    formatAsText: (heading: string, reason: string) => `Format ${heading} as text and enter it again: ${reason}.`,
    enterNumber: (heading: string, reason: string) => `Enter ${heading} as a plain number: ${reason}.`,
    enterAgain: (heading: string, reason: string) => `Enter ${heading} again: ${reason}.`,
  },
  problems: {
    missing: requiredMessage("Beneficiary List"),
    wrongType: "Only XLS and XLSX files can be uploaded.",
    tooLarge: "The file is larger than 5 MB.",
    emptyFile: "The file is empty.",
    notAWorkbook: "This is not a spreadsheet, or it is damaged. Save it as XLSX and choose it again.",
    otherProgram:
      "This is a workbook of another kind, such as XLSB, ODS or Numbers. Export or save it as XLSX and choose that.",
    webPage:
      "This is a web page with the name of a workbook. Open it in a spreadsheet program, save it as XLSX and choose that.",
    plainText:
      "This is a text file with the name of a workbook. Open it in a spreadsheet program, save it as XLSX and choose that.",
    passwordProtected:
      "The file is encrypted: it has a password, or its workbook is protected. Save it without both and choose it again.",
    oldLetters:
      "The file is of a form older than Excel 97, whose letters cannot be told. Save it as XLSX and choose that.",
    unpacksTooLarge:
      "The file holds far more data than any list of beneficiaries. Copy the rows into the template and choose that.",
    tooMuchWork:
      "The file has more links, names, formats, merged cells or formulas than a list needs. Copy the rows into the template and choose that.",
    noRows: "The file lists no beneficiaries below its headings.",
    visibleTopRow: "Only visible sheets are read, with the headings in their top row.",
    tooManyRows: "The file lists more than 100,000 beneficiaries. Split it into several files.",
    wrongColumns: (missing: readonly string[]) =>
      `The file does not have ${missing.length === 1 ? "the column" : "the columns"} ${missing.join(", ")}. Use the template.`,
    formula: (cell: string) =>
      `Cell ${cell} holds a formula. Paste values in place of formulas and choose the file again.`,
    headingTwice: (heading: string) =>
      `The file has two columns with the heading ${heading}. Keep the right one, save it and choose it again.`,
    hiddenColumn: (heading: string) => `The column ${heading} is hidden. Show it, save the file and choose it again.`,
    severalLists: (sheets: readonly string[]) =>
      `The file has lists on several sheets: ${sheets.join(", ")}. Hide or delete all but one, save it and choose it again.`,
    hiddenLines: "The file hides rows, columns or sheets. Show them all, or save it as XLSX, and choose it again.",
    rowsTooLarge: "The rows are larger than 5 MB in the template. Split the file into several.",
    noTable: "The file has no table of beneficiaries with their amounts. Use the template.",
    unreadableFile: "The file cannot be read. It may be open in another program, moved or deleted. Choose it again.",
    changedFile: "The file was changed, moved or deleted after you chose it. Choose it again.",
    tooSlow: "The file takes too long to read. Copy the rows into the template and choose that.",
  },
};
