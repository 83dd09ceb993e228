import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { type BankOfTests, onEachBank, onPostgresBank } from "../support/each-bank";
import { codeFor, WireClient } from "../support/wire-client";

const { accounts, approvals, otp, payments, requests } = bankApi;
const AMOUNT = "150.00";
const NOT_PERMITTED = { code: 1, description: "You don't have permission to do this." };

type Numbers = readonly { readonly accountNumber: string }[];
const transferOf = ([from, to]: Numbers, amount = AMOUNT) =>
  ({
    sourceAccount: from?.accountNumber ?? "",
    destinationAccountNo: to?.accountNumber ?? "",
    amount,
    currencyCode: "GHS",
    narration: "Rent",
    transType: "OWN-TRANSFER",
  }) as const;
const shownOf = ([, to]: Numbers) => ({ total: `GHS ${AMOUNT}`, to: to?.accountNumber.slice(-4) ?? "" });
const decisionOn = (transactionId: string) =>
  ({ transactionId, transType: "OWN-TRANSFER", requestType: "SINGLE" }) as const;

/** Opens two companies, the first with a pending request of its Initiator. */
async function aPendingRequest({ running }: BankOfTests) {
  const company = await openCompany(running);
  const initiator = await signedIn(running, company, "Initiator");
  const shown = shownOf(company.accounts);
  const { transactionId, code } = await initiator.confirm(payments.toSelf, transferOf(company.accounts), shown);
  if (code !== 0) throw new Error("The request was not made");
  return { company, initiator, shown, id: String(transactionId) };
}

const approve = (client: WireClient, id: string, shown: object, key?: string) =>
  client.confirm(approvals.approve, { ...decisionOn(id), approvalStatus: "APPROVE" }, shown, key);

const recall = (client: WireClient, transactionId: string, shown: object) =>
  client.confirm(requests.recall, { transactionId }, shown);

async function statusOf({ running }: BankOfTests, id: string) {
  const { db } = running.bank;
  return (await db.selectFrom("requests").select("status").where("id", "=", id).executeTakeFirst())?.status;
}
async function timesPosted({ running }: BankOfTests, id: string) {
  const entries = await running.bank.db
    .selectFrom("journal_entries")
    .select("id")
    .where("request_id", "=", id)
    .execute();
  return entries.length;
}

onEachBank("Decisions on a request", (bank) => {
  it("only the user who made a request can recall it, whatever other rights others have", async () => {
    const { running } = bank;
    const company = await openCompany(running, {
      users: [
        { role: "Initiator" },
        { role: "Initiator" },
        { role: "Initiator & Authorizer" },
        { role: "Single" },
        { role: "Authorizer" },
      ],
    });
    const shown = shownOf(company.accounts);
    const initiator = await signedIn(running, company, 0);
    const made = await initiator.confirm(payments.toSelf, transferOf(company.accounts), shown);
    const id = String(made.transactionId);
    for (const who of [1, 2, 3])
      expect(await recall(await signedIn(running, company, who), id, shown)).toEqual({
        code: 1,
        description: "You can recall only requests that you created.",
      });
    expect(await recall(await signedIn(running, company, 4), id, shown)).toEqual(NOT_PERMITTED);
    const stranger = await signedIn(running, await openCompany(running), "Initiator");
    expect(await recall(stranger, id, shown)).toEqual(await recall(stranger, "T1", shown));
    expect(await statusOf(bank, id)).toBe("PENDING");
    expect((await recall(initiator, id, shown)).code).toBe(0);
  });

  it.each([
    ["recall", "approval", "RECALLED", 0],
    ["approval", "recall", "APPROVED", 1],
    ["recall", "rejection", "RECALLED", 0],
    ["rejection", "recall", "REJECTED", 0],
    ["rejection", "approval", "REJECTED", 0],
    ["approval", "rejection", "APPROVED", 1],
  ] as const)("after the %s, the %s that was confirmed before it is refused", async (first, second, status, posted) => {
    const { company, initiator, id, shown } = await aPendingRequest(bank);
    const authorizer = await signedIn(bank.running, company, "Authorizer");
    const approving = { ...decisionOn(id), approvalStatus: "APPROVE", password: "00000", passwordType: "OTP" } as const;
    const recalling = { transactionId: id, password: "00000", passwordType: "OTP" } as const;
    const codes = {
      approval: await authorizer.askCode(approvals.approve, approving, shown),
      recall: await initiator.askCode(requests.recall, recalling, shown),
    };
    await authorizer.verify(codes.approval);
    await initiator.verify(codes.recall);
    const send = {
      approval: (idempotencyKey: string) =>
        authorizer.call(approvals.approve, { ...approving, password: codes.approval }, { idempotencyKey }),
      recall: (idempotencyKey: string) =>
        initiator.call(requests.recall, { ...recalling, password: codes.recall }, { idempotencyKey }),
      rejection: (idempotencyKey: string) =>
        authorizer.call(
          approvals.reject,
          { ...decisionOn(id), reason: "No", approvalStatus: "REJECT" },
          { idempotencyKey },
        ),
    };
    const key = randomUUID();
    const done = await send[first](key);
    expect(done.code).toBe(0);
    const words =
      second === "recall" ? "Only a pending request can be recalled." : "This request is no longer pending.";
    expect(await send[second](randomUUID())).toEqual({ code: 1, description: words });
    expect(await send[first](key)).toEqual(done);
    expect((await send[first](randomUUID())).code).toBe(1);
    expect([await statusOf(bank, id), await timesPosted(bank, id)]).toEqual([status, posted]);
  });

  it("a payment in an expired session is refused, even if its code was confirmed before", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const transfer = { ...transferOf(company.accounts), password: "00000", passwordType: "OTP" } as const;
    const code = await client.askCode(payments.toSelf, transfer, shownOf(company.accounts));
    await client.verify(code);
    await passTime(bank.running, 300);
    const paid = await client.call(payments.toSelf, { ...transfer, password: code }, { idempotencyKey: randomUUID() });
    expect(paid.code).toBe(103);
  });
});

onPostgresBank("At the same instant", (bank) => {
  it("two authorizers who approve one request move its money once", async () => {
    const { company, id, shown } = await aPendingRequest(bank);
    const authorizers = [
      await signedIn(bank.running, company, "Authorizer"),
      await signedIn(bank.running, company, "Initiator & Authorizer"),
    ];
    const decision = { ...decisionOn(id), approvalStatus: "APPROVE", password: "00000", passwordType: "OTP" } as const;
    const codes = await Promise.all(authorizers.map((client) => client.askCode(approvals.approve, decision, shown)));
    await Promise.all(authorizers.map((client, index) => client.verify(codes[index] ?? "")));
    const answers = await Promise.all(
      authorizers.map((client, index) =>
        client.call(approvals.approve, { ...decision, password: codes[index] ?? "" }, { idempotencyKey: randomUUID() }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await timesPosted(bank, id)).toBe(1);
    const seen = await authorizers[0]?.call(accounts.list, { loginId: "me" });
    expect(seen?.accounts).toMatchObject([{ bookBalance: "850.00" }, { bookBalance: "150.00" }]);
  });

  it("an approval, a rejection and a recall in parallel: one of them takes effect", async () => {
    const { company, initiator, id, shown } = await aPendingRequest(bank);
    const approver = await signedIn(bank.running, company, "Authorizer");
    const rejecter = await signedIn(bank.running, company, "Initiator & Authorizer");
    const answers = await Promise.all([
      approve(approver, id, shown),
      rejecter.call(
        approvals.reject,
        { ...decisionOn(id), reason: "No", approvalStatus: "REJECT" },
        { idempotencyKey: randomUUID() },
      ),
      initiator.confirm(requests.recall, { transactionId: id }, shown),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const posted = await timesPosted(bank, id);
    expect(posted).toBe((await statusOf(bank, id)) === "APPROVED" ? 1 : 0);
  });

  it("fifty checks of one sign-in code open one session", async () => {
    const { username, password } = userOf(await openCompany(bank.running), "Single");
    const device = new WireClient(bank.running);
    const { loginId } = await device.authenticate(username, password);
    await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
    const code = await codeFor(bank.running, username);
    const check = () => device.call(otp.verify, { otp: code, userName: String(loginId) });
    const answers = await Promise.all(Array.from({ length: 50 }, check));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  });
});
