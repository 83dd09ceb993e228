import { expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { transferBeneficiariesHandlers } from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { aCompanyOf, type Customer, type NewCompany, type Outcome } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const usd = (balance: string) => ({ currency: "USD", balance }) as const;

type Kind = "sameBank" | "instant" | "nonInstant";
const { payments } = bankApi;
const calls: Record<Kind, { readonly endpoint: Endpoint; readonly handler: unknown }> = {
  sameBank: { endpoint: payments.toSameBank, handler: paymentsHandlers.toSameBank },
  instant: { endpoint: payments.toOtherBankAtOnce, handler: paymentsHandlers.toOtherBankAtOnce },
  nonInstant: { endpoint: payments.toOtherBank, handler: paymentsHandlers.toOtherBank },
};
const transTypes = {
  sameBank: "LOCAL-TRANSFER",
  instant: "OTHERBANK-TRANSFER",
  nonInstant: "OTHERBANK-TRANSFER",
} as const;

const ecobank = { destinationBankCode: "300312" };
const gcbKumasi = { destinationBankCode: "040104", destinationAccountName: "Tema Cold Stores" };

type Transfer = {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly fee?: string;
  readonly more?: object;
};

async function pay(
  customer: Customer,
  kind: Kind,
  { from, to, amount, fee = "0.00", more = {} }: Transfer,
): Promise<Outcome> {
  const fields = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount,
    transactionFee: fee,
    currencyCode: "GHS",
    narration: "Test",
    transType: transTypes[kind],
    ...more,
  };
  const told = {
    total: `${fields.currencyCode} ${formatMinor(parseMinor(amount) + parseMinor(fee))}`,
    to: to.slice(-4),
  };
  return (await customer.ready(calls[kind], fields, told))();
}

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
    expect((await pay(ama, "sameBank", transfer)).answer?.description).toBe("Transfer Completed Successfully!");
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
    ["nonInstant", () => ({ more: { destinationBankCode: "040104" } }), "destinationAccountName: is required."],
    [
      "nonInstant",
      () => ({ more: { ...gcbKumasi, destinationBankCode: "999999" } }),
      "destinationBankCode: Selected bank is not valid.",
    ],
    ["nonInstant", () => ({ amount: "1000.01" }), INSUFFICIENT_FUNDS],
  ] as [Kind, (accounts: { from: string; here: string; dollars: string }) => Partial<Transfer>, string][])(
    "a wrong transfer is refused (%s) @S1-5-16",
    async (kind, over, words) => {
      const payer = await aPayer();
      const usual = {
        sameBank: { to: payer.here },
        instant: { to: "1441000777888", fee: "5.00", more: ecobank },
        nonInstant: { to: "6011130004521", more: gcbKumasi },
      }[kind];
      const transfer = { from: payer.from, amount: "250.00", ...usual, ...over(payer) };
      expect(await pay(payer.ama, kind, transfer)).toEqual({ refused: words });
      expect(await payer.books()).toEqual(["1000.00"]);
    },
  );

  it.each(["instant", "nonInstant"] as const)("a transfer to another bank is made in cedis only (%s)", async (kind) => {
    const { ama, from } = await aPayer({ accounts: [usd("1000.00")] });
    const fee = kind === "instant" ? "5.00" : "0.00";
    const more = { ...(kind === "instant" ? ecobank : gcbKumasi), currencyCode: "USD" };
    expect(await pay(ama, kind, { from, to: "1441000777888", amount: "10.00", fee, more })).toEqual({
      refused: "sourceAccount: must be an account in GHS.",
    });
  });

  it("a transfer counts toward the daily limit with its charge @S2-9-17 @S2-9-18", async () => {
    const policy = { limitPerTransaction: "300.00", limitPerDay: "505.00" };
    const { ama, from, books } = await aPayer({ policy });
    const transfer = { from, to: "1441000777888", fee: "5.00", more: ecobank };
    expect(await pay(ama, "instant", { ...transfer, amount: "295.01" })).toEqual({
      refused: "This payment is above your limit of GHS 300.00 a transaction.",
    });
    expect(await pay(ama, "instant", { ...transfer, amount: "295.00" })).toMatchObject({ answer: {} });
    expect(await pay(ama, "instant", { ...transfer, amount: "200.01" })).toEqual({
      refused: "This payment would pass your limit of GHS 505.00 a day.",
    });
    expect(await pay(ama, "instant", { ...transfer, amount: "200.00" })).toMatchObject({ answer: {} });
    expect(await books()).toEqual(["495.00"]);
  });

  it.each([
    ["sameBank", "0.00", {}, { bankCode: "300316", transferType: "LOCAL" }],
    ["instant", "5.00", ecobank, { bankCode: "300312", transferType: "INSTANT_INTERBANK", bankName: "Ecobank Ghana" }],
    [
      "nonInstant",
      "0.00",
      gcbKumasi,
      { bankCode: "040100", branchCode: "104", bankBranch: "Kumasi Main", transferType: "NON_INSTANT_INTERBANK" },
    ],
  ] as const)(
    "the beneficiary (%s) is saved once under the given name if requested @S1-1-16",
    async (kind, fee, more, saved) => {
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
      await pay(ama, kind, { from, to, amount: "1.00", fee, more });
      expect(await listed()).toEqual([]);
      for (const benName of ["Tema branch", "Another name"])
        await pay(ama, kind, { from, to, amount: "1.00", fee, more: { ...more, saveBen: "true", benName } });
      expect(await listed()).toMatchObject([{ name: "Tema branch", accountNumber: to, ...saved }]);
    },
  );
});
