import { beforeAll, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { journalOf } from "../../mock-bank/ledger/journal";
import { repealELevy } from "../../mock-bank/lookups/e-levy";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { aCompanyOf, bankTime, type Customer } from "../support/bank-customers";
import { onEachDatabase, onEmbedded } from "../support/bank-database";

const MILLISECONDS_OF_DAY = 86_400_000;
const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const wallet = "0241234567";

onEachDatabase("Paying a wallet", (bank) => {
  const aPayer = async (people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"], balance = "1000.00") => {
    const company = await aCompanyOf(bank.db, { people, accounts: [ghs(balance)] });
    const [ama] = company.people as [Customer];
    return { ...company, ama, from: company.accounts[0] ?? "" };
  };
  const linesOf = async (id: unknown) =>
    (await journalOf(bank.db, String(id))).flatMap(({ lines }) =>
      lines.map(({ account, amount }) => [account, amount]),
    );

  it("charge and E-Levy count for the amount from which a request needs two approvals", async () => {
    const { people, accounts, books } = await aCompanyOf(bank.db, {
      people: ["Initiator", "Authorizer", "Authorizer"],
      accounts: [ghs("1000.00")],
      policy: { secondApproverFrom: "253.84" },
    });
    const [kofi, efua, adjoa] = people as [Customer, Customer, Customer];
    const [from = ""] = accounts;
    const ask = async (amount: string, to: string) => {
      const { answer } = await kofi.payWallet({ from, wallet: to, amount });
      return String(answer?.transactionId);
    };
    const [atLimit, below] = [await ask("250.34", wallet), await ask("250.33", "0241234568")];
    await efua.approve(atLimit);
    expect(await books()).toEqual(["1000.00"]);
    await efua.approve(below);
    expect(await books()).toEqual(["746.17"]);
    await adjoa.approve(atLimit);
    expect(await books()).toEqual(["492.33"]);
  });

  it("a wallet payment settles with the wallet's own network", async () => {
    const { ama, from } = await aPayer();
    const telecel = await ama.payWallet({ from, wallet: "0201234567", amount: "10.00", network: "TELECEL" });
    const airtelTigo = await ama.payWallet({ from, wallet: "0261234567", amount: "10.00", network: "AIRTELTIGO" });
    expect(await linesOf(telecel.answer?.transactionId)).toContainEqual(["WALLET-TELECEL", "10.00"]);
    expect(await linesOf(airtelTigo.answer?.transactionId)).toContainEqual(["WALLET-AIRTELTIGO", "10.00"]);
  });

  it("the E-Levy that was confirmed is posted, although it is another one on the day of the approval", async () => {
    const { people, from, books } = await aPayer(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    // The first payment uses up the amount of the day without E-Levy, so the E-Levy of the second is another one tomorrow.
    await kofi.payWallet({ from, wallet, amount: "250.00" });
    const { answer } = await kofi.payWallet({ from, wallet, amount: "250.00" });
    efua.now = new Date(bankTime.getTime() + MILLISECONDS_OF_DAY);
    expect(await efua.approve(String(answer?.transactionId))).toMatchObject({ answer: {} });
    expect(await books()).toEqual(["745.50"]);
  });

  it("a wallet payment without funds for its charges is refused and changes nothing", async () => {
    const { ama, from, books } = await aPayer(["Single"], "253.49");
    expect(await ama.payWallet({ from, wallet, amount: "250.00" })).toEqual({ refused: INSUFFICIENT_FUNDS });
    expect(await books()).toEqual(["253.49"]);
    expect((await ama.eLevy(from, wallet, "100.00")).charge).toBe("0.00");
  });

  it("the wallet is saved if requested, once, for this company only", async () => {
    const { ama, from } = await aPayer();
    const list = (who: Customer) => who.savedWallets();
    await ama.payWallet({ from, wallet, amount: "10.00" });
    expect(await list(ama)).toEqual([]);
    await ama.payWallet({ from, wallet, amount: "11.00", saveBen: "true", benName: "Cook" });
    await ama.payWallet({ from, wallet, amount: "12.00", saveBen: "true", benName: "Cook again" });
    expect(await list(ama)).toMatchObject([
      { name: "Cook", phoneNumber: wallet, networkCode: "MTN", network: "MTN", networkGipCode: "300591" },
    ]);
    expect(await list((await aPayer()).ama)).toEqual([]);
  });
});

onEmbedded("A payment to a wallet is refused", (bank) => {
  let ama: Customer;
  let from: string;
  let dollars: string;
  let foreign: string;

  beforeAll(async () => {
    const other = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("500.00")] });
    const company = await aCompanyOf(bank.db, {
      people: ["Single"],
      accounts: [ghs("90000.00"), { currency: "USD", balance: "900.00" }],
    });
    [ama] = company.people as [Customer];
    [from = "", dollars = ""] = company.accounts;
    foreign = other.accounts[0] ?? "";
  });

  const changed = (what: string) => `${what} on this payment. Please look it up again.`;

  it.each<[string, () => object, string]>([
    ["from another company's account", () => ({ accountNumber: foreign }), "accountNumber: Account not found"],
    [
      "from an account in another currency",
      () => ({ accountNumber: dollars }),
      "accountNumber: must be an account in GHS.",
    ],
    ["to a network without wallets", () => ({ networkCode: "SURFLINE" }), "networkCode: no such network."],
    ["to a number of another network", () => ({ networkCode: "TELECEL" }), "phoneNumber: Account not found"],
    ["to a number without a wallet", () => ({ wallet: "0241230000" }), "phoneNumber: Account not found"],
    ["with no E-Levy", () => ({ eLevyCharge: "0.00" }), changed("eLevyCharge: is not the E-Levy")],
    ["with another payment's E-Levy", () => ({ eLevyId: "EL000000000000" }), changed("eLevyCharge: is not the E-Levy")],
    [
      "with a charge of the caller's own making",
      () => ({ charge: "0.00" }),
      "charge: is not the charge of this payment. Please look it up again.",
    ],
    ["of nothing", () => ({ amount: "0.00" }), "amount: must be above zero."],
  ])("a wallet payment is refused: %s @S1-5-16", async (_, over, words) => {
    expect(await ama.payWallet({ from, wallet, amount: "200.00", ...over() })).toEqual({ refused: words });
  });

  it("a payment above the transaction limit of GHS 50,000, charges included, is refused @S2-9-16 @S2-9-18", async () => {
    expect(await ama.payWallet({ from, wallet, amount: "49999.00" })).toEqual({
      refused: "This payment is above your limit of GHS 50,000.00 a transaction.",
    });
  });
});

onEachDatabase("The E-Levy", (bank) => {
  const aCompany = async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("5000.00"), ghs("0.00")] });
    const [ama] = company.people as [Customer];
    const from = company.accounts[0] ?? "";
    return { ama, from, levy: async (amount: string, to = wallet) => ama.eLevy(from, to, amount) };
  };

  it.each([
    ["99.99", "0.00", "0.00"],
    ["100.00", "0.00", "0.00"],
    ["100.49", "0.49", "0.00"],
    ["100.50", "0.50", "0.01"],
    ["350.00", "250.00", "2.50"],
  ])("the levy on %s is 1 %% of %s: %s @S2-7-19", async (amount, taxableAmount, charge) => {
    const { levy } = await aCompany();
    expect(await levy(amount)).toMatchObject({ taxableAmount, charge, eLevyId: expect.stringMatching(/^EL\w{12}$/) });
  });

  it("GHS 100.00 a day and wallet are free of the levy, whichever account pays", async () => {
    const { ama, from, levy } = await aCompany();
    await ama.payWallet({ from, wallet, amount: "60.00" });
    expect(await levy("60.00")).toMatchObject({ taxableAmount: "20.00", charge: "0.20" });
    expect(await levy("60.00", "0241234568")).toMatchObject({ charge: "0.00" });
    await ama.payWallet({ from, wallet, amount: "60.00" });
    expect(await levy("60.00")).toMatchObject({ taxableAmount: "60.00" });
    ama.now = new Date(bankTime.getTime() + MILLISECONDS_OF_DAY);
    expect(await levy("60.00")).toMatchObject({ charge: "0.00" });
  });

  it("a request that failed, was rejected or was recalled uses up nothing of the free amount", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer"], accounts: [ghs("90.00")] });
    const [kofi, efua] = company.people as [Customer, Customer];
    const from = company.accounts[0] ?? "";
    const ask = async () => {
      const { answer } = await kofi.payWallet({ from, wallet, amount: "95.12" });
      return String(answer?.transactionId);
    };
    const free = async () => expect(await kofi.eLevy(from, wallet, "100.00")).toMatchObject({ charge: "0.00" });
    expect(await efua.approve(await ask())).toEqual({ refused: INSUFFICIENT_FUNDS });
    await free();
    await efua.reject(await ask());
    await free();
    await kofi.recall(await ask());
    await free();
  });

  it("the levy on the second of two payments is the levy on both less the levy on the first", async () => {
    const { ama, from, levy } = await aCompany();
    const chargeOn = async (amount: string) => Number((await levy(amount)).charge);
    for (const [first, both] of [
      ["100.50", "200.99"],
      ["33.33", "133.83"],
    ] as const) {
      const second = Number(both) - Number(first);
      const expected = (await chargeOn(both)) - (await chargeOn(first));
      await ama.payWallet({ from, wallet, amount: first });
      expect(await chargeOn(second.toFixed(2))).toBeCloseTo(expected, 5);
      ama.now = new Date(ama.now.getTime() + MILLISECONDS_OF_DAY);
    }
  });

  it("the levy of a company does not depend on the payments of others", async () => {
    const { ama, from } = await aCompany();
    await ama.payWallet({ from, wallet, amount: "500.00" });
    expect(await (await aCompany()).levy("100.00")).toMatchObject({ charge: "0.00" });
  });

  it("the levy uses the rate of its day", async () => {
    const { ama, levy } = await aCompany();
    ama.now = new Date("2022-06-01T09:00:00Z");
    expect(await levy("300.00")).toMatchObject({ charge: "3.00" });
    ama.now = new Date("2022-04-30T23:00:00Z");
    expect(await levy("300.00")).toMatchObject({ charge: "0.00" });
  });
});

onEmbedded("After its repeal", (bank) => {
  it("without an E-Levy rate a payment posts no levy", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("1000.00")] });
    const [ama] = company.people as [Customer];
    const from = company.accounts[0] ?? "";
    await repealELevy(bank.db);
    const { answer } = await ama.payWallet({ from, wallet, amount: "500.00" });
    const journal = await journalOf(bank.db, String(answer?.transactionId));
    expect(journal.flatMap(({ lines }) => lines.map(({ account }) => account))).not.toContain("E-LEVY");
    expect(await company.books()).toEqual(["498.00"]);
  });
});

onEmbedded("Lookups of wallets", (bank) => {
  it.each([
    ["MTN", "0241234567", true],
    ["TELECEL", "0201234567", true],
    ["AIRTELTIGO", "0261234567", true],
    ["MTN", "0201234567", false],
    ["MTN", "0241230000", false],
    ["GLO", "0231234567", false],
  ])("the network %s finds the wallet %s: %s @S2-7-16", async (network, phoneNumber, isKnown) => {
    const company = await aCompanyOf(bank.db, { people: ["Viewer"] });
    const [yaw] = company.people as [Customer];
    const served = { endpoint: bankApi.mobileMoney.walletName, handler: mobileMoneyHandlers.walletName };
    const look = () => yaw.read(served, { network, phoneNumber, transferType: "A2W" });
    const { answer } = await look();
    expect(answer?.accountName).toEqual(isKnown ? expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/) : null);
    expect((await look()).answer).toEqual(answer);
  });
});
