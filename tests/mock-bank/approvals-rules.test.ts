import { beforeEach, expect, it } from "vitest";
import { bankApi } from "../../adapters/bank-api/contract";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { journalOf } from "../../mock-bank/ledger/journal";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/payments/execute";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase } from "../support/bank-database";

const accounts = [
  { currency: "GHS", balance: "1000.00" },
  { currency: "GHS", balance: "200.00" },
] as const;

const statusOf = async ({ db }: BankUnderTest, id: string) =>
  db.selectFrom("requests").select(["status", "failure"]).where("id", "=", id).executeTakeFirstOrThrow();

onEachDatabase("Deciding a request", (bank) => {
  let company: Awaited<ReturnType<typeof aCompanyOf>>;
  let kofi: Customer;
  let efua: Customer;
  let adjoa: Customer;
  let esi: Customer;
  let current: string;
  let savings: string;

  beforeEach(async () => {
    company = await aCompanyOf(bank.db, {
      people: ["Initiator", "Authorizer", "Authorizer", "Initiator & Authorizer"],
      accounts,
      policy: { secondApproverFrom: "500.00" },
    });
    [kofi, efua, adjoa, esi] = company.people as [Customer, Customer, Customer, Customer];
    [current, savings] = company.accounts as [string, string];
  });

  it("moves the money when an authorizer approves, once", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    expect(await efua.approve(id)).toEqual({ answer: { description: "The request has been approved." } });
    expect(await company.books()).toEqual(["850.00", "350.00"]);
    expect(await adjoa.approve(id)).toEqual({ refused: "This request is no longer pending." });
    expect(await company.books()).toEqual(["850.00", "350.00"]);
    expect(await journalOf(bank.db, id)).toHaveLength(1);
    expect(await statusOf(bank, id)).toMatchObject({ status: "APPROVED" });
  });

  it("tells the one who asked, by SMS and e-mail", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    await efua.approve(id);
    const rejected = await kofi.ask(current, savings, "10.00");
    await adjoa.reject(rejected, "Wrong account");
    const told = await bank.db
      .selectFrom("messages")
      .select(["channel", "body"])
      .where("username", "=", kofi.caller.userName)
      .where("code", "is", null)
      .orderBy("id")
      .execute();
    const approvedWords = `Your request for GHS 150.00 (${id}) was approved by ${efua.caller.fullName} and paid.`;
    const rejectedWords = `Your request for GHS 10.00 (${rejected}) was rejected by ${adjoa.caller.fullName}: Wrong account.`;
    expect(told).toEqual([
      { channel: "sms", body: approvedWords },
      { channel: "email", body: approvedWords },
      { channel: "sms", body: rejectedWords },
      { channel: "email", body: rejectedWords },
    ]);
  });

  it("needs two different people from the policy's amount on", async () => {
    const below = await kofi.ask(current, savings, "499.99");
    const id = await kofi.ask(current, savings, "500.00");
    expect(await efua.approve(id)).toEqual({
      answer: { description: "Your approval was recorded. Another authorizer must approve this request too." },
    });
    expect(await statusOf(bank, id)).toMatchObject({ status: "IN_PROGRESS" });
    expect(await company.books()).toEqual(["1000.00", "200.00"]);
    expect(await efua.approve(id)).toEqual({ refused: "You have already approved this request." });
    expect(await adjoa.approve(id)).toEqual({ answer: { description: "The request has been approved." } });
    expect(await efua.approve(below)).toMatchObject({ answer: {} });
    expect(await company.books()).toEqual(["0.01", "1199.99"]);
  });

  it("lets a second authorizer still reject", async () => {
    const id = await kofi.ask(current, savings, "500.00");
    await efua.approve(id);
    expect(await efua.reject(id)).toEqual({ refused: "You have already approved this request." });
    expect(await adjoa.reject(id)).toEqual({ answer: { description: "The request has been rejected." } });
    expect(await statusOf(bank, id)).toMatchObject({ status: "REJECTED" });
    expect(await company.books()).toEqual(["1000.00", "200.00"]);
  });

  it("is never for the one who asked", async () => {
    const id = await esi.ask(current, savings, "150.00");
    const words = "You cannot decide a request that you created.";
    expect(await esi.approve(id)).toEqual({ refused: words });
    expect(await esi.reject(id)).toEqual({ refused: words });
    expect(await efua.approve(id)).toMatchObject({ answer: {} });
  });

  it("answers another company as if the request did not exist", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const other = await aCompanyOf(bank.db, { people: ["Authorizer", "Initiator"] });
    const [stranger, other2] = other.people as [Customer, Customer];
    for (const foreign of [id, "T260302000000000"]) {
      expect(await stranger.approve(foreign)).toEqual({ refused: "Request not found." });
      expect(await stranger.reject(foreign)).toEqual({ refused: "Request not found." });
      expect(await other2.recall(foreign)).toEqual({ refused: "Request not found." });
      expect(await stranger.drillDown(foreign)).toEqual({ answer: { transaction: "[]" } });
    }
    expect(await stranger.pending()).toEqual({ answer: { transactions: [], size: 0 } });
    expect(await statusOf(bank, id)).toMatchObject({ status: "PENDING" });
  });

  it("fails for good what cannot be paid when it is approved, and remembers why", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const all = await kofi.ask(current, savings, "499.00");
    const rest = await kofi.ask(current, savings, "499.50");
    await efua.approve(all);
    await efua.approve(rest);
    expect(await adjoa.approve(id)).toEqual({ refused: INSUFFICIENT_FUNDS });
    expect(await statusOf(bank, id)).toEqual({ status: "FAILED", failure: INSUFFICIENT_FUNDS });
    expect(await company.books()).toEqual(["1.50", "1198.50"]);
    expect(await efua.approve(id)).toEqual({ refused: "This request is no longer pending." });
  });

  it("asks for a reason, and a blank one is none", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    expect(await efua.reject(id, "  ")).toEqual({ refused: "reason: is required." });
    expect(await statusOf(bank, id)).toMatchObject({ status: "PENDING" });
  });

  it("takes a code that was made for this very decision, and nothing else", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const other = await kofi.ask(current, savings, "20.00");
    const approval = { endpoint: bankApi.approvals.approve, handler: approvalsHandlers.approve };
    const fields = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" };
    const approving = (password: string) => efua.command(approval, { ...fields, password, passwordType: "OTP" });
    expect(await approving("00000")).toEqual({ refused: "OTP is not valid." });
    const told = { total: "GHS 20.00", to: savings.slice(-4) };
    const forOther = { ...fields, transactionId: other, passwordType: "OTP" };
    const code = await efua.verifiedCode(approval.endpoint, forOther, told);
    expect(await approving(code)).toEqual({ refused: "This code confirms something else. Nothing was done." });
    const lied = await efua.verifiedCode(approval.endpoint, { ...fields, passwordType: "OTP" }, told);
    expect(await approving(lied)).toEqual({ refused: "This code confirms something else. Nothing was done." });
    expect(await statusOf(bank, id)).toMatchObject({ status: "PENDING" });
  });

  it("knows a request by its type too", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const rejection = { endpoint: bankApi.approvals.reject, handler: approvalsHandlers.reject };
    for (const wrong of [{ transType: "LOCAL-TRANSFER" }, { requestType: "BULK" }]) {
      const fields = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", reason: "No", ...wrong };
      expect(await efua.command(rejection, { ...fields, approvalStatus: "REJECT" })).toEqual({
        refused: "Request not found.",
      });
    }
  });

  it("tells its whole story in the audit", async () => {
    const id = await kofi.ask(current, savings, "500.00");
    await efua.approve(id);
    await adjoa.approve(id);
    const story = await bank.db
      .selectFrom("audit")
      .innerJoin("users", "users.id", "audit.user_id")
      .select(["event", "username"])
      .where("request_id", "=", id)
      .orderBy("audit.id")
      .execute();
    expect(story).toEqual([
      { event: "created", username: kofi.caller.userName },
      { event: "approved", username: efua.caller.userName },
      { event: "executed", username: adjoa.caller.userName },
    ]);
  });
});
