import { createHash, randomUUID } from "node:crypto";
import type { Endpoint } from "../../contract/endpoint";
import { canonicalCall, formatIntent } from "../../contract/intent";
import { type CompanySpec, createCompany } from "../../mock-bank/companies/create-company";
import { bankNow, secondsAfter } from "../../mock-bank/core/clock";
import { isRefusal, type Role } from "../../mock-bank/core/handler";
import { defaultSettings } from "../../mock-bank/core/settings";
import type { Database } from "../../mock-bank/database/tables";
import { hashCode } from "../../mock-bank/otp/one-time-codes";

/** A signed-in user on a device of their own. */
export type Person = {
  readonly username: string;
  readonly userId: string;
  readonly role: Role;
  /** The session in the database, and its token. */
  readonly sessionId: string;
  readonly token: string;
  readonly deviceId: string;
};

/** A company with signed-in users, so that tests make only the calls under test. */
export type Crew = {
  readonly companyId: string;
  readonly people: readonly Person[];
  /** Account numbers, in their order. */
  readonly accounts: readonly string[];
};

const HOLDINGS = "5000000.00";
const CODE = "24680";
/** Longer than any test on a slow machine. */
const CODE_LIFE_SECONDS = 8 * 3600;

type Wanted = {
  readonly roles: readonly Role[];
  readonly balances?: readonly string[];
  readonly policy?: CompanySpec["policy"];
};

export async function openCrew(db: Database, { roles, balances = [HOLDINGS, "0.00"], policy }: Wanted): Promise<Crew> {
  const now = await bankNow(db);
  const spec: CompanySpec = {
    users: roles.map((role) => ({ role })),
    accounts: balances.map((balance) => ({ currency: "GHS", balance })),
    policy: { limitPerDay: "900000000.00", limitPerTransaction: "1000000.00", ...policy },
  };
  const company = await createCompany(db, spec, now);
  if (isRefusal(company)) throw new Error(company.description);
  const rows = await db.selectFrom("users").select(["id", "username"]).where("company_id", "=", company.id).execute();
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const people = company.users.map(({ username, role }): Person => {
    const userId = ids.get(username) ?? "";
    return { username, role, userId, sessionId: randomUUID(), token: randomUUID(), deviceId: randomUUID() };
  });
  const sessions = people.map(({ userId, sessionId, token, deviceId }) => ({
    id: sessionId,
    user_id: userId,
    token_hash: createHash("sha256").update(token).digest("hex"),
    device_id: deviceId,
    created_at: now,
    last_seen_at: now,
  }));
  await db.insertInto("sessions").values(sessions).execute();
  return { companyId: company.id, people, accounts: company.accounts.map(({ accountNumber }) => accountNumber) };
}

/** The purpose of a code: the call as it will be sent, without the code, and the text of its message. */
export type Meant = {
  readonly endpoint: Endpoint;
  readonly fields: object;
  readonly total: string;
  readonly to?: string | undefined;
};

const intentFor = ({ endpoint, fields, total, to }: Meant): string => {
  const whole = { ...fields, passwordType: "OTP" };
  const digest = createHash("sha256").update(canonicalCall(endpoint, whole)).digest("base64url");
  return formatIntent({ call: endpoint.path, digest, total, to });
};

/**
 * Inserts verified codes into the database for many users, because only the calls after that are under test.
 * @returns the code, which is the same for all
 */
export async function giveCodes(db: Database, wanted: readonly { readonly person: Person; readonly meant: Meant }[]) {
  const now = await bankNow(db);
  const rows = wanted.map(({ person: { userId, sessionId, deviceId }, meant }) => {
    const id = randomUUID();
    return {
      id,
      user_id: userId,
      session_id: sessionId,
      device_id: deviceId,
      is_known_device: true,
      purpose: "action",
      code_hash: hashCode(defaultSettings.codeKey, id, CODE),
      intent: intentFor(meant),
      tries_left: 3,
      created_at: now,
      expires_at: secondsAfter(now, CODE_LIFE_SECONDS),
      verified_at: now,
    };
  });
  await db.insertInto("one_time_codes").values(rows).execute();
  return CODE;
}
