import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { confirmEnrolment, proposeEnrolment } from "../../mock-bank/companies/enrol";
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

  it("a change of limits and of a person's phone needs two operators too, and sends no password", async () => {
    const { db } = bank.running.bank;
    const before = await db.selectFrom("messages").select("id").execute();
    const changed = { ...wanted, limitPerDay: "60000.00", people: [{ ...kofi, role: "Viewer", phone: "0209876543" }] };
    const id = await proposeEnrolment(bank.running.bank, readEnrolment(fileOf(changed)), "Yaw");
    await confirmEnrolment(bank.running.bank, id, "Ama");
    const person = db.selectFrom("users").innerJoin("companies as company", "company.id", "users.company_id");
    expect(await person.select(["phone", "role", "limit_per_day"]).execute()).toEqual([
      { phone: "0209876543", role: "Viewer", limit_per_day: "6000000" },
    ]);
    expect(await db.selectFrom("messages").select("id").execute()).toEqual(before);
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

it("each wrong or unknown field of the file is named, with the values of roles and menus", () => {
  const person = { ...kofi, role: "Boss", phone: "24", menus: ["Dashbord"], fax: "" };
  const wrong = { ...wanted, limitPerDay: "much", limitPerday: "1.00", people: [person] };
  const words = [
    /people\.0\.phone: Ten digits/,
    /people\.0\.role: must be one of Single, Initiator,/,
    /people\.0\.menus\.0: must be one of .*Dashboard/,
    /people\.0\.fax: no such field/,
    /limitPerday: no such field/,
    /limitPerDay: Not an amount/,
  ];
  for (const each of words) expect(() => readEnrolment(fileOf(wrong))).toThrow(each);
});
