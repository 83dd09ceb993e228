import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../mock-bank/core/settings";
import { inTransaction } from "../../mock-bank/database/transaction";
import { runDue } from "../../mock-bank/due-work/run-due";
import { hiddenId, lineOf } from "../../mock-bank/notices/notice-ids";
import { sendNotices } from "../../mock-bank/notices/send-notices";
import { remindApprovers } from "../../mock-bank/requests/remind-approvers";
import { openLog } from "../../mock-bank/system/log";
import { aCompanyOf, bankTime, type Customer, type NewCompany } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";
import { chosenBy, noticeList, noticesOf, readTo, switchOn } from "../support/notices";

const settings = { ...defaultSettings, publicUrl: "https://bank.example" };

onEachDatabase("Notices of the bank", (bank) => {
  const open = async (people: NewCompany["people"]) => {
    const accounts = [
      { currency: "GHS", balance: "1000.00" },
      { currency: "GHS", balance: "0.00" },
    ] as const;
    const company = await aCompanyOf(bank.db, { people, accounts });
    const [one, two, three] = company.people as [Customer, Customer, Customer];
    const [from = "", to = ""] = company.accounts;
    return { ...company, one, two, three, from, to };
  };
  const messagesTo = async (who: Customer, channel: "sms" | "email") =>
    (
      await bank.db
        .selectFrom("messages")
        .select(["body", "subject"])
        .where("username", "=", who.caller.userName)
        .where("channel", "=", channel)
        .where("code", "is", null)
        .where("secret_until", "is", null)
        .orderBy("id")
        .execute()
    ).filter(({ subject }) => /money|for your approval/.test(subject));
  const send = () => sendNotices(bank.db, settings, bankTime);
  const runner = {
    get db() {
      return bank.db;
    },
    settings,
    log: openLog("silent"),
  };

  describe("in the client", () => {
    it("the list continues page by page, newest first, and repeats no notice", async () => {
      const { one, from, to } = await open(["Single"]);
      for (const amount of ["1.00", "2.00", "3.00"]) await one.transfer(from, to, amount);
      const all = await noticesOf(one);
      // The opening balance, and both sides of three transfers.
      expect(all.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
        "C 3.00",
        "D 3.00",
        "C 2.00",
        "D 2.00",
        "C 1.00",
        "D 1.00",
        "C 1000.00",
      ]);
      const first = await noticeList(one, { pageSize: 3 });
      const second = await noticeList(one, { pageSize: 3, before: first.notices[2]?.noticeId });
      const third = await noticeList(one, { pageSize: 3, before: second.notices[2]?.noticeId });
      expect([...first.notices, ...second.notices, ...third.notices]).toEqual(all);
      expect(third.notices).toHaveLength(1);
    });

    it("the ids of notices do not tell how many debits and credits other companies have", () => {
      const [ours, theirs] = ["ours", "theirs"].map((companyId) => ({ settings: { codeKey: "a key" }, companyId }));
      if (!ours || !theirs) throw new Error("There are two owners");
      const lines = ["1", "2", "3", "4711", `${2n ** 58n - 1n}`];
      const ids = lines.map((line) => hiddenId(line, ours));
      expect(ids.map((id) => lineOf(id, ours))).toEqual(lines);
      expect(ids.every((id) => /^\d{1,18}$/.test(id))).toBe(true);
      const gaps = ids.slice(1, 3).map((id, at) => BigInt(id) - BigInt(ids[at] ?? 0));
      expect(gaps.every((gap) => gap > 10n ** 6n || gap < -(10n ** 6n))).toBe(true);
      expect(lines.map((line) => hiddenId(line, theirs)).some((id) => ids.includes(id))).toBe(false);
    });

    it("notices are unread until a person has read them, for this person only", async () => {
      const { one, two, three, from, to } = await open(["Viewer", "Viewer", "Single"]);
      const { mark, unread } = await noticeList(one);
      expect(unread).toBe(1);
      await readTo(one, mark);
      await three.transfer(from, to, "5.00");
      const after = await noticeList(one);
      expect(after.unread).toBe(2);
      expect(after.notices.map(({ isRead }) => isRead)).toEqual([false, false, true]);
      expect((await noticeList(two)).unread).toBe(3);
    });

    it("a payment is read from the start for its maker and its approver, and unread for others", async () => {
      const { one: maker, two: approver, three, from, to } = await open(["Initiator", "Authorizer", "Viewer"]);
      await approver.approve(await maker.ask(from, to, "5.00"));
      const unreadOf = async (who: Customer) => {
        const { unread, notices } = await noticeList(who);
        return [unread, ...notices.map(({ isRead }) => isRead)];
      };
      expect(await unreadOf(maker)).toEqual([1, true, true, false]);
      expect(await unreadOf(approver)).toEqual([1, true, true, false]);
      expect(await unreadOf(three)).toEqual([3, false, false, false]);
    });

    it("a notice that was posted after the list stays unread when the list is marked as read", async () => {
      const { one, two, from, to } = await open(["Viewer", "Single"]);
      const { mark } = await noticeList(one);
      await two.transfer(from, to, "5.00");
      await readTo(one, mark);
      expect((await noticeList(one)).unread).toBe(2);
    });

    it("marking as read twice, or with an older mark, makes nothing unread", async () => {
      const { one, two, from, to } = await open(["Viewer", "Single"]);
      const { mark: older } = await noticeList(one);
      await two.transfer(from, to, "5.00");
      const { mark } = await noticeList(one);
      for (const each of [mark, mark, older, ""]) await readTo(one, each);
      expect((await noticeList(one)).unread).toBe(0);
    });

    it("another company's mark marks nothing, and its notices are not listed", async () => {
      const { one } = await open(["Single"]);
      const { one: stranger } = await open(["Single"]);
      const { mark, notices } = await noticeList(one);
      await readTo(stranger, mark);
      expect((await noticeList(one)).unread).toBe(1);
      expect((await noticeList(stranger)).unread).toBe(1);
      expect((await noticesOf(stranger)).map(({ noticeId }) => noticeId)).not.toContain(notices[0]?.noticeId);
    });

    it("a failed payment has no notice, and a repeated call has no second one", async () => {
      const { one, from, to } = await open(["Single"]);
      await one.transfer(from, to, "5000.00");
      const pay = await one.readyAsOneAction(from, to, "7.00");
      await Promise.all([pay(), pay()]);
      await pay();
      expect((await noticesOf(one)).map(({ amount }) => amount)).toEqual(["7.00", "7.00", "1000.00"]);
    });
  });

  describe("by SMS and e-mail", () => {
    it("a person gets each chosen kind by the chosen way, once, with the facts and the bank's address", async () => {
      const { one, two, from, to } = await open(["Single", "Viewer"]);
      await switchOn(two, { kind: "DEBIT", way: "SMS", isOn: true });
      await one.transfer(from, to, "25.00");
      await send();
      await send();
      const [sms, ...more] = await messagesTo(two, "sms");
      expect(more).toEqual([]);
      const { reference, counterpartyName: name } = (await noticesOf(two)).find(({ type }) => type === "D") ?? {};
      expect(sms?.body.split("\n")).toEqual([
        `Debit of GHS 25.00, account ending ${from.slice(-4)}`,
        "Kind: Own Account Transfer",
        `Reference: ${reference}`,
        "Time: 02-03-2026 09:00",
        `To: ${name}, ${to}`,
        "Charges: GHS 0.00",
        "Balance: GHS 975.00",
        "Sign in at https://bank.example",
      ]);
      expect(await messagesTo(two, "email")).toEqual([]);
      expect(await messagesTo(one, "sms")).toEqual([]);
    });

    it("a kind that is switched off is not sent, and neither are messages of that time when it is on again", async () => {
      const { one, from, to } = await open(["Single"]);
      await switchOn(one, { kind: "CREDIT", way: "EMAIL", isOn: true });
      await one.transfer(from, to, "1.00");
      await send();
      await switchOn(one, { kind: "CREDIT", way: "EMAIL", isOn: false });
      await one.transfer(from, to, "2.00");
      await send();
      await switchOn(one, { kind: "CREDIT", way: "EMAIL", isOn: true });
      await one.transfer(from, to, "3.00");
      await send();
      const amounts = (await messagesTo(one, "email")).map(({ body }) => /of GHS ([\d.]+)/.exec(body)?.[1]);
      expect(amounts).toEqual(["1.00", "3.00"]);
    });

    it("a name that looks like an address is sent so that no program makes a link of it", async () => {
      const { one, from, to } = await open(["Single"]);
      const named = bank.db.updateTable("ledger_accounts").set({ name: "https://evil.example/pay" });
      await named.where("number", "=", to).execute();
      await switchOn(one, { kind: "DEBIT", way: "SMS", isOn: true });
      await one.transfer(from, to, "25.00");
      await send();
      const [sms] = await messagesTo(one, "sms");
      expect(sms?.body).toContain(`To: https: / / evil. example/ pay, ${to}`);
      expect(sms?.body.match(/https:\/\/\S+/g)).toEqual(["https://bank.example"]);
    });

    it("many debits of one account are summed up in one message", async () => {
      const { one, from, to } = await open(["Single"]);
      await switchOn(one, { kind: "DEBIT", way: "SMS", isOn: true });
      for (let count = 0; count < 11; count++) await one.transfer(from, to, "2.00");
      await send();
      const [sms, ...more] = await messagesTo(one, "sms");
      expect(more).toEqual([]);
      expect(sms?.body).toContain("11 debits of GHS 22.00 in total");
      expect(sms?.body).toContain("Balance: GHS 978.00");
    });

    it("a send that breaks off loses no message, and two processes send none twice", async () => {
      const { one, from, to } = await open(["Single"]);
      await switchOn(one, { kind: "DEBIT", way: "EMAIL", isOn: true });
      await one.transfer(from, to, "9.00");
      const marks = () =>
        bank.db.selectFrom("notice_marks").select("sent_to").where("user_id", "=", one.caller.userId).execute();
      const before = await marks();
      await sql`alter table messages add constraint full_disk check (at <> ${sql.lit(bankTime.toISOString())}) not valid`.execute(
        bank.db,
      );
      await expect(send()).rejects.toThrow(/full_disk/);
      await sql`alter table messages drop constraint full_disk`.execute(bank.db);
      expect(await marks()).toEqual(before);
      expect(await messagesTo(one, "email")).toEqual([]);
      await Promise.all([send(), send(), send()]);
      expect(await messagesTo(one, "email")).toHaveLength(1);
    });

    it("a person who lost the menus of accounts is sent nothing", async () => {
      const { one, from, to } = await open(["Single"]);
      await switchOn(one, { kind: "DEBIT", way: "SMS", isOn: true });
      const noMenus = { menus: JSON.stringify(["Transfers"]) as never };
      await bank.db.updateTable("users").set(noMenus).where("id", "=", one.caller.userId).execute();
      await one.transfer(from, to, "9.00");
      await send();
      expect(await messagesTo(one, "sms")).toEqual([]);
    });
  });

  describe("as a reminder at 15:00", () => {
    const remindersTo = (who: Customer) =>
      messagesTo(who, "email").then((all) =>
        all.filter(({ subject }) => /: \d+ requests? waits? for your approval$/.test(subject)),
      );
    const runTo = (moment: string) => runDue(runner, new Date(moment));

    it("approvers are reminded of what waits on each working day, until nothing waits", async () => {
      const { one, two, from, to } = await open(["Initiator", "Authorizer"]);
      one.now = new Date("2026-03-05T16:00:00Z");
      const id = await one.ask(from, to, "40.00");
      await one.ask(from, to, "2.00");
      // 6 March 2026 is Independence Day, a Friday.
      await runTo("2026-03-09T14:59:59Z");
      expect(await remindersTo(two)).toEqual([]);
      await runTo("2026-03-09T15:00:00Z");
      const [reminder] = await remindersTo(two);
      expect(reminder?.body).toBe("2 requests wait for your approval: GHS 42.00.\nSign in at https://bank.example");
      expect(await remindersTo(one)).toEqual([]);
      two.now = new Date("2026-03-09T15:30:00Z");
      await two.approve(id);
      await runTo("2026-03-10T15:00:00Z");
      expect((await remindersTo(two)).at(-1)?.body).toContain("1 request waits for your approval: GHS 2.00.");
    });

    it("a bank that was closed for days sends only the last reminder that it missed", async () => {
      const { one, two, from, to } = await open(["Initiator", "Authorizer"]);
      await one.ask(from, to, "40.00");
      await runTo("2026-06-12T20:00:00Z");
      expect(await remindersTo(two)).toHaveLength(1);
    });

    it("approvers with the reminder off, and the maker of the only request, are not reminded", async () => {
      const { one, two, three, from, to } = await open(["Initiator & Authorizer", "Authorizer", "Authorizer"]);
      await switchOn(two, { kind: "REMINDER", way: "EMAIL", isOn: false });
      const id = await one.ask(from, to, "40.00");
      const due = new Date("2026-03-02T15:00:00Z");
      await inTransaction(bank.db, (db) =>
        remindApprovers({ db, subject: one.caller.companyId, now: due, latest: due, settings }),
      );
      expect(await Promise.all([one, two, three].map(async (who) => (await remindersTo(who)).length))).toEqual([
        0, 0, 1,
      ]);
      await three.reject(id);
      const later = new Date("2026-03-03T15:00:00Z");
      await inTransaction(bank.db, async (db) => {
        await db.deleteFrom("due_work").where("subject", "=", one.caller.companyId).execute();
        await remindApprovers({ db, subject: one.caller.companyId, now: later, latest: later, settings });
        expect(
          await db.selectFrom("due_work").select("id").where("subject", "=", one.caller.companyId).execute(),
        ).toEqual([]);
      });
      expect(await remindersTo(three)).toHaveLength(1);
    });
  });

  describe("by preference", () => {
    it("each person chooses only what the role gets, and cannot switch off codes", async () => {
      const { one, two } = await open(["Initiator", "Authorizer"]);
      const kinds = async (who: Customer) => ((await chosenBy(who)) as { kind: string }[]).map(({ kind }) => kind);
      expect(await kinds(one)).toEqual(["DEBIT", "CREDIT", "OUTCOME", "SECURITY"]);
      expect(await kinds(two)).toEqual(["DEBIT", "CREDIT", "WAITING", "REMINDER", "SECURITY"]);
      expect(await switchOn(one, { kind: "REMINDER", way: "SMS", isOn: true })).toEqual({
        refused: "You do not get messages of this kind.",
      });
      expect(await switchOn(one, { kind: "SECURITY", way: "SMS", isOn: false })).toEqual({
        refused: "The bank always sends codes and passwords.",
      });
    });

    it("switching one way of a kind off leaves the other as it was, and stops the message", async () => {
      const { one, two, from, to } = await open(["Initiator", "Authorizer"]);
      await switchOn(two, { kind: "WAITING", way: "SMS", isOn: false });
      expect(await chosenBy(two)).toContainEqual({
        kind: "WAITING",
        inClient: true,
        byEmail: true,
        bySms: false,
        isFixed: false,
      });
      await one.ask(from, to, "3.00");
      expect(await messagesTo(two, "sms")).toEqual([]);
      expect(await messagesTo(two, "email")).toHaveLength(1);
    });
  });
});
