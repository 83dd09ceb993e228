import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TokenBuckets } from "../../mock-bank/limits/token-buckets";
import { type Guess, GuessLimits } from "../../mock-bank/session/guess-limits";

const START = new Date("2026-11-20T09:00:00Z").getTime();
const at = (address: string, account = "kofi"): Guess => ({ call: "session.authenticate", account, address });
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/**
 * Guesses wrong until a guess is refused.
 * @returns the number of guesses
 */
function guessWrong(limits: GuessLimits, guess: Guess, max = 1000): number {
  for (let made = 0; made < max; made++) {
    if (!limits.admit(guess)) return made;
    limits.settle(guess, "wrong");
  }
  return max;
}

describe("Wrong passwords of strangers", () => {
  it("ten are free, then the same address waits 1, 2, 4 up to 60 seconds before each further one", () => {
    const limits = new GuessLimits();
    expect(guessWrong(limits, at("10.0.0.1"))).toBe(10);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      pass(seconds - 0.1);
      expect(limits.admit(at("10.0.0.1"))).toBe(false);
      pass(0.1);
      expect(guessWrong(limits, at("10.0.0.1"))).toBe(1);
    }
  });

  it("guesses in parallel are limited as if they came one after the other", () => {
    const limits = new GuessLimits();
    const admitted = Array.from({ length: 50 }, () => limits.admit(at("10.0.0.1"))).filter(Boolean);
    expect(admitted).toHaveLength(10);
  });

  it("an answered guess leaves the guesses counted that are made in parallel", () => {
    const limits = new GuessLimits();
    for (let guess = 0; guess < 10; guess++) limits.admit(at("10.0.0.1"));
    limits.settle(at("10.0.0.1"), "wrong");
    expect(limits.admit(at("10.0.0.1"))).toBe(false);
    limits.settle(at("10.0.0.1"), "unknown");
    expect(limits.admit(at("10.0.0.1"))).toBe(true);
  });

  it("wrong guesses count for less than 15 minutes", () => {
    const limits = new GuessLimits();
    guessWrong(limits, at("10.0.0.1"));
    pass(15 * 60 - 1);
    expect(guessWrong(limits, at("10.0.0.1"))).toBe(1);
    pass(15 * 60);
    expect(guessWrong(limits, at("10.0.0.1"))).toBe(10);
  });

  it("refused guesses do not make the wait longer", () => {
    const limits = new GuessLimits();
    guessWrong(limits, at("10.0.0.1"));
    for (let tenths = 0; tenths < 9; tenths++) {
      pass(0.1);
      expect(limits.admit(at("10.0.0.1"))).toBe(false);
    }
    pass(0.1);
    expect(limits.admit(at("10.0.0.1"))).toBe(true);
  });

  it("another address can guess at the same name, and the same address at another name", () => {
    const limits = new GuessLimits();
    guessWrong(limits, at("10.0.0.1"));
    expect(limits.admit(at("10.0.0.2"))).toBe(true);
    expect(limits.admit(at("10.0.0.1", "ama"))).toBe(true);
  });

  it("a name that many addresses guess at leaves each address one try a minute, a new address as well", () => {
    const limits = new GuessLimits();
    for (let address = 0; address < 6; address++) guessWrong(limits, at(`10.0.1.${address}`));
    expect(guessWrong(limits, at("10.0.0.9"))).toBe(1);
    pass(5);
    expect(limits.admit(at("10.0.0.9"))).toBe(false);
    pass(55);
    expect(limits.admit(at("10.0.0.9"))).toBe(true);
    expect(guessWrong(limits, at("10.0.0.9", "ama"))).toBe(10);
  });

  it("an address has 100 wrong guesses whatever the names, and 30 more with each minute", () => {
    const limits = new GuessLimits();
    const guessAtNames = () => {
      for (let made = 0; made < 1000; made++)
        if (guessWrong(limits, at("10.0.0.1", `name-${Math.random()}`), 1) === 0) return made;
      return 1000;
    };
    expect(guessAtNames()).toBe(100);
    expect(limits.admit(at("10.0.0.2"))).toBe(true);
    pass(60);
    expect(guessAtNames()).toBe(30);
  });

  it("300 people behind one address sign in at the same time, some with a wrong password first", () => {
    const limits = new GuessLimits();
    const people = Array.from({ length: 300 }, (_, index) => at("10.0.0.1", `trainee-${index}`));
    expect(people.every((person) => limits.admit(person))).toBe(true);
    for (const [index, person] of people.entries()) limits.settle(person, index % 5 ? "right" : "wrong");
    expect(people.every((person) => limits.admit(person))).toBe(true);
  });

  it("a right password takes nothing from the address and ends the waiting of its name", () => {
    const limits = new GuessLimits();
    guessWrong(limits, at("10.0.0.1"));
    pass(1);
    expect(limits.admit(at("10.0.0.1"))).toBe(true);
    limits.settle(at("10.0.0.1"), "right");
    expect(guessWrong(limits, at("10.0.0.1"))).toBe(10);
  });

  it("a call that failed counts as no guess", () => {
    const limits = new GuessLimits();
    for (let time = 0; time < 200; time++) {
      expect(limits.admit(at("10.0.0.1"))).toBe(true);
      limits.settle(at("10.0.0.1"), "unknown");
    }
  });

  it("guesses at invented names reset neither the count of the address nor those of other names", () => {
    const limits = new GuessLimits(500);
    guessWrong(limits, at("10.0.0.1"));
    for (let index = 0; index < 5000; index++) {
      const invented = at("10.0.0.1", `name-${index}`);
      if (limits.admit(invented)) limits.settle(invented, "wrong");
    }
    expect(limits.admit(at("10.0.0.1"))).toBe(false);
    expect(limits.admit(at("10.0.0.1", "new name"))).toBe(false);
  });
});

describe("Allowances", () => {
  const limit = { burst: 10, perMinute: 60 };

  it("used allowance comes back evenly, not all at the turn of a minute", () => {
    const allowances = new TokenBuckets();
    const used = () => {
      for (let count = 0; ; count++) if (!allowances.use("a", limit)) return count;
    };
    expect(used()).toBe(10);
    pass(3);
    expect(used()).toBe(3);
    pass(3600);
    expect(used()).toBe(10);
  });

  it("a subject in use keeps its count while others fill the memory", () => {
    const allowances = new TokenBuckets(100);
    for (let time = 0; time < 10; time++) allowances.use("guesser", limit);
    for (let index = 0; index < 1000; index++) {
      allowances.use(`invented-${index}`, limit);
      expect(allowances.use("guesser", limit)).toBe(false);
    }
  });

  it("a clock that is set back gives nothing back", () => {
    const allowances = new TokenBuckets();
    for (let time = 0; time < 10; time++) allowances.use("a", limit);
    pass(-3600);
    expect(allowances.use("a", limit)).toBe(false);
  });
});
