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

    it("a payment of a Single is executed immediately and has a receipt @S2-7-27", async () => {
      const paid = okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
      expect(paid.transactionId).not.toBe("");
      const receipt = okValue(await ama.payments.receipt(paid.transactionId));
      expect(receipt).toMatchObject({ name: "Transaction Receipt.pdf", mimeType: "application/pdf" });
      expect(new TextDecoder().decode(receipt.bytes.slice(0, 4))).toBe("%PDF");
    });

    it("the limits of a payment are told before it is made, with the refusal of one above them", async () => {
      const limits = async (person: Person, minor: number) => {
        const [source] = await accountsOf(person);
        const payment = { source: source.number, currency: "GHS", total: ghs(minor), isScheduled: false };
        return okValue(await person.payments.limits(payment));
      };
      const [limit, within] = [ghs(50_000_00), await limits(ama, 50_000_00)];
      // An extension: a bank may leave out what is left after the payment.
      expect({ ...within, leftAfter: within.leftAfter ?? ghs(0) }).toEqual({
        ofTransaction: limit,
        ofDay: limit,
        leftToday: limit,
        leftAfter: ghs(0),
        highest: limit,
        approvalsNeeded: undefined,
        approvers: [],
        refusal: undefined,
      });
      const message = "This payment is above your limit of GHS 50,000.00 a transaction.";
      expect((await limits(ama, 50_000_01)).refusal).toEqual({ message, isPossibleTomorrow: false });
      const kofi = company.person("Initiator");
      await signIn(kofi);
      expect((await limits(kofi, 1)).approvalsNeeded).toBe(1);
      expect((await limits(kofi, 1)).approvers).not.toEqual([]);
    });

    it.each([
      ["to the own bank", aSameBankTransfer, 750_00],
      ["to another bank at once, with its charge", anOtherBankTransfer, 745_00],
      ["to another bank by clearing, free of charge", aClearingTransfer, 750_00],
    ] as const)(
      "a transfer %s debits the account, and needs approval if an Initiator makes it",
      async (_, aPayment, left) => {
        const kofi = company.person("Initiator");
        await signIn(kofi);
        const [source, own] = await accountsOf(kofi);
        const payee = { account: own.number, name: own.name };
        const payment = aPayment === aSameBankTransfer ? aSameBankTransfer({ source, payee }) : aPayment({ source });
        okValue(await confirm(kofi, kofi.payments.prepare(payment)));
        expect((await balancesOf(kofi))[0]).toBe(1000_00);
        okValue(await confirm(ama, ama.payments.prepare(payment)));
        expect((await balancesOf(ama))[0]).toBe(left);
      },
    );

    it.each([anOtherBankTransfer, aClearingTransfer])(
      "a transfer to another bank saves its payee on request",
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

    it("a payment that is settled later has no receipt yet, and the bank names the time from which it has one", async () => {
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

    it("a payment of an Initiator waits for approval, moves no money and has no receipt yet", async () => {
      const kofi = company.person("Initiator");
      await signIn(kofi);
      const sent = okValue(await confirm(kofi, kofi.payments.prepare(await transferOf(kofi))));
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
      expect(await kofi.payments.receipt(sent.transactionId)).toMatchObject(refused);
    });

    it("a Viewer cannot make payments", async () => {
      const yaw = company.person("Viewer");
      await signIn(yaw);
      expect(await confirm(yaw, yaw.payments.prepare(await transferOf(yaw)))).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("a payment that is submitted repeatedly is executed once, with the same answer", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      expect(okValue(await call.submit(code))).toEqual(first);
      expect(okValue(await call.submit(code))).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("a payment that is submitted several times in parallel is executed once", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      const answers = await Promise.all([1, 2, 3, 4].map(() => call.submit(code)));
      const [first] = answers;
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("a payment prepared again with the same key is not executed again, and has the same answer", async () => {
      const payment = await transferOf(ama);
      const call = ama.payments.prepare(payment);
      const code = await codeFor(ama, call);
      const first = okValue(await call.submit(code));
      const again = ama.payments.prepare(payment, () => "", call.key);
      expect(again.key).toBe(call.key);
      expect(okValue(await again.submit(code))).toEqual(first);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("a payment needs a code that was checked", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      okValue(await ama.otp.send(call.intent));
      expect(await call.submit(await ama.codeSent())).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("a code for another payment is refused and then void", async () => {
      const confirmed = ama.payments.prepare(await transferOf(ama, { amount: ghs(1_00) }));
      const other = ama.payments.prepare(await transferOf(ama, { amount: ghs(900_00) }));
      const code = await codeFor(ama, confirmed);
      expect(await other.submit(code)).toMatchObject(refused);
      expect(await confirmed.submit(code)).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
    });

    it("a code cannot be used twice, even for a payment with the same content", async () => {
      const [first, second] = [await transferOf(ama), await transferOf(ama)].map((payment) =>
        ama.payments.prepare(payment),
      );
      if (!first || !second) throw new Error("Two were prepared.");
      const code = await codeFor(ama, first);
      okValue(await first.submit(code));
      expect(await second.submit(code)).toMatchObject(refused);
      expect(await balancesOf(ama)).toEqual([850_00, 150_00]);
    });

    it("a payment above the balance is refused by the bank, and a smaller one can follow", async () => {
      const tooMuch = await transferOf(ama, { amount: ghs(1000_01) });
      expect(refusalOf(await confirm(ama, ama.payments.prepare(tooMuch)))).toContain("Insufficient funds");
      const all = await transferOf(ama, { amount: ghs(1000_00) });
      okValue(await confirm(ama, ama.payments.prepare(all)));
      expect(await balancesOf(ama)).toEqual([0, 1000_00]);
    });

    it("a payment from or to an account of another company is refused", async () => {
      const stranger = anAccount({ number: "9999999999999" });
      for (const over of [{ source: stranger }, { destination: stranger }])
        expect(await confirm(ama, ama.payments.prepare(await transferOf(ama, over)))).toMatchObject(refused);
    });

    it("another company cannot see a payment's accounts and receipt", async () => {
      const paid = okValue(await confirm(ama, ama.payments.prepare(await transferOf(ama))));
      const selorm = (await openCompany()).person("Single");
      await signIn(selorm);
      expect(await selorm.payments.receipt(paid.transactionId)).toMatchObject(refused);
      expect(await balancesOf(selorm)).toEqual([1000_00, 0]);
    });

    it("a payment is refused after the end of the session", async () => {
      const call = ama.payments.prepare(await transferOf(ama));
      const code = await codeFor(ama, call);
      okValue(await ama.session.signOut());
      expect(await call.submit(code)).toMatchObject({ failure: { kind: "sessionEnded" } });
      const back = company.person("Single");
      await signIn(back);
      expect(await balancesOf(back)).toEqual([1000_00, 0]);
    });
  });
