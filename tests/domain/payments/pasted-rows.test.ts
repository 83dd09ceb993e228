import { describe, expect, it } from "vitest";
import { columnsOf } from "../../../adapters/bank-api/bulk-columns";
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
    expect(pastedCells('"Ama\tand\nco ""Ltd"""\tMTN\n')).toEqual([['Ama and co "Ltd"', "MTN"]]);
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
});
