import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type CallContext, type Caller, isRefusal } from "../../../mock-bank/core/handler";
import { defaultSettings } from "../../../mock-bank/core/settings";
import type { Database } from "../../../mock-bank/database/tables";
import { takeComplaint } from "../../../mock-bank/support/complaints";
import { type ComplaintFields, wrongTextIn } from "../../../mock-bank/support/support-rules";
import { onEachDatabase, onPostgres } from "../../support/bank-database";
import { aCompany } from "../../support/bank-ledger";

const MORNING = new Date("2026-11-20T09:00:00Z");
const fields: ComplaintFields = {
  senderName: "Ama Mensah",
  phoneNumber: "0244123456",
  emailAddress: "anybody@elsewhere.example",
  accountNumber: "",
  emailSubject: "other - Cheque book",
  emailBody: "It never came.\nPlease help.",
};

const aCall = (db: Database, deviceId: string, who?: Caller, now = MORNING, address: string = randomUUID()) => ({
  db,
  deviceId,
  who,
  now,
  address,
  intent: undefined,
  canonical: { line: "", digest: "" },
  settings: defaultSettings,
});

/** Sends a complaint in a transaction of its own, as the bank does. */
const complain = (call: CallContext & { db: Database }, changes: Partial<ComplaintFields> = {}) =>
  call.db.transaction().execute((db) => takeComplaint({ ...call, db }, { ...fields, ...changes }));

const complaintsOf = (db: Database, deviceId: string) =>
  db.selectFrom("complaints").selectAll().where("device_id", "=", deviceId).execute();

onEachDatabase("A complaint", (bank) => {
  it("a visitor's complaint is stored, and only the bank's support is notified", async () => {
    const device = randomUUID();
    const reference = await complain(aCall(bank.db, device));
    expect(await complaintsOf(bank.db, device)).toMatchObject([
      { id: reference, user_id: null, subject: "other - Cheque book", phone: "0244123456", account_number: "" },
    ]);
    const messages = await messagesAbout(bank.db, String(reference));
    expect(messages).toMatchObject([
      {
        channel: "email",
        recipient: "help@asempa-bank.example",
        subject: `Complaint ${reference}: other - Cheque book`,
      },
    ]);
    expect(messages[0]?.body).toContain("Signed in as: nobody");
    expect(messages[0]?.body.endsWith("\n\nIt never came.\nPlease help.")).toBe(true);
  });

  it("a customer's complaint is confirmed to the address that the bank has", async () => {
    const { who, email } = await aCustomer(bank.db);
    const reference = await complain(aCall(bank.db, randomUUID(), who));
    const messages = await messagesAbout(bank.db, String(reference));
    expect(messages.map(({ recipient }) => recipient).sort()).toEqual([email, "help@asempa-bank.example"].sort());
  });

  it("a repeated complaint is the same complaint", async () => {
    const call = aCall(bank.db, randomUUID());
    const reference = await complain(call);
    expect(await complain(call)).toBe(reference);
    expect(await messagesAbout(bank.db, String(reference))).toHaveLength(1);
    expect(await complain(call, { emailBody: "And another thing." })).not.toBe(reference);
  });

  it("five complaints an hour are accepted from a device", async () => {
    const device = randomUUID();
    for (let nth = 1; nth <= 5; nth++)
      expect(await complain(aCall(bank.db, device), { emailBody: `Complaint ${nth}` })).toMatch(/^C-/);
    const sixth = await complain(aCall(bank.db, device), { emailBody: "Complaint 6" });
    expect(typeof sixth !== "string" && isRefusal(sixth)).toBe(true);
    expect(await complain(aCall(bank.db, randomUUID()), { emailBody: "Another device" })).toMatch(/^C-/);
    const later = new Date(MORNING.getTime() + 3600_000);
    expect(await complain(aCall(bank.db, device, undefined, later), { emailBody: "Complaint 6" })).toMatch(/^C-/);
  });
});

onEachDatabase("Complaints before sign-in", (bank) => {
  const TOO_MANY_OF_ADDRESS =
    "Too many complaints were sent from your network. Please sign in, or call the Contact Center.";
  /** Sends complaints from new devices. Returns how many were accepted, and the first refusal. */
  const flood = async (count: number, now: Date, addressOf: (index: number) => string) => {
    let taken = 0;
    let refusal: string | undefined;
    for (let index = 0; index < count; index++) {
      const call = aCall(bank.db, randomUUID(), undefined, now, addressOf(index));
      const answer = await complain(call, { emailBody: `Complaint ${index}` });
      if (typeof answer === "string") taken++;
      else refusal ??= answer.description;
    }
    return { taken, refusal };
  };
  const day = (days: number) => new Date(MORNING.getTime() + days * 86_400_000);

  it("15 of 30 complaints from rotating devices of one address are accepted", async () => {
    expect(await flood(30, day(1), () => "192.0.2.1")).toEqual({ taken: 15, refusal: TOO_MANY_OF_ADDRESS });
    expect(await flood(1, day(1), () => "192.0.2.2")).toEqual({ taken: 1, refusal: undefined });
    const anHourLater = new Date(day(1).getTime() + 3600_000);
    expect(await flood(1, anHourLater, () => "192.0.2.1")).toMatchObject({ taken: 1 });
  });

  it("complaints from rotating addresses are limited in all, and a customer who is signed in still complains", async () => {
    expect(await flood(210, day(2), (index) => `2001:db8:0:${index}::/64`)).toEqual({
      taken: 200,
      refusal: "Complaints cannot be sent without signing in at the moment. Please call the Contact Center.",
    });
    const { who } = await aCustomer(bank.db);
    expect(await complain(aCall(bank.db, randomUUID(), who, day(2)))).toMatch(/^C-/);
  });

  it("a customer who rotates devices sends ten complaints an hour", async () => {
    const { who } = await aCustomer(bank.db);
    const answers = [];
    for (let index = 0; index < 12; index++)
      answers.push(await complain(aCall(bank.db, randomUUID(), who, day(3)), { emailBody: `Complaint ${index}` }));
    expect(answers.filter((answer) => typeof answer === "string")).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({
      description: "You have sent too many complaints within an hour. Please call the Contact Center.",
    });
  });
});

onPostgres("Complaints at the same instant", (bank) => {
  it("15 of 40 parallel complaints from rotating devices of one address are accepted", async () => {
    const sent = Array.from({ length: 40 }, (_, nth) =>
      complain(aCall(bank.db, randomUUID(), undefined, new Date("2026-12-01T09:00:00Z"), "192.0.2.9"), {
        emailBody: `Complaint ${nth}`,
      }),
    );
    expect((await Promise.all(sent)).filter((answer) => typeof answer === "string")).toHaveLength(15);
  });

  it("parallel complaints share the five of their device", async () => {
    const device = randomUUID();
    const sent = Array.from({ length: 20 }, (_, nth) =>
      complain(aCall(bank.db, device), { emailBody: `Complaint ${nth}` }),
    );
    const taken = (await Promise.all(sent)).filter((answer) => typeof answer === "string");
    expect(taken).toHaveLength(5);
    expect(await complaintsOf(bank.db, device)).toHaveLength(5);
  });

  it("parallel equal complaints are one complaint", async () => {
    const device = randomUUID();
    const references = await Promise.all(Array.from({ length: 10 }, () => complain(aCall(bank.db, device))));
    expect(new Set(references).size).toBe(1);
    expect(await complaintsOf(bank.db, device)).toHaveLength(1);
  });
});

describe("The texts of a complaint", () => {
  it("a complaint accepts ordinary text in any language", () => {
    expect(wrongTextIn(fields)).toBeUndefined();
    expect(
      wrongTextIn({ ...fields, senderName: "Ɔheneba Ɛsi", emailBody: "Mepa wo kyɛw…\r\n\tAgain" }),
    ).toBeUndefined();
  });

  it.each<[keyof ComplaintFields, string]>([
    ["senderName", "Ama\r\nBcc: all@bank.example"],
    ["senderName", "Ama\u0000"],
    ["senderName", "   "],
    ["senderName", "Ama \u202egnp.exe"],
    ["emailSubject", " "],
    ["emailSubject", "Help\nBcc: all@bank.example"],
    ["emailSubject", "Help\u2028Bcc: all@bank.example"],
    ["emailAddress", "a@b.example\nCc: c@d.example"],
    ["emailBody", " \n "],
    ["emailBody", "null\u0000"],
  ])("a complaint is refused with in %s the text %j @S1-5-26..27 @S1-5-29", (field, text) => {
    expect(wrongTextIn({ ...fields, [field]: text })).toBe(field);
  });
});

/** Returns all messages with the reference. */
const messagesAbout = (db: Database, reference: string) =>
  db.selectFrom("messages").selectAll().where("subject", "like", `%${reference}%`).execute();

async function aCustomer(db: Database): Promise<{ who: Caller; email: string }> {
  const company = await aCompany(db);
  const username = randomUUID();
  const email = `${username}@adom.example`;
  const { id } = await db
    .insertInto("users")
    .values({
      id: randomUUID(),
      company_id: company.id,
      username,
      password_hash: "",
      password_history: "[]",
      full_name: "Ama Mensah",
      first_name: "Ama",
      last_name: "Mensah",
      phone: "0244123456",
      email,
      role: "Single",
      menus: "[]",
      active: true,
      must_change_password: false,
      first_login: false,
      failed_passwords: 0,
      failed_codes: 0,
      created_at: MORNING,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const who: Caller = {
    userId: id,
    userName: username,
    fullName: "Ama Mensah",
    role: "Single",
    menus: [],
    companyId: company.id,
    sessionId: randomUUID(),
  };
  return { who, email };
}
