import { describe, expect, it } from "vitest";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { type Category, categoryNames, nameOf as wireNameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, requestOfEach } from "../support/a-request-of-each";
import { onEmbedded } from "../support/bank-database";
import { noticesOf } from "../support/notices";

type Expected = readonly [amount: string, charges: string, party?: string];

/** The notices of the paying account, the oldest first. */
const debits: { readonly [C in Category]: (own: string, others: string) => readonly Expected[] } = {
  ownAccounts: (own) => [["150.00", "0.00", own]],
  sameBank: (_, others) => [["150.00", "0.00", others]],
  otherBank: () => [["150.00", "5.00", "Ama Ofori"]],
  bulkTransfer: (own, others) => [
    ["75.00", "0.00", own],
    ["75.00", "0.00", others],
  ],
  mobileMoney: () => [["150.00", "2.50", "Abdul Rahman"]],
  mobileMoneyBulk: () => [
    ["90.00", "0.00", "Abdul"],
    ["60.00", "0.00", "Abdul"],
    ["1.50", "0.00"],
  ],
  prepaidCard: () => [["150.00", "0.00", "Kojo Boateng"]],
  prepaidCardBulk: () => [
    ["75.00", "0.00", "Daniel"],
    ["75.00", "0.00", "Daniel"],
  ],
  ghanaGov: () => [["350.00", "0.00", "Ghana.gov collections"]],
  ssnit: () => [["450.00", "0.00", "SSNIT collections"]],
  fx: () => [["1173.46", "0.00", "Hamburg Kakao GmbH"]],
};

onEmbedded("Notices", (bank) => {
  describe.each(categoryNames)("the notices of a payment of the kind %s", (category) => {
    it("each debit and credit has one notice with its facts", async () => {
      const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer", "Viewer"]);
      const [kofi, efua, yaw] = company.people;
      const { route, stranger } = company;
      const { from, own } = route;
      const nameOf = async (number: string) => {
        const query = bank.db.selectFrom("ledger_accounts").select("name").where("number", "=", number);
        return (await query.executeTakeFirstOrThrow()).name;
      };
      const before = { ours: await noticesOf(yaw), theirs: await noticesOf(stranger) };

      const { answer } = await requestOfEach[category].ask(kofi, route);
      const id = String(answer?.transactionId);
      await efua.approve(id);

      const ours = (await noticesOf(yaw)).slice(0, -before.ours.length || undefined).reverse();
      const theirs = (await noticesOf(stranger)).slice(0, -before.theirs.length || undefined);
      expect(await noticesOf(kofi)).toEqual(await noticesOf(efua));
      const paid = ours.filter(({ accountNumber }) => accountNumber === from);
      expect(
        paid.map(({ type, amount, charges, counterpartyName }) => [type, amount, charges, counterpartyName]),
      ).toEqual(
        debits[category](await nameOf(own), await nameOf(route.others)).map(([amount, charges, party]) => [
          "D",
          amount,
          charges,
          party,
        ]),
      );
      for (const notice of paid) {
        expect(notice.transactionId).toBe(id);
        expect(notice.reference.startsWith(id)).toBe(true);
        expect(notice.title).toContain(wireNameOf(category).title);
      }
      expect(paid.at(-1)?.balance).toBe((await company.books())[0]);

      const received = [...ours.filter(({ accountNumber }) => accountNumber === own), ...theirs];
      expect(
        received.map(({ type, accountNumber, amount, charges }) => [type, accountNumber, amount, charges]),
      ).toEqual(
        requestOfEach[category]
          .moves(route)
          .filter(([moved]) => moved === own || moved === route.others)
          .map(([moved, amount]) => ["C", moved, amount, "0.00"]),
      );
      for (const { counterpartyAccount } of received) expect(counterpartyAccount).toBe(from);
      for (const { transactionId } of theirs) expect(transactionId).toBeUndefined();
      expect(await auditLedger(bank.db)).toEqual([]);
    });
  });
});
