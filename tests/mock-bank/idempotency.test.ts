import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { type OpenedCompany, openCompany, signedIn } from "../support/bank";
import type { BankOfTests } from "../support/each-bank";
import { onEachBank, onPostgresBank } from "../support/each-bank";
import { intentOf, type WireClient } from "../support/wire-client";

const { accounts, approvals, payments, session } = bankApi;

async function aConfirmedTransfer({ running }: BankOfTests, amount = "150.00") {
  const company = await openCompany(running);
  const client = await signedIn(running, company, "Single");
  return { company, client, ...(await confirmedBy(client, company, amount)) };
}

/** Returns a transfer with a verified code. */
async function confirmedBy(client: WireClient, company: OpenedCompany, amount = "150.00") {
  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  const transfer: InputOf<typeof payments.toSelf> = {
    sourceAccount: from ?? "",
    destinationAccountNo: to ?? "",
    amount,
    currencyCode: "GHS",
    narration: "Rent",
    transType: "OWN-TRANSFER",
    password: "00000",
    passwordType: "OTP",
  };
  const shown = { total: `GHS ${amount}`, to: to?.slice(-4) ?? "" };
  const code = await client.askCode(payments.toSelf, transfer, shown);
  await client.verify(code);
  const call = { ...transfer, password: code };
  const balance = async () => {
    const { accounts: list } = await client.call(accounts.list, { loginId: client.username });
    return (list as { bookBalance: string }[])[0]?.bookBalance;
  };
  return { call, shown, balance };
}

onEachBank("A payment with one key", (bank) => {
  it("a repeated payment gets the first answer, and moves no more money", async () => {
    const { client, call, balance } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    const first = await client.exchange(payments.toSelf, call, { idempotencyKey });
    const again = await client.exchange(payments.toSelf, call, { idempotencyKey });
    expect(first.answer).toMatchObject({ code: 0 });
    expect(first.headers.get("Idempotent-Replayed")).toBeNull();
    expect(again.answer).toEqual(first.answer);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await balance()).toBe("850.00");
  });

  it("a repeated payment gets the first answer without its code, and in a newer session", async () => {
    const { company, client, call, balance } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    const first = await client.call(payments.toSelf, call, { idempotencyKey });
    client.sessionId = (await signedIn(bank.running, company, "Single")).sessionId;
    const again = await client.call(payments.toSelf, { ...call, password: "99999" }, { idempotencyKey });
    expect(again).toEqual(first);
    expect(await balance()).toBe("850.00");
  });

  it("a payment is refused if its key belongs to another call", async () => {
    const { client, call, balance } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    await client.call(payments.toSelf, call, { idempotencyKey });
    expect(await client.call(payments.toSelf, { ...call, amount: "1.00" }, { idempotencyKey })).toEqual({
      code: 1,
      description: "This Idempotency-Key was used for another call.",
    });
    expect(await balance()).toBe("850.00");
  });

  it("equal keys of two users are kept apart", async () => {
    const [mine, theirs] = [await aConfirmedTransfer(bank), await aConfirmedTransfer(bank)];
    const idempotencyKey = randomUUID();
    const first = await mine.client.call(payments.toSelf, mine.call, { idempotencyKey });
    const other = await theirs.client.call(payments.toSelf, theirs.call, { idempotencyKey });
    expect(first.code).toBe(0);
    expect(other.code).toBe(0);
    expect(other.transactionId).not.toBe(first.transactionId);
    expect(await mine.client.call(payments.toSelf, mine.call, { idempotencyKey })).toEqual(first);
    expect(await theirs.client.call(payments.toSelf, theirs.call, { idempotencyKey })).toEqual(other);
  });

  it("a colleague who sends the same key and code gets no information, and no payment is made twice", async () => {
    const company = await openCompany(bank.running, { users: [{ role: "Single" }, { role: "Single" }] });
    const [mine, theirs] = [await signedIn(bank.running, company, 0), await signedIn(bank.running, company, 1)];
    const { call, shown } = await confirmedBy(mine, company);
    const idempotencyKey = randomUUID();
    const first = await mine.call(payments.toSelf, call, { idempotencyKey });
    expect(first.code).toBe(0);
    expect(await theirs.call(payments.toSelf, call, { idempotencyKey })).toMatchObject({
      code: 1,
      description: "OTP is not valid.",
    });
    const { password: _, passwordType: __, ...fields } = call;
    const own = await theirs.confirm(payments.toSelf, fields, shown, idempotencyKey);
    expect([own.code, own.transactionId === first.transactionId]).toEqual([0, false]);
    expect(await mine.call(payments.toSelf, call, { idempotencyKey })).toEqual(first);
    const seen = await mine.call(accounts.list, { loginId: "" });
    expect(seen.accounts).toMatchObject([{ bookBalance: "700.00" }, { bookBalance: "300.00" }]);
  });

  it("a key of a payment is not accepted by another call, whichever came first", async () => {
    const company = await openCompany(bank.running, {
      users: [{ role: "Initiator & Authorizer" }, { role: "Initiator" }],
    });
    const [both, initiator] = [await signedIn(bank.running, company, 0), await signedIn(bank.running, company, 1)];
    const { call, shown } = await confirmedBy(both, company);
    const asked = await confirmedBy(initiator, company);
    const made = await initiator.call(payments.toSelf, asked.call, { idempotencyKey: randomUUID() });
    const decision = {
      ...({ transactionId: String(made.transactionId), transType: "OWN-TRANSFER", requestType: "SINGLE" } as const),
      approvalStatus: "APPROVE",
    } as const;
    const idempotencyKey = randomUUID();
    const KEY_TAKEN = { code: 1, description: "This Idempotency-Key was used for another call." };
    expect((await both.call(payments.toSelf, call, { idempotencyKey })).code).toBe(0);
    expect(await both.confirm(approvals.approve, decision, shown, idempotencyKey)).toEqual(KEY_TAKEN);
    const other = randomUUID();
    expect((await both.confirm(approvals.approve, decision, shown, other)).code).toBe(0);
    expect(await both.call(payments.toSelf, call, { idempotencyKey: other })).toEqual(KEY_TAKEN);
    const { password: _, passwordType: __, ...fields } = call;
    for (const changed of [{ narration: "Bribe" }, { destinationAccountNo: fields.sourceAccount }])
      expect(await both.call(payments.toSelf, { ...call, ...changed }, { idempotencyKey })).toMatchObject({ code: 1 });
    const seen = await both.call(accounts.list, { loginId: "" });
    expect(seen.accounts).toMatchObject([{ bookBalance: "850.00" }, { bookBalance: "150.00" }]);
  });

  it("a repeated payment is refused for a user who lost the right or signed out", async () => {
    const { client, call } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    const send = () => client.call(payments.toSelf, call, { idempotencyKey });
    const first = await send();
    const { db } = bank.running.bank;
    const become = (role: "Single" | "Viewer") =>
      db.updateTable("users").set({ role }).where("username", "=", client.username).execute();
    await become("Viewer");
    expect(await send()).toEqual({ code: 1, description: "You don't have permission to do this." });
    await become("Single");
    expect(await send()).toEqual(first);
    await client.call(session.logout, {});
    expect((await send()).code).toBe(103);
  });

  it("a refused payment can be sent again with the same key", async () => {
    const { client, call, shown, balance } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    const wrong = { ...call, password: call.password === "00000" ? "00001" : "00000" };
    expect(await client.call(payments.toSelf, wrong, { idempotencyKey })).toMatchObject({ code: 1, failureCount: 2 });
    expect(await client.call(payments.toSelf, call, { idempotencyKey })).toMatchObject({ code: 0 });
    expect(await balance()).toBe("850.00");
    expect(intentOf(payments.toSelf, wrong, shown)).toBe(intentOf(payments.toSelf, call, shown));
  });

  it("the stored key of a refused payment holds nothing about it", async () => {
    const { client, call, balance } = await aConfirmedTransfer(bank, "5000.00");
    const idempotencyKey = randomUUID();
    const refused = await client.call(payments.toSelf, call, { idempotencyKey });
    expect(refused.code).toBe(1);
    const { db } = bank.running.bank;
    const kept = await db.selectFrom("idempotency").selectAll().where("key", "=", idempotencyKey).execute();
    expect(kept).toEqual([]);
    expect(await balance()).toBe("1000.00");
  });

  it.each([undefined, "", "short", "a key with spaces", "x".repeat(201)])(
    "a payment needs a well-formed key, not %j",
    async (idempotencyKey) => {
      const { client, call, balance } = await aConfirmedTransfer(bank);
      const headers = { "Idempotency-Key": idempotencyKey };
      expect(await client.call(payments.toSelf, call, { headers })).toEqual({
        code: 1,
        description: "The header Idempotency-Key is missing or not valid.",
      });
      expect(await balance()).toBe("1000.00");
    },
  );
});

onPostgresBank("A payment sent fifty times at once", (bank) => {
  it("fifty parallel payments with one key move money once and get fifty equal answers", async () => {
    const { client, call, balance } = await aConfirmedTransfer(bank);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.exchange(payments.toSelf, call, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ answer }) => JSON.stringify(sorted(answer)))).size).toBe(1);
    expect(answers[0]?.answer.code).toBe(0);
    expect(answers.filter(({ headers }) => headers.get("Idempotent-Replayed") === null)).toHaveLength(1);
    expect(await balance()).toBe("850.00");
  });

  it("fifty parallel payments with fifty keys and one code move money once", async () => {
    const { client, call, balance } = await aConfirmedTransfer(bank);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.call(payments.toSelf, call, { idempotencyKey: randomUUID() })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balance()).toBe("850.00");
  });
});

const sorted = (answer: object): object => Object.fromEntries(Object.entries(answer).sort());
