import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { bankNow } from "../../mock-bank/core/clock";
import type { Role } from "../../mock-bank/core/handler";
import { moveClock } from "../../mock-bank/due-work/advance-time";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { type OpenedCompany, openCompany, passTime, signedIn, userOf } from "../support/bank";
import { type BankOfTests, onEachBank } from "../support/each-bank";
import type { WireClient } from "../support/wire-client";

const { approvals, payments, requests, schedules } = bankApi;
const SOMETHING_ELSE = { code: 1, description: "This code confirms something else. Nothing was done." };
const DAY_SECONDS = 86_400;
const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const tail = (number: string) => number.slice(-4);

type Change = Omit<InputOf<typeof schedules.update>, "password" | "passwordType">;
type Wanted = { readonly roles: readonly Role[]; readonly balance?: string; readonly limitPerDay?: string };

async function aCompany({ running }: BankOfTests, { roles, balance = "1000.00", limitPerDay }: Wanted) {
  const company = await openCompany(running, {
    users: roles.map((role) => ({ role })),
    accounts: [ghs(balance), ghs("0.00"), ghs("0.00")],
    policy: limitPerDay ? { limitPerDay } : undefined,
  });
  const [current = "", savings = "", reserve = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  return { company, current, savings, reserve };
}
type Opened = Awaited<ReturnType<typeof aCompany>>;

const transferOf = ({ current, savings }: Opened, amount: string, more: object = {}) => ({
  sourceAccount: current,
  destinationAccountNo: savings,
  amount,
  currencyCode: "GHS",
  narration: "Rent",
  transType: "OWN-TRANSFER" as const,
  ...more,
});
const shownOf = ({ savings }: Opened, amount: string) => ({ total: `GHS ${amount}`, to: tail(savings) });

async function pay(client: WireClient, opened: Opened, amount: string, more: object = {}) {
  const fields = transferOf(opened, amount, more) as Omit<InputOf<typeof payments.toSelf>, "password" | "passwordType">;
  return client.confirm(payments.toSelf, fields, shownOf(opened, amount));
}

/** Returns everything stored about the company's only schedule. */
async function theSchedule({ running }: BankOfTests, { company }: Opened) {
  const all = await running.bank.db.selectFrom("schedules").selectAll().where("company_id", "=", company.id).execute();
  if (!all[0] || all.length > 1) throw new Error(`There are ${all.length} schedules`);
  return all[0];
}

/** Sets up a schedule, and approves it where needed. */
async function scheduled(bank: BankOfTests, opened: Opened, amount: string, frequency = "DAILY", more: object = {}) {
  const maker = await signedIn(bank.running, opened.company, 0);
  const made = await pay(maker, opened, amount, { isSchedule: "true", frequency, ...more });
  if (made.code !== 0) throw new Error(made.description);
  if (userOf(opened.company, 0).role === "Initiator") {
    const authorizer = await signedIn(bank.running, opened.company, "Authorizer");
    const answer = await approve(authorizer, String(made.transactionId), shownOf(opened, amount));
    if (answer.code !== 0) throw new Error(answer.description);
  }
  return { maker, id: (await theSchedule(bank, opened)).id };
}

const decisionOn = (transactionId: string) =>
  ({ transactionId, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" }) as const;
const approve = (client: WireClient, id: string, shown: object) =>
  client.confirm(approvals.approve, decisionOn(id), shown);

const changeOf = ({ current, savings }: Opened, scheduleId: string, more: Partial<Change> = {}): Change => ({
  scheduleId,
  transType: "OWN-TRANSFER",
  sourceAccount: current,
  destinationAccountNo: savings,
  amount: "50.00",
  narration: "Rent",
  frequency: "MONTHLY",
  ...more,
});
const whole = <Fields extends object>(fields: Fields, password = "00000") =>
  ({ ...fields, password, passwordType: "OTP" }) as const;

const runsOf = ({ running }: BankOfTests, id: string) =>
  running.bank.db
    .selectFrom("requests")
    .select(["id", "status", "failure", "executed_at", "created_at"])
    .where("schedule_id", "=", id)
    .where("approvals_needed", "=", 0)
    .orderBy("created_at")
    .execute();
const agendaOf = ({ running }: BankOfTests, id: string) =>
  running.bank.db.selectFrom("due_work").select(["due_at", "failed_at"]).where("subject", "=", id).execute();
const toldOf = async ({ running }: BankOfTests, { company }: Opened, who: number, id: string) => {
  const rows = await running.bank.db
    .selectFrom("messages")
    .select("body")
    .where("username", "=", userOf(company, who).username)
    .where("channel", "=", "sms")
    .where("body", "like", `%on schedule ${id}%`)
    .orderBy("id")
    .execute();
  return rows.map(({ body }) => body.replace(/^.* on schedule \w+ /, ""));
};
const booksOf = async ({ running }: BankOfTests, company: OpenedCompany) => {
  const client = await signedIn(running, company, 0);
  const { accounts } = await client.call(bankApi.accounts.list, { loginId: "" });
  return (accounts as { bookBalance: string }[]).map(({ bookBalance }) => bookBalance);
};

/** Sets the clock to the Monday morning from which the tests of one bank move it. */
const startsOnMonday = (bank: BankOfTests) =>
  beforeAll(() => moveClock(bank.running.bank, new Date("2027-02-01T09:00:00Z")));

onEachBank("A confirmation for a schedule", (bank) => {
  startsOnMonday(bank);

  it.each([
    ["amount", { amount: "950.00" }],
    ["payee", "reserve"],
    ["first day", { startDate: "01-03-2027" }],
    ["frequency", { frequency: "DAILY" }],
    ["narration", { narration: "Bribe" }],
    ["account to pay from", "swapped"],
  ] as const)("a code for one change does not confirm another %s", async (_, more) => {
    const opened = await aCompany(bank, { roles: ["Single"] });
    const { maker, id } = await scheduled(bank, opened, "50.00", "MONTHLY", { startDate: "15-02-2027" });
    const before = await theSchedule(bank, opened);
    const fields = changeOf(opened, id, { amount: "60.00", startDate: "16-02-2027" });
    const code = await maker.askCode(schedules.update, whole(fields), shownOf(opened, "60.00"));
    await maker.verify(code);
    const { savings, reserve } = opened;
    const other = more === "reserve" ? { destinationAccountNo: reserve } : { sourceAccount: reserve };
    const changed = { ...fields, ...(typeof more === "string" ? other : more) };
    expect(savings).not.toBe(reserve);
    const send = (as: Change) => maker.call(schedules.update, whole(as, code), { idempotencyKey: randomUUID() });
    expect(await send(changed)).toEqual(SOMETHING_ELSE);
    // The user who tried it has lost the code.
    expect((await send(fields)).code).toBe(1);
    expect(await theSchedule(bank, opened)).toEqual(before);
  });

  it("a code for one first payment does not confirm another day or a higher frequency", async () => {
    const opened = await aCompany(bank, { roles: ["Single"] });
    const single = await signedIn(bank.running, opened.company, 0);
    for (const other of [{ startDate: "02-02-2027" }, { frequency: "DAILY" }, { isSchedule: "false" }] as const) {
      const more = { isSchedule: "true", frequency: "WEEKLY", startDate: "15-02-2027" };
      const fields = transferOf(opened, "50.00", more) as InputOf<typeof payments.toSelf>;
      const code = await single.askCode(payments.toSelf, whole(fields), shownOf(opened, "50.00"));
      await single.verify(code);
      const sent = await single.call(payments.toSelf, whole({ ...fields, ...other }, code), {
        idempotencyKey: randomUUID(),
      });
      expect(sent).toEqual(SOMETHING_ELSE);
    }
    await expect(theSchedule(bank, opened)).rejects.toThrow("There are 0 schedules");
    expect(await booksOf(bank, opened.company)).toEqual(["1000.00", "0.00", "0.00"]);
  });

  it("an amount is kept only while it is the one that the user was shown", async () => {
    const opened = await aCompany(bank, { roles: ["Single", "Single"] });
    const { maker, id } = await scheduled(bank, opened, "50.00", "MONTHLY", { startDate: "15-02-2027" });
    const { amount: _, destinationAccountNo: __, ...kept } = changeOf(opened, id, { narration: "Rent of a flat" });
    const code = await maker.askCode(schedules.update, whole(kept), shownOf(opened, "50.00"));
    await maker.verify(code);
    const colleague = await signedIn(bank.running, opened.company, 1);
    const larger = changeOf(opened, id, { amount: "950.00" });
    expect((await colleague.confirm(schedules.update, larger, shownOf(opened, "950.00"))).code).toBe(0);
    const sent = await maker.call(schedules.update, whole(kept, code), { idempotencyKey: randomUUID() });
    expect(sent).toEqual(SOMETHING_ELSE);
    expect(await maker.call(schedules.list, { transType: "OWN-TRANSFER" })).toMatchObject({
      transactions: [{ transactionAmount: "950.00", transactionNarration: "Rent" }],
    });
  });
});

onEachBank("An approval for a schedule", (bank) => {
  startsOnMonday(bank);

  it("an approval applies only to the change that it was given for, not to a later one", async () => {
    const opened = await aCompany(bank, { roles: ["Initiator", "Authorizer"] });
    const { maker, id } = await scheduled(bank, opened, "50.00");
    const authorizer = await signedIn(bank.running, opened.company, "Authorizer");
    const propose = async (amount: string) => {
      const answer = await maker.confirm(schedules.update, changeOf(opened, id, { amount }), shownOf(opened, amount));
      expect(answer.code).toBe(0);
      const { db } = bank.running.bank;
      const asked = db
        .selectFrom("requests")
        .select("id")
        .where("schedule_id", "=", id)
        .where("status", "=", "PENDING");
      return (await asked.executeTakeFirstOrThrow()).id;
    };
    const first = await propose("60.00");
    const code = await authorizer.askCode(approvals.approve, whole(decisionOn(first)), shownOf(opened, "60.00"));
    await authorizer.verify(code);
    const recalled = await maker.confirm(requests.recall, { transactionId: first }, shownOf(opened, "60.00"));
    expect(recalled.code).toBe(0);
    const second = await propose("900.00");
    const send = (to: string) =>
      authorizer.call(approvals.approve, whole(decisionOn(to), code), { idempotencyKey: randomUUID() });
    expect(await send(first)).toEqual({ code: 1, description: "This request is no longer pending." });
    expect(await send(second)).toEqual(SOMETHING_ELSE);
    await passTime(bank.running, DAY_SECONDS);
    expect(await booksOf(bank, opened.company)).toEqual(["950.00", "50.00", "0.00"]);
  });

  it("an approval of a user who lost the right to approve is refused", async () => {
    const opened = await aCompany(bank, { roles: ["Initiator", "Authorizer"] });
    const maker = await signedIn(bank.running, opened.company, 0);
    const made = await pay(maker, opened, "50.00", { isSchedule: "true", frequency: "DAILY" });
    const id = String(made.transactionId);
    const authorizer = await signedIn(bank.running, opened.company, "Authorizer");
    const code = await authorizer.askCode(approvals.approve, whole(decisionOn(id)), shownOf(opened, "50.00"));
    await authorizer.verify(code);
    const { db } = bank.running.bank;
    const become = (change: { role?: Role; active?: boolean }) =>
      db.updateTable("users").set(change).where("username", "=", authorizer.username).execute();
    const send = () =>
      authorizer.call(approvals.approve, whole(decisionOn(id), code), { idempotencyKey: randomUUID() });
    await become({ role: "Viewer" });
    expect(await send()).toEqual({ code: 1, description: "You don't have permission to do this." });
    await become({ role: "Authorizer", active: false });
    expect((await send()).code).toBe(105);
    expect((await theSchedule(bank, opened)).status).toBe("PENDING");
  });
});

onEachBank("A schedule that falls due", (bank) => {
  startsOnMonday(bank);

  it("a one-time schedule without funds fails once, is reported once, and ends", async () => {
    const opened = await aCompany(bank, { roles: ["Single"], balance: "40.00" });
    const startDate = await wireDay(bank, 1);
    const { id } = await scheduled(bank, opened, "50.00", "SPECIAL DATE", { startDate });
    await passTime(bank.running, 6 * DAY_SECONDS);
    expect(await runsOf(bank, id)).toMatchObject([
      { status: "FAILED", failure: INSUFFICIENT_FUNDS, executed_at: null },
    ]);
    expect(await toldOf(bank, opened, 0, id)).toEqual([`failed: ${INSUFFICIENT_FUNDS}`]);
    expect([(await theSchedule(bank, opened)).status, await agendaOf(bank, id)]).toEqual(["ENDED", []]);
    expect(await booksOf(bank, opened.company)).toEqual(["40.00", "0.00", "0.00"]);
  });

  it("a run beyond the daily limit fails only that day and uses up none of the limit", async () => {
    const opened = await aCompany(bank, { roles: ["Single"], limitPerDay: "120.00" });
    await untilMonday(bank);
    const { maker, id } = await scheduled(bank, opened, "100.00");
    expect((await pay(maker, opened, "50.00")).code).toBe(0);
    await passTime(bank.running, 10 * 3600);
    const failure = "This payment would pass your limit of GHS 120.00 a day.";
    expect(await runsOf(bank, id)).toMatchObject([{ status: "FAILED", failure, executed_at: null }]);
    expect(await toldOf(bank, opened, 0, id)).toEqual([`failed: ${failure}`]);
    expect(await agendaOf(bank, id)).toEqual([{ due_at: expect.any(Date), failed_at: null }]);
    const again = await signedIn(bank.running, opened.company, 0);
    expect((await pay(again, opened, "70.01")).description).toBe(failure);
    expect((await pay(again, opened, "70.00")).code).toBe(0);
    await passTime(bank.running, DAY_SECONDS);
    expect((await runsOf(bank, id)).map(({ status }) => status)).toEqual(["FAILED", "APPROVED"]);
    expect(await booksOf(bank, opened.company)).toEqual(["780.00", "220.00", "0.00"]);
  });

  it("a run above a lowered limit fails until the limit is raised", async () => {
    const opened = await aCompany(bank, { roles: ["Single"] });
    await untilMonday(bank);
    const { id } = await scheduled(bank, opened, "100.00");
    const limit = (pesewas: number) =>
      bank.running.bank.db
        .updateTable("companies")
        .set({ limit_per_transaction: String(pesewas) })
        .where("id", "=", opened.company.id)
        .execute();
    await limit(99_99);
    await passTime(bank.running, DAY_SECONDS);
    await limit(100_00);
    await passTime(bank.running, DAY_SECONDS);
    expect((await runsOf(bank, id)).map(({ failure }) => failure)).toEqual([
      "This payment is above your limit of GHS 99.99 a transaction.",
      null,
    ]);
    expect(await booksOf(bank, opened.company)).toEqual(["900.00", "100.00", "0.00"]);
  });

  it("a schedule goes on when its maker and approvers lose their rights, and its maker is notified", async () => {
    const opened = await aCompany(bank, { roles: ["Initiator", "Authorizer", "Viewer"] });
    await untilMonday(bank);
    const { id } = await scheduled(bank, opened, "50.00");
    const { db } = bank.running.bank;
    const { company } = opened;
    const leave = (active: boolean) =>
      db
        .updateTable("users")
        .set({ active })
        .where("username", "in", [userOf(company, 0).username, userOf(company, 1).username])
        .execute();
    await leave(false);
    await passTime(bank.running, 2 * DAY_SECONDS);
    expect((await runsOf(bank, id)).map(({ status }) => status)).toEqual(["APPROVED", "APPROVED"]);
    expect(await toldOf(bank, opened, 0, id)).toEqual(["was paid.", "was paid."]);
    const viewer = await signedIn(bank.running, company, "Viewer");
    expect(await viewer.call(schedules.list, { transType: "OWN-TRANSFER" })).toMatchObject({
      transactions: [{ scheduleId: id, transactionAmount: "50.00" }],
    });
    await leave(true);
    expect(await booksOf(bank, company)).toEqual(["900.00", "100.00", "0.00"]);
  });
});

const wireDay = async ({ running }: BankOfTests, days: number): Promise<string> => {
  const now = await bankNow(running.bank.db);
  const day = new Date(now.getTime() + days * DAY_SECONDS * 1000);
  return day.toISOString().slice(0, 10).split("-").reverse().join("-");
};

/** Moves the clock to nine o'clock of the next Monday; February 2027 has no public holiday on a Monday. */
async function untilMonday({ running }: BankOfTests): Promise<void> {
  const now = await bankNow(running.bank.db);
  const monday = new Date(now);
  monday.setUTCHours(9, 0, 0, 0);
  do monday.setUTCDate(monday.getUTCDate() + 1);
  while (monday.getUTCDay() !== 1);
  await moveClock(running.bank, monday);
}
