import { statement as validate } from "@learninglocker/xapi-validation/dist/factory";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { compileDraft } from "../../features/lessons/compile-draft";
import type { Board, OpenLesson, Work } from "../../mock-bank/control-api/answers";
import { type LessonData, OWN_COURSE } from "../../mock-bank/control-api/lesson-data";
import { refuse } from "../../mock-bank/core/handler";
import { contentTables } from "../../mock-bank/database/catalogue";
import { addLessons } from "../../mock-bank/lessons/add-lessons";
import { checkLesson } from "../../mock-bank/lessons/check-lesson";
import { catalogue } from "../../mock-bank/lessons/course-lessons";
import { addTrainees, countTry, findStage, passwordOf } from "../../mock-bank/lessons/trainees";
import { lessonLimits } from "../../mock-bank/limits/limits";
import { changeSigningKey } from "../../mock-bank/signing/signing-keys";
import { startTestBank } from "../support/bank";
import { controlOf } from "../support/control";
import { aBank } from "../support/each-bank";
import { lendMemoryDatabase } from "../support/lent-database";
import { sampleCalls } from "../support/sample-calls";
import { codeFor, WireClient } from "../support/wire-client";

const APPROVES = "money-moves-when-the-authorizer-approves";
const ANSWER_LOST = "the-outcome-of-an-own-transfer-is-unknown-after-a-lost-answer-and-checking-it-pays-once";
const WRONG_CODE = "a-wrong-code-moves-no-money-and-the-bank-s-message-is-shown";
const ANOTHER_WALLET = "a-known-beneficiary-at-another-wallet-is-paid-after-someone-has-confirmed-the-change";
const SIGNS_IN = "password-and-code-lead-to-the-dashboard";
/** A process of the tests reads the scenarios first. */
const RUN_MS = 60_000;
const RECALLS = "an-initiator-recalls-a-pending-request";

type Statement = {
  readonly id: string;
  readonly actor: { readonly name: string };
  readonly verb: { readonly display: { readonly en: string } };
  readonly timestamp: string;
  readonly result?: { readonly extensions: object };
  readonly context: { readonly contextActivities: { readonly grouping?: readonly object[] } };
};
/** Returns what a learning record store would refuse. */
const validateStatement = (statement: unknown) => validate(statement, ["statement"]);

describe("A class", () => {
  const bank = aBank();
  const control = controlOf(bank);
  const classOf = async (...names: string[]) => {
    const made = await control("POST", "lessons/class", { names, course: "Approver" });
    return (made.trainees as Board["trainees"]).filter(({ name }) => names.includes(name));
  };
  /** A call of a trainee, who has no control token. */
  const as = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${bank.running.address}/control/lessons/${path}`, init);
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
  };

  it("each trainee has a key of their own, which shows the lessons of the course", async () => {
    const [ama, yaw] = await classOf("Ama", "Yaw");
    expect(ama?.key).toMatch(/^[2-9a-z]{14}$/);
    expect(yaw?.key).not.toBe(ama?.key);
    const work = (await as("work", { stage: ama?.key })) as unknown as Work;
    expect([work.trainee, work.course]).toEqual(["Ama", "Approver"]);
    const approver = catalogue.courses.find(({ title }) => title === "Approver");
    expect(work.lessons.map(({ id, state }) => [id, state])).toEqual(approver?.lessons.map(({ id }) => [id, "new"]));
  });

  it("a trainee signs in with the shown password, and reads only the own codes", async () => {
    const [ama, yaw] = await classOf("Ama of codes", "Yaw of codes");
    const [own, other] = [ama, yaw].map((trainee) => ({ stage: trainee?.key, lesson: APPROVES }));
    const opened = (await as("begin", own ?? {})) as unknown as OpenLesson;
    const [, efua] = opened.people;
    await as("begin", other ?? {});
    expect(efua).toMatchObject({ name: "Efua", password: passwordOf(ama?.key ?? "") });
    await new WireClient(bank.running).signIn(efua?.username ?? "", efua?.password ?? "");
    const codesOf = async (asked: object) => {
      const messages = (await as("messages", asked)).messages as { username: string; code: string | null }[];
      return new Set(messages.flatMap(({ username, code }) => (code ? [username] : [])));
    };
    expect(await codesOf(own ?? {})).toEqual(new Set([efua?.username]));
    expect(await codesOf(other ?? {})).toEqual(new Set());
    const signIn = { ...other, username: efua?.username, deviceId: "theirs" };
    expect(await as("sign-in", signIn)).toEqual({
      status: 400,
      description: "username: is not a person of this lesson.",
    });
  });

  it("the lesson about signing in is not done by “Open as”, but with the password", async () => {
    const [ama] = await classOf("Ama of the password");
    const own = { stage: ama?.key, lesson: SIGNS_IN };
    const opened = (await as("begin", own)) as unknown as OpenLesson;
    const [{ username, password } = { username: "", password: "" }] = opened.people;
    const client = new WireClient(bank.running);
    const { code, loginId } = await as("sign-in", { ...own, username, deviceId: client.deviceId });
    const path = { otp: String(code), userName: String(loginId), otpPin: String(code) };
    expect(await client.call(bankApi.otp.verify, path)).toMatchObject({ code: 0 });
    const missing = { kind: "missing", why: "Ama has not signed in with user name and password yet." };
    expect((await as("check", own)).steps).toContainEqual(missing);
    await client.signIn(username, password);
    expect((await as("check", own)).steps).not.toContainEqual(missing);
  });

  it("a wrong code counts for a signed-in person, and not at the sign-in", async () => {
    const [ama] = await classOf("Ama of the wrong code");
    const own = { stage: ama?.key, lesson: WRONG_CODE };
    const opened = (await as("begin", own)) as unknown as OpenLesson;
    const { username = "", password = "" } = opened.people.find(({ name }) => name === "Efua") ?? {};
    const client = new WireClient(bank.running);
    const { loginId } = await client.authenticate(username, password);
    await client.call(bankApi.otp.sendSignedOut, { deviceId: client.deviceId, username });
    const wrongAt = async (userName: string) => {
      const wrong = (await codeFor(bank.running, username)) === "00000" ? "11111" : "00000";
      return client.call(bankApi.otp.verify, { otp: wrong, userName, otpPin: wrong });
    };
    expect(await wrongAt(String(loginId))).toMatchObject({ description: "OTP is not valid." });
    await client.signIn(username, password);
    const missing = { kind: "missing", why: "Efua has not entered a wrong code yet." };
    expect((await as("check", own)).steps).toContainEqual(missing);
    await client.askCode(bankApi.requests.recall, sampleCalls()["requests.recall"] as never);
    await wrongAt(username);
    expect((await as("check", own)).steps).not.toContainEqual(missing);
  });

  it("a payment that the stage has made is none of the trainee", async () => {
    const [ama] = await classOf("Ama of the wallet");
    const own = { stage: ama?.key, lesson: ANOTHER_WALLET };
    await as("begin", own);
    const why = expect.stringMatching(/^Ama has not made the payment yet: Mobile Money Transfer, 150\.00/);
    expect((await as("check", own)).steps).toContainEqual({ kind: "missing", why });
  });

  it("an unknown key, lesson or course is refused, and the class needs the control token", async () => {
    const unknown = "This link is not known. Ask the trainer for another one.";
    for (const [path, body] of [
      ["work", { stage: "x" }],
      ["begin", { stage: "x", lesson: APPROVES }],
      ["open", { stage: "x", lesson: APPROVES }],
      ["check", { stage: "x", lesson: APPROVES }],
    ] as const)
      expect(await as(path, body)).toEqual({ status: 400, description: unknown });
    const [ama] = await classOf("Ama of nothing");
    const notBegun = { stage: ama?.key, lesson: APPROVES };
    for (const path of ["check", "messages"])
      expect((await as(path, notBegun)).description).toMatch(/^This lesson has not begun/);
    expect((await as("begin", { ...notBegun, lesson: "no-lesson" })).description).toBe(
      "lesson: there is no such lesson.",
    );
    for (const path of ["class", "stage", "class/remove"]) expect((await as(path, {})).status).toBe(401);
    const refused = await control("POST", "lessons/class", { names: ["Ama"], course: "Pilot" });
    expect(refused).toEqual({ status: 400, description: "course: there is no such course." });
    const from = { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" }, body: "{}" };
    expect((await fetch(`${bank.running.address}/control/lessons/check`, from)).status).toBe(403);
  });

  it("the board shows what the last check missed, and keeps an end after the lesson began again", async () => {
    const [ama] = await classOf("Ama of the board");
    const own = { stage: ama?.key, lesson: APPROVES };
    await as("begin", own);
    expect(await as("check", own)).toMatchObject({ done: false });
    const row = async () => {
      const { trainees } = (await control("GET", "lessons/board")) as unknown as Board;
      return trainees.find(({ key }) => key === ama?.key)?.lessons[0];
    };
    expect(await row()).toMatchObject({ state: "tried", tries: 1, stuck: "Efua has not signed in yet." });
    const { db } = bank.running.bank;
    await db
      .updateTable("lesson_stages")
      .set({ done_at: new Date() })
      .where("trainee", "=", ama?.key ?? "")
      .execute();
    await as("begin", own);
    expect(await row()).toMatchObject({ state: "done", tries: 1 });
  });

  it("a lesson that begins again counts from its first beginning, and locks its former company", async () => {
    const name = "Ama who begins again";
    const [ama] = await classOf(name);
    const own = { stage: ama?.key, lesson: APPROVES };
    const companies = async () => {
      const { companies: all } = (await control("GET", "state")) as { companies?: { id: string; name: string }[] };
      return all?.filter((company) => company.name.startsWith(name)).map(({ id }) => id);
    };
    const begunAt = async () => {
      const { trainees } = (await control("GET", "lessons/board")) as unknown as Board;
      return trainees.find(({ key }) => key === ama?.key)?.lessons[0]?.begunAt;
    };
    await as("begin", own);
    const [[former], first] = [(await companies()) ?? [], await begunAt()];
    await control("PUT", "faults", { faults: [{ call: "accounts.list", kind: "drop", company: former }] });
    await as("begin", own);
    expect(await companies()).toEqual([expect.not.stringContaining(former ?? "")]);
    expect(await begunAt()).toBe(first);
    expect((await control("GET", "faults")).faults).toEqual([]);
    const people = bank.running.bank.db.selectFrom("users").select("active").distinct();
    expect(await people.where("company_id", "=", former ?? "").execute()).toEqual([{ active: false }]);
  });

  it("only the newest calls of a stage are kept, and the board shows the newest refusal", async () => {
    const [ama] = await classOf("Ama of many calls");
    await as("begin", { stage: ama?.key, lesson: APPROVES });
    const { db, lessonCalls } = bank.running.bank;
    const companyId = (await findStage(db, ama?.key ?? "", APPROVES))?.company_id ?? "";
    await sql`insert into lesson_calls (company_id, username, call, fields, refusal, at)
      select ${companyId}, 'kofi', 'payments.toSelf', '{}', 'Refusal ' || nr, now()
        from generate_series(1, ${lessonLimits.callsOfCompany}::integer) as nr`.execute(db);
    const record = (call: string, fields: object) =>
      lessonCalls?.record({ companyId, username: "kofi", call, fields: { ...fields }, refusal: `${call} refused` });
    await record("payments.limits", {});
    await record("requests.mine", { pageSize: 9 });
    const written = await db.selectFrom("lesson_calls").select("refusal").where("company_id", "=", companyId).execute();
    expect(written).toHaveLength(lessonLimits.callsOfCompany);
    expect(written).not.toContainEqual({ refusal: "Refusal 1" });
    const { trainees } = (await control("GET", "lessons/board")) as unknown as Board;
    expect(trainees.find(({ key }) => key === ama?.key)?.lessons).toMatchObject([{ stuck: "payments.limits refused" }]);
  });

  it("results are valid statements of xAPI, which stay the same and do not disclose the key", async () => {
    const [ama] = await classOf("Ama of the statements");
    await as("begin", { stage: ama?.key, lesson: APPROVES });
    const statements = async () => {
      const all = (await control("GET", "lessons/statements")).statements as Statement[];
      return all.filter(({ actor }) => actor.name === "Ama of the statements");
    };
    const begun = await statements();
    expect(begun.map(({ verb }) => verb.display.en)).toEqual(["attempted"]);
    const { db } = bank.running.bank;
    const later = new Date(Date.parse(begun[0]?.timestamp ?? "") + 90_000);
    await db
      .updateTable("lesson_stages")
      .set({ done_at: later, has_ticks: true })
      .where("trainee", "=", ama?.key ?? "")
      .execute();
    const again = { missing: undefined, isDone: true, hasTicks: false };
    await countTry(db, { trainee: ama?.key ?? "", lesson: APPROVES }, again);
    const [attempted, completed] = await statements();
    expect(attempted).toEqual(begun[0]);
    expect(Object.values(completed?.result?.extensions ?? {})).toEqual([true]);
    await db
      .updateTable("trainees")
      .set({ course: "A former course" })
      .where("key", "=", ama?.key ?? "")
      .execute();
    const grouping = (await statements())[0]?.context.contextActivities.grouping;
    expect(grouping).toMatchObject([{ definition: { name: { en: "A former course" } } }]);
    expect(completed).toMatchObject({
      verb: { display: { en: "completed" } },
      result: { success: true, duration: "PT90S" },
    });
    expect(completed?.id).not.toBe(attempted?.id);
    expect([attempted, completed].flatMap((statement) => validateStatement(statement))).toEqual([]);
    expect(JSON.stringify(completed)).not.toContain(ama?.key);
  });

  it("a class is removed with the links of all whose stage the trainer has set", async () => {
    await classOf("Ama who leaves");
    const keys = await Promise.all(
      ["", "Esi of one lesson"].map(async (trainee) => {
        const set = await control("POST", "lessons/stage", { lesson: ANSWER_LOST, trainee });
        expect(await as("work", { stage: set.stage })).toMatchObject({ status: 200, trainee });
        return set.stage;
      }),
    );
    expect((await control("GET", "faults")).faults).toHaveLength(2);
    expect(await control("POST", "lessons/class/remove", {})).toEqual({ status: 200, trainees: [] });
    for (const stage of keys) expect((await as("work", { stage })).status).toBe(400);
    expect(JSON.stringify((await control("GET", "state")).companies)).not.toContain("Esi of one lesson");
    expect((await control("GET", "faults")).faults).toEqual([]);
  });

  it("a written scenario is a lesson of its course until it is removed, and says why it cannot be one", async () => {
    const place = { course: "Approver", minutes: 4, learned: "ask for rent" };
    const add = async (role: string) => {
      const company = `    Given a company with these people:\n      | Ama | ${role} |`;
      const asks = "    When Ama moves GHS 150.00 from the Current account to the Savings account";
      const text = `Feature: Ours\n  Scenario: Ama asks for rent\n${company}\n${asks}`;
      const compiled = await compileDraft(text);
      return "why" in compiled ? refuse(compiled.why) : addLessons(bank.running.bank, compiled.lessons, place);
    };
    expect((await add("Boss"))?.description).toMatch(/^“Ama asks for rent”: users 0 role/);
    expect(await add("Initiator")).toBeUndefined();
    const [kwame] = await classOf("Kwame of the written lesson");
    const own = { stage: kwame?.key, lesson: "ama-asks-for-rent" };
    const work = (await as("work", { stage: kwame?.key })) as unknown as Work;
    expect(work.lessons.at(-1)).toMatchObject({ id: own.lesson, name: "Ama asks for rent", minutes: 4 });
    expect(await as("begin", own)).toMatchObject({ status: 200, people: [{ name: "Ama" }] });
    expect(await as("check", own)).toMatchObject({
      done: false,
      steps: [{ kind: "missing", why: expect.stringContaining("Ama has not asked for the payment yet") }],
    });
    expect(await control("POST", "lessons/remove", { lesson: own.lesson })).toMatchObject({ status: 200 });
    expect((await as("begin", own)).description).toBe("lesson: there is no such lesson.");
  });

  it("only a draft whose scenarios have just passed can be lessons", async () => {
    const place = { course: "Approver", minutes: 4, learned: "ask for rent" };
    const add = async (text: string) => (await control("POST", "drafts/lessons", { ...place, text })).description;
    const text = "Feature: Ours\n  Scenario: Rent\n    Ama pays";
    expect(await add(text)).toMatch(/^Run these scenarios first/);
    await control("POST", "drafts", { text });
    await vi.waitFor(async () => expect((await control("GET", "drafts")).isRunning).toBe(false), RUN_MS);
    expect(await add(`${text}\n`)).toMatch(/^A scenario of the last run failed/);
    expect(await add(`${text} rent`)).toMatch(/^Run these scenarios first/);
  });

  const [known] = catalogue.lessons;
  const written = { ...(known as LessonData), id: "written", name: "Written" };
  const own = { course: OWN_COURSE, minutes: 1, learned: "write" };
  it.each([
    ["whose name has no letters", [{ ...written, id: "" }], /needs letters/],
    ["of which two have one name", [written, written], /Two lessons of the draft/],
    ["of which one has the name of another course's", [written, known as LessonData], /A course has a lesson/],
    ["with more than thirty", Array.from({ length: 31 }, (_, at) => ({ ...written, id: `${at}` })), /at most 30/],
  ])("lessons %s are refused, and none is added", async (_, lessons, why) => {
    const { bank: opened } = bank.running;
    expect(await addLessons(opened, lessons, own)).toMatchObject({ description: expect.stringMatching(why) });
    expect(await opened.db.selectFrom("written_lessons").select("id").execute()).toEqual([]);
  });

  it("a written lesson that this release cannot read is left out of lessons, class and board", async () => {
    const { db } = bank.running.bank;
    const stored = { ...own, lesson: JSON.stringify({ id: "odd" }), added_at: new Date() };
    await db
      .insertInto("written_lessons")
      .values({ id: "odd", ...stored })
      .execute();
    const { lessons } = (await control("GET", "lessons")) as { lessons?: { id: string }[] };
    expect(lessons?.map(({ id }) => id)).toEqual(catalogue.lessons.map(({ id }) => id));
    expect(await control("GET", "lessons/board")).toMatchObject({ status: 200 });
    expect(await control("POST", "lessons/stage", { lesson: "odd", trainee: "" })).toMatchObject({ status: 400 });
    await db.deleteFrom("written_lessons").execute();
  });

  it("a decision on a request that the stage lacks is missing", async () => {
    const { db } = bank.running.bank;
    const [ama] = await classOf("Ama of no request");
    await as("begin", { stage: ama?.key, lesson: SIGNS_IN });
    const stage = await findStage(db, ama?.key ?? "", SIGNS_IN);
    const decided = { kind: "decided", request: 7, status: "APPROVED" } as const;
    const step = { kind: "see" as const, text: "It is approved", facts: [decided] };
    const checked = stage && (await checkLesson(db, { ...written, steps: [step] }, stage));
    expect(checked).toMatchObject([
      { kind: "missing", why: expect.stringMatching(/^The request of this lesson is missing/) },
    ]);
  });

  it("forty stages that are set together have people of their own", async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Trainee ${at}`);
    const trainees = await addTrainees(bank.running.bank.db, names, "Clerk");
    const begun = await Promise.all(trainees.map(({ key }) => as("begin", { stage: key, lesson: RECALLS })));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(40);
    const checked = await Promise.all(trainees.map(({ key }) => as("check", { stage: key, lesson: RECALLS })));
    expect(checked.filter(({ done }) => done === false)).toHaveLength(40);
    const usernames = begun.flatMap(({ people }) => (people as OpenLesson["people"]).map(({ username }) => username));
    expect(new Set(usernames).size).toBe(usernames.length);
  });
});

describe("A class after the end of its bank's content", () => {
  it("faults of a stage outlive a restart and a restored snapshot until they have happened", async () => {
    const store = await lendMemoryDatabase();
    const [openStore, lesson] = [async () => ({ ...store, close: async () => undefined }), ANSWER_LOST];
    const lost = { call: "payments.toSelf", kind: "lost-answer" };
    const before = await startTestBank({ openStore });
    const [trainee] = await addTrainees(before.bank.db, ["Ama"], "Tester");
    const own = { stage: trainee?.key, lesson };
    const begun = (await controlOf({ running: before })("POST", "lessons/begin", own)) as unknown as OpenLesson;
    await before.close();
    const after = await startTestBank({ openStore });
    const control = controlOf({ running: after });
    try {
      const faults = async () => (await control("GET", "faults")).faults;
      const restored = async (name: string) => {
        await control("POST", "snapshots/restore", { name });
        return faults();
      };
      expect(await faults()).toMatchObject([lost]);
      await control("POST", "snapshots", { name: "begun" });
      expect(await restored("begun")).toMatchObject([lost]);
      const client = new WireClient(after);
      await client.signIn(begun.people[0]?.username ?? "", begun.people[0]?.password ?? "");
      const payment = { ...sampleCalls()["payments.toSelf"], password: "00000", passwordType: "OTP" };
      await expect(
        client.call(bankApi.payments.toSelf, payment as never, { idempotencyKey: crypto.randomUUID() }),
      ).rejects.toThrow();
      await control("POST", "snapshots", { name: "paid" });
      expect(await restored("paid")).toEqual([]);
      // The payment is undone, and with it the call that was written down.
      expect(await restored("begun")).toMatchObject([lost]);
      const written = async () => (await after.bank.db.selectFrom("lesson_calls").select("id").execute()).length;
      const until = await written();
      await client.signIn(begun.people[0]?.username ?? "", begun.people[0]?.password ?? "");
      await client.call(bankApi.notices.list, { pageSize: "10" } as never);
      expect(await written()).toBeGreaterThan(until);
    } finally {
      await after.close();
      await store.close();
    }
  });

  it("the numbers of a class go on after the highest in a bank that has set them back", async () => {
    const store = await lendMemoryDatabase();
    const openStore = async () => ({ ...store, close: async () => undefined });
    const { db } = store;
    await (await startTestBank({ openStore })).close();
    const content = await contentTables(db);
    const { rows } = await sql<{ table: string; column: string; sequence: string | null }>`
      select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns where table_schema = current_schema()`.execute(db);
    const kept = rows.filter(({ table, sequence }) => sequence && !content.includes(table));
    await addTrainees(db, ["Ama"], "Clerk");
    const call = { company_id: "c", username: "ama", call: "accounts.list", fields: "{}", refusal: null };
    await db
      .insertInto("lesson_calls")
      .values({ ...call, at: new Date() })
      .execute();
    await changeSigningKey(db, { codeKey: "a key" });
    for (const { sequence } of kept) await sql`select setval(${sequence}::text::regclass, 1, false)`.execute(db);
    await (await startTestBank({ openStore })).close();
    const isFree = kept.map(async ({ table, column, sequence }) => {
      const { rows: next } = await sql<{ free: boolean | null }>`
        select nextval(${sequence}::text::regclass) > max(${sql.id(column)}) as free from ${sql.table(table)}`.execute(
        db,
      );
      return [table, next[0]?.free];
    });
    expect(Object.fromEntries(await Promise.all(isFree))).toEqual({
      lesson_calls: true,
      signing_keys: true,
      trainees: true,
    });
    await store.close();
  });

  it("links, results and stages outlive a reset, where a lesson begins again", async () => {
    const running = await startTestBank();
    try {
      const control = controlOf({ running });
      const call = (path: string, body: object) => control("POST", path, body);
      const { trainees } = (await call("lessons/class", { names: ["Ama"], course: "Approver" })) as unknown as Board;
      const own = { stage: trainees[0]?.key, lesson: APPROVES };
      await call("lessons/begin", own);
      await call("lessons/check", own);
      await call("reset", {});
      expect((await call("lessons/check", own)).description).toContain("Begin again.");
      expect(await call("lessons/open", own)).toMatchObject({ people: [] });
      expect(await call("lessons/messages", own)).toMatchObject({ messages: [] });
      expect(await call("lessons/work", { stage: own.stage })).toMatchObject({ trainee: "Ama" });
      expect(await call("lessons/begin", own)).toMatchObject({ people: [{ name: "Kofi" }, { name: "Efua" }] });
      expect(await call("lessons/check", own)).toMatchObject({ done: false });
    } finally {
      await running.close();
    }
  });
});
