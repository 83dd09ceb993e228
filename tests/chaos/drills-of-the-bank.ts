import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import { ownAccounts } from "../../mock-bank/accounts/own-accounts";
import { controlAccountIds } from "../../mock-bank/ledger/control-accounts";
import { insertRequest } from "../../mock-bank/requests/request-repository";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine, NoAnswer } from "./bank-line";
import { type Bench, peopleOf, postingsFor, readyToDecide, readyToPay, times, unless } from "./bench";
import { openCrew } from "./crew";
import type { Drill } from "./drills";
import { newPayment } from "./payment";

const ROWS = 4;

/** A bulk payment with insufficient funds moves no money when it is approved. */
export const bulkWithoutFunds: Drill = async (bench) => {
  const { db } = bench;
  const crew = await openCrew(db, { roles: ["Initiator", "Authorizer"], balances: ["10.00", "0.00"] });
  const [initiator, authorizer] = crew.people;
  const [number = ""] = crew.accounts;
  const source = (await ownAccounts(db, crew.companyId, [number])).get(number);
  if (!initiator || !authorizer || !source) return ["nobody pays"];
  const gip = (await controlAccountIds(db))("GIP-SETTLEMENT");
  const id = `B${Date.now()}`;
  const narration = "Chaos";
  const legs = times(ROWS, (index) => [
    { accountId: source.accountId, amount: -400n, narration, row: index + 1 },
    { accountId: gip, amount: 400n, narration, row: index + 1 },
  ]).flat();
  const prices = { currency: "GHS", amount: 400n * BigInt(ROWS), charge: 0n, eLevy: 0n };
  await insertRequest(
    db,
    {
      category: "bulkTransfer",
      sourceAccountId: source.accountId,
      ...prices,
      narration,
      details: {},
      rows: times(ROWS, () => ({})),
      legs,
    },
    {
      id,
      companyId: crew.companyId,
      createdBy: initiator.userId,
      createdAt: new Date(),
      status: "PENDING",
      approvalsNeeded: 1,
    },
  );
  const fields = { bulkId: id, transType: "TRANSFER", requestType: "BULK", approvalStatus: "APPROVE" };
  const meant = { endpoint: bankApi.approvals.approve, fields, total: `GHS ${4 * ROWS}.00` };
  const [approve] = await readyToDecide(bench, [{ person: authorizer, meant }]);
  const answer = await approve?.();
  return [
    ...unless("a bulk without funds that was paid", answer?.code === 0, false),
    ...unless("rows of a bulk without funds that were posted", await postingsFor(bench, id), 0),
  ];
};

const SCHEDULES = 3;
const DAYS = 4;

/** Schedules become due on two processes of one bank: each run takes place once. */
export const scheduleOnTwoProcesses: Drill = async (bench) => {
  const schedules = await setUpSchedules(bench);
  const second = await BankAtRisk.start(bench.program, bench.store.place);
  const line = new BankLine(second.address);
  try {
    const later = { now: await laterThan(bench) };
    await Promise.all([bench.line, line].map((each) => each.control("clock", "PUT", later)));
  } finally {
    line.close();
    await second.kill();
  }
  return runsOf(bench, schedules);
};

/** The bank is killed repeatedly while due work runs: all of it is done once, and settled payments are settled once. */
export const dueWorkUnderKill: Drill = async (bench) => {
  const schedules = await setUpSchedules(bench);
  const later = { now: await laterThan(bench) };
  for (let kills = 0; kills < 3; kills++) {
    const bank = await BankAtRisk.start(bench.program, bench.store.place);
    const line = new BankLine(bank.address);
    const moving = line.control("clock", "PUT", later).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
    });
    await new Promise((resolve) => setTimeout(resolve, 10 + kills * 40));
    await bank.kill();
    await moving;
    line.close();
  }
  await bench.line.control("clock", "PUT", later);
  return runsOf(bench, schedules);
};

const laterThan = async ({ line }: Bench): Promise<string> => {
  const { now } = await line.control<{ now: string }>("clock");
  return new Date(Date.parse(now) + DAYS * 86_400_000).toISOString();
};

/** Sets up schedules that pay once a day. */
async function setUpSchedules(bench: Bench): Promise<number> {
  const crew = await openCrew(bench.db, { roles: peopleOf(SCHEDULES, "Single") });
  const more = { isSchedule: "true", frequency: "DAILY" };
  for (const pay of await readyToPay(
    bench,
    crew.people.map((person) => newPayment(person, crew, 115, { more })),
  )) {
    const answer = await pay();
    if (answer.code !== 0) throw new Error(`Not scheduled: ${answer.description}`);
  }
  return SCHEDULES;
}

/** Returns how often the schedules ran at one moment, and whether all ran equally often. */
async function runsOf({ db }: Bench, schedules: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; runs: string; moments: string }>`
    select s.id, count(r.id) as runs, count(distinct r.created_at) as moments
      from schedules s left join requests r on r.schedule_id = s.id and r.executed_at is not null
     group by s.id order by s.created_at desc limit ${schedules}`.execute(db);
  const expected = rows[0]?.moments;
  return rows.flatMap(({ id, runs, moments }) => [
    ...unless(`runs of ${id}`, runs, moments),
    ...unless(`moments of ${id}`, moments, expected),
    ...unless(`whether ${id} ran`, Number(runs) > 0, true),
  ]);
}
