import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { ReplyOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { answerCase, type CaseAnswer, losePayment } from "../../mock-bank/cases/answer-case";
import { isRefusal } from "../../mock-bank/core/handler";
import { inTransaction } from "../../mock-bank/database/transaction";
import { runDue } from "../../mock-bank/due-work/run-due";
import { returnPayment } from "../../mock-bank/execution/return-payment";
import { handlers } from "../../mock-bank/handlers";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { openLog } from "../../mock-bank/system/log";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import { aCompanyOf, Customer, settings } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

const { requests, support, notices, payments } = bankApi;
type Stages = ReplyOf<typeof requests.stages>;
type Case = ReplyOf<typeof requests.openCase>;
type Kind = "FIND" | "RETURN";

/** The stages of an executed payment of each kind, those that have happened; of a bulk, of its first payee. */
const stagesOfEach: Readonly<
  Record<Category, { readonly way: RegExp; readonly isKnownToArrive: boolean; readonly staysHere?: true }>
> = {
  ownAccounts: { way: /^Within the bank$/, isKnownToArrive: true, staysHere: true },
  sameBank: { way: /^Within the bank$/, isKnownToArrive: true, staysHere: true },
  otherBank: { way: /^As an instant transfer$/, isKnownToArrive: true },
  bulkTransfer: { way: /^Within the bank$/, isKnownToArrive: true, staysHere: true },
  mobileMoney: { way: /mobile money network$/, isKnownToArrive: true },
  mobileMoneyBulk: { way: /mobile money networks$/, isKnownToArrive: true },
  prepaidCard: { way: /prepaid card$/, isKnownToArrive: true },
  prepaidCardBulk: { way: /prepaid cards$/, isKnownToArrive: true },
  ghanaGov: { way: /Ghana\.gov$/, isKnownToArrive: true },
  ssnit: { way: /SSNIT$/, isKnownToArrive: true },
  fx: { way: /advisor/, isKnownToArrive: false },
};

onEmbedded("Where the money of a payment is", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let yaw: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer", "Viewer"]);
    [kofi, efua, yaw] = company.people;
    route = company.route;
  });

  const ask = async (category: Category) =>
    String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
  const paid = async (category: Category) => {
    const id = await ask(category);
    await efua.approve(id);
    return nameOf(category).form === "BULK" ? `${id}-1` : id;
  };
  const stages = async (transactionId: string, who = kofi) =>
    (await who.read(
      { endpoint: requests.stages, handler: handlers.requests.stages },
      { transactionId },
    )) as unknown as {
      readonly answer: Stages;
      readonly refused?: string;
    };
  const open = async (transactionId: string, kind: Kind = "FIND", who = kofi, key?: string) =>
    (await who.command(
      { endpoint: requests.openCase, handler: handlers.requests.openCase },
      { transactionId, kind, message: "It is missing" },
      key,
    )) as {
      readonly answer?: Case;
      readonly refused?: string;
    };
  const cases = async (who: Customer) =>
    (await who.read({ endpoint: requests.cases, handler: handlers.requests.cases }, {})).answer
      ?.cases as readonly Case[];
  const answer = (caseNumber: string, status: CaseAnswer["status"], text = "Account closed") =>
    inTransaction(bank.db, (tx) => answerCase(tx, { caseNumber, status, text }, { now: kofi.now, settings }));
  const lose = (id: string) => inTransaction(bank.db, (tx) => losePayment(tx, id, kofi.now));
  const paperOf = async (id: string, who = kofi) => {
    const signature = String((await who.receipt(id)).answer?.signature);
    return (await who.read({ endpoint: support.paper, handler: handlers.support.paper }, { signature })).answer?.state;
  };
  const balance = async () => (await balancesOf(bank.db, kofi.caller.companyId))[0]?.book;

  it.each(categoryNames)("the stages of a payment of the kind %s are those that the books prove", async (category) => {
    const { way, isKnownToArrive, staysHere } = stagesOfEach[category];
    const id = await ask(category);
    const waiting = (await stages(id)).answer.stages;
    expect(waiting.map(({ stage, date }) => [stage, Boolean(date)])).toEqual([
      ["ASKED", true],
      ["APPROVED", false],
      ["SENT", false],
      ["ARRIVED", false],
    ]);
    await efua.approve(id);
    const reference = nameOf(category).form === "BULK" ? `${id}-1` : id;
    const { answer: after } = await stages(reference);
    const [asked, approved, sent, arrived] = after.stages;
    expect([asked?.by, approved?.by]).toEqual([kofi.caller.fullName, efua.caller.fullName]);
    expect([approved?.date, sent?.date]).toEqual(["02-03-2026 09:00", "02-03-2026 09:00"]);
    expect(sent?.detail).toMatch(way);
    expect([arrived?.stage, Boolean(arrived?.date)]).toEqual(["ARRIVED", isKnownToArrive]);
    expect(after.mayAsk).toEqual(["FIND", "RETURN"]);
    expect(isRefusal(await lose(reference))).toBe(staysHere === true);
    if (!staysHere) expect((await stages(reference)).answer.stages[3]).not.toHaveProperty("date");
  });

  it.each(categoryNames)(
    "the money of a payment of the kind %s comes back once, in an entry that names the case",
    async (category) => {
      const before = await balance();
      const reference = await paid(category);
      const caseNumber = String((await open(reference, "RETURN")).answer?.caseNumber);
      expect(await answer(caseNumber, "RETURNED")).toEqual({ status: "RETURNED" });
      const entry = await bank.db
        .selectFrom("journal_entries")
        .select("description")
        .where("reference", "=", `${reference}-BACK`)
        .executeTakeFirst();
      expect(entry?.description).toContain(caseNumber);
      if (nameOf(category).form === "SINGLE") expect(await balance()).toBe(before);
      expect(await answer(caseNumber, "RETURNED")).toMatchObject({ description: "There is no such open case." });
      const again = { transactionId: reference, how: "REVERSED", reason: "Twice" } as const;
      expect(isRefusal(await inTransaction(bank.db, (tx) => returnPayment(tx, again, kofi.now)))).toBe(true);
      expect((await stages(reference)).answer.stages.at(-1)).toMatchObject({
        stage: "RETURNED",
        date: "02-03-2026 09:00",
      });
      expect(await open(reference)).toHaveProperty("refused", "The money of this payment has come back.");
    },
  );

  /** Pays through the clearing. The payment settles on 9 March, because 6 March is Independence Day. */
  async function paidByClearing(): Promise<string> {
    kofi.now = efua.now = new Date("2026-03-05T13:00:00Z");
    const served = { endpoint: payments.toOtherBank, handler: handlers.payments.toOtherBank };
    const fields = {
      sourceAccount: route.from,
      destinationAccountNo: "1441000777888",
      destinationAccountName: "Hinterland Ltd",
      destinationBankCode: "040104",
      amount: "150.00",
      transactionFee: "0.00",
      currencyCode: "GHS",
      narration: "Test",
      transType: "OTHERBANK-TRANSFER",
    };
    const told = { total: "GHS 150.00", to: "7888" };
    const asked = await (await kofi.ready(served as never, fields as never, told))();
    const id = String(asked.answer?.transactionId);
    await efua.approve(id);
    return id;
  }

  it("a payment by the clearing is expected on the next working day after the cut-off, and arrives then", async () => {
    const id = await paidByClearing();
    expect((await stages(id)).answer.stages.at(-1)).toEqual({ stage: "ARRIVED", expectedBy: "09-03-2026 15:00" });
    await runDue({ db: bank.db, settings, log: openLog("silent") }, new Date("2026-03-09T15:00:00Z"));
    expect((await stages(id)).answer.stages.at(-1)).toMatchObject({ stage: "ARRIVED", date: "09-03-2026 15:00" });
  });

  it("a case has a number and a deadline in working days, and only one of a kind is open for a payment", async () => {
    kofi.now = new Date("2026-03-05T09:00:00Z");
    const id = await paid("mobileMoney");
    const key = "key-of-one-action";
    const { answer: opened } = await open(id, "FIND", kofi, key);
    expect(opened).toMatchObject({
      kind: "FIND",
      status: "OPEN",
      transactionId: id,
      asked: "It is missing",
      askedBy: kofi.caller.fullName,
    });
    // Friday, 6 March, is Independence Day.
    expect([opened?.askedOn, opened?.answerBy]).toEqual(["05-03-2026 09:00", "10-03-2026"]);
    expect(await open(id, "FIND", kofi, key)).toEqual({ answer: opened });
    expect(await open(id, "FIND", efua)).toEqual({
      refused: "The bank has an open case of this kind for this payment.",
    });
    expect((await stages(id)).answer).toMatchObject({
      mayAsk: ["RETURN"],
      cases: [{ caseNumber: opened?.caseNumber }],
    });
    expect(await open(id, "RETURN", efua)).toHaveProperty("answer.status", "OPEN");
  });

  it("a found payment has arrived, and a lost one is not known to have", async () => {
    const id = await paid("mobileMoney");
    await lose(id);
    expect(await lose(id)).toMatchObject({ description: "This payment was lost or found before." });
    const arrival = async () => (await stages(id)).answer.stages.at(-1);
    expect(await arrival()).toMatchObject({
      expectedBy: "02-03-2026 09:00",
      detail: expect.stringContaining("not confirmed"),
    });
    const number = String((await open(id)).answer?.caseNumber);
    await answer(number, "OPEN", "We have asked MTN.");
    expect(await arrival()).not.toHaveProperty("date");
    await answer(number, "FOUND", "MTN has paid it out.");
    expect(await arrival()).toEqual({ stage: "ARRIVED", date: "02-03-2026 09:00" });
    expect(await cases(kofi)).toMatchObject([
      { status: "FOUND", answers: [{ text: "We have asked MTN." }, { text: "MTN has paid it out." }] },
    ]);
  });

  it("a whole list has arrived only if each of its payments has", async () => {
    const row = await paid("mobileMoneyBulk");
    const id = row.replace(/-1$/, "");
    const arrival = async () => {
      const { answer: whole } = await stages(id);
      return [whole.stages.find(({ stage }) => stage === "ARRIVED")?.date, await paperOf(id)];
    };
    expect(await arrival()).toEqual(["02-03-2026 09:00", "ARRIVED"]);
    await lose(row);
    expect(await arrival()).toEqual([undefined, "SENT"]);
    await answer(String((await open(row)).answer?.caseNumber), "FOUND");
    expect(await arrival()).toEqual(["02-03-2026 09:00", "ARRIVED"]);
    await answer(String((await open(row)).answer?.caseNumber), "RETURNED");
    expect(await arrival()).toEqual([undefined, "SENT"]);
  });

  it("a payment is found only after it was paid, and has no other answer after its money came back", async () => {
    const id = await paidByClearing();
    await lose(id);
    const number = String((await open(id)).answer?.caseNumber);
    expect(await answer(number, "FOUND")).toMatchObject({ description: "This payment has not been paid yet." });
    await runDue({ db: bank.db, settings, log: openLog("silent") }, new Date("2026-03-09T15:00:00Z"));
    await answer(String((await open(id, "RETURN")).answer?.caseNumber), "RETURNED");
    const refused = { description: "The money of this payment has come back." };
    expect(await answer(number, "FOUND")).toMatchObject(refused);
    expect(await answer(number, "CANNOT_BE_RETURNED")).toMatchObject(refused);
  });

  it.each(["ghanaGov", "ssnit"] as const)(
    "a bill of the kind %s is paid again after its money came back",
    async (bill) => {
      await answer(String((await open(await paid(bill), "RETURN")).answer?.caseNumber), "RETURNED");
      const again = await requestOfEach[bill].ask(kofi, route);
      expect(await efua.approve(String(again.answer?.transactionId))).not.toHaveProperty("refused");
    },
  );

  it("a case that cannot be returned moves no money, and an answer of another kind is refused", async () => {
    const id = await paid("sameBank");
    const before = await balance();
    const number = String((await open(id, "RETURN")).answer?.caseNumber);
    expect(await answer(number, "FOUND")).toMatchObject({ description: "This answer does not fit the case." });
    expect(await answer(number, "CANNOT_BE_RETURNED")).toEqual({ status: "CANNOT_BE_RETURNED" });
    expect(await balance()).toBe(before);
  });

  it("a case whose money the beneficiary has spent stays open", async () => {
    const id = await paid("ownAccounts");
    await efua.approve(await kofi.ask(route.own, route.from, "100.00"));
    const number = String((await open(id, "RETURN")).answer?.caseNumber);
    expect(await answer(number, "RETURNED")).toMatchObject({
      description: "The beneficiary's account no longer holds the money.",
    });
    expect(await cases(kofi)).toMatchObject([{ status: "OPEN", answers: [] }]);
  });

  it("a payment that returned for one case closes the other without a second movement", async () => {
    const before = await balance();
    const id = await paid("otherBank");
    const numbers = [
      String((await open(id, "FIND")).answer?.caseNumber),
      String((await open(id, "RETURN")).answer?.caseNumber),
    ];
    for (const number of numbers) expect(await answer(number, "RETURNED")).toEqual({ status: "RETURNED" });
    expect(await balance()).toBe(before);
  });

  it.each<readonly [title: string, refused: string, make: () => Promise<string>]>([
    ["that waits for approval", "The money of this payment was not sent.", () => ask("sameBank")],
    [
      "that is a whole bulk",
      "Ask about one payment of the list.",
      async () => (await paid("bulkTransfer")).replace(/-1$/, ""),
    ],
    ["that a bulk does not have", "Payment not found.", async () => (await paid("bulkTransfer")).replace(/-1$/, "-9")],
    ["that does not exist", "Payment not found.", async () => "T2603020900000001"],
  ])("no case is opened about a payment %s", async (_, refused, make) => {
    expect(await open(await make())).toEqual({ refused });
  });

  it("another company sees neither payment nor cases, and a Viewer sees both and asks nothing", async () => {
    const id = await paid("sameBank");
    await open(id);
    const [ama] = (await aCompanyOf(bank.db, { people: ["Single"] })).people as [Customer];
    expect(await stages(id, ama)).toEqual({ refused: "Payment not found." });
    expect(await open(id, "RETURN", ama)).toEqual({ refused: "Payment not found." });
    expect(await cases(ama)).toEqual([]);
    expect(await cases(yaw)).toHaveLength(1);
    expect((await stages(id, yaw)).answer).toMatchObject({ mayAsk: [], cases: [{ kind: "FIND" }] });
  });

  /** The caller of `who` at a bank of which `db` is the database. */
  const as = (who: Customer, over: Partial<Customer["caller"]>, db = bank.db) =>
    new Customer(db, { ...who.caller, ...over }, { username: "", phone: "", email: "" });

  it("a colleague who may only read receipts sees the stages of a paid request, and not of a waiting one", async () => {
    const clerk = as(yaw, { menus: ["Transaction Reports"] });
    const id = await ask("sameBank");
    expect(await stages(id, clerk)).toEqual({ refused: "Payment not found." });
    await efua.approve(id);
    expect(await stages(id, clerk)).toHaveProperty("answer.stages");
  });

  it("the movements of a whole list are not read for its paper, its stages or a case", async () => {
    const reference = await paid("bulkTransfer");
    const columns = new Set<string>();
    const db = bank.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const row of result.rows) for (const column of Object.keys(row)) columns.add(column);
        return result;
      },
    });
    const watched = as(kofi, {}, db);
    expect(await paperOf(reference.replace(/-1$/, ""), watched)).toBe("ARRIVED");
    expect(await stages(reference, watched)).toHaveProperty("answer.stages");
    expect(await open(reference, "FIND", watched)).toHaveProperty("answer.status", "OPEN");
    expect(columns).toContain("executed_at");
    expect(columns).not.toContain("legs");
  });

  it("a complaint is a case of its sender only, under the number that the answer names", async () => {
    const complaint = {
      senderName: "Kofi",
      phoneNumber: "0244000001",
      emailSubject: "Charges",
      emailBody: "Too high.",
    };
    const served = { endpoint: support.complain, handler: handlers.support.complain };
    const { caseNumber } = (await kofi.command(served, complaint)).answer ?? {};
    expect(await cases(kofi)).toMatchObject([
      { caseNumber, kind: "COMPLAINT", asked: "Charges", answerBy: "02-04-2026" },
    ]);
    expect(await cases(efua)).toEqual([]);
    expect(await answer(String(caseNumber), "ANSWERED")).toEqual({ status: "ANSWERED" });
  });

  it("an answer is a notice for the asker until it is read, a message, and an entry of the company's activity", async () => {
    const id = await paid("sameBank");
    const number = String((await open(id)).answer?.caseNumber);
    const list = async (who: Customer) =>
      (await who.read({ endpoint: notices.list, handler: handlers.notices.list }, { pageSize: 10 })).answer as ReplyOf<
        typeof notices.list
      >;
    const { unread } = await list(kofi);
    await answer(number, "OPEN", "We have asked the branch.");
    const read = await list(kofi);
    expect(read.cases).toMatchObject([
      { caseNumber: number, status: "OPEN", answer: "We have asked the branch.", isRead: false },
    ]);
    expect([read.unread, (await list(efua)).cases]).toEqual([unread + 1, []]);
    await kofi.command({ endpoint: notices.markRead, handler: handlers.notices.markRead }, { mark: read.mark });
    expect((await list(kofi)).unread).toBe(0);
    const sent = await bank.db.selectFrom("messages").select("body").where("subject", "like", `%${number}`).execute();
    expect(sent).toHaveLength(2);
    const events = await bank.db
      .selectFrom("audit")
      .select(["event", "detail"])
      .where("detail", "like", `%${number}%`)
      .orderBy("id")
      .execute();
    expect(events.map(({ event }) => event)).toEqual(["caseOpened", "caseAnswered"]);
  });

  it.each([
    ["traced_payments", "request_id"],
    ["gov_invoices", "paid_by"],
    ["ssnit_advices", "paid_by"],
  ])("the database finds rows of %s by %s with an index, also when there are many", async (table, column) => {
    const plan = await inTransaction(bank.db, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select from ${sql.table(table)} where ${sql.ref(column)} = 'T1'`.execute(tx);
    });
    expect(JSON.stringify(plan.rows)).toContain("Index");
  });
});
