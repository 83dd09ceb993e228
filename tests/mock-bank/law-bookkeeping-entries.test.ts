import { describe, expect, it } from "vitest";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import { onEmbedded } from "../support/bank-database";
import { type BookEntry, camtOf, csvOf, endToEndIdsOf, hasAqbanking, readByAqbanking } from "../support/read-books";

type Expected = readonly [kind: string, amount: string, counterparty?: string, account?: string];
/** The companies' accounts are called after their companies. */
type Names = { readonly own: string; readonly others: string };

const wallet = ["Abdul", "0244123456"] as const;

/** Debits of the paying account. */
const debits: { readonly [C in Category]: (route: Route, names: Names) => readonly Expected[] } = {
  ownAccounts: ({ own }, names) => [["Entry", "-150.00", names.own, own]],
  sameBank: ({ others }, names) => [["Entry", "-150.00", names.others, others]],
  otherBank: () => [
    ["Entry", "-150.00", "Ama Ofori", "1441000777888"],
    ["Charge", "-5.00"],
  ],
  bulkTransfer: ({ own, others }, names) => [
    ["Entry", "-75.00", names.own, own],
    ["Entry", "-75.00", names.others, others],
  ],
  mobileMoney: () => [
    ["Entry", "-150.00", "Abdul Rahman", "0244123456"],
    ["Charge", "-2.00"],
    ["E-Levy", "-0.50"],
  ],
  mobileMoneyBulk: () => [
    ["Entry", "-90.00", ...wallet],
    ["Entry", "-60.00", ...wallet],
    ["Charge", "-1.00"],
    ["E-Levy", "-0.50"],
  ],
  prepaidCard: () => [["Entry", "-150.00", "Kojo Boateng", "1234567"]],
  prepaidCardBulk: () => [
    ["Entry", "-75.00", "Daniel", "40012001"],
    ["Entry", "-75.00", "Daniel", "40012001"],
  ],
  ghanaGov: () => [["Entry", "-350.00", "Ghana.gov collections"]],
  ssnit: () => [["Entry", "-450.00", "SSNIT collections"]],
  fx: () => [["Entry", "-1173.46", "Hamburg Kakao GmbH", "DE89370400440532013000"]],
};

const shown = ({ kind, amount, counterparty, counterpartyAccount }: BookEntry): readonly string[] =>
  [kind, amount, counterparty, counterpartyAccount].filter(Boolean);

onEmbedded("A statement for bookkeeping", (bank) => {
  describe.each(categoryNames)("after a payment of the kind %s", (category) => {
    it("each movement is an entry with its request and payee", async () => {
      const { people, route, stranger } = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
      const [kofi, efua] = people;
      const { from, own, others } = route;
      const nameOfAccount = async (number: string) => {
        const query = bank.db.selectFrom("ledger_accounts").select("name").where("number", "=", number);
        return (await query.executeTakeFirstOrThrow()).name;
      };
      const names = { own: await nameOfAccount(own), others: await nameOfAccount(others) };
      const { answer } = await requestOfEach[category].ask(kofi, route);
      const id = String(answer?.transactionId);
      await efua.approve(id);

      const message = await efua.bookFile(from, "camt053");
      const statement = camtOf(message);
      expect(csvOf(await efua.bookFile(from, "csv"))).toEqual(statement);
      const [opening, ...entries] = statement.entries;
      expect(opening).toMatchObject({ requestId: "", reference: `OPENING-${from}` });
      expect(entries.map(shown)).toEqual(debits[category](route, names));
      expect(entries.map(({ amount }) => amount)).toEqual(
        requestOfEach[category].moves(route).flatMap(([moved, amount]) => (moved === from ? [amount] : [])),
      );
      for (const { requestId, reference } of entries) {
        expect(requestId).toBe(id);
        expect(reference).toMatch(nameOf(category).form === "BULK" ? new RegExp(`^${id}-\\d$`) : new RegExp(`^${id}$`));
      }

      // Programs match payments by these ids, so no two payments share one.
      const ids = entries.map(({ kind, reference }) => (kind === "Entry" ? reference : "NOTPROVIDED"));
      expect(endToEndIdsOf(message)).toEqual(["NOTPROVIDED", ...ids]);
      // Skipped where Debian's aqbanking-tools are not installed.
      if (hasAqbanking)
        expect(readByAqbanking(message)).toEqual(
          statement.entries.map(({ amount }, place) => [
            Number(amount.replace(".", "")),
            endToEndIdsOf(message)[place],
          ]),
        );
      const payments = ids.filter((each) => each !== "NOTPROVIDED");
      expect(new Set(payments).size).toBe(payments.length);

      const received = requestOfEach[category].moves(route).filter(([moved]) => moved === own || moved === others);
      const credits = [
        ...camtOf(await efua.bookFile(own, "camt053")).entries,
        ...camtOf(await stranger.bookFile(others, "camt053")).entries,
      ];
      const payer = [await nameOfAccount(from), from];
      expect(credits.map((entry) => [entry.requestId, ...shown(entry)])).toEqual(
        received.map(([, amount]) => [id, "Entry", amount, ...payer]),
      );
    });
  });
});
