import { randomUUID } from "node:crypto";
import { bankApi } from "../../contract/index";
import {
  approvalOf,
  askFor,
  atOnce,
  type Bench,
  newDeciders,
  peopleOf,
  postingsFor,
  readyToDecide,
  readyToPay,
  recallOf,
  succeeded,
  times,
  unless,
} from "./bench";
import { giveCodes, openCrew } from "./crew";
import { wrongBalances } from "./ledger-check";
import { cedis, newPayment, withCode } from "./payment";

/** Puts a bank under one kind of stress and returns the problems that it found. */
export type Drill = (bench: Bench) => Promise<string[]>;

const OPENING = 500_000_000;
const ROUNDS = 3;

/** Two companies pay each other in parallel: accounts are changed from both sides. */
export const toAndFro: Drill = async (bench) => {
  const crews = await Promise.all(times(2, () => openCrew(bench.db, { roles: peopleOf(6, "Single") })));
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const payments = crews.flatMap((crew, index) =>
      crew.people.map((person) => newPayment(person, crew, 115, { to: crews[1 - index]?.accounts[0] })),
    );
    const answers = await atOnce(await readyToPay(bench, payments));
    problems.push(...unless("payments to and fro", succeeded(answers).length, payments.length));
  }
  for (const crew of crews) problems.push(...(await wrongBalances(bench.line, crew, OPENING, [])));
  return problems;
};

/** A payment whose answer was lost is sent twenty times in parallel. */
export const oneKeyManyTimes: Drill = async (bench) => {
  const crew = await openCrew(bench.db, { roles: peopleOf(ROUNDS, "Single") });
  const problems: string[] = [];
  for (const person of crew.people) {
    const payment = newPayment(person, crew, 829);
    const [pay] = await readyToPay(bench, [payment]);
    if (!pay) continue;
    const answers = [...(await atOnce(times(20, () => pay))), await pay()];
    const ids = new Set(answers.map(({ transactionId }) => String(transactionId)));
    problems.push(...unless("different answers to one action", ids.size, 1));
    for (const id of ids) problems.push(...unless(`postings of ${id}`, await postingsFor(bench, id), 1));
    const narration = payment.intended.key;
    const other = { ...newPayment(person, crew, 830, { more: { narration } }), key: payment.key };
    const [payOther] = await readyToPay(bench, [other]);
    problems.push(...unless("another call with a used key", (await payOther?.())?.code === 0, false));
  }
  return problems;
};

/** One code confirms one payment only, although many calls use it. */
export const oneCodeOncePaid: Drill = async (bench) => {
  const crew = await openCrew(bench.db, { roles: peopleOf(ROUNDS, "Single") });
  const problems: string[] = [];
  for (const person of crew.people) {
    const payment = newPayment(person, crew, 435);
    const fields = withCode(payment, await giveCodes(bench.db, [payment]));
    const pay = () => bench.line.call(person, payment.meant.endpoint, fields, { key: randomUUID() });
    const answers = await atOnce(times(10, () => pay));
    problems.push(...unless("payments with one code", succeeded(answers).length, 1));
  }
  return problems;
};

/** A code for a small payment does not confirm a large one. */
export const codeForSomethingElse: Drill = async (bench) => {
  const crew = await openCrew(bench.db, { roles: ["Single"] });
  const [person] = crew.people;
  if (!person) return ["nobody pays"];
  const small = newPayment(person, crew, 100);
  const code = await giveCodes(bench.db, [small]);
  const large = newPayment(person, crew, 90_000, { more: { narration: small.intended.key } });
  const answer = await bench.line.call(person, large.meant.endpoint, withCode(large, code), large);
  return unless("a code used for something else", answer.code === 0, false);
};

/** Exactly one of an approval, a rejection and a recall in parallel succeeds. */
export const decisionsAtOnce: Drill = async (bench) => {
  const crew = await newDeciders(bench.db, 2);
  const [initiator, one, other] = crew.people;
  if (!initiator || !one || !other) return ["nobody decides"];
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS * 2; round++) {
    const id = await askFor(bench, crew);
    const confirmed = await readyToDecide(bench, [
      { person: one, meant: approvalOf(crew, id) },
      { person: initiator, meant: recallOf(crew, id) },
    ]);
    const rejection = {
      transactionId: id,
      transType: "OWN-TRANSFER",
      requestType: "SINGLE",
      reason: "Not now",
      approvalStatus: "REJECT",
    };
    const reject = () => bench.line.call(other, bankApi.approvals.reject, rejection, { key: randomUUID() });
    const answers = await atOnce([...confirmed, reject]);
    problems.push(...unless(`winners of ${id}`, succeeded(answers).length, 1));
  }
  return problems;
};

/** Forty users pay ten each from an account with a hundred. */
export const overdraft: Drill = async (bench) => {
  const crew = await openCrew(bench.db, { roles: peopleOf(40, "Single"), balances: ["100.00", "0.00"] });
  const payments = crew.people.map((person) => newPayment(person, crew, 1_000));
  const answers = await atOnce(await readyToPay(bench, payments));
  return [
    ...unless("payments of 10 from 100", succeeded(answers).length, 10),
    ...(await wrongBalances(bench.line, crew, 10_000, payments.slice(0, 10))),
  ];
};

/** Forty users pay ten each; the company may pay a hundred a day. */
export const dayLimit: Drill = async (bench) => {
  const policy = { limitPerDay: cedis(10_000) };
  const crew = await openCrew(bench.db, { roles: peopleOf(40, "Single"), policy });
  const answers = await atOnce(
    await readyToPay(
      bench,
      crew.people.map((person) => newPayment(person, crew, 1_000)),
    ),
  );
  return unless("payments of 10 within a limit of 100 a day", succeeded(answers).length, 10);
};
