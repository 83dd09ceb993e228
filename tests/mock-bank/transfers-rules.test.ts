import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { transferBeneficiariesHandlers } from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { payOthers, type Transfer, type TransferKind } from "../support/a-transfer";
import { aCompanyOf, type Customer, type NewCompany } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const usd = (balance: string) => ({ currency: "USD", balance }) as const;

onEachDatabase("Transfers to others", (bank) => {
  const aPayer = async ({ people = ["Single"], accounts = [ghs("1000.00")], ...more }: Partial<NewCompany> = {}) => {
    const company = await aCompanyOf(bank.db, { people, accounts, ...more });
    const payee = await aCompanyOf(bank.db, { people: [], accounts: [ghs("0.00"), usd("0.00")] });
    const [here = "", dollars = ""] = payee.accounts;
    // The first of the people asked for.
    const ama = company.people[0] as Customer;
    return { ...company, ama, from: company.accounts[0] ?? "", here, dollars, payeeBooks: payee.books };
  };
  it("a transfer within the bank between accounts in dollars is paid in dollars @S2-1-04", async () => {
    const { ama, from, dollars, books, payeeBooks } = await aPayer({ accounts: [usd("1000.00")] });
    const transfer = { from, to: dollars, amount: "250.00", more: { currencyCode: "USD" } };
    expect((await payOthers(ama, "sameBank", transfer)).answer?.description).toBe("Transfer Completed Successfully!");
    expect([await books(), await payeeBooks()]).toEqual([["750.00"], ["0.00", "250.00"]]);
  });

  it.each([
    ["sameBank", (a) => ({ to: a.from }), "destinationAccountNo: must be another account than the source."],
    ["sameBank", () => ({ to: "1999999999999" }), "destinationAccountNo: Account not found"],
    ["sameBank", (a) => ({ to: a.dollars }), "Source and destination accounts have different currencies."],
    ["sameBank", (a) => ({ from: a.here }), "sourceAccount: Account not found"],
    ["sameBank", () => ({ amount: "0.00" }), "amount: must be above zero."],
    ["sameBank", () => ({ more: { currencyCode: "USD" } }), "currencyCode: is not that of the source account."],
    ["sameBank", () => ({ amount: "1000.01" }), INSUFFICIENT_FUNDS],
    [
      "instant",
      () => ({ fee: "0.00" }),
      "transactionFee: is not the charge of this transfer. Please look it up again.",
    ],
    ["instant", () => ({ to: "1441000770000" }), "destinationAccountNo: Account not found"],
    [
      "instant",
      () => ({ more: { destinationBankCode: "300316" } }),
      "destinationBankCode: Selected bank is not valid.",
    ],
    ["instant", () => ({ amount: "995.01" }), INSUFFICIENT_FUNDS],
    ["nonInstant", () => ({ more: { destinationAccountName: "" } }), "destinationAccountName: is required."],
    [
      "nonInstant",
      () => ({ more: { destinationBankCode: "999999" } }),
      "destinationBankCode: Selected bank is not valid.",
    ],
    ["nonInstant", () => ({ amount: "1000.01" }), INSUFFICIENT_FUNDS],
  ] as [TransferKind, (accounts: { from: string; here: string; dollars: string }) => Partial<Transfer>, string][])(
    "a wrong transfer is refused (%s) @S1-5-16",
    async (kind, over, words) => {
      const payer = await aPayer();
      const usual = {
        sameBank: { to: payer.here },
        instant: { to: "1441000777888" },
        nonInstant: { to: "6011130004521" },
      }[kind];
      const transfer = { from: payer.from, amount: "250.00", ...usual, ...over(payer) };
      expect(await payOthers(payer.ama, kind, transfer)).toEqual({ refused: words });
      expect(await payer.books()).toEqual(["1000.00"]);
    },
  );

  it.each(["instant", "nonInstant"] as const)("a transfer to another bank is made in cedis only (%s)", async (kind) => {
    const { ama, from } = await aPayer({ accounts: [usd("1000.00")] });
    const more = { currencyCode: "USD" };
    expect(await payOthers(ama, kind, { from, to: "1441000777888", amount: "10.00", more })).toEqual({
      refused: "sourceAccount: must be an account in GHS.",
    });
  });

  it("a transfer counts toward the daily limit with its charge @S2-9-17 @S2-9-18", async () => {
    const policy = { limitPerTransaction: "300.00", limitPerDay: "505.00" };
    const { ama, from, books } = await aPayer({ policy });
    const transfer = { from, to: "1441000777888" };
    expect(await payOthers(ama, "instant", { ...transfer, amount: "295.01" })).toEqual({
      refused: "This payment is above your limit of GHS 300.00 a transaction.",
    });
    expect(await payOthers(ama, "instant", { ...transfer, amount: "295.00" })).toMatchObject({ answer: {} });
    expect(await payOthers(ama, "instant", { ...transfer, amount: "200.01" })).toEqual({
      refused: "This payment would pass your limit of GHS 505.00 a day.",
    });
    expect(await payOthers(ama, "instant", { ...transfer, amount: "200.00" })).toMatchObject({ answer: {} });
    expect(await books()).toEqual(["495.00"]);
  });

  it.each([
    ["sameBank", { bankCode: "300316", transferType: "LOCAL" }],
    ["instant", { bankCode: "300312", transferType: "INSTANT_INTERBANK", bankName: "Ecobank Ghana" }],
    [
      "nonInstant",
      { bankCode: "040100", branchCode: "104", bankBranch: "Kumasi Main", transferType: "NON_INSTANT_INTERBANK" },
    ],
  ] as const)("the beneficiary (%s) is saved once under the given name if requested @S1-1-16", async (kind, saved) => {
    const { ama, from, here } = await aPayer();
    const to = kind === "sameBank" ? here : "1441000777888";
    const listed = async () => {
      const { atThisBank, atOtherBanks } = bankApi.transferBeneficiaries;
      const { answer } =
        kind === "sameBank"
          ? await ama.read(
              { endpoint: atThisBank, handler: transferBeneficiariesHandlers.atThisBank },
              { transferType: "LOCAL", loginId: "x" },
            )
          : await ama.read(
              { endpoint: atOtherBanks, handler: transferBeneficiariesHandlers.atOtherBanks },
              { transferType: "INSTANT_INTERBANK,NON_INSTANT_INTERBANK", sourceAccount: from },
            );
      return answer?.beneficiaries;
    };
    await payOthers(ama, kind, { from, to, amount: "1.00" });
    expect(await listed()).toEqual([]);
    for (const benName of ["Tema branch", "Another name"])
      await payOthers(ama, kind, { from, to, amount: "1.00", more: { saveBen: "true", benName } });
    expect(await listed()).toMatchObject([{ name: "Tema branch", accountNumber: to, ...saved }]);
  });
});
