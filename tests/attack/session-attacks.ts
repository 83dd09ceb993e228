import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { type Answer, codeFor, WireClient } from "../support/wire-client";
import { type Part, Tally } from "./part";
import type { Target } from "./target";

const { accounts, otp, session } = bankApi;
const IDLE_SECONDS = 300;
const LIFE_SECONDS = 8 * 3600;

/** Tries to keep, take over, prolong or forge a session (safety: sessions). */
export async function attackSessions(target: Target): Promise<Part> {
  const { bank } = target;
  const tally = new Tally();
  const company = await openCompany(bank);
  const look = (client: WireClient) => client.call(accounts.list, { loginId: "me" });
  const isOut = ({ code }: Answer) => code === 103 || code === 104;
  const ask = async (words: string, client: WireClient, mustBeOut = true) => {
    const answer = await look(client);
    tally.check(isOut(answer) === mustBeOut, () => `${words}: ${JSON.stringify(answer)}`);
  };
  const withSession = (sessionId: string) => Object.assign(new WireClient(bank), { sessionId });

  const client = await signedIn(bank, company, "Single");
  await ask("whoever signed in", client, false);
  for (const forged of ["", "x", "0", "null", "undefined", "' or 1=1 --", "%00", "A".repeat(43), "A".repeat(200)])
    await ask(`the session ${forged}`, withSession(forged));
  for (const sessionId of [client.sessionId.toLowerCase(), `${client.sessionId}A`, client.sessionId.slice(0, -1)])
    await ask("a session almost right", withSession(sessionId));
  const { rows } = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(bank.bank.db);
  for (const { token_hash: hash } of rows) await ask("what the database keeps of a session", withSession(hash));
  tally.check(!rows.some(({ token_hash: hash }) => hash === client.sessionId), () => "A session is kept in clear");

  const chosen = withSession("A".repeat(43));
  const { username, password } = userOf(company, "Viewer");
  const { loginId } = await chosen.authenticate(username, password);
  await chosen.call(otp.sendSignedOut, { deviceId: chosen.deviceId, username });
  const code = await codeFor(bank, username);
  const opened = await chosen.call(otp.verify, { otp: code, userName: String(loginId), otpPin: code });
  tally.check(opened.sessionId !== chosen.sessionId, () => "A session was fixed from outside");
  await ask("a session chosen by the attacker", withSession("A".repeat(43)));

  const newer = new WireClient(bank);
  const single = userOf(company, "Single");
  await newer.signIn(single.username, single.password);
  await ask("the older of two sessions", client);
  tally.check(newer.sessionId !== client.sessionId, () => "A session was given twice");
  await newer.call(session.logout, {});
  await ask("after logging out", newer);
  await newer.call(session.refresh, {});
  await ask("after logging out, refreshed", newer);

  const changed = await signedIn(bank, company, "Initiator");
  await bank.bank.db.updateTable("users").set({ active: false }).where("username", "=", changed.username).execute();
  const inactive = await look(changed);
  tally.check(inactive.code !== 0, () => `an inactive profile: ${JSON.stringify(inactive)}`);

  const demoted = await signedIn(bank, company, "Initiator & Authorizer");
  await bank.bank.db
    .updateTable("users")
    .set({ role: "Viewer", menus: "[]" })
    .where("username", "=", demoted.username)
    .execute();
  const refused = await demoted.call(bankApi.fx.rates, {});
  tally.check(refused.code !== 0, () => `rights taken away: ${JSON.stringify(refused)}`);

  const idle = await signedIn(bank, company, "Authorizer");
  await passTime(bank, IDLE_SECONDS);
  await ask("an idle session", idle);
  const busy = await signedIn(bank, company, "Authorizer");
  for (let seconds = 0; seconds < LIFE_SECONDS; seconds += IDLE_SECONDS - 60) {
    await passTime(bank, IDLE_SECONDS - 60);
    await busy.call(session.refresh, {}, { idempotencyKey: randomUUID() });
  }
  await ask("a session refreshed for eight hours", busy);

  await skipSteps(target, tally);
  return tally.part;
}

/** Makes the steps of signing in, in every wrong order: none of them opens a session. */
async function skipSteps({ bank }: Target, tally: Tally): Promise<void> {
  const company = await openCompany(bank);
  const { username, password } = userOf(company, "Single");
  const steps = {
    authenticate: (device: WireClient) => device.authenticate(username, password),
    wrong: (device: WireClient) => device.authenticate(username, "Wrong@1234"),
    send: (device: WireClient) => device.call(otp.sendSignedOut, { deviceId: device.deviceId, username }),
    verify: (device: WireClient) => device.call(otp.verify, { otp: "12345", userName: username, otpPin: "12345" }),
    forgotten: (device: WireClient) => device.call(otp.verifyForgotPassword, { otp: "12345", userName: username }),
  };
  for (const first of Object.keys(steps) as (keyof typeof steps)[])
    for (const second of Object.keys(steps) as (keyof typeof steps)[])
      for (const third of Object.keys(steps) as (keyof typeof steps)[]) {
        const device = new WireClient(bank);
        const answers = [];
        for (const step of [first, second, third]) answers.push(await steps[step](device));
        const hasSession = answers.some(({ sessionId }) => sessionId !== undefined);
        tally.check(!hasSession, () => `${first}, ${second}, ${third} opened a session`);
      }
}
