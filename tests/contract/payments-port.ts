import { beforeEach, describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { aClearingTransfer, anAccount, anOtherBankTransfer, aSameBankTransfer } from "../support/a-payment";
import {
  accountsOf,
  balancesOf,
  codeFor,
  confirm,
  okValue,
  type Person,
  refusalOf,
  signIn,
  type TestBank,
  type TestCompany,
  transferOf,
} from "../support/a-person";

export const paymentsPort = (openCompany: TestBank["openCompany"]) =>
  describe("payments", () => {
    let company: TestCompany;
    let ama: Person;

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });

    const refused = { ok: false, failure: { kind: "refused" } };

    it("of a Single are made at once, and have a receipt @S2-7-27", async () => {
      const paid = okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
      expect(paid.transactionId).not.toBe("");
      const receipt = okValue(await ama.payments.receipt(paid.transactionId));
      expect(receipt).toMatchObject({ name: "Transaction Receipt.pdf", mimeType: "application/pdf" });
      expect(new TextDecoder().decode(receipt.bytes.slice(0, 4))).toBe("%PDF");
    });

    it.each([
      ["to the own bank", aSameBankTransfer, 750_00],
      ["to another bank at once, with its charge", anOtherBankTransfer, 745_00],
      ["to another bank by clearing, free of charge", aClearingTransfer, 750_00],
    ] as const)("%s leave the account, and need approval where an Initiator asks", async (_, aPayment, left) => {
      const kofi = company.person("Initiator");
      await signIn(kofi);
      const [source, own] = await accountsOf(kofi);
      const payee = { account: own.number, name: own.name };
      const payment = aPayment === aSameBankTransfer ? aSameBankTransfer({ source, payee }) : aPayment({ source });
      okValue(await confirm(kofi, kofi.payments.prepare(payment)));
      expect((await balancesOf(kofi))[0]).toBe(1000_00);
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      expect((await balancesOf(ama))[0]).toBe(left);
    });

    it.each([anOtherBankTransfer, aClearingTransfer])(
      "to another bank keep their payee when asked to",
      async (aPayment) => {
        const [source] = await accountsOf(ama);
        const payment = aPayment({ source, keepsPayee: true });
        okValue(
          await confirm(
            ama,
            ama.payments.prepare(payment, () => "Crates and more"),
          ),
        );
        const { account, bank } = payment.payee;
        expect(okValue(await ama.beneficiaries.atOtherBanks(source.number, payment.speed))).toMatchObject([
          { name: "Crates and more", account, bank, branch: { code: payment.payee.branch?.code ?? "" } },
        ]);
      },
    );

    it("of a Single that are settled later have no receipt yet, and the bank names the moment from which they have one", async () => {
      const [source] = await accountsOf(ama);
      const paid = okValue(await confirm(ama, ama.payments.prepare(aClearingTransfer({ source }))));
      expect(paid.receiptFrom).toMatch(/^2026-11-\d\dT15:00:00Z$/);
      expect(await ama.payments.receipt(paid.transactionId)).toMatchObject(refused);
      const { rows } = okValue(
        await ama.requests.mine("otherBank", { number: 1, size: 10 }, { id: "", scheduleId: "" }),
      );
      const [request] = rows;
      expect(request?.status).toBe("processing");
      const review = request && okValue(await ama.requests.review(request));
      expect(review?.receipt).toEqual({ kind: "later", from: paid.receiptFrom });
      const filter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined } as const;
      const reported = okValue(await ama.reports.find("otherBank", filter, { number: 1, size: 10 }));
      expect(reported.rows).toMatchObject([{ status: "processing", receiptFrom: paid.receiptFrom }]);
    });

    it("of an Initiator wait for approval: nothing moves, and there is no receipt yet", async () => {
      const kofi = company.person("Initiator");
      await signIn(kofi);
      const sent = okValue(await confirm(kofi, kofi.payments.prepare(await transferOf(kofi))));
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
      expect(await kofi.payments.receipt(sent.transactionId)).toMatchObject(refused);
    });

    it("are not a Viewer's to make", async () => {
      const yaw = company.person("Viewer");
      await signIn(yaw);
      expect(await confirm(yaw, yaw.payments.prepare(await transferOf(yaw)))).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("act once, however often the same call is submitted, and answer the same", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      expect(okValue(await call.submit(code))).toEqual(first);
      expect(okValue(await call.submit(code))).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("act once, when the same call is submitted many times at once", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      const answers = await Promise.all([1, 2, 3, 4].map(() => call.submit(code)));
      const [first] = answers;
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("made ready again under the same key act no second time, and answer the same", async () => {
      const payment = await transferOf(ama);
      const call = ama.payments.prepare(payment);
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      const again = ama.payments.prepare(payment, () => "", call.key);
      expect(again.key).toBe(call.key);
      expect(okValue(await again.submit(code))).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("need a code that was checked", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      okValue(await ama.otp.send(call.intent));
      expect(await call.submit(await ama.codeSent())).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("take no code that was made for another payment, and the code is void then", async () => {
      const seen = ama.payments.prepare(await transferOf(ama, { amount: ghs(1_00) }));
      const other = ama.payments.prepare(await transferOf(ama, { amount: ghs(900_00) }));
      const code = await codeFor(ama, seen);
      expect(await other.submit(code)).toMatchObject(refused);
      expect(await seen.submit(code)).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("take no code twice: another payment of the same content needs its own", async () => {
      const [first, second] = [await transferOf(ama), await transferOf(ama)].map((payment) =>
        ama.payments.prepare(payment),
      );
      if (!first || !second) throw new Error("Two were prepared.");
      const code = await codeFor(ama, first);
      okValue(await first.submit(code));
      expect(await second.submit(code)).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("above the balance are refused, whatever the client checked, and may be tried again with less", async () => {
      const tooMuch = await transferOf(ama, { amount: ghs(1000_01) });
      expect(refusalOf(await confirm(ama, ama.payments.prepare(tooMuch)))).toContain("Insufficient funds");
      const all = await transferOf(ama, { amount: ghs(1000_00) });
      okValue(await confirm(ama, ama.payments.prepare(all)));
      expect(await balancesOf(ama)).toEqual([0, 1000_00]);
    });

    it("from or to an account that is not the company's are refused", async () => {
      const stranger = anAccount({ number: "9999999999999" });
      for (const over of [{ source: stranger }, { destination: stranger }])
        expect(await confirm(ama, ama.payments.prepare(await transferOf(ama, over)))).toMatchObject(refused);
    });

    it("of one company are unseen by another: its accounts, its receipts", async () => {
      const paid = okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      const selorm = (await openCompany()).person("Single");
      await signIn(selorm);
      expect(await selorm.payments.receipt(paid.transactionId)).toMatchObject(refused);
      expect(await balancesOf(selorm)).toEqual([1000_00, 0]);
    });

    it("are refused once the session has ended", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      okValue(await ama.session.signOut());
      expect(await call.submit(code)).toMatchObject({ failure: { kind: "sessionEnded" } });
      const back = company.person("Single");
      await signIn(back);
      expect(await balancesOf(back)).toEqual([1000_00, 0]);
    });
  });
