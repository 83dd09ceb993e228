import { beforeEach, describe, expect, it } from "vitest";
import { type BulkPayment, totalsOf } from "../../domain/payments/bulk";
import { confirm, okValue, type Person, signIn, type TestBank, type TestCompany } from "../support/a-person";
import { aWorkbook, headingsOf } from "../support/a-workbook";

export const bulkPaymentsPort = (openCompany: TestBank["openCompany"]) =>
  describe("bulk payments", () => {
    let company: TestCompany;
    let ama: Person;
    const refused = { ok: false, failure: { kind: "refused" } };

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });

    const wallet = ["Abdul", "0244123456", "MTN", "20.00", "Airtime"];
    async function uploaded(person: Person, ...rows: readonly string[][]) {
      const [source] = okValue(await person.accounts.list());
      if (!source) throw new Error("There is an account.");
      const file = new File([aWorkbook([headingsOf("mobileMoneyBulk"), ...rows])], "payees.xlsx");
      return { source, read: await person.bulkPayments.upload({ category: "mobileMoneyBulk", source, file }) };
    }
    async function aPayment(person: Person): Promise<BulkPayment> {
      const { source, read } = await uploaded(person, wallet, wallet.with(0, "Efua"));
      const rows = okValue(read);
      return {
        category: "mobileMoneyBulk",
        source,
        rows,
        totals: totalsOf(rows, source.currency),
        kind: "bulk",
        origin: "file",
        keepsPayee: false,
        schedule: undefined,
      };
    }

    it("an uploaded file is read row by row in its order, and bad rows have a reason", async () => {
      const rows = okValue((await uploaded(ama, wallet, wallet.with(3, "0"), wallet)).read);
      expect(rows.map(({ position, isBad, texts }) => [position, isBad, texts.wallet])).toEqual([
        [1, false, "0244123456"],
        [2, true, "0244123456"],
        [3, false, "0244123456"],
      ]);
      expect(rows[1]?.status).not.toBe("");
    });

    it("the bulk payment of a Single debits the account with its charges", async () => {
      const payment = await aPayment(ama);
      const { total } = payment.totals;
      expect(total.minor).toBeGreaterThan(40_00);
      okValue(await confirm(ama, await ama.bulkPayments.prepare(payment)));
      const [after] = okValue(await ama.accounts.list());
      expect(after?.available.minor).toBe(payment.source.available.minor - total.minor);
    });

    it("the bulk payment of an Initiator waits for approval without moving money", async () => {
      const kofi = company.person("Initiator");
      await signIn(kofi);
      const payment = await aPayment(kofi);
      okValue(await confirm(kofi, await kofi.bulkPayments.prepare(payment)));
      const [after] = okValue(await kofi.accounts.list());
      expect(after?.available).toEqual(payment.source.available);
    });

    it("a Viewer cannot upload a file", async () => {
      const yaw = company.person("Viewer");
      await signIn(yaw);
      expect((await uploaded(yaw, wallet)).read).toMatchObject(refused);
    });
  });
