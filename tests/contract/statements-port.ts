import { beforeEach, describe, expect, it } from "vitest";
import type { StatementRange } from "../../domain/accounts/statement";
import { addDays, dayAt } from "../../domain/calendar";
import { ghs } from "../../domain/money";
import { anAccount } from "../support/a-payment";
import {
  accountsOf,
  codeFor,
  confirm,
  okValue,
  type Person,
  signIn,
  type TestBank,
  transferOf,
} from "../support/a-person";

export const statementsPort = (openCompany: TestBank["openCompany"]) =>
  describe("statements", () => {
    let ama: Person;
    let range: StatementRange;
    const refused = { ok: false, failure: { kind: "refused" } };
    const today = dayAt(Date.now());
    /** Around whatever the bank takes for today. */
    const period = { start: addDays(today, -365), end: addDays(today, 365) };

    beforeEach(async () => {
      ama = (await openCompany()).person("Single");
      await signIn(ama);
      const [account] = await accountsOf(ama);
      range = { account, period };
    });

    it("list what moved, the newest first, from the account's point of view", async () => {
      const payment = await transferOf(ama, { amount: ghs(150_05), narration: "Rent" });
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      const [newest, oldest] = okValue(await ama.statements.movements(range));
      expect(newest).toMatchObject({ type: "debit", amount: ghs(150_05) });
      expect(newest?.narration).toContain("Rent");
      expect(oldest).toMatchObject({ type: "credit", amount: ghs(1000_00), narration: "Opening balance" });
      expect(newest?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
      const theirs = okValue(await ama.statements.movements({ ...range, account: payment.destination }));
      expect(theirs).toMatchObject([{ type: "credit", amount: ghs(150_05) }]);
    });

    it("list only what moved in the period", async () => {
      const before = { start: addDays(today, -400), end: addDays(today, -300) };
      expect(okValue(await ama.statements.movements({ ...range, period: before }))).toEqual([]);
    });

    it("are issued to be printed: all transactions with their balances, up to the day of issue", async () => {
      okValue(
        await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(150_05), narration: "Rent" }))),
      );
      const [account] = await accountsOf(ama);
      const issued = okValue(await ama.statements.complete({ account, period }));
      expect(issued.period).toEqual({ start: period.start, end: issued.issuedAt.slice(0, 10) });
      expect(issued).toMatchObject({ account, opening: ghs(0), closing: account.book });
      const newestFirst = okValue(await ama.statements.movements(range));
      expect(issued.lines.map(({ balance, ...movement }) => movement)).toEqual([...newestFirst].reverse());
      expect(issued.lines.map(({ balance }) => balance)).toEqual([ghs(1000_00), ghs(849_95)]);
    });

    it("are files, named by the account without its last digits (@S1-2.12-30 @S1-2.12-32)", async () => {
      const [pdf, excel] = [
        okValue(await ama.statements.download(range, "pdf")),
        okValue(await ama.statements.download(range, "excel")),
      ];
      const masked = `${range.account.number.slice(0, 8)}xxxxx`;
      expect([pdf.name, excel.name]).toEqual([`${masked}.pdf`, `${masked}.xlsx`]);
      expect(new TextDecoder().decode(pdf.bytes.slice(0, 4))).toBe("%PDF");
      expect(new TextDecoder().decode(excel.bytes.slice(0, 2))).toBe("PK");
    });

    it("are sent by e-mail once a code is checked, and once only however often the call is submitted", async () => {
      const call = ama.statements.prepareEmail(range, "office@adom.example");
      expect(await call.submit("00000")).toMatchObject(refused);
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      expect(first.message).toContain("office@adom.example");
      expect(okValue(await call.submit(code))).toEqual(first);
    });

    it("are sent by a code for just this address", async () => {
      const [seen, other] = ["office@adom.example", "thief@else.example"].map((address) =>
        ama.statements.prepareEmail(range, address),
      );
      if (!seen || !other) throw new Error("There are two");
      expect(await other.submit(await codeFor(ama, seen))).toMatchObject(refused);
    });

    it("are of the company's own accounts alone", async () => {
      const theirs = { ...range, account: anAccount({ number: "9999999999999" }) };
      expect(await ama.statements.movements(theirs)).toMatchObject(refused);
      expect(await ama.statements.download(theirs, "pdf")).toMatchObject(refused);
      expect(await ama.statements.complete(theirs)).toMatchObject(refused);
    });
  });
