import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { UnfinishedForm } from "../../../../application/session/unfinished-form";
import { ghs, moneyOf } from "../../../../domain/money";
import { ok } from "../../../../domain/result";
import { anAccount } from "../../../support/a-payment";
import { aFilledTemplate, aWorkbook, aWorkbookOf, goodRows, headingsOf } from "../../../support/a-workbook";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { InMemoryObjectStorage } from "../../../support/in-memory-object-storage";
import { ama, button, enterCode, field, openWorkspace, press, settle, type } from "../../a-workspace";

type Unfinished = InMemoryObjectStorage<UnfinishedForm>;
const source = "1020304050607";
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = "payees.xlsx") => new File([bytes], name);

async function openBulk(user = ama, bank = new InMemoryBank(), more: { unfinished?: Unfinished; width?: number } = {}) {
  window.history.replaceState({ index: 0, handover: { tab: "transfers", subTab: "bulkTransfer" } }, "");
  const opened = await openWorkspace(user, "/transfers", { bank, ...more });
  await (more.width ? press("Bulk Transfer: File Upload") : press2("tab", "Bulk Transfer"));
  return opened;
}

async function press2(role: "tab", name: string) {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}

async function choose(...files: File[]) {
  fireEvent.change(field("Beneficiary List"), { target: { files } });
  await settle();
}

async function upload(file: File) {
  type("Source Account", source);
  await choose(file);
  await press("Upload Forms");
}

/** Makes a file fail as browsers do if it was changed on the disk, or may not be read. */
const unreadable = (file: File) =>
  Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) });
const [good, wrong] = [goodRows.bulkTransfer, goodRows.bulkTransfer.with(1, "00x1")];
const listOf = (...rows: (typeof good)[]) => fileOf(aWorkbook([headingsOf("bulkTransfer"), ...rows]));
const bodyRows = () =>
  within(screen.getByRole("table", { name: "Bulk Transfers List" }))
    .getAllByRole("row")
    .slice(1);

describe("a bulk transfer by file", () => {
  it("a file is uploaded, listed and paid @S1-1-09 @S2-2.1-22..23", async () => {
    const { person, bank } = await openBulk();
    await upload(listOf(good, good.with(0, "Efua")));
    expect(bodyRows()).toHaveLength(2);
    await press("Make Transfer");
    expect(screen.getByRole("dialog", { name: "Confirm transfers" }).textContent).toContain("GHS 301.00");
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog").textContent).toContain("Transfer Completed Successfully!");
    expect(bank.accounts[0]?.available).toEqual(ghs(699_00));
  });

  it("a list that was not paid when the session ended is offered after the next sign-in, as it was corrected", async () => {
    const [bank, unfinished] = [new InMemoryBank(), new InMemoryObjectStorage<UnfinishedForm>()];
    const { clock } = await openBulk(ama, bank, { unfinished });
    await choose(listOf(good));
    act(() => clock.sleep(241));
    expect(screen.getByText("What you have entered on this page is not kept.")).toBeTruthy();
    await press("Keep Me Logged In");
    await upload(listOf(good, wrong, good.with(0, "Efua"), wrong));
    await press("Drop row 4");
    act(() => clock.sleep(241));
    const kept = "What you have entered is kept in this tab, and offered when you sign in again.";
    expect(screen.getByText(kept)).toBeTruthy();
    act(() => clock.sleep(61));
    await settle();
    cleanup();

    await openWorkspace(ama, "/dashboard", { bank, unfinished });
    await press("Go on");
    await expect.poll(() => bodyRows().length, { timeout: 10_000 }).toBe(3);
    expect(screen.getByText("payees.xlsx")).toBeTruthy();
    expect(screen.getByText(/1 row with errors/)).toBeTruthy();
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("true");
  });

  it("the first page is shown with ten rows, and duplicates are marked @S2-2.2-24 @S2-9-02..04", async () => {
    await openBulk();
    const amounts = Array.from({ length: 11 }, (_, at) => good.with(4, at + 1));
    await upload(listOf(...amounts, good.with(4, 1)));
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByText("1-10 from 12")).toBeTruthy();
    expect(screen.getAllByText("Possible duplicate")).toHaveLength(1);
    expect(screen.getByText("2 rows that may be duplicates: same beneficiary, same amount")).toBeTruthy();
  });

  it("the reason of an invalid row and its buttons are in the cell of its status @S2-8-21", async () => {
    await openBulk();
    await upload(listOf(good, wrong));
    const [invalid, valid] = bodyRows().map((row) => within(row).getAllByRole("cell").at(-1));
    expect(valid?.textContent).toBe("Accepted");
    expect(invalid?.textContent).toBe("ErrorAccount not foundCorrectDrop");
    await press("Drop row 2");
    expect(bodyRows()).toHaveLength(1);
  });

  it("a scheduled bulk is paid repeatedly, without a check of today's funds", async () => {
    const { person, bank } = await openBulk();
    await upload(listOf(good.with(4, "900.00"), good.with(4, "900.00").with(0, "Efua")));
    fireEvent.click(field("Schedule transfer"));
    await press("Make Transfer");
    expect(screen.getByText("Frequency is required")).toBeTruthy();
    expect(document.activeElement).toBe(field("Frequency"));
    type("Frequency", "monthly");
    type("Start Date", "31 Jan 2030");
    await press("Make Transfer");
    expect(screen.getByRole("dialog", { name: "Confirm transfers" }).textContent).toContain(
      "Monthly, from 31 Jan 2030. In shorter months it is paid on the last day.",
    );
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog").textContent).toContain("The transfer has been scheduled.");
    expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
    expect(bank.accounts[0]?.available).toEqual(ghs(1000_00));
    expect(bank.schedules).toMatchObject([{ category: "bulkTransfer", count: 2, frequency: "monthly" }]);
  });

  it("a schedule chosen for a cedi account does not apply to a later list of an account in another currency", async () => {
    const bank = new InMemoryBank();
    const dollars = anAccount({ number: "1020304050609", currency: "USD", available: moneyOf(1000_00, "USD") });
    bank.accounts = [...bank.accounts, dollars];
    await openBulk(ama, bank);
    await upload(listOf(good));
    fireEvent.click(field("Schedule transfer"));
    await press("Cancel Bulk Transfer");
    type("Source Account", dollars.number);
    await choose(listOf(good));
    await press("Upload Forms");
    expect(screen.queryByLabelText("Schedule transfer")).toBeNull();
    await press("Make Transfer");
    const confirmed = screen.getByRole("dialog", { name: "Confirm transfers" }).textContent;
    expect(confirmed).toContain("USD 150.50");
  });

  it("the form requires a source account and a file, and its dialog offers both formats of workbooks @S2-5-011 @S2-5-044", async () => {
    await openBulk();
    expect(field("Beneficiary List").getAttribute("accept")).toBe(".xls,.xlsx");
    await press("Upload Forms");
    expect(screen.getByText("Source Account is required")).toBeTruthy();
    expect(screen.getByText("Beneficiary List is required")).toBeTruthy();
  });

  it.each([
    [fileOf(aFilledTemplate("bulkTransfer"), "payees.csv"), "Only XLS and XLSX files can be uploaded."],
    [fileOf(new Uint8Array()), "The file is empty."],
    [fileOf(new Uint8Array(5 * 1024 * 1024 + 1)), "The file is larger than 5 MB."],
    [
      fileOf(aFilledTemplate("prepaidCardBulk")),
      "The file does not have the columns Beneficiary Account, Transaction Type. Use the template.",
    ],
    [
      fileOf(aWorkbook([["Wages of May"], headingsOf("bulkTransfer"), goodRows.bulkTransfer])),
      "The file does not have the columns Beneficiary Name, Beneficiary Account, Transaction Amount, Transaction Type, Transaction Narration. Use the template. Only visible sheets are read, with the headings in their top row.",
    ],
    [
      fileOf(aWorkbookOf([headingsOf("bulkTransfer")], [goodRows.bulkTransfer])),
      "The file lists no beneficiaries below its headings. Only visible sheets are read, with the headings in their top row.",
    ],
    [
      unreadable(fileOf(aFilledTemplate("bulkTransfer"))),
      "The file cannot be read. It may be open in another program, moved or deleted. Choose it again.",
    ],
  ])("a file with a problem is reported immediately @S2-5-046..047", async (file, words) => {
    await openBulk();
    await choose(file);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText("Reading the file…")).toBeNull();
  });

  it.each<[string, (file: File) => void]>([
    ["removed", unreadable],
    ["saved again with other rows", (file) => Object.assign(file, { arrayBuffer: () => listOf(good).arrayBuffer() })],
  ])("a file that is %s after it was chosen is reported at its field, and not sent", async (_, change) => {
    await openBulk();
    const file = listOf(good, good.with(0, "Efua"));
    type("Source Account", source);
    await choose(file);
    change(file);
    await press("Upload Forms");
    expect(
      screen.getByText("The file was changed, moved or deleted after you chose it. Choose it again."),
    ).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("the name of the sheet is shown if other sheets are filled too", async () => {
    await openBulk();
    await choose(fileOf(aWorkbookOf([["Notes"]], [headingsOf("bulkTransfer"), good])));
    expect(screen.getByText(/ · 1 row in the file · sheet “Sheet2”$/)).toBeTruthy();
  });

  it.each(["chosen", "dropped"])("only the first of several %s files is used @S2-2.2-21 @S2-5-048", async (way) => {
    await openBulk();
    const files = [
      fileOf(aFilledTemplate("bulkTransfer", 3), "first.xlsx"),
      fileOf(aFilledTemplate("bulkTransfer"), "second.xlsx"),
    ];
    if (way === "chosen") await choose(...files);
    else fireEvent.drop(button("Choose File"), { dataTransfer: { files } });
    await settle();
    expect(screen.getByText("first.xlsx")).toBeTruthy();
    expect(screen.getByText(/3 rows in the file/)).toBeTruthy();
    expect(screen.queryByText("second.xlsx")).toBeNull();
    expect(screen.getByText("Only the first of 2 files is used.")).toBeTruthy();
  });

  it("what is dropped without a file, as from a mail program, is said", async () => {
    await openBulk();
    fireEvent.drop(button("Choose File"), { dataTransfer: { files: [] } });
    expect(screen.getByText("No file arrived. Save it on your computer, and choose it there.")).toBeTruthy();
  });

  it.each([
    [1536, "2 kB"],
    [2 * 1024 * 1024, "2.0 MB"],
  ])("a chosen file of %i bytes is shown as %s @S1-9-08", async (bytes, size) => {
    await openBulk();
    await choose(fileOf(new Uint8Array(bytes), "first.xlsx"));
    expect(screen.getByRole("main").textContent).toContain(`first.xlsx${size}`);
  });

  it("a list with an invalid row cannot be paid, and the row is corrected in place @S2-2.1-24 @S2-4-28 @S2-4-30 @S2-4-32", async () => {
    await openBulk();
    await upload(listOf(good.with(0, "First"), wrong, good.with(0, "Third")));
    expect(screen.getByText("1 row with errors")).toBeTruthy();
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("true");
    expect(button("Cancel Bulk Transfer")).toBeTruthy();
    expect(bodyRows().map((row) => row.textContent?.slice(0, 6))).toEqual(["2Kwame", "1First", "3Third"]);
    await press("Errors 1");
    expect(bodyRows()).toHaveLength(1);
    await press("Correct row 2");
    const dialog = screen.getByRole("dialog", { name: "Correct row 2" });
    expect(dialog.textContent).toContain("Account not found");
    type("Account Number", "0021000000099");
    await press("Check again");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("All 3");
    expect(bodyRows().map((row) => row.textContent?.slice(0, 6))).toEqual(["1First", "2Kwame", "3Third"]);
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("false");
  });

  it("a phone shows the search of a list, and the check and the filters after a press", async () => {
    await openBulk(ama, new InMemoryBank(), { width: 375 });
    await upload(listOf(good, wrong));
    expect(document.activeElement?.textContent, "begins at its top").toBe("Bulk Transfers List");
    expect(field("Find in the list")).toBeTruthy();
    expect([screen.queryByText("Check names"), screen.queryByText("Errors 1")]).toEqual([null, null]);
    await press("Check and filter");
    expect(button("Check names")).toBeTruthy();
    await press("Errors 1");
    expect(button("Check and filter").getAttribute("aria-description")).toBe("1 filter in use");
  });

  it("a row whose number may have lost digits is marked, although the bank accepts it", async () => {
    await openBulk();
    await upload(listOf(good, good.with(1, 1234567890123456)));
    const [row] = bodyRows();
    expect(row?.textContent).toContain(
      "Format Beneficiary Account as text and enter it again: in this form it may have lost digits.",
    );
    expect(row?.textContent).toContain("1.23456789012346E+15");
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("true");
    await press("Correct row 2");
    type("Account Number", "1234567890123");
    await press("Check again");
    expect(screen.queryByText(/^Row 2:/)).toBeNull();
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("false");
  });

  it("the upload fails if a number may have lost digits and the bank returns another number of rows", async () => {
    const { person } = await openBulk();
    const inBank = await person.bulkPayments.upload(
      { category: "bulkTransfer", source: anAccount(), file: listOf(good) },
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    Object.assign(person.bulkPayments, { upload: async () => inBank });
    await upload(listOf(good, good.with(1, 1234567890123456)));
    expect(screen.getByRole("alertdialog").textContent).toContain("Bulk upload failed.");
  });

  it("the focus stays in the list after rows were dropped or corrected", async () => {
    await openBulk();
    await upload(listOf(good, wrong, wrong, wrong));
    const isFocused = (name: string) => waitFor(() => expect(document.activeElement?.tagName).toBe(name));
    button("Drop row 2").focus();
    await press("Drop row 2");
    await isFocused("SECTION");
    const [list, rows] = screen.getAllByRole("region", { name: "Bulk Transfers List" });
    expect(document.activeElement).toBe(rows);
    button("Correct row 3").focus();
    await press("Correct row 3");
    type("Account Number", "0021000000099");
    await press("Check again");
    expect(screen.queryByRole("dialog")).toBeNull();
    await isFocused("TR");
    await press("Errors 1");
    button("Drop row 4").focus();
    await press("Drop row 4");
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it("the correction dialog stays open with the new reason while the row is invalid @S1-5-16", async () => {
    await openBulk();
    await upload(listOf(wrong));
    await press("Correct row 1");
    type("Amount", "0");
    await press("Check again");
    expect(screen.getByRole("dialog", { name: "Correct row 1" }).textContent).toContain("Amount is not valid.");
  });

  it("invalid rows can be dropped one by one or all at once, taken back, and downloaded with their reasons", async () => {
    const { saved } = await openBulk();
    await upload(listOf(good, wrong, wrong));
    await press("Download rows with errors");
    expect(saved).toEqual(["Rows with errors.xlsx"]);
    await press("Drop row 2");
    expect(bodyRows()).toHaveLength(2);
    await press("Drop all rows with errors");
    expect(bodyRows()).toHaveLength(1);
    expect(screen.getByText("2 rows dropped")).toBeTruthy();
    await press("Take back");
    await press("Take back");
    expect(bodyRows().map((row) => row.dataset.bad)).toEqual(["true", "true", "false"]);
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  });

  it("rows with the same payee and amount are marked as duplicates, but can be paid", async () => {
    await openBulk();
    await upload(listOf(good, good, good.with(4, 1)));
    expect(screen.getByText(/2 rows that may be duplicates/)).toBeTruthy();
    expect(screen.getAllByText("Possible duplicate")).toHaveLength(2);
    expect(button("Make Transfer").getAttribute("aria-disabled")).toBe("false");
  });

  it("Cancel Bulk Transfer clears the list and the file @S2-4-29", async () => {
    await openBulk();
    await upload(listOf(good));
    await press("Cancel Bulk Transfer");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText("payees.xlsx")).toBeNull();
    expect(field("Source Account").value).toContain(source);
  });
});

describe("mobile money by file", () => {
  it("a question asks about a row that came back without a wallet name, and Continue goes on to the code @S2-2.2-44", async () => {
    const { person, bank } = await openWorkspace(ama, "/mobileMoney");
    await press2("tab", "Mobile Money Bulk Transfer");
    const { upload: uploadAll } = person.bulkPayments;
    person.bulkPayments.upload = async (...args) => {
      const result = await uploadAll(...args);
      if (!result.ok) return result;
      const [first, ...others] = result.value;
      return ok(first ? [{ ...first, texts: { ...first.texts, walletName: "" } }, ...others] : []);
    };
    await upload(fileOf(aFilledTemplate("mobileMoneyBulk", 2)));
    await press("Make Transfer");
    const question = screen.getByRole("alertdialog", { name: "Mobile Money Name" });
    expect(question.querySelector("p")?.textContent).toBe(
      "Mobile Money Name has not been validated. Would you like to continue?",
    );
    await press("Close", question);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Make Transfer");
    fireEvent.click(button("Continue"));
    // An impatient user is not asked again while the code is being requested.
    fireEvent.click(button("Make Transfer"));
    await settle();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Confirm transfers" }).textContent).toContain("GHS 41.00");
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog").textContent).toContain("Transfer Completed Successfully!");
    expect(bank.accounts[0]?.available).toEqual(ghs(959_00));
  });

  it("no question is asked if all rows came back with a wallet name @S2-2.2-44", async () => {
    await openWorkspace(ama, "/mobileMoney");
    await press2("tab", "Mobile Money Bulk Transfer");
    await upload(fileOf(aFilledTemplate("mobileMoneyBulk", 2)));
    await press("Make Transfer");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Confirm transfers" })).toBeTruthy();
  });
});

describe("the upload", () => {
  it.each([
    [{ kind: "refused", message: "The list is closed." } as const, "The list is closed."],
    [{ kind: "refused", message: undefined } as const, "Bulk upload failed."],
  ])(
    "a refused upload shows the bank's message or ours, and keeps the file @S2-8-03 @S2-8-21",
    async (failure, words) => {
      const { person } = await openBulk();
      Object.assign(person.bulkPayments, { upload: async () => ({ ok: false, failure }) });
      await upload(listOf(good));
      expect(screen.getByRole("alertdialog").textContent).toContain(words);
      await press("Close");
      expect(screen.getByText("payees.xlsx")).toBeTruthy();
    },
  );

  it("an upload can be stopped, and its late answer is ignored", async () => {
    const { person } = await openBulk();
    let answer: (rows: unknown) => void = () => {};
    const { promise } = {
      promise: new Promise((resolve) => {
        answer = resolve;
      }),
    };
    Object.assign(person.bulkPayments, { upload: () => promise });
    await upload(listOf(good));
    expect(screen.getByText("Sending the file…")).toBeTruthy();
    await press("Stop");
    answer({ ok: true, value: [] });
    await settle();
    expect(screen.queryByRole("heading", { name: "Bulk Transfers List" })).toBeNull();
    expect(screen.getByText("payees.xlsx")).toBeTruthy();
  });
});
