import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { newPassword } from "../../mock-bank/lookups/generated";
import { isCommon } from "../../mock-bank/session/common-passwords";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { aBank, onPostgresBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const { session, accounts, support } = bankApi;
const bank = aBank();
const CHANGED = { code: 0, description: "Password has been successfully reset!" };
const SESSION_OVER = { code: 103, description: "Your session has expired. Please sign in again." };

/** Signs in a new user, with password and code. */
async function aNewcomer({ running }: { running: typeof bank.running } = bank) {
  const user = userOf(await openCompany(running), "Initiator");
  await running.bank.db
    .updateTable("users")
    .set({ must_change_password: true, first_login: true })
    .where("username", "=", user.username)
    .execute();
  const client = new WireClient(running);
  const answer = await client.signIn(user.username, user.password);
  return { ...user, client, answer };
}

const change = (client: WireClient, newPassword: string, confirmPassword = newPassword) =>
  client.call(session.changePassword, { newPassword, confirmPassword });

const messagesTo = async (username: string) =>
  (
    await bank.running.bank.db
      .selectFrom("messages")
      .select(["channel", "body", "code"])
      .where("username", "=", username)
      .orderBy("id")
      .execute()
  ).map((message) => message);

describe("A new password", () => {
  it("a new password is created at the first sign-in, once, and the next sign-in does not ask for it again @S1-7-21", async () => {
    const { username, client, answer, password } = await aNewcomer();
    expect(answer).toMatchObject({ firstLogin: true, passwordChangeRequired: true });
    expect(await change(client, "Harmattan#27")).toEqual(CHANGED);

    const again = new WireClient(bank.running);
    expect(await again.authenticate(username, password)).toMatchObject({ code: 1 });
    expect(await again.signIn(username, "Harmattan#27")).toMatchObject({
      firstLogin: false,
      passwordChangeRequired: false,
    });
    expect(await again.call(accounts.list, { loginId: username })).toMatchObject({ code: 0 });
  });

  it("a new password ends the session that created it and every sign-in begun with the old one", async () => {
    const { username, password, client } = await aNewcomer();
    const thief = new WireClient(bank.running);
    await thief.authenticate(username, password);
    await change(client, "Harmattan#27");
    expect(await client.call(accounts.list, { loginId: username })).toEqual(SESSION_OVER);
    const before = (await messagesTo(username)).filter(({ code }) => code !== null).length;
    await thief.call(bankApi.otp.sendSignedOut, { deviceId: thief.deviceId, username });
    expect((await messagesTo(username)).filter(({ code }) => code !== null)).toHaveLength(before);
  });

  it("the owner is notified of a new password by SMS and e-mail, without the password", async () => {
    const { username, client } = await aNewcomer();
    await change(client, "Harmattan#27");
    const notices = (await messagesTo(username)).slice(-2);
    expect(notices.map(({ channel }) => channel)).toEqual(["sms", "email"]);
    for (const { body, code } of notices) {
      expect(body).toBe(
        "Your password for Asempa Bank was changed. If it was not you, call the Contact Center at once.",
      );
      expect(code).toBeNull();
    }
  });

  it("a user who need not create a password cannot create one, however they signed in", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    expect(await change(client, "Harmattan#27")).toEqual({
      code: 1,
      description: "A new password can be created only when one is asked for.",
    });
    expect(await change(new WireClient(bank.running), "Harmattan#27")).toEqual(SESSION_OVER);
    const { username, password } = userOf(company, "Single");
    expect(await new WireClient(bank.running).authenticate(username, password)).toMatchObject({ code: 0 });
  });

  it("a session that must create a password can only do that, be kept alive and end", async () => {
    const { client } = await aNewcomer();
    const first = { code: 1, description: "Please create a new password first." };
    expect(await client.call(session.refresh, {})).toMatchObject({ code: 0 });
    expect(await client.call(accounts.list, { loginId: client.username })).toEqual(first);
    expect(await client.call(support.directives, {})).toMatchObject({ code: 0 });
    await passTime(bank.running, 300);
    expect(await change(client, "Harmattan#27")).toEqual(SESSION_OVER);
    const { client: another } = await aNewcomer();
    expect(await another.call(session.logout, {})).toMatchObject({ code: 0 });
  });

  it("a new password is taken to the letter, up to 128 characters", async () => {
    const { username, client } = await aNewcomer();
    const long = ` Aa#1${"x".repeat(122)} `;
    expect(await change(client, long)).toEqual(CHANGED);
    expect(await new WireClient(bank.running).authenticate(username, long.trim())).toMatchObject({ code: 1 });
    expect(await new WireClient(bank.running).authenticate(username, long)).toMatchObject({ code: 0 });
  });

  it("a password that the bank generates for a new user keeps the bank's own rules", () => {
    const made = Array.from({ length: 100 }, () => newPassword());
    expect(made.filter((password) => isCommon(password))).toEqual([]);
  });

  it("a new password must be confirmed @S1-5-09 @S1-7-21", async () => {
    const { client } = await aNewcomer();
    expect(await change(client, "Harmattan#27", "Harmattan#28")).toEqual({
      code: 1,
      description: "Passwords do not match!",
    });
  });

  it("a new password differs from the last three", async () => {
    const usedBefore = { code: 1, description: "You have used this password before. Please choose another one." };
    const { username, password, client } = await aNewcomer();
    expect(await change(client, password)).toEqual(usedBefore);
    const chosen = [password];
    for (const next of ["Harmattan#1", "Harmattan#2", "Harmattan#3"]) {
      const { db } = bank.running.bank;
      await db.updateTable("users").set({ must_change_password: true }).where("username", "=", username).execute();
      const later = new WireClient(bank.running);
      await later.signIn(username, chosen.at(-1) ?? "");
      for (const former of chosen) expect(await change(later, former)).toEqual(usedBefore);
      expect(await change(later, next)).toEqual(CHANGED);
      chosen.push(next);
    }
    await bank.running.bank.db
      .updateTable("users")
      .set({ must_change_password: true })
      .where("username", "=", username)
      .execute();
    const last = new WireClient(bank.running);
    await last.signIn(username, "Harmattan#3");
    expect(await change(last, "Harmattan#1")).toEqual(usedBefore);
    expect(await change(last, password)).toEqual(CHANGED);
  });

  it("a new password does not contain the user name or a longer part of it", async () => {
    const { username, client } = await aNewcomer();
    const [, lastName = ""] = username.split(/\W|\d/);
    const refused = { code: 1, description: "The password must not contain your user name." };
    expect(await change(client, `A1#${username}`)).toEqual(refused);
    expect(await change(client, `xx${lastName.toUpperCase()}#2030x`)).toEqual(refused);
  });

  it("a common password is refused", async () => {
    const { client } = await aNewcomer();
    const easy = { code: 1, description: "This password is easy to guess. Please choose another one." };
    for (const password of ["Password1!", "P@ssw0rd2026", "Welcome@123", "Ghana@1957", "1Qaz@Wsx", "Asempa#2026"])
      expect([password, await change(client, password)]).toEqual([password, easy]);
    expect(["Training@1", "Harmattan#27", "My bank, my 2 pesewas"].filter(isCommon)).toEqual([]);
  });

  it("a password of the thousands that attackers try first is refused: a common word with the required decorations", () => {
    const common =
      "password qwerty welcome admin letmein iloveyou monkey dragon sunshine princess football superman michael jordan charlie freedom".split(
        " ",
      );
    const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
    const years = Array.from({ length: 38 }, (_, at) => String(1990 + at));
    const digits = [...years, "1", "12", "123", "1234", "01", "007", "99"];
    const decorated = common
      .map(capital)
      .flatMap((word) => digits.flatMap((number) => ["!", "@", "#", "$", "."].map((sign) => word + sign + number)));
    expect(decorated.length).toBeGreaterThan(3_000);
    expect(decorated.filter((password) => !isCommon(password))).toEqual([]);
  });

  it("a new password is not readable anywhere in the database", async () => {
    const { client } = await aNewcomer();
    await change(client, "Harmattan#27");
    const { db } = bank.running.bank;
    const kept = [
      await db.selectFrom("users").selectAll().execute(),
      await db.selectFrom("audit").selectAll().execute(),
      await db.selectFrom("messages").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain("Harmattan#27");
    expect(JSON.stringify(bank.running.bank.traffic.after(0))).not.toContain("Harmattan#27");
  });
});

onPostgresBank("A new password", (postgres) => {
  it("ten parallel attempts create one new password", async () => {
    const { client } = await aNewcomer(postgres);
    const attempts = Array.from({ length: 10 }, (_, at) => change(client, `Harmattan#${at}0`));
    const codes = (await Promise.all(attempts)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });
});

describe("A user's own password", () => {
  const replace = (client: WireClient, password: string, newPassword: string, confirmPassword = newPassword) =>
    client.call(bankApi.passwords.replace, { password, newPassword, confirmPassword });

  it("a signed-in user replaces the password; the session stays, begun sign-ins end, and the user is informed", async () => {
    const { username, password } = userOf(await openCompany(bank.running), "Viewer");
    const client = new WireClient(bank.running);
    await client.signIn(username, password);
    const thief = new WireClient(bank.running);
    await thief.authenticate(username, password);
    const before = await messagesTo(username);
    expect(await replace(client, password, "Harmattan#27")).toMatchObject({ code: 0 });
    expect(await client.call(accounts.list, { loginId: username })).toMatchObject({ code: 0 });
    const sent = (await messagesTo(username)).slice(before.length);
    expect(sent.map(({ channel }) => channel).sort()).toEqual(["email", "sms"]);
    expect(sent[0]?.body).toContain("was changed. If it was not you, call the Contact Center at once.");
    const audited = await bank.running.bank.db
      .selectFrom("audit")
      .innerJoin("users", "users.id", "audit.user_id")
      .select("event")
      .where("username", "=", username)
      .where("event", "=", "passwordChanged")
      .execute();
    expect(audited).toHaveLength(1);
    const { attempts } = await bank.running.bank.db
      .selectFrom("sign_in_attempts")
      .innerJoin("users", "users.id", "sign_in_attempts.user_id")
      .select(({ fn }) => fn.countAll<string>().as("attempts"))
      .where("username", "=", username)
      .where("used_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(Number(attempts)).toBe(0);
    expect(await new WireClient(bank.running).authenticate(username, password)).toMatchObject({ code: 1 });
  });

  it("five wrong current passwords end the session, also for calls that wait, and the user is informed", async () => {
    const { username, password } = userOf(await openCompany(bank.running), "Viewer");
    const client = new WireClient(bank.running);
    await client.signIn(username, password);
    const guesses = Array.from({ length: 6 }, () => replace(client, "Wrong#2751", "Harmattan#27"));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([1, 1, 1, 1, 103, 103]);
    expect(await replace(client, password, "Harmattan#27")).toEqual(SESSION_OVER);
    expect((await messagesTo(username)).slice(-2).map(({ body }) => body)).toEqual(
      Array(2).fill(
        "Your session at Asempa Bank was ended after 5 wrong current passwords. If it was not you, call the Contact Center at once.",
      ),
    );
  });

  it.each([
    ["a wrong current password", "Wrong#2751", "Harmattan#27", "Harmattan#27", "The current password is not right."],
    ["another confirmation", "", "Harmattan#27", "Harmattan#28", "Passwords do not match!"],
    ["a common password", "", "Password#1", "Password#1", "This password is easy to guess. Please choose another one."],
    ["the same password", "", "", "", "You have used this password before. Please choose another one."],
  ])("%s is refused, and the password stays", async (_, wrong, chosen, confirmed, description) => {
    const { username, password } = userOf(await openCompany(bank.running), "Viewer");
    const client = new WireClient(bank.running);
    await client.signIn(username, password);
    const answer = await replace(client, wrong || password, chosen || password, confirmed || password);
    expect(answer).toMatchObject({ code: 1, description });
    expect(await new WireClient(bank.running).authenticate(username, password)).toMatchObject({ code: 0 });
  });
});
