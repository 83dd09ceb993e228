import { beforeEach, describe, expect, it } from "vitest";
import { type StatementRange, statementFileName } from "../../domain/accounts/statement";
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
    /** A period of two years, which includes the bank's current day even if the bank's clock was moved. */
    const period = { start: addDays(today, -365), end: addDays(today, 365) };

    beforeEach(async () => {
      ama = (await openCompany()).person("Single");
      await signIn(ama);
      const [account] = await accountsOf(ama);
      range = { account, period };
    });

    it("transactions are listed newest first, as credits and debits of the account", async () => {
      const payment = await transferOf(ama, { amount: ghs(150_05), narration: "Rent" });
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      const { movements, bookFormats } = okValue(await ama.statements.movements(range));
      const [newest, oldest] = movements;
      expect(newest).toMatchObject({ type: "debit", amount: ghs(150_05) });
      expect(newest?.narration).toContain("Rent");
      expect(oldest).toMatchObject({ type: "credit", amount: ghs(1000_00), narration: "Opening balance" });
      expect(bookFormats).toEqual(["csv", "camt053"]);
      expect(newest?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
      const credits = okValue(await ama.statements.movements({ ...range, account: payment.destination }));
      expect(credits.movements).toMatchObject([{ type: "credit", amount: ghs(150_05) }]);
    });

    it("only transactions of the period are listed", async () => {
      const before = { start: addDays(today, -400), end: addDays(today, -300) };
      expect(okValue(await ama.statements.movements({ ...range, period: before })).movements).toEqual([]);
    });

    it("a statement for printing has all transactions with balances, up to the day of issue", async () => {
      okValue(
        await confirm(ama, ama.payments.prepare(await transferOf(ama, { amount: ghs(150_05), narration: "Rent" }))),
      );
      const [account] = await accountsOf(ama);
      const issued = okValue(await ama.statements.complete({ account, period }));
      expect(issued.period).toEqual({ start: period.start, end: issued.issuedAt.slice(0, 10) });
      expect(issued).toMatchObject({ account, opening: ghs(0), closing: account.book });
      const { movements: newestFirst, balances } = okValue(await ama.statements.movements(range, "withBalances"));
      expect(issued.lines.map(({ balance, ...movement }) => movement)).toEqual([...newestFirst].reverse());
      expect(issued.lines.map(({ balance }) => balance)).toEqual([ghs(1000_00), ghs(849_95)]);
      expect(balances).toEqual({ opening: issued.opening, closing: issued.closing });
    });

    it("downloaded statements are named by the account without its last digits (@S1-2.12-30 @S1-2.12-32)", async () => {
      const [pdf, excel] = [
        okValue(await ama.statements.download(range, "pdf")),
        okValue(await ama.statements.download(range, "excel")),
      ];
      expect([pdf.name, excel.name]).toEqual([statementFileName(range, "pdf"), statementFileName(range, "xlsx")]);
      expect(new TextDecoder().decode(pdf.bytes.slice(0, 4))).toBe("%PDF");
      expect(new TextDecoder().decode(excel.bytes.slice(0, 2))).toBe("PK");
    });

    it("statements for accounting programs are named alike, and hold the account's whole number (@S1-2.12-30)", async () => {
      const [csv, camt] = [
        okValue(await ama.statements.download(range, "csv")),
        okValue(await ama.statements.download(range, "camt053")),
      ];
      const { number } = range.account;
      expect([csv.name, camt.name]).toEqual([statementFileName(range, "csv"), statementFileName(range, "xml")]);
      expect([csv.mimeType, camt.mimeType]).toEqual(["text/csv", "application/xml"]);
      for (const { bytes } of [csv, camt]) expect(new TextDecoder().decode(bytes)).toContain(number);
    });

    it("a statement is sent by e-mail after a code was checked, once even if the call is repeated", async () => {
      const call = ama.statements.prepareEmail(range, "office@adom.example");
      expect(await call.submit("00000")).toMatchObject(refused);
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      expect(first.message).toContain("office@adom.example");
      expect(okValue(await call.submit(code))).toEqual(first);
    });

    it("a code for another address does not send the statement", async () => {
      const [seen, other] = ["office@adom.example", "thief@else.example"].map((address) =>
        ama.statements.prepareEmail(range, address),
      );
      if (!seen || !other) throw new Error("There are two");
      expect(await other.submit(await codeFor(ama, seen))).toMatchObject(refused);
    });

    it("statements of another company's account are refused", async () => {
      const foreignRange = { ...range, account: anAccount({ number: "9999999999999" }) };
      expect(await ama.statements.movements(foreignRange)).toMatchObject(refused);
      for (const format of ["pdf", "excel", "csv", "camt053"] as const)
        expect(await ama.statements.download(foreignRange, format)).toMatchObject(refused);
      expect(await ama.statements.complete(foreignRange)).toMatchObject(refused);
    });
  });
