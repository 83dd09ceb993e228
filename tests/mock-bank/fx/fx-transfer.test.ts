import { beforeAll, expect, it } from "vitest";
import { INSUFFICIENT_FUNDS } from "../../../mock-bank/execution/execute";
import { costOf, rateAt, rateText } from "../../../mock-bank/fx/rates";
import { journalOf } from "../../../mock-bank/ledger/journal";
import { formatMinor, parseMinor } from "../../../mock-bank/ledger/minor-units";
import { aCompanyOf, bankTime, type Customer } from "../../support/bank-customers";
import { onEachDatabase, onEmbedded } from "../../support/bank-database";

const accounts = [
  { currency: "GHS", balance: "20000.00" },
  { currency: "USD", balance: "500.00" },
  { currency: "EUR", balance: "500.00" },
] as const;
const ADVISOR = "International transfer request received successfully. One of our advisors will be with you shortly";

onEachDatabase("A transfer in a foreign currency", (bank) => {
  const legsOf = async (id: unknown) =>
    (await journalOf(bank.db, String(id))).flatMap(({ lines }) =>
      lines.map(({ account, amount }) => [account, amount]),
    );

  it("a transfer from an account in its own currency is sent without exchange, and the answer names the bank's advisor (@S2-7-42 @S2-7-43 @S2-3-042)", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const [, dollars = ""] = company.accounts;
    const { answer } = await ama.requestFx({ from: dollars });
    expect(answer?.description).toBe(ADVISOR);
    expect(await legsOf(answer?.transactionId)).toEqual([
      [dollars, "-100.00"],
      ["CASH-USD", "100.00"],
    ]);
    expect(await company.books()).toEqual(["20000.00", "400.00", "500.00"]);
  });

  it("a transfer is debited from its source account, not from the account for charges (@S2-1-08)", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const [cedis = "", dollars = ""] = company.accounts;
    const { answer } = await ama.requestFx({ from: dollars, accountForCharges: cedis });
    expect(answer?.description).toBe(ADVISOR);
    expect(await company.books()).toEqual(["20000.00", "400.00", "500.00"]);
  });

  it.each(["12345-678-9", "00.123/45 6", "DE02120300000000202051"])(
    "a transfer to the account %s is accepted, whatever characters separate its parts",
    async (beneficiaryAccount) => {
      const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
      const [ama] = company.people as [Customer];
      const { answer } = await ama.requestFx({ from: company.accounts[1] ?? "", beneficiaryAccount });
      expect(answer?.description).toBe(ADVISOR);
    },
  );

  it("a transfer from an account in another currency is bought at the current rate and balances in each currency", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const [cedis = "", , euros = ""] = company.accounts;
    const inCedis = formatMinor(costOf(100_00n, "USD", "GHS", bankTime));
    const inEuros = formatMinor(costOf(100_00n, "USD", "EUR", bankTime));
    expect(await legsOf((await ama.requestFx({ from: cedis })).answer?.transactionId)).toEqual([
      [cedis, `-${inCedis}`],
      ["FX-POSITION-GHS", inCedis],
      ["FX-POSITION-USD", "-100.00"],
      ["CASH-USD", "100.00"],
    ]);
    expect(await legsOf((await ama.requestFx({ from: euros })).answer?.transactionId)).toEqual([
      [euros, `-${inEuros}`],
      ["FX-POSITION-EUR", inEuros],
      ["FX-POSITION-USD", "-100.00"],
      ["CASH-USD", "100.00"],
    ]);
    const left = formatMinor(parseMinor("20000.00") - parseMinor(inCedis));
    expect(await company.books()).toEqual([left, "500.00", formatMinor(parseMinor("500.00") - parseMinor(inEuros))]);
  });

  it("an Initiator's transfer waits for approval and then uses the rate at which it was requested (@S2-7-43)", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer"], accounts });
    const [kofi, efua] = company.people as [Customer, Customer];
    const [cedis = ""] = company.accounts;
    const { answer } = await kofi.requestFx({ from: cedis });
    expect(answer?.description).toBe("Transfer request has been successfully sent for approval!");
    expect(await company.books()).toEqual(["20000.00", "500.00", "500.00"]);
    const waiting = await efua.pending({ transType: "SERVICE-CHARGE" });
    expect(waiting.answer?.transactions).toMatchObject([
      {
        genericTransType: "SERVICE-CHARGE",
        transferType: "International Transfer",
        destinationAccountName: "Hamburg Kakao GmbH",
        destinationCountry: "Germany",
        swiftCode: "HASPDEHHXXX",
        currencyCode: "USD",
        transactionAmount: "100.00",
        destinationBank: "Hamburger Sparkasse",
        debitAmount: formatMinor(costOf(100_00n, "USD", "GHS", bankTime)),
        debitCurrency: "GHS",
        exchangeRate: rateText(rateAt("USD", bankTime).buy),
      },
    ]);
    efua.now = new Date(bankTime.getTime() + 7 * 86_400_000);
    expect(await efua.approve(String(answer?.transactionId))).toMatchObject({ answer: {} });
    const left = formatMinor(parseMinor("20000.00") - costOf(100_00n, "USD", "GHS", bankTime));
    expect(await company.books()).toEqual([left, "500.00", "500.00"]);
  });
});

onEmbedded("A transfer in a foreign currency is refused", (bank) => {
  let ama: Customer;
  let dollars: string;
  let foreign: string;

  beforeAll(async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    ama = company.people[0] as Customer;
    dollars = company.accounts[1] ?? "";
    foreign = (await aCompanyOf(bank.db, { people: ["Single"], accounts })).accounts[1] ?? "";
  });

  const local = {
    transferType: "Local Transfer",
    beneficiaryAccount: "1020304050608",
    beneficiaryCountry: "Ghana",
    beneficiaryBankName: "GCB Bank",
    sortCode: "040100",
  } as const;

  it.each([
    ["of nothing", { amount: "0.00" }, "amount: must be above zero."],
    ["with a BIC of another length", { swiftCode: "HASPDEHHX" }, "swiftCode: must be a BIC of 8 or 11 characters."],
    [
      "to an IBAN with a wrong digit",
      { beneficiaryAccount: "DE89370400440532013001" },
      "beneficiaryAccount: is not a valid IBAN.",
    ],
    [
      "inside Ghana to another country",
      { ...local, beneficiaryCountry: "Togo" },
      "beneficiaryCountry: must be Ghana for a local transfer.",
    ],
    [
      "inside Ghana to a bank that is not listed",
      { ...local, beneficiaryBankName: "My Bank" },
      "beneficiaryBankName: Selected bank is not valid.",
    ],
    [
      "inside Ghana to a bank under the sort code of another",
      { ...local, sortCode: "130100" },
      "sortCode: is not of the selected bank.",
    ],
    [
      "without an account for the sender's charges",
      { accountForCharges: "" },
      "accountForCharges: must be given when the sender pays.",
    ],
    [
      "with an account for charges that are the beneficiary's",
      { feePaidBy: "Beneficiary" as const },
      "accountForCharges: must be empty when the beneficiary pays.",
    ],
    ["above the funds", { amount: "500.01" }, INSUFFICIENT_FUNDS],
  ])("a foreign transfer is refused: %s @S1-5-16", async (_, more, words) => {
    expect(await ama.requestFx({ from: dollars, ...more })).toEqual({ refused: words });
  });

  it("a transfer from another company's account, or at its charge, is refused", async () => {
    expect(await ama.requestFx({ from: foreign })).toEqual({ refused: "sourceAccount: Account not found" });
    expect(await ama.requestFx({ from: dollars, accountForCharges: foreign })).toEqual({
      refused: "accountForCharges: Account not found",
    });
  });

  it("a transfer inside Ghana to a listed bank is refused if the beneficiary bears the charge", async () => {
    const kept = { ...local, feePaidBy: "Beneficiary", accountForCharges: "" } as const;
    const description = ADVISOR.replace("International", "Local");
    expect(await ama.requestFx({ from: dollars, ...kept })).toMatchObject({ answer: { description } });
  });
});
