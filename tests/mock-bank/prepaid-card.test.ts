import { beforeAll, expect, it } from "vitest";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEachDatabase, onEmbedded } from "../support/bank-database";

const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;

onEachDatabase("Loading a prepaid card", (bank) => {
  it("a card is saved under the given name if requested", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("1000.00")] });
    const [ama] = company.people as [Customer];
    const from = company.accounts[0] ?? "";
    await ama.loadCard({ from, amount: "1.00", saveBen: "true", benName: "Travel card" });
    await ama.loadCard({ from, amount: "2.00", saveBen: "true", benName: "Another name" });
    expect(await ama.savedCards()).toMatchObject([
      { name: "Travel card", cardCustomerId: "1234567", last4digit: "4321", phoneNumber: "0241234567" },
    ]);
  });
});

onEmbedded("A load is refused", (bank) => {
  let ama: Customer;
  let from: string;
  let others: { dollars: string; foreign: string };

  beforeAll(async () => {
    const other = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("500.00")] });
    const company = await aCompanyOf(bank.db, {
      people: ["Single"],
      accounts: [ghs("100.00"), { currency: "USD", balance: "900.00" }],
    });
    [ama] = company.people as [Customer];
    from = company.accounts[0] ?? "";
    others = { dollars: company.accounts[1] ?? "", foreign: other.accounts[0] ?? "" };
  });

  it.each<[string, () => object, string]>([
    ["from another company's account", () => ({ sourceAccount: others.foreign }), "sourceAccount: Account not found"],
    [
      "from an account in another currency",
      () => ({ sourceAccount: others.dollars }),
      "sourceAccount: must be an account in GHS.",
    ],
    ["for a customer whom nobody knows", () => ({ customerId: "0123456" }), "customerId: Customer not found"],
    ["onto a blocked card", () => ({ card: "0000" }), "This card is blocked. Nothing was loaded."],
    ["without the funds", () => ({ amount: "100.01" }), INSUFFICIENT_FUNDS],
    ["of nothing", () => ({ amount: "0.00" }), "amount: must be above zero."],
  ])("a card load is refused: %s @S1-5-16", async (_, over, words) => {
    expect(await ama.loadCard({ from, amount: "50.00", ...over() })).toEqual({ refused: words });
  });
});
