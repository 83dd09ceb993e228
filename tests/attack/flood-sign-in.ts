import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { checkHealth, type Flood } from "./flood";
import { FloodCustomer, passwordCall } from "./flood-customer";
import { FloodedBank, sendAtRate } from "./flooded-bank";

const PER_SECOND = 1000;
const SLICE_PER_SECOND = 150;
const ADDRESSES = 50;
const SLICE_ADDRESSES = 10;
/** Every second guess is at a customer's name, the others are at names without a user. */
const NAMES = 1000;
/** Seconds of the flood before the customers sign in. */
const RUN_UP_SECONDS = 1;
/** Milliseconds after which the flood ends even if a customer has not signed in. */
const CUSTOMERS_MS_MAX = 60_000;
const KNOWN_MS_MAX = 3000;
/** Longest sign-in of a known customer in the slice of `npm test`: generous, because other tests run at the same time. */
const SLICE_KNOWN_MS_MAX = 60_000;

/** Guesses passwords from 50 addresses with a new device id each time, while customers sign in. */
export const signInFlood: Flood = async (size, tally) => {
  const bank = await FloodedBank.start();
  try {
    const known = await FloodCustomer.open(bank, "127.0.1.1");
    const unknown = await FloodCustomer.open(bank, "127.0.1.2");
    const { milliseconds: calmMs } = await known.signIn();
    const counts = { tried: 0, excess: 0, busy: 0, waiting: 0, broken: 0 };
    let isOver = false;
    const addresses = size.isSlice ? SLICE_ADDRESSES : ADDRESSES;
    const guess = async (index: number) => {
      const names = [known.username, unknown.username, nameOf(index), nameOf(index + 1)];
      const from = `127.0.0.${2 + (index % addresses)}`;
      const name = names[Math.floor(index / addresses) % names.length] ?? "";
      const { status, headers, text } = await bank.send(passwordCall(name, "Wrong@1234", randomUUID(), from));
      if (isOver) counts.waiting++;
      else if (status === 503 && headers["retry-after"]) counts.busy++;
      else if (status !== 200) counts.broken++;
      else if (text.includes("Too many attempts")) counts.excess++;
      else counts.tried++;
    };
    const perSecond = size.isSlice ? SLICE_PER_SECOND : PER_SECOND;
    let isEveryCustomerIn = false;
    const customers = async () => {
      await sleep(RUN_UP_SECONDS * 1000);
      const signIns = await Promise.all([known.signIn(), unknown.signIn()]);
      isEveryCustomerIn = true;
      return signIns;
    };
    const hangUp = () => {
      isOver = true;
      bank.hangUp();
    };
    const endsAt = performance.now() + size.seconds * 1000 + CUSTOMERS_MS_MAX;
    const goesOn = () => !isEveryCustomerIn && performance.now() < endsAt;
    const rate = { perSecond, seconds: size.seconds, goesOn, atEnd: hangUp };
    const { result, health } = await bank.watchHealth(async () => {
      const [sent, [onKnown, onUnknown]] = await Promise.all([sendAtRate(rate, guess), customers()]);
      return { sent, known: onKnown, unknown: onUnknown };
    });
    checkHealth(tally, size, "sign-in", health);
    const { sent } = result;
    tally.check(
      result.known.isIn &&
        result.known.refusals.length === 0 &&
        result.known.milliseconds <= (size.isSlice ? SLICE_KNOWN_MS_MAX : KNOWN_MS_MAX),
      () => `sign-in: a customer on a known device: ${JSON.stringify(result.known)}`,
    );
    tally.check(result.unknown.isIn, () => `sign-in: a customer on a new device: ${JSON.stringify(result.unknown)}`);
    tally.check(counts.broken === 0, () => `sign-in: ${counts.broken} of ${sent} guesses had no answer of the bank`);
    tally.check(counts.tried < sent / 2, () => `sign-in: most guesses were tried: ${JSON.stringify(counts)}`);
    return {
      sent,
      ...counts,
      calmMs,
      knownRefusals: result.known.refusals.length,
      unknownRefusals: result.unknown.refusals.length,
      knownMs: result.known.milliseconds,
      unknownMs: result.unknown.milliseconds,
      healthP50: health.p50,
      healthP99: health.p99,
    };
  } finally {
    await bank.close();
  }
};

const nameOf = (index: number) => `no.user.${index % NAMES}`;
