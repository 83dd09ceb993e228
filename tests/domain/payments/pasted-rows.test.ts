import { describe, expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/payments/bulk-columns";
import { pastedCells, readPastedRows } from "../../../domain/payments/pasted-rows";
import { words } from "../../../ui/payments/bulk/bulk-words";

const template = columnsOf("mobileMoneyBulk");
const labels = template.map(({ field }) => ({ label: words.fields[field], field }));
const read = (text: string, field: "name" | "wallet" | "amount" = "name") =>
  readPastedRows(pastedCells(text) ?? [], template, { field, labels });

describe("Text on the clipboard", () => {
  it("a block copied from a spreadsheet is split into cells, and blank lines are kept", () => {
    expect(pastedCells("Ama\tMTN\r\nEfua\t Telecel \r\n")).toEqual([
      ["Ama", "MTN"],
      ["Efua", "Telecel"],
    ]);
    expect(pastedCells("a\n\nb")).toEqual([["a"], [""], ["b"]]);
  });

  it("a quoted cell can contain tabs, line breaks and quotes", () => {
    expect(pastedCells('"Ama\tand co ""Ltd"""\tMTN\n"Efua\nLtd"\tMTN\n')).toEqual([
      ['Ama and co "Ltd"', "MTN"],
      ["Efua Ltd", "MTN"],
    ]);
  });

  it("a name that begins with a quotation mark takes no row with it", () => {
    expect(pastedCells('"Ama\t20\nEsi"\t30')).toEqual([
      ['"Ama', "20"],
      ['Esi"', "30"],
    ]);
  });

  it("lines end with the line breaks of Windows, Unix or old Macs", () => {
    for (const end of ["\r\n", "\n", "\r"]) expect(pastedCells(`a${end}\nb${end}`)?.at(0)).toEqual(["a"]);
    expect(pastedCells("a\tb\rc\td")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("spaces inside a cell become one space", () => {
    expect(pastedCells("Ama   Mensah\t MTN")).toEqual([["Ama Mensah", "MTN"]]);
  });

  it("an empty cell stays empty, and blank lines at the end are no rows", () => {
    expect(pastedCells("\tMTN\n\t\n\n")).toEqual([["", "MTN"]]);
    expect(pastedCells("Ama\t\tMTN")).toEqual([["Ama", "", "MTN"]]);
  });

  it("a quoted cell can be the last one, and a quote inside a cell is text", () => {
    expect(pastedCells('Ama\t"a\nb"')).toEqual([["Ama", "a b"]]);
    expect(pastedCells('5" pipe\t"x" y')).toEqual([['5" pipe', '"x" y']]);
  });

  it("a single value is not a block", () => {
    expect(pastedCells("Ama Mensah")).toBeUndefined();
    expect(pastedCells("Ama Mensah\n")).toBeUndefined();
  });
});

describe("Pasted rows", () => {
  const akosua = { name: "Akosua", wallet: "0244123456", network: "MTN", amount: "20", narration: "Airtime" };

  it("a heading row determines the columns, by the headings of the template or of the form", () => {
    const byTemplate =
      "Amount\tNARRATION\tBeneficiary Wallet Number\tNetwork\tBeneficiary  Name\n20\tAirtime\t0244123456\tMTN\tAkosua";
    const byForm =
      "Amount\tDescription\tWallet Number\tNetwork\tBeneficiary Name\n20\tAirtime\t0244123456\tMTN\tAkosua";
    expect(read(byTemplate, "amount")).toEqual({ rows: [akosua], unused: [] });
    expect(read(byForm, "amount")).toEqual({ rows: [akosua], unused: [] });
  });

  it.each([
    ["Name\tWallet\tAmount\tReason", { name: "Akosua", amount: "20" }],
    ["Employee\tMoMo No.\tNetwork\tSalary", { name: "Akosua", wallet: "0244123456", network: "MTN", amount: "20" }],
  ])("a first line of headings that only partly are ours is no row: %j", (line, row) => {
    const cells = line.startsWith("Name") ? "Akosua\t0244123456\t20\tAirtime" : "Akosua\t0244123456\tMTN\t20";
    expect(read(`${line}\n${cells}`).rows).toEqual([row]);
  });

  it("a line of headings that are not ours is reported, and a first line with a number is a row", () => {
    const { rows, guessedHeadings } = read("Employee\tMoMo No.\tNetwork\tSalary\nAkosua\t0244123456\tMTN\t20");
    expect([rows.length, guessedHeadings]).toEqual([1, ["Employee", "MoMo No.", "Network", "Salary"]]);
    expect(read("Employee 1\tMTN\nAkosua 2\tMTN").rows).toHaveLength(2);
    expect(read("Akosua\tMTN\nAma\tTelecel").rows).toHaveLength(2);
  });

  it("a column with an unknown heading is unused and reported", () => {
    expect(read("Beneficiary Name\tRemark\tAmount\nAkosua\tnew\t20")).toEqual({
      rows: [{ name: "Akosua", amount: "20" }],
      unused: ["Remark"],
    });
  });

  it("without headings, a block of the template's width fills the template's columns wherever it is pasted", () => {
    expect(read("Akosua\t0244123456\tMTN\t20\tAirtime", "amount")).toEqual({ rows: [akosua], unused: [] });
  });

  it("without headings, a block of the template's width fills the template's columns even if its last column is blank", () => {
    const { narration: _, ...rest } = akosua;
    expect(read("Akosua\t0244123456\tMTN\t20\t", "amount").rows).toEqual([{ ...rest, narration: "" }]);
  });

  it("without headings, a narrower block fills the template's columns from the target field on", () => {
    expect(read("20\tAirtime\n30\tData", "amount").rows).toEqual([
      { amount: "20", narration: "Airtime" },
      { amount: "30", narration: "Data" },
    ]);
  });

  it("a single column fills the field that it is pasted into", () => {
    expect(read("20\n30", "amount").rows).toEqual([{ amount: "20" }, { amount: "30" }]);
  });

  it("columns beyond the template are unused and reported by their letters", () => {
    expect(read("Akosua\t0244123456\tMTN\t20\tAirtime\tpaid\tyes")).toEqual({ rows: [akosua], unused: ["F", "G"] });
  });

  it("an empty block has no rows", () => {
    expect(readPastedRows([], template, { field: "name", labels })).toEqual({ rows: [], unused: [] });
  });

  it("a heading is recognised regardless of its case and spaces", () => {
    expect(read(" beneficiary   NAME \tamount\nAkosua\t20").rows).toEqual([{ name: "Akosua", amount: "20" }]);
    const spaced = [
      [" Beneficiary\n Name", "AMOUNT "],
      ["Akosua", "20"],
    ];
    expect(readPastedRows(spaced, template, { field: "name", labels }).rows).toEqual([
      { name: "Akosua", amount: "20" },
    ]);
    expect(readPastedRows([["BeneficiaryName", "Akosua"]], template, { field: "name", labels }).rows).toHaveLength(1);
  });

  it("a first row is a heading row if at least half of its texts are headings", () => {
    const amounts = [{ amount: "20" }];
    expect(read("Amount\tRemark\n20\tnew")).toEqual({ rows: amounts, unused: ["Remark"] });
    expect(read("Amount\tRemark\t\n20\tnew\t")).toEqual({ rows: amounts, unused: ["Remark"] });
    expect(read("Amount\tRemark\tColour\n20\tnew\tred")).toEqual({ rows: amounts, unused: ["Remark", "Colour"] });
    expect(read("Amount\tRemark\tColour\nMay\tnew\tred").rows).toHaveLength(2);
  });

  it("a payee with the name of a column is no heading", () => {
    expect(read("Network\t0244123456\tMTN\t20\tAirtime").rows).toEqual([{ ...akosua, name: "Network" }]);
  });

  it("a column is unused only if one of its rows has a text", () => {
    expect(read("Akosua\t0244123456\tMTN\t20\tAirtime\t\tyes\nAma\t0244123457\tMTN\t30\tData\t\t").unused).toEqual([
      "G",
    ]);
    expect(read("Amount\tRemark\n20\t").unused).toEqual(["Remark"]);
  });

  it("blank cells to the right of a single column do not make it wider", () => {
    expect(read("20\t\n30\t", "amount").rows).toEqual([{ amount: "20" }, { amount: "30" }]);
    expect(read("20\t\t\t\t\n30\t\t\t\t", "amount").rows).toEqual([{ amount: "20" }, { amount: "30" }]);
  });

  it("a block that is pasted into a field without a column fills the template's columns from the first one", () => {
    const at = { field: "walletName", labels } as const;
    expect(readPastedRows([["Akosua", "0244123456"]], template, at).rows).toEqual([
      { name: "Akosua", wallet: "0244123456" },
    ]);
  });
});
