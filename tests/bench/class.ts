import { performance } from "node:perf_hooks";
import { bankApi } from "../../contract/index";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { addTrainees } from "../../mock-bank/lessons/trainees";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { fullCost } from "../../mock-bank/session/passwords";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, startTestBank } from "../support/bank";
import { controlHeaders } from "../support/control";
import { WireClient } from "../support/wire-client";
import { atMost, figure, median, type Row } from "./row";

const TRAINEES = 30;

/**
 * A class of thirty companies, each with a user. All sign in at the same time and pay. Password hashes and rate limits
 * are those of `npm start`.
 */
export async function classRows(): Promise<readonly Row[]> {
  const bank = await startTestBank({
    isLimited: true,
    passwordCost: fullCost,
    settings: defaultConfiguration.settings,
  });
  try {
    const companies: OpenedCompany[] = [];
    const making = await seconds(async () => {
      for (let made = 0; made < TRAINEES; made += 1) companies.push(await makeCompany(bank));
    });
    const people: WireClient[] = [];
    const signIns = await eachAtOnce(companies, async ({ users: [user] }) => {
      const client = new WireClient(bank);
      await client.signIn(user?.username ?? "", user?.password ?? "");
      people.push(client);
    });
    const payments = await eachAtOnce(people, (client) => pay(client, companyOf(client, companies)));
    const lessons = await lessonRows(bank);
    const violations = await auditLedger(bank.bank.db);
    return [
      atMost({ name: `class: ${TRAINEES} companies made`, value: making, unit: "s" }, 60),
      figure({ name: `class: ${TRAINEES} sign-ins at once, all done`, value: signIns.all, unit: "s" }),
      atMost({ name: "class: the slowest sign-in", value: signIns.slowest, unit: "s" }, 15),
      figure({ name: "class: the sign-in in the middle", value: signIns.middle, unit: "s" }),
      atMost(
        {
          name: `class: ${TRAINEES} payments with their codes at once, the slowest`,
          value: payments.slowest,
          unit: "s",
        },
        10,
      ),
      figure({ name: "class: the payment in the middle", value: payments.middle, unit: "s" }),
      ...lessons,
      atMost({ name: "class: rules of the books broken afterwards", value: violations.length, unit: "" }, 0),
    ];
  } finally {
    await bank.close();
  }
}

const LEARNERS = 40;
const LESSON = "money-moves-when-the-authorizer-approves";

/** Forty trainees begin the same lesson at the same time, and then check it. */
async function lessonRows(bank: RunningBank): Promise<readonly Row[]> {
  const names = Array.from({ length: LEARNERS }, (_, at) => `Trainee ${at + 1}`);
  const trainees = await addTrainees(bank.bank.db, names, "Approver");
  const each = (call: string) =>
    eachAtOnce(trainees, async ({ key }) => {
      const body = JSON.stringify({ stage: key, lesson: LESSON });
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      const answer = await fetch(`${bank.address}/control/lessons/${call}`, init);
      if (!answer.ok) throw new Error(await answer.text());
    });
  const begun = await each("begin");
  const checked = await each("check");
  const board = await seconds(async () => {
    const answer = await fetch(`${bank.address}/control/lessons/board`, { headers: controlHeaders(bank) });
    if (!answer.ok) throw new Error(await answer.text());
  });
  return [
    atMost({ name: `class: the board of ${LEARNERS} trainees`, value: board, unit: "s" }, 0.2),
    atMost({ name: `class: ${LEARNERS} lessons begun at once, the slowest`, value: begun.slowest, unit: "s" }, 1),
    atMost({ name: `class: ${LEARNERS} lessons checked at once, the slowest`, value: checked.slowest, unit: "s" }, 1),
  ];
}

/** Creates companies through the control API one after the other, like the console. */
async function makeCompany(bank: RunningBank): Promise<OpenedCompany> {
  const answer = await fetch(`${bank.address}/control/companies`, {
    method: "POST",
    headers: { ...controlHeaders(bank), "Content-Type": "application/json" },
    body: JSON.stringify({
      users: [{ role: "Single" }],
      accounts: [
        { currency: "GHS", balance: "1000.00" },
        { currency: "GHS", balance: "0.00" },
      ],
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  // The control API's answer is not validated here.
  return (await answer.json()) as OpenedCompany;
}

function companyOf({ username }: WireClient, companies: readonly OpenedCompany[]): OpenedCompany {
  const found = companies.find(({ users }) => users.some((user) => user.username === username));
  if (!found) throw new Error(`${username} belongs to no company`);
  return found;
}

async function pay(client: WireClient, { accounts }: OpenedCompany): Promise<void> {
  const [from = "", to = ""] = accounts.map(({ accountNumber }) => accountNumber);
  const transfer = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: "150.00",
    currencyCode: "GHS",
    narration: "Rent",
    transType: "OWN-TRANSFER",
  } as const;
  const answer = await client.confirm(bankApi.payments.toSelf, transfer, { total: "GHS 150.00", to: to.slice(-4) });
  if (answer.code !== 0) throw new Error(`Not paid: ${answer.description}`);
}

async function eachAtOnce<T>(all: readonly T[], act: (one: T) => Promise<void>) {
  const taken: number[] = [];
  const whole = await seconds(() => Promise.all(all.map(async (one) => taken.push(await seconds(() => act(one))))));
  return { all: whole, slowest: Math.max(...taken), middle: median(taken) };
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}
