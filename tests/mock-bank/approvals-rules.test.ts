import { beforeEach, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { inTransaction } from "../../mock-bank/database/transaction";
import type { Order } from "../../mock-bank/orders/order";
import { insertRequest } from "../../mock-bank/requests/request-repository";
import { aCompanyOf, bankTime, type Customer } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase } from "../support/bank-database";

const accounts = [
  { currency: "GHS", balance: "1000.00" },
  { currency: "GHS", balance: "200.00" },
] as const;

const ownAccounts = { transType: "OWN-TRANSFER", requestType: "SINGLE", currency: "GHS" };

const statusOf = async ({ db }: BankUnderTest, id: string) =>
  db.selectFrom("requests").select(["status", "failure"]).where("id", "=", id).executeTakeFirstOrThrow();

onEachDatabase("Deciding a request", (bank) => {
  let company: Awaited<ReturnType<typeof aCompanyOf>>;
  let kofi: Customer;
  let efua: Customer;
  let adjoa: Customer;
  let esi: Customer;
  let yaw: Customer;
  let current: string;
  let savings: string;

  beforeEach(async () => {
    company = await aCompanyOf(bank.db, {
      people: ["Initiator", "Authorizer", "Authorizer", "Initiator & Authorizer", "Viewer"],
      accounts,
      policy: { secondApproverFrom: "500.00" },
    });
    [kofi, efua, adjoa, esi, yaw] = company.people as [Customer, Customer, Customer, Customer, Customer];
    [current, savings] = company.accounts as [string, string];
  });

  it("the inbox counts a request for each authorizer who has not approved it, and for no other user", async () => {
    await kofi.ask(current, savings, "150.00");
    const large = await kofi.ask(current, savings, "600.00");
    const own = await esi.ask(current, savings, "1.00");
    const waiting = (count: number, totalAmount: string) => ({
      answer: {
        waiting: [
          { ...ownAccounts, count, totalAmount, oldestDate: expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/) },
        ],
      },
    });
    expect(await efua.inbox()).toEqual(waiting(3, "751.00"));
    expect(await esi.inbox()).toEqual(waiting(2, "750.00"));
    await efua.approve(large);
    expect(await efua.inbox()).toEqual(waiting(2, "151.00"));
    expect(await adjoa.inbox()).toEqual(waiting(3, "751.00"));
    await adjoa.reject(own, "Not needed");
    await adjoa.approve(large);
    expect(await efua.inbox()).toEqual(waiting(1, "150.00"));
  });

  it("the inbox of a user who decides nothing is empty", async () => {
    await kofi.ask(current, savings, "150.00");
    expect(await yaw.inbox()).toEqual({ answer: { waiting: [] } });
  });

  it("the inbox of another company is empty", async () => {
    await kofi.ask(current, savings, "150.00");
    const [stranger] = (await aCompanyOf(bank.db, { people: ["Authorizer"], accounts })).people as [Customer];
    expect(await stranger.inbox()).toEqual({ answer: { waiting: [] } });
  });

  it("the initiator gets an SMS and an e-mail about the decision, with the reason of a rejection @S3-1-05", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    await efua.approve(id);
    const rejected = await kofi.ask(current, savings, "10.00");
    await adjoa.reject(rejected, "Wrong account");
    const told = await bank.db
      .selectFrom("messages")
      .select(["channel", "body", "subject"])
      .where("username", "=", kofi.caller.userName)
      .where("code", "is", null)
      .orderBy("id")
      .execute();
    const approvedWords = `Your request for GHS 150.00 (${id}) was approved by ${efua.caller.fullName} and paid.`;
    const rejectedWords = `Your request for GHS 10.00 (${rejected}) was rejected by ${adjoa.caller.fullName}: Wrong account.`;
    const approvedTitle = expect.stringMatching(`: your request ${id} was approved and paid$`);
    const rejectedTitle = expect.stringMatching(`: your request ${rejected} was rejected$`);
    expect(told).toMatchObject([
      { channel: "sms", body: approvedWords },
      { channel: "email", body: approvedWords, subject: approvedTitle },
      { channel: "sms", body: rejectedWords },
      { channel: "email", body: rejectedWords, subject: rejectedTitle },
    ]);
  });

  it("a request needs two different authorizers from the amount of the approval policy on", async () => {
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

  it("a second authorizer can reject what the first one approved", async () => {
    const id = await kofi.ask(current, savings, "500.00");
    await efua.approve(id);
    expect(await efua.reject(id)).toEqual({ refused: "You have already approved this request." });
    expect(await adjoa.reject(id)).toEqual({ answer: { description: "The request has been rejected." } });
    expect(await statusOf(bank, id)).toMatchObject({ status: "REJECTED" });
    expect(await company.books()).toEqual(["1000.00", "200.00"]);
  });

  it("an initiator cannot decide their own request @S2-1-10", async () => {
    const id = await esi.ask(current, savings, "150.00");
    const words = "You cannot decide a request that you created.";
    expect(await esi.approve(id)).toEqual({ refused: words });
    expect(await esi.reject(id)).toEqual({ refused: words });
    expect(await efua.approve(id)).toMatchObject({ answer: {} });
  });

  it("the list of own requests states who rejected a request and why, and nothing of one that waits", async () => {
    await kofi.ask(current, savings, "10.00");
    await adjoa.reject(await kofi.ask(current, savings, "11.00"), "Wrong account");
    const { answer } = (await kofi.mine()) as { answer: { transactions: readonly Record<string, unknown>[] } };
    // The two can be of the same moment, in either order.
    expect(new Map(answer.transactions.map(({ endReason, rejectedBy }) => [endReason, rejectedBy]))).toEqual(
      new Map([
        ["Wrong account", adjoa.caller.fullName],
        [undefined, undefined],
      ]),
    );
  });

  it("a rejection needs a reason, and a blank one is refused @S1-1-25 @S3-5-01", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    expect(await efua.reject(id, "  ")).toEqual({ refused: "reason: is required." });
    expect(await statusOf(bank, id)).toMatchObject({ status: "PENDING" });
  });

  it("the list and the review show who has approved already, and whose approval it was @S1-1-23 @S3-1-03 @S3-3-10", async () => {
    const id = await kofi.ask(current, savings, "500.00");
    const listed = async (who: Customer) => (await who.pending()).answer?.transactions;
    expect(await listed(efua)).toEqual([expect.not.objectContaining({ approvals: expect.anything() })]);
    await efua.approve(id);
    const progress = { transactionId: id, workFlowStatus: "IN_PROGRESS", approvals: 1, approvalsNeeded: 2 };
    expect(await listed(efua)).toMatchObject([{ ...progress, approvedByMe: true }]);
    expect(await listed(adjoa)).toMatchObject([{ ...progress, approvedByMe: false }]);
    expect((await adjoa.review(id)).answer).toMatchObject({ approvals: 1, approvalsNeeded: 2 });
  });

  it("only users who can decide get the details needed for the decision", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const told = { availableAfter: "850.00", arrivesOn: "02-03-2026", likelyDuplicates: [] };
    for (const decider of [efua, esi]) {
      const review = (await decider.review(id)).answer;
      expect(review).toMatchObject(told);
      expect(review, "One's own account is no stranger").not.toHaveProperty("isFirstToPayee", true);
    }
    for (const onlooker of [kofi, yaw]) {
      const review = (await onlooker.review(id)).answer;
      expect(review).toMatchObject({ approvals: 0, events: [{ event: "created" }] });
      for (const hint of ["likelyDuplicates", "availableAfter", "arrivesOn", "isFirstToPayee"])
        expect(review).not.toHaveProperty(hint);
    }
    const own = await esi.ask(current, savings, "10.00");
    expect((await esi.review(own)).answer).not.toHaveProperty("availableAfter");
  });

  it("only the initiator and the authorizers can follow a request to its end", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    await efua.approve(id);
    for (const insider of [kofi, efua, adjoa])
      expect((await insider.review(id)).answer).toMatchObject({
        events: [{ event: "created" }, { event: "executed" }],
      });
    expect(await yaw.review(id)).toEqual({ refused: "Request not found." });
  });

  it("a pending clearing payment shows the day that the cut-off allows, and a pending schedule shows its first run", async () => {
    const { id: account } = await bank.db
      .selectFrom("ledger_accounts")
      .select("id")
      .where("number", "=", current)
      .executeTakeFirstOrThrow();
    const order: Order = {
      sourceAccountId: account,
      currency: "GHS",
      amount: 100n,
      charge: 0n,
      eLevy: 0n,
      narration: "Test",
      details: {},
      legs: [],
      payee: "1441000777888",
      category: "otherBank",
      route: "clearing",
    };
    const asking = { companyId: company.id, createdBy: kofi.caller.userId, createdAt: bankTime, approvalsNeeded: 1 };
    await inTransaction(bank.db, (tx) =>
      insertRequest(tx, order, { ...asking, id: `T-${company.id}`, status: "PENDING" }),
    );
    const promised = async (id: string, now: string) => {
      efua.now = new Date(now);
      const { answer } = await efua.review(id);
      return [answer?.arrivesOn, answer?.approveBefore].filter(Boolean).join(" until ");
    };
    expect((await efua.review(`T-${company.id}`)).answer).toMatchObject({ isFirstToPayee: true });
    expect(await promised(`T-${company.id}`, "2026-03-02T11:59:00Z")).toBe("02-03-2026 until 02-03-2026 12:00");
    expect(await promised(`T-${company.id}`, "2026-03-02T12:00:00Z")).toBe("03-03-2026");
    expect(await promised(`T-${company.id}`, "2026-03-05T12:00:00Z")).toBe("09-03-2026");
    const monthly = { isSchedule: "true", frequency: "MONTHLY", startDate: "16-03-2026" };
    const scheduled = await kofi.transfer(current, savings, "1.00", "GHS", monthly);
    const id = String(scheduled.answer?.transactionId);
    expect(await promised(id, "2026-03-02T09:00:00Z")).toBe("16-03-2026");
    const { answer } = await efua.review(id);
    const schedule = { frequency: "MONTHLY", startDate: "16-03-2026", isChange: false };
    expect(answer).toMatchObject({ schedule: { ...schedule, firstRun: "16-03-2026", isDue: false } });
    expect(answer).not.toHaveProperty("availableAfter");
    efua.now = new Date("2026-03-18T09:00:00Z");
    const late = (await efua.review(id)).answer;
    expect(late).toMatchObject({ schedule: { ...schedule, firstRun: "18-03-2026", isDue: true } });
    expect(late).toHaveProperty("availableAfter");
  });

  it("an approval takes only a verified code that was made for this very decision @S3-1-04 @S1-1-24", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const other = await kofi.ask(current, savings, "20.00");
    const approval = { endpoint: bankApi.approvals.approve, handler: approvalsHandlers.approve };
    const fields = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" };
    const approving = (password: string) => efua.command(approval, { ...fields, password, passwordType: "OTP" });
    expect(await approving("00000")).toEqual({ refused: "OTP is not valid." });
    const own = { total: "GHS 150.00", to: savings.slice(-4) };
    const unverified = await efua.unverifiedCode(approval.endpoint, { ...fields, passwordType: "OTP" }, own);
    expect(await approving(unverified)).toEqual({ refused: "OTP is not valid." });
    const told = { total: "GHS 20.00", to: savings.slice(-4) };
    const forOther = { ...fields, transactionId: other, passwordType: "OTP" };
    const code = await efua.verifiedCode(approval.endpoint, forOther, told);
    expect(await approving(code)).toEqual({ refused: "This code confirms something else. Nothing was done." });
    const lied = await efua.verifiedCode(approval.endpoint, { ...fields, passwordType: "OTP" }, told);
    expect(await approving(lied)).toEqual({ refused: "This code confirms something else. Nothing was done." });
    expect(await statusOf(bank, id)).toMatchObject({ status: "PENDING" });
  });

  it("a request is found only under its own transaction type", async () => {
    const id = await kofi.ask(current, savings, "150.00");
    const rejection = { endpoint: bankApi.approvals.reject, handler: approvalsHandlers.reject };
    for (const wrong of [{ transType: "LOCAL-TRANSFER" }, { requestType: "BULK" }]) {
      const fields = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", reason: "No", ...wrong };
      expect(await efua.command(rejection, { ...fields, approvalStatus: "REJECT" })).toEqual({
        refused: "Request not found.",
      });
    }
  });

  it("the audit holds every step of a request", async () => {
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
