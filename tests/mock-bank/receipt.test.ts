import { expect, it } from "vitest";
import { payInvoice } from "../support/a-bill-payer";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";
import { pagesOf } from "../support/read-files";

const accounts = [
  { currency: "GHS", balance: "2000.00" },
  { currency: "GHS", balance: "0.00" },
] as const;
const NONE = { refused: "There is no receipt for this transaction." };

onEmbedded("A receipt", (bank) => {
  it("a receipt is a PDF that says what was paid, under the bank's head", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const [current, savings] = company.accounts as [string, string];
    const id = String((await ama.transfer(current, savings, "1250.50")).answer?.transactionId);
    const { answer } = await ama.receipt(id);
    expect(answer?.mimeType).toBe("application/pdf");
    const [text] = await pagesOf(Buffer.from(String(answer?.base64), "base64"));
    for (const words of [
      "Asempa Bank",
      "Transaction Receipt",
      id,
      current,
      savings,
      "GHS 1,250.50",
      "02-03-2026 09:00",
    ])
      expect(text).toContain(words);
  });

  it("the receipt of a wallet payment names the wallet, its network, the charge and the E-Levy", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const paid = await ama.payWallet({ from: company.accounts[0] ?? "", wallet: "0241234567", amount: "250.00" });
    const { answer } = await ama.receipt(String(paid.answer?.transactionId));
    const [text] = await pagesOf(Buffer.from(String(answer?.base64), "base64"));
    for (const words of [
      "Wallet Number",
      "0241234567",
      "Network",
      "MTN",
      "GHS 2.00",
      "E-Levy",
      "GHS 1.50",
      "GHS 253.50",
    ])
      expect(text).toContain(words);
  });

  it("the receipt of a Ghana.gov payment names the invoice and its service @S3-4-58", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const paid = await payInvoice(ama, company.accounts[0] ?? "", "GG-1001");
    const { answer } = await ama.receipt(String(paid.answer?.transactionId));
    const [text] = await pagesOf(Buffer.from(String(answer?.base64), "base64"));
    for (const words of ["Invoice Number", "GG-1001", "Service", "Direct taxes", "GHS 350.00"])
      expect(text).toContain(words);
  });

  it("the receipt of a card load shows only the end of the card's number", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const paid = await ama.loadCard({ from: company.accounts[0] ?? "", amount: "250.00" });
    const { answer } = await ama.receipt(String(paid.answer?.transactionId));
    const [text] = await pagesOf(Buffer.from(String(answer?.base64), "base64"));
    expect(text).toContain("**** 4321");
  });

  it("a receipt is given only for a paid request, and only to the company that paid", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer"], accounts });
    const [kofi, efua] = company.people as [Customer, Customer];
    const [current, savings] = company.accounts as [string, string];
    const id = await kofi.ask(current, savings, "10.00");
    expect(await kofi.receipt(id)).toEqual(NONE);
    await efua.approve(id);
    expect(await kofi.receipt(id)).toMatchObject({ answer: { mimeType: "application/pdf" } });
    const other = await aCompanyOf(bank.db, { people: ["Single"] });
    expect(await other.people[0]?.receipt(id)).toEqual(NONE);
    expect(await kofi.receipt("T260302000000000")).toEqual(NONE);
  });
});
