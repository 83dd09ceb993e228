import { beforeEach, describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { aCardLoad, aWalletPayment } from "../support/a-payment";
import {
  accountsOf,
  balancesOf,
  confirm,
  okValue,
  type Person,
  signIn,
  type TestBank,
  type TestCompany,
} from "../support/a-person";

export const walletsPort = (openCompany: TestBank["openCompany"]) =>
  describe("wallets and cards", () => {
    let company: TestCompany;
    let ama: Person;

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });

    /** A payment with the bank's name and charges, as a form fills it in. */
    const paymentOf = async (person: Person, keepsPayee = false) => {
      const [source] = await accountsOf(person);
      const amount = ghs(250_00);
      const wallet = { ...aWalletPayment().wallet };
      const eLevy = okValue(await person.wallets.eLevyOn({ source: source.number, wallet: wallet.number, amount }));
      const charge = okValue(await person.wallets.chargeOn(amount, wallet.number));
      return aWalletPayment({ source, amount, eLevy, charge, wallet, keepsPayee });
    };

    it("all networks are listed, including those without wallets", async () => {
      const names = okValue(await ama.wallets.networks()).map(({ name }) => name);
      expect(names).toEqual(["MTN", "Telecel", "AirtelTigo", "Surfline", "Glo", "Busy"]);
    });

    it("the lookup of a wallet returns its name if the wallet exists on the network", async () => {
      expect(okValue(await ama.wallets.nameOf("MTN", "0241234567"))).toMatch(/^\w+ \w+$/);
      expect(okValue(await ama.wallets.nameOf("MTN", "0241230000"))).toBeUndefined();
      expect(okValue(await ama.wallets.nameOf("TELECEL", "0241234567"))).toBeUndefined();
    });

    it("a payment to a wallet debits amount, E-Levy and charge", async () => {
      const payment = await paymentOf(ama);
      expect([payment.eLevy.amount, payment.charge]).toEqual([ghs(1_50), ghs(2_00)]);
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      expect(await balancesOf(ama)).toEqual([746_50, 0]);
    });

    it("a payment of an Initiator to a wallet is executed when it is approved, and not before", async () => {
      const [kofi, efua] = [company.person("Initiator"), company.person("Authorizer")];
      await signIn(kofi);
      await signIn(efua);
      okValue(await confirm(kofi, kofi.payments.prepare(await paymentOf(kofi))));
      expect(await balancesOf(kofi)).toEqual([1000_00, 0]);
      const { rows } = okValue(await efua.approvals.pending("mobileMoney", { number: 1, size: 10 }));
      const [request] = rows;
      if (!request) throw new Error("It does not wait");
      expect(request).toMatchObject({ wallet: { number: "0241234567", network: "MTN" }, charge: ghs(2_00) });
      okValue(await confirm(efua, efua.approvals.approval(request)));
      expect(await balancesOf(kofi)).toEqual([746_50, 0]);
    });

    it("a wallet is saved under the name that is given when the payment is sent", async () => {
      const call = ama.payments.prepare(await paymentOf(ama, true), () => "Tomato seller");
      okValue(await confirm(ama, call));
      expect(okValue(await ama.beneficiaries.wallets())).toMatchObject([
        { name: "Tomato seller", number: "0241234567", network: { code: "MTN" } },
      ]);
    });

    it("a load of a card is free of charge, and the lookup by customer id returns the cardholder", async () => {
      expect(okValue(await ama.cards.holderOf("1234567"))).toMatchObject({
        name: expect.stringMatching(/^\w+ \w+$/),
        phone: "0241234567",
      });
      expect(okValue(await ama.cards.holderOf("0123456"))).toBeUndefined();
      const [source] = await accountsOf(ama);
      const call = ama.payments.prepare(aCardLoad({ source, keepsPayee: true }), () => "Travel card");
      okValue(await confirm(ama, call));
      expect(await balancesOf(ama)).toEqual([750_00, 0]);
      expect(okValue(await ama.beneficiaries.cards())).toMatchObject([{ name: "Travel card", lastDigits: "4321" }]);
    });
  });
