import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { Throttle } from "../../mock-bank/limits/throttle";
import { openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { allCalls, sampleCalls } from "../support/sample-calls";
import { WireClient } from "../support/wire-client";

const TOO_MANY = { code: 1, description: "Too many attempts. Please try again in a minute." };
const bank = aBank(async () => ({ isLimited: true }));

describe("Guessing", () => {
  it("ten wrong passwords on one device make it wait, and another user name is free", async () => {
    const { username, password } = userOf(await openCompany(bank.running), "Single");
    const guesser = new WireClient(bank.running);
    const answers = [];
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    for (let time = 0; time < 12; time++) answers.push(await guesser.authenticate(username, "Wrong@1234"));
    expect(answers[0]).toEqual({ code: 1, description: "The user name or the password is not right." });
    expect(answers.at(-1)).toEqual(TOO_MANY);
    expect(await guesser.authenticate(username, password)).toEqual(TOO_MANY);
    expect(await guesser.authenticate("somebody.else", "Wrong@1234")).not.toEqual(TOO_MANY);
  });

  it("guesses of strangers do not slow down users who are signed in", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    for (let time = 0; time < 40; time++)
      expect(await client.call(bankApi.session.refresh, {})).toMatchObject({ code: 0 });
  });
});

describe("The link of a trainee", () => {
  const begin = async (stage: string, path = "lessons/begin") => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" } };
    const body = JSON.stringify({ stage, lesson: "x" });
    const answer = await fetch(`${bank.running.address}/control/${path}`, { ...init, body });
    return ((await answer.json()) as { description: string }).description;
  };

  it("a link begins at most twenty lessons a minute, and another link is free", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const answers = await Promise.all(Array.from({ length: 21 }, () => begin("often")));
    expect(answers.filter((words) => words.startsWith("Too many calls with this link."))).toHaveLength(1);
    expect(await begin("once")).toContain("This link is not known.");
    for (const path of ["LESSONS/BEGIN", "lessons/begin/"])
      expect(await begin("often", path)).not.toContain("This link is not known.");
  });

  it("a link makes 300 calls a minute, and all links of one address 12,000", () => {
    const calls = new Throttle();
    const count = (most: number, keyOf: (at: number) => string) =>
      Array.from({ length: most + 1 }, (_, at) => calls.exceedsForTrainee(keyOf(at), "10.0.0.1", false));
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    expect(count(300, () => "one").lastIndexOf(false)).toBe(299);
    expect(count(12_000, String).lastIndexOf(false)).toBe(12_000 - 301 - 1);
  });
});

describe("Each feature has a limit of its own", () => {
  const endpoints = new Map(allCalls);
  const call = (client: WireClient, name: string) => {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`There is no call ${name}`);
    return client.call(endpoint, sampleCalls()[name] ?? {});
  };
  /** Uses up the allowance. */
  const useUp = (exceeds: () => boolean) => {
    for (let time = 0; time < 5000; time++) if (exceeds()) return;
    throw new Error("There is no limit");
  };

  it.each([
    ["lookups.account", "bulkTransfers.upload"],
    ["lookups.accountAtOtherBank", "payments.receipt"],
    ["mobileMoney.walletName", "payments.receipt"],
    ["prepaidCard.customer", "payments.receipt"],
    ["bulkTransfers.upload", "lookups.account"],
    ["mobileMoney.upload", "lookups.account"],
    ["prepaidCard.upload", "lookups.account"],
    ["statements.statement", "lookups.account"],
    ["statements.forBooks", "lookups.account"],
    ["payments.receipt", "lookups.account"],
    ["reports.download", "lookups.account"],
    ["reports.paymentAdvice", "lookups.account"],
    ["reports.downloadActivity", "lookups.account"],
    ["passwords.replace", "lookups.account"],
    ["requests.review", "approvals.drillDown"],
    ["payments.same", "approvals.drillDown"],
    ["approvals.drillDown", "requests.review"],
  ])("a user at the limit of %s is refused there, while %s and colleagues are not limited", async (name, other) => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const company = await openCompany(bank.running);
    const [busy, colleague] = [
      await signedIn(bank.running, company, "Single"),
      await signedIn(bank.running, company, "Initiator"),
    ];
    const user = await bank.running.bank.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", busy.username)
      .executeTakeFirstOrThrow();
    expect(await call(busy, name)).not.toEqual(TOO_MANY);
    useUp(() => bank.running.bank.throttle?.exceedsFor(user.id, name) ?? false);
    expect(await call(busy, name)).toEqual(TOO_MANY);
    expect(await call(busy, other)).not.toEqual(TOO_MANY);
    expect(await call(colleague, name)).not.toEqual(TOO_MANY);
  });
});

describe("The log", () => {
  const told = (lines: readonly string[], event: string) => lines.filter((line) => line.includes(`"event":"${event}"`));

  it("the log reports calls that come too often by their name, without the user name", async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const strict = await startTestBank({ isLimited: true, logLevel: "warn", logTo });
    try {
      const guesser = new WireClient(strict);
      vi.spyOn(Date, "now").mockReturnValue(Date.now());
      for (let time = 0; time < 11; time++) await guesser.authenticate("kofi.guessed", "Wrong@1234");
      expect(told(lines, "excess_rate")).toHaveLength(1);
      expect(lines.join("")).toContain('"call":"session.authenticate"');
      expect(lines.join("")).not.toMatch(/kofi.guessed|Wrong@1234/);
    } finally {
      await strict.close();
    }
  });

  it("the log reports an unexpected error by call and place, without values", async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const broken = await startTestBank({ logLevel: "warn", logTo });
    const client = await signedIn(broken, await openCompany(broken), "Single");
    await sql`alter table ledger_accounts rename to elsewhere`.execute(broken.bank.db);
    try {
      const response = await client.sendRaw("GET", `${bankApi.accounts.list.path}?loginId=x`, undefined);
      expect(response.status).toBe(500);
      const found = lines.find((line) => line.includes("A call failed unexpectedly"));
      expect(found).toContain('"call":"accounts.list"');
      expect(found).not.toContain("ledger_accounts");
    } finally {
      await sql`alter table elsewhere rename to ledger_accounts`.execute(broken.bank.db);
      await broken.close();
    }
  });
});

describe("The last resort of the server", () => {
  it("an error outside a call is answered with HTTP 500 without details, and the log names the place", async () => {
    const lines: string[] = [];
    const broken = await startTestBank({ logLevel: "warn", logTo: { write: (line) => void lines.push(line) } });
    try {
      const client = await signedIn(broken, await openCompany(broken), "Single");
      const { cipher } = broken.bank;
      if (!cipher) throw new Error("The bank encrypts");
      const seal = vi.spyOn(cipher, "sealReply").mockImplementation(() => {
        throw new RangeError("of 1020304050607");
      });
      const response = await client.sendRaw("GET", `${bankApi.accounts.list.path}?loginId=x`, undefined);
      expect([response.status, await response.json()]).toEqual([
        500,
        { code: 1, description: "Something went wrong. Please try again." },
      ]);
      expect(lines).toEqual([expect.stringMatching(/"type":"RangeError".*"call":"GET \/customer\/accounts"/)]);
      expect(lines.join("")).not.toContain("1020304050607");
      seal.mockRestore();
      expect(await client.call(bankApi.accounts.list, { loginId: "x" })).toMatchObject({ code: 0 });
    } finally {
      await broken.close();
    }
  });
});

describe("An answer that was given", () => {
  it("an answer is not changed by a later failure, which is logged once", async () => {
    const lines: string[] = [];
    const broken = await startTestBank({ logLevel: "warn", logTo: { write: (line) => void lines.push(line) } });
    const loud = vi.spyOn(console, "error");
    try {
      const client = await signedIn(broken, await openCompany(broken), "Single");
      const record = vi.spyOn(broken.bank.traffic, "record").mockImplementation(() => {
        throw new RangeError("No room");
      });
      expect(await client.call(bankApi.accounts.list, { loginId: "x" })).toMatchObject({ code: 0 });
      expect(lines).toEqual([expect.stringMatching(/"message":"No room".*"call":"GET \/customer\/accounts"/)]);
      expect(loud).not.toHaveBeenCalled();
      record.mockRestore();
    } finally {
      await broken.close();
    }
  });
});

describe("A throttle", () => {
  const subject = { address: "10.0.0.1", deviceId: "d", username: "u" };
  const limits = (count: number, call: string, of = subject) => {
    const throttle = new Throttle();
    return Array.from({ length: count }, () => throttle.exceeds(call, of)).filter((isTooMany) => !isTooMany).length;
  };

  it("as many calls pass as the table allows, and 2,400 of a stranger", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    expect(limits(100, "session.authenticate")).toBe(10);
    expect(limits(100, "otp.sendSignedOut")).toBe(10);
    expect(limits(100, "otp.verify")).toBe(30);
    expect(limits(3000, "support.directives")).toBe(2400);
  });

  it("a device and a name are counted separately, and an address through all of them", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const throttle = new Throttle();
    const passed = Array.from({ length: 3000 }, (_, index) =>
      throttle.exceeds("session.authenticate", { ...subject, deviceId: `d${index}`, username: `u${index}` }),
    ).filter((isTooMany) => !isTooMany);
    expect(passed).toHaveLength(2400);
  });

  it("questions about papers are counted by address, whatever device and name ask", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const throttle = new Throttle();
    const passed = Array.from({ length: 1000 }, (_, index) =>
      throttle.exceeds("support.paper", { ...subject, deviceId: `d${index}`, username: `u${index}` }),
    ).filter((isTooMany) => !isTooMany);
    expect(passed).toHaveLength(300);
  });

  it("half of the calls of a minute come back in half a minute", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T09:00:59Z") });
    const throttle = new Throttle();
    const passed = () => {
      for (let count = 0; ; count++) if (throttle.exceeds("session.authenticate", subject)) return count;
    };
    expect(passed()).toBe(10);
    vi.setSystemTime(new Date("2026-11-20T09:01:00Z"));
    expect(passed()).toBe(0);
    vi.setSystemTime(new Date("2026-11-20T09:01:29Z"));
    expect(passed()).toBe(5);
    vi.useRealTimers();
  });

  it("a refusal is logged once a minute for each call and subject", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const throttle = new Throttle();
    const logged = [1, 2, 3].map(() => throttle.isNews("session.authenticate", "10.0.0.1"));
    expect([...logged, throttle.isNews("session.authenticate", "10.0.0.2")]).toEqual([true, false, false, true]);
  });
});
