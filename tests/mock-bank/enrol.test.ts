import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { confirmEnrolment, proposeEnrolment, showEnrolment } from "../../mock-bank/companies/enrol";
import { readEnrolment } from "../../mock-bank/opening/read-enrolment";
import { onEachBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const folder = mkdtempSync(join(tmpdir(), "enrol-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kofi = { username: "k.addo", firstName: "Kofi", lastName: "Addo", phone: "0241234567", email: "k@adom.example" };
const wanted = {
  company: "Adom Mills Ltd",
  limitPerTransaction: "10000.00",
  limitPerDay: "50000.00",
  people: [{ ...kofi, role: "Initiator" }],
  accounts: [{ currency: "GHS", name: "Adom Mills current" }],
};

function fileOf(spec: object): string {
  const file = join(folder, "company.json");
  writeFileSync(file, JSON.stringify(spec));
  return file;
}

onEachBank("Enrolling", (bank) => {
  it("a company is opened when a second operator confirms it, and its people sign in with the password sent", async () => {
    const { db } = bank.running.bank;
    const id = await proposeEnrolment(bank.running.bank, readEnrolment(fileOf(wanted)), "Ama");
    expect(await db.selectFrom("companies").select("id").execute()).toEqual([]);
    expect(await showEnrolment(db, id)).toMatch(/Adom Mills Ltd \(new\)[\s\S]*k\.addo \(new\)[\s\S]*menus: all$/);
    await expect(confirmEnrolment(bank.running.bank, id, " ama")).rejects.toThrow(
      `Proposal ${id} is by Ama: another operator`,
    );
    await confirmEnrolment(bank.running.bank, id, "Yaw");
    await expect(confirmEnrolment(bank.running.bank, id, "Esi")).rejects.toThrow(`Proposal ${id} was confirmed by Yaw`);

    const messages = await db
      .selectFrom("messages")
      .select(["channel", "recipient", "code"])
      .orderBy("channel")
      .execute();
    expect(messages.map(({ recipient }) => recipient)).toEqual([kofi.email, kofi.phone]);
    const client = new WireClient(bank.running);
    expect(await client.signIn(kofi.username, messages[0]?.code ?? "")).toMatchObject({
      firstLogin: true,
      passwordChangeRequired: true,
    });
    const accounts = await db
      .selectFrom("ledger_accounts")
      .select(["name", "book"])
      .where("kind", "=", "customer")
      .execute();
    expect(accounts).toEqual([{ name: "Adom Mills current", book: "0" }]);
  });

  it("a phone that is corrected before the first sign-in gets another default password, and the former one ends", async () => {
    const { db } = bank.running.bank;
    const hashOf = () => db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
    const former = await hashOf();
    const person = { username: kofi.username, phone: "0242222222" };
    const id = await proposeEnrolment(
      bank.running.bank,
      { company: wanted.company, people: [person], accounts: [] },
      "Ama",
    );
    await confirmEnrolment(bank.running.bank, id, "Yaw");
    expect(await hashOf()).not.toEqual(former);
    const sent = db.selectFrom("messages").select(["recipient", "code"]).where("recipient", "=", person.phone);
    expect(await sent.execute()).toEqual([{ recipient: person.phone, code: expect.any(String) }]);
    await db.updateTable("users").set({ first_login: false, phone: kofi.phone }).execute();
  });

  it("a change shows before and after to the second operator, sends no password, and is told to company and former phone", async () => {
    const { db } = bank.running.bank;
    const { id: last } = await db.selectFrom("messages").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    const changed = {
      ...{ company: wanted.company, limitPerDay: "60000.00", accounts: [] },
      people: [{ username: kofi.username, role: "Viewer" as const, phone: "0209876543" }],
    };
    const id = await proposeEnrolment(bank.running.bank, changed, "Yaw");
    expect(await showEnrolment(db, id)).toMatch(
      /^Proposal \d+ for Adom Mills Ltd, by Yaw, .*:\nAdom Mills Ltd\n {2}limit of a day: 50000.00 -> 60000.00\nk.addo\n {2}phone: 0241234567 -> 0209876543\n {2}role: Initiator -> Viewer$/,
    );
    await confirmEnrolment(bank.running.bank, id, "Ama");
    expect(await showEnrolment(db, id)).toMatch(/, confirmed by Ama:\nAll of it is so today.$/);
    const entries = db.selectFrom("audit").select("detail").where("event", "=", "changedByBank").orderBy("id");
    expect((await entries.execute()).slice(-2).map(({ detail }) => detail)).toEqual([
      "Adom Mills Ltd: limit of a day 60000.00",
      "k.addo: phone 020*****43; role Viewer",
    ]);
    const told = db.selectFrom("messages").select(["recipient", "body"]).where("id", ">", last).orderBy("recipient");
    expect(await told.execute()).toEqual(
      [kofi.phone, kofi.email].map((recipient) => ({
        recipient,
        body: expect.stringContaining("your phone is now 020*****43. If you did not ask for it"),
      })),
    );
    const person = db.selectFrom("users").innerJoin("companies as company", "company.id", "users.company_id");
    expect(await person.select(["phone", "role", "limit_per_day"]).execute()).toEqual([
      { phone: "0209876543", role: "Viewer", limit_per_day: "6000000" },
    ]);
  });

  it.each([
    [
      { company: "New Ltd" },
      /New Ltd is new: add limitPerTransaction, limitPerDay\.\n {2}k\.new is new: add firstName, lastName,/,
    ],
    [{ company: "New Ltd", limitPerTransaction: "1.00", limitPerDay: "1.00" }, /k\.new is new: add .*role\.$/],
  ])("a proposal of %o without the fields of a new company or person is refused", async (spec, words) => {
    const people = [{ username: "k.new" }];
    await expect(proposeEnrolment(bank.running.bank, { ...spec, people, accounts: [] }, "Ama")).rejects.toThrow(words);
  });

  it("a proposal older than 30 days is shown as expired and not confirmed", async () => {
    const { db } = bank.running.bank;
    const id = await proposeEnrolment(
      bank.running.bank,
      { company: wanted.company, people: [{ username: kofi.username }], accounts: [] },
      "Ama",
    );
    const age = (days: number) =>
      sql`update enrolments set proposed_at = now() - make_interval(days => ${sql.lit(days)}) where id = ${id}`.execute(
        db,
      );
    const showsExpiry = async () => (await showEnrolment(db, id)).includes("It has expired after 30 days");
    expect(await showsExpiry()).toBe(false);
    await age(31);
    expect(await showsExpiry()).toBe(true);
    await expect(confirmEnrolment(bank.running.bank, id, "Yaw")).rejects.toThrow("older than 30 days");
    await age(29);
    await confirmEnrolment(bank.running.bank, id, "Yaw");
  });

  it("a proposal cannot forge or erase lines of what the second operator reads, and such a stored one is not confirmed", async () => {
    const forged = { username: kofi.username, firstName: "Kofi\u001b[3A\u001b[J\n  phone: 0241234567\u202e" };
    const spec = { company: wanted.company, people: [forged], accounts: [] };
    expect(() => readEnrolment(fileOf(spec))).toThrow("people.0.firstName: A text on one line, without control");
    const id = await proposeEnrolment(bank.running.bank, spec, "Ama\r");
    expect((await showEnrolment(bank.running.bank.db, id)).split("\n")).toEqual([
      expect.stringContaining(" by Ama\\u{d}, "),
      "k.addo",
      "  name: Kofi Addo -> Kofi\\u{1b}[3A\\u{1b}[J\\u{a}  phone: 0241234567\\u{202e} Addo",
    ]);
    await expect(confirmEnrolment(bank.running.bank, id, "Yaw")).rejects.toThrow("A text on one line");
  });

  it("a person of another company is not taken over, and nothing is changed", async () => {
    const other = readEnrolment(fileOf({ ...wanted, company: "Other Ltd" }));
    const refused = "k.addo belongs to another company";
    await expect(proposeEnrolment(bank.running.bank, other, "Ama")).rejects.toThrow(refused);
    // The name can be taken after the proposal.
    const rename = (username: string, to: string) =>
      bank.running.bank.db.updateTable("users").set({ username: to }).where("username", "=", username).execute();
    await rename(kofi.username, "k.free");
    const id = await proposeEnrolment(bank.running.bank, other, "Ama");
    await rename("k.free", kofi.username);
    await expect(confirmEnrolment(bank.running.bank, id, "Yaw")).rejects.toThrow(refused);
    expect(await bank.running.bank.db.selectFrom("companies").select("name").execute()).toEqual([
      { name: wanted.company },
    ]);
  });
});

it("a limit of a day below the limit of a payment is refused", () => {
  expect(() => readEnrolment(fileOf({ ...wanted, limitPerDay: "9999.99" }))).toThrow(
    "must be limitPerTransaction or more",
  );
});

it("each wrong or unknown field of the file is named, with the values of roles and menus", () => {
  const person = { ...kofi, role: "Boss", phone: "24", email: "k", menus: ["Dashbord"], fax: "" };
  const wrong = { ...wanted, limitPerDay: "much", limitPerTransaction: 5, limitPerday: "1.00", people: [person] };
  const words = [
    /people\.0\.phone: Ten digits/,
    /people\.0\.role: must be one of Single, Initiator,/,
    /people\.0\.menus\.0: must be one of .*Dashboard/,
    /people\.0\.fax: no such field/,
    /limitPerday: no such field/,
    /limitPerDay: An amount in quotation marks/,
    /limitPerTransaction: An amount in quotation marks/,
    /people\.0\.email: An e-mail address such as/,
  ];
  expect(() => readEnrolment(fileOf({ ...wanted, people: [] }))).toThrow("people: A list of 1 to 200 people");
  for (const each of words) expect(() => readEnrolment(fileOf(wrong))).toThrow(each);
});
