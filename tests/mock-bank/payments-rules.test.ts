import { beforeAll, expect, it } from "vitest";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { journalOf } from "../../mock-bank/ledger/journal";
import { aCompanyOf, bankTime, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const MILLISECONDS_OF_DAY = 86_400_000;
const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;

onEachDatabase("Paying between own accounts", (bank) => {
  it.each(["Initiator", "Initiator & Authorizer"] as const)("the payment of an %s becomes a request", async (role) => {
    const company = await aCompanyOf(bank.db, { people: [role], accounts: [ghs("100.00"), ghs("0.00")] });
    const [kofi] = company.people as [Customer];
    const [current, savings] = company.accounts as [string, string];
    // The amount exceeds the balance: a request moves and holds no money.
    const { answer } = await kofi.transfer(current, savings, "150.00");
    expect(answer?.description).toBe("Transfer request has been successfully sent for approval!");
    expect(await company.books()).toEqual(["100.00", "0.00"]);
    expect(await kofi.accounts()).toMatchObject({ answer: { accounts: [{ availableBalance: "100.00" }, {}] } });
    expect(await journalOf(bank.db, String(answer?.transactionId))).toEqual([]);
  });

  it("every authorizer except the initiator is notified", async () => {
    const company = await aCompanyOf(bank.db, {
      people: ["Initiator & Authorizer", "Authorizer", "Viewer", "Initiator & Authorizer"],
      accounts: [ghs("100.00"), ghs("0.00")],
    });
    const [esi, ...others] = company.people as [Customer, ...Customer[]];
    const [current, savings] = company.accounts as [string, string];
    const id = await esi.ask(current, savings, "1234.50");
    const told = await bank.db
      .selectFrom("messages")
      .select(["username", "channel", "body"])
      .where("body", "like", `%${id}%`)
      .execute();
    const [efua, , kwesi] = others.map(({ caller }) => caller.userName);
    expect(told.map(({ username }) => username).sort()).toEqual([efua, efua, kwesi, kwesi].sort());
    expect(told[0]?.body).toBe(`${esi.caller.fullName} asks for approval of GHS 1,234.50 (${id}).`);
  });
});

onEachDatabase("A payment is refused", (bank) => {
  let ama: Customer;
  let accounts: { current: string; savings: string; dollars: string; foreign: string };
  let books: () => Promise<string[]>;

  beforeAll(async () => {
    const other = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs("500.00")] });
    const company = await aCompanyOf(bank.db, {
      people: ["Single"],
      accounts: [ghs("90000.00"), ghs("200.00"), { currency: "USD", balance: "9000.00" }],
      policy: { limitPerTransaction: "20000.00", limitPerDay: "30000.00" },
    });
    [ama] = company.people as [Customer];
    const [current = "", savings = "", dollars = ""] = company.accounts;
    accounts = { current, savings, dollars, foreign: other.accounts[0] ?? "" };
    books = company.books;
  });

  it.each<
    [
      string,
      (given: typeof accounts) => [from: string, to: string, amount: string, currency?: string, more?: object],
      string,
    ]
  >([
    ["from an account of another company", (a) => [a.foreign, a.savings, "1.00"], "sourceAccount: Account not found"],
    [
      "from an account that does not exist",
      (a) => ["9999999999999", a.savings, "1.00"],
      "sourceAccount: Account not found",
    ],
    [
      "to an account of another company",
      (a) => [a.current, a.foreign, "1.00"],
      "destinationAccountNo: Account not found",
    ],
    [
      "to an account that does not exist",
      (a) => [a.current, "9999999999999", "1.00"],
      "destinationAccountNo: Account not found",
    ],
    [
      "to the account that it comes from @S2-5-015",
      (a) => [a.current, a.current, "1.00"],
      "destinationAccountNo: must be another account than the source.",
    ],
    [
      "to an account in another currency @S2-5-016",
      (a) => [a.current, a.dollars, "1.00"],
      "destinationAccountNo: must have the currency of the source account.",
    ],
    [
      "in a currency that its accounts do not have",
      (a) => [a.current, a.savings, "1.00", "USD"],
      "currencyCode: is not that of the source account.",
    ],
    [
      "with a charge of the caller's own making",
      (a) => [a.current, a.savings, "5.00", "GHS", { transactionFee: "1.00" }],
      "transactionFee: is not the charge of this transfer. Please look it up again.",
    ],
    [
      "with a total that is not the amount",
      (a) => [a.current, a.savings, "5.00", "GHS", { totalAmount: "4.00" }],
      "totalAmount: is not the amount and its charge.",
    ],
    ["above what is there", (a) => [a.savings, a.current, "200.01"], INSUFFICIENT_FUNDS],
    [
      "above the limit of a transaction",
      (a) => [a.current, a.savings, "20000.01"],
      "This payment is above your limit of GHS 20,000.00 a transaction.",
    ],
  ])("a payment is refused: %s", async (_, call, words) => {
    const before = await books();
    expect(await ama.transfer(...call(accounts))).toEqual({ refused: words });
    expect(await books()).toEqual(before);
  });

  it("a payment above the daily limit is refused, and accepted the next day", async () => {
    const { current, savings } = accounts;
    expect(await ama.transfer(current, savings, "20000.00")).toMatchObject({ answer: {} });
    expect(await ama.transfer(current, savings, "10000.01")).toEqual({
      refused: "This payment would pass your limit of GHS 30,000.00 a day.",
    });
    expect(await ama.transfer(current, savings, "10000.00")).toMatchObject({ answer: {} });
    ama.now = new Date(bankTime.getTime() + MILLISECONDS_OF_DAY);
    expect(await ama.transfer(current, savings, "10000.01")).toMatchObject({ answer: {} });
  });

  it("the code of a refused payment can be used for the same payment again", async () => {
    const company = await aCompanyOf(bank.db, { people: ["Single", "Single"], accounts: [ghs("10.00"), ghs("50.00")] });
    const [esi, yaw] = company.people as [Customer, Customer];
    const [current, savings] = company.accounts as [string, string];
    expect(await esi.transfer(current, savings, "20.00")).toEqual({ refused: INSUFFICIENT_FUNDS });
    await yaw.transfer(savings, current, "30.00");
    const codes = await bank.db
      .selectFrom("one_time_codes")
      .select("consumed_at")
      .where("user_id", "=", esi.caller.userId)
      .execute();
    expect(codes).toEqual([{ consumed_at: null }]);
  });
});
