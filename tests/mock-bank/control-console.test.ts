import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { clockJumps } from "../../mock-bank/control/clock-jumps";
import { scheduleTask } from "../../mock-bank/core/agenda";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { controlOf } from "../support/control";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const bank = aBank();
const control = controlOf(bank);

describe("Open as", () => {
  it("opening as a user gives a one-time code that opens one session on that device through the ordinary call", async () => {
    const user = userOf(await openCompany(bank.running), "Initiator");
    const client = new WireClient(bank.running);
    const opened = await control("POST", "sign-ins", { username: user.username, deviceId: client.deviceId });
    expect(opened).toMatchObject({ status: 200, userName: user.username, fullName: user.fullName, email: user.email });
    const code = String(opened.code);
    const path = { otp: code, userName: String(opened.loginId), otpPin: code };

    const thief = new WireClient(bank.running);
    expect((await thief.call(bankApi.otp.verify, path)).sessionId).toBeUndefined();
    const answer = await client.call(bankApi.otp.verify, path);
    expect(answer).toMatchObject({ code: 0, roles: [{ name: "Initiator" }] });
    expect((await client.call(bankApi.otp.verify, path)).sessionId).toBeUndefined();
  });

  it.each(["nobody.here", ""])("no session is opened for %j", async (username) => {
    expect(await control("POST", "sign-ins", { username, deviceId: "a-device" })).toMatchObject({ status: 400 });
  });

  it("opening as a user is recorded in the audit as done by the bank, and refused for an inactive profile", async () => {
    const { username } = userOf(await openCompany(bank.running), "Single");
    await control("POST", "sign-ins", { username, deviceId: "a-device" });
    const { db } = bank.running.bank;
    const told = await db.selectFrom("audit").select(["event", "detail"]).orderBy("id", "desc").executeTakeFirst();
    expect(told).toEqual({ event: "openedByTrainer", detail: "By the bank, without the password" });
    await db.updateTable("users").set({ active: false }).where("username", "=", username).execute();
    const refused = await control("POST", "sign-ins", { username, deviceId: "another" });
    expect(refused.description).toContain("not active");
  });
});

describe("The agenda of the bank", () => {
  it("the agenda shows the sessions and codes that end, with their users", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    await client.call(bankApi.otp.send, {});
    const { coming } = await control("GET", "agenda");
    const ours = (coming as { what: string; company: string; subject: string }[]).filter(
      (each) => each.company === company.name,
    );
    expect(ours.map(({ what }) => what).sort()).toEqual([
      "One-time code expires",
      "Session times out, unless it is used",
    ]);
    expect(new Set(ours.map(({ subject }) => subject))).toEqual(new Set([client.username]));
    await passTime(bank.running, 400);
    expect(JSON.stringify((await control("GET", "agenda")).coming)).not.toContain(client.username);
  });

  it("the agenda shows no id of a company", async () => {
    const { id } = await openCompany(bank.running);
    const task = { kind: "reminder", subject: id, dueAt: new Date("2027-01-05T15:00:00Z") } as const;
    await scheduleTask(bank.running.bank.db, task);
    const { coming } = await control("GET", "agenda");
    expect((coming as { at: string }[]).filter(({ at }) => at === task.dueAt.toISOString())).toMatchObject([
      { subject: "" },
    ]);
  });

  it("the agenda shows settlements with their time", async () => {
    await control("PUT", "clock", { now: "2026-11-20T09:00:00Z" });
    const { db } = bank.running.bank;
    const dueAt = new Date("2026-11-20T15:00:00Z");
    await scheduleTask(db, { kind: "settle", subject: "NOBODYS", dueAt });
    const { coming } = await control("GET", "agenda");
    expect(coming).toContainEqual({
      at: "2026-11-20T15:00:00.000Z",
      what: "Settlement",
      company: "",
      subject: "NOBODYS",
    });
    await control("PUT", "clock", { now: "2026-11-20T16:00:00Z" });
    expect(JSON.stringify((await control("GET", "agenda")).coming)).not.toContain("NOBODYS");
  });
});

describe("The bank's clock", () => {
  it.each([
    ["a Friday", "2026-11-20T09:30:00Z", "2026-11-23T09:00:00.000Z"],
    ["the day before Christmas", "2026-12-24T16:00:00Z", "2026-12-29T09:00:00.000Z"],
  ])("the clock moves to the next working day from %s", (_, now, next) => {
    expect(clockJumps.nextWorkingDay(new Date(now)).toISOString()).toBe(next);
  });

  it.each([
    ["2026-11-20T09:30:00.000Z", "2026-12-20T09:30:00.000Z"],
    ["2026-01-31T09:30:00.000Z", "2026-02-28T09:30:00.000Z"],
    ["2026-12-31T23:59:00.000Z", "2027-01-31T23:59:00.000Z"],
  ])("the clock moves a month forward from %s", (now, next) => {
    expect(clockJumps.nextMonth(new Date(now)).toISOString()).toBe(next);
  });

  it("the clock accepts the named moves nextWorkingDay and nextMonth, and refuses an unknown name", async () => {
    await control("PUT", "clock", { now: "2026-11-20T09:30:00Z" });
    expect((await control("PUT", "clock", { to: "nextWorkingDay" })).now).toMatch(/^2026-11-23T09:00:0/);
    expect((await control("PUT", "clock", { to: "nextMonth" })).now).toMatch(/^2026-12-23T09:00:0/);
    expect((await control("PUT", "clock", { to: "payday" })).status).toBe(400);
  });
});

describe("The calls of the contract", () => {
  it("each call of the contract shows the rows of the register about it", async () => {
    const { calls } = await control("GET", "calls");
    const list = calls as { name: string; method: string; path: string; requirements: { id: string }[] }[];
    const rowsOf = (name: string) => list.find((call) => call.name === name)?.requirements.map(({ id }) => id);
    expect(rowsOf("session.authenticate")).toContain("S1-7-13");
    expect(rowsOf("otp.verify")).toEqual(expect.arrayContaining(["S1-7-16", "S2-7-24", "S3-7-16"]));
    expect(rowsOf("otp.verify")).not.toContain("S1-7-19");
    expect(rowsOf("approvals.approve")).toContain("S3-7-11");
    const without = list.filter(({ requirements }) => requirements.length === 0).map(({ name }) => name);
    expect(without.length).toBeLessThan(list.length / 4);
  });
});

describe("The books", () => {
  it("the books list every account with its posted and its available balance", async () => {
    const company = await openCompany(bank.running);
    const { accounts } = await control("GET", "accounts");
    const list = accounts as { accountNumber: string; company: string; book: string; available: string }[];
    const [first] = company.accounts;
    expect(list.find(({ accountNumber }) => accountNumber === first?.accountNumber)).toMatchObject({
      company: company.name,
      currency: "GHS",
      book: "1000.00",
      available: "1000.00",
    });
    expect(list.filter((account) => account.company === "The bank").length).toBeGreaterThan(5);
  });

  it("the books are audited on request", async () => {
    expect(await control("GET", "audit")).toMatchObject({ status: 200, sound: true, violations: [] });
  });
});
