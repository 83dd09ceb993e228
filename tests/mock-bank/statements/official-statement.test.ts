import { type SqlBool, sql } from "kysely";
import { expect, it } from "vitest";
import { branchDirectory } from "../../../contract/branch-directory";
import type { InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import type { Database } from "../../../mock-bank/database/tables";
import { meaningOf } from "../../../mock-bank/otp/code-messages";
import { checkOfficial, officialOrders, orderOfficial } from "../../../mock-bank/statements/official-statement";
import { aCompanyOf, bankTime, type Customer } from "../../support/bank-customers";
import { onEachDatabase } from "../../support/bank-database";
import { aBank } from "../../support/each-bank";

type Input = InputOf<typeof bankApi.statements.orderOfficial>;
const served = { endpoint: bankApi.statements.orderOfficial, handler: orderOfficial };
const checked = { endpoint: bankApi.statements.checkOfficial, handler: checkOfficial };
const listed = { endpoint: bankApi.statements.officialOrders, handler: officialOrders };

it.each([
  [bankApi.statements.statement.path, "sends an account statement by e-mail"],
  [bankApi.statements.orderOfficial.path, "orders an official statement"],
])("the message of the code of %s says what is confirmed", (call, meaning) => {
  expect(meaningOf("action", { call, digest: "" }, "Asempa Bank")).toBe(meaning);
});

const fieldsOf = (accountNumber: string, over: Partial<Input> = {}) => ({
  accountNumber,
  startDate: "01-02-2026",
  endDate: "02-03-2026",
  delivery: "branch" as const,
  branchName: "Accra Main",
  passwordType: "OTP" as const,
  ...over,
});

async function order(customer: Customer, fields: ReturnType<typeof fieldsOf>) {
  const password = await customer.verifiedCode(served.endpoint, fields, {});
  return customer.command(served, { ...fields, password });
}

async function aCustomer(db: Database) {
  const company = await aCompanyOf(db, { people: ["Single"], accounts: [{ currency: "GHS", balance: "100.00" }] });
  const [ama] = company.people;
  const [account = ""] = company.accounts;
  if (!ama) throw new Error("Somebody works there");
  return { ama, account, company };
}

onEachDatabase("The order of an official statement", (bank) => {
  const orders = (companyId: string) =>
    bank.db.selectFrom("official_statements").selectAll().where("company_id", "=", companyId).execute();

  it("an order is stored with the address of its branch, is confirmed by message, and costs nothing", async () => {
    const { ama, account, company } = await aCustomer(bank.db);
    const { answer } = await order(ama, fieldsOf(account, { branchAddress: "My place" }));
    const [kept] = await orders(company.id);
    expect(kept).toMatchObject({ delivery: "branch", branch: "Accra Main, High Street, Accra", email: null });
    expect(answer?.description).toContain(kept?.id);
    const told = await bank.db.selectFrom("messages").select("body").where("subject", "like", `%${kept?.id}`).execute();
    expect(told).toEqual([{ body: answer?.description }]);
    expect(await company.books()).toEqual(["100.00"]);
  });

  it("one order a day is accepted, whoever makes it", async () => {
    const { ama, account, company } = await aCustomer(bank.db);
    await order(ama, fieldsOf(account));
    const [kept] = await orders(company.id);
    expect((await ama.read(checked, fieldsOf(account))).answer?.refusal).toContain(kept?.id);
    expect((await ama.read(checked, fieldsOf(account, { startDate: "02-02-2026" }))).answer).toEqual({});
    const again = await order(ama, fieldsOf(account));
    expect(again).toEqual({ refused: `This statement was already ordered today. Reference: ${kept?.id}` });
    await order(ama, fieldsOf(account, { startDate: "02-02-2026" }));
    expect(await orders(company.id)).toHaveLength(2);
  });

  it("a company lists its own orders, and a page continues after a row although an order has come since", async () => {
    const { ama, account } = await aCustomer(bank.db);
    const other = await aCustomer(bank.db);
    await order(other.ama, fieldsOf(other.account));
    const foreign = (await ama.read(listed, { pageNumber: 1, pageSize: 1 })).answer;
    expect(foreign).toEqual({ orders: [], size: 0, position: 0 });
    const orderOn = async (day: number) => {
      await order(ama, fieldsOf(account, { startDate: `0${day}-02-2026` }));
      const at = new Date(bankTime.getTime() + day * 60_000);
      const ofDay = sql<SqlBool>`from_day = ${`2026-02-0${day}`}`;
      await bank.db.updateTable("official_statements").set({ ordered_at: at }).where(ofDay).execute();
    };
    await orderOn(1);
    await orderOn(2);
    const { orders } = bankApi.statements.officialOrders.reply.parse(
      (await ama.read(listed, { pageNumber: 1, pageSize: 1 })).answer,
    );
    const [first] = orders;
    await orderOn(3);
    const next = (await ama.read(listed, { pageNumber: 2, pageSize: 1, after: first?.orderId })).answer;
    expect(first).toMatchObject({ accountNumber: account, startDate: "02-02-2026", charge: "0.00" });
    expect(next).toMatchObject({ orders: [{ startDate: "01-02-2026", endDate: "02-03-2026" }], size: 3, position: 2 });
    const beyond = (await other.ama.read(listed, { pageNumber: 1, pageSize: 10, after: first?.orderId })).answer;
    expect(beyond).toMatchObject({ size: 1, position: 0 });
  });

  it("an order by e-mail goes to the given address", async () => {
    const { ama, account, company } = await aCustomer(bank.db);
    await order(ama, fieldsOf(account, { delivery: "email", email: "office@adom.example" }));
    expect(await orders(company.id)).toMatchObject([{ delivery: "email", branch: null, email: "office@adom.example" }]);
  });

  it.each<[string, Partial<Input>, string]>([
    ["somebody else's account", { accountNumber: "9999999999999" }, "accountNumber: Account not found"],
    ["an unknown branch", { branchName: "Atlantis" }, "branchName: Branch not found"],
    ["no branch", { branchName: undefined }, "branchName: Branch not found"],
    ["no address", { delivery: "email", email: "" }, "The field email is not valid."],
    ["an end before the start", { endDate: "31-01-2026" }, "Start date should not be greater than end date"],
    ["days to come", { endDate: "03-03-2026" }, "endDate: must not be in the future."],
    ["a day that never was", { startDate: "30-02-2026" }, "startDate: is no date."],
  ])("an order for %s is refused, which the check says before, and nothing is stored", async (_, over, words) => {
    const { ama, account, company } = await aCustomer(bank.db);
    expect((await ama.read(checked, fieldsOf(account, over))).answer).toEqual({ refusal: words });
    expect(await order(ama, fieldsOf(account, over))).toEqual({ refused: words });
    expect(await orders(company.id)).toEqual([]);
  });

  it("an order needs the code that was made for it", async () => {
    const { ama, account, company } = await aCustomer(bank.db);
    const password = await ama.verifiedCode(served.endpoint, fieldsOf(account, { startDate: "02-02-2026" }), {});
    expect((await ama.command(served, { ...fieldsOf(account), password })).refused).toContain("something else");
    expect(await orders(company.id)).toEqual([]);
  });
});

const bank = aBank();
it("The branch directory can be read without a session, in the form of the contract", async () => {
  const answer = await fetch(`${bank.running.address}/branch-directory.json`);
  const { elements } = branchDirectory.parse(await answer.json());
  expect(elements.map(({ tags }) => tags?.branch)).toContain("Accra Main");
});
