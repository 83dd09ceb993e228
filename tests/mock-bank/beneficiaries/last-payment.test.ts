import { expect, it } from "vitest";
import { savedBeneficiaries } from "../../../mock-bank/beneficiaries/beneficiary-repository";
import type { BeneficiaryKind } from "../../../mock-bank/beneficiaries/payees";
import { inTransaction } from "../../../mock-bank/database/transaction";
import { returnPayment } from "../../../mock-bank/execution/return-payment";
import type { Category } from "../../../mock-bank/values/wire-names";
import { aCompanyWithRoute, requestOfEach } from "../../support/a-request-of-each";
import { onEmbedded } from "../../support/bank-database";

/** The kind of beneficiary that each kind of payment pays, or why it pays none. */
const paidKinds: { readonly [C in Category]: BeneficiaryKind | { readonly none: string } } = {
  sameBank: "transfer",
  otherBank: "transfer",
  bulkTransfer: "transfer",
  mobileMoney: "wallet",
  mobileMoneyBulk: "wallet",
  prepaidCard: "card",
  prepaidCardBulk: "card",
  ownAccounts: { none: "Own accounts are not saved." },
  fx: { none: "Accounts abroad are not saved." },
  ghanaGov: { none: "A bill is paid to its service." },
  ssnit: { none: "A bill is paid to its service." },
};
const paying = (Object.keys(paidKinds) as Category[]).flatMap((category) => {
  const kind = paidKinds[category];
  return typeof kind === "string" ? [{ category, kind }] : [];
});

onEmbedded("The last payment to a beneficiary", (bank) => {
  it.each(paying)(
    "a beneficiary has the date of a payment of the kind $category until its money comes back, and no other one has it",
    async (paid) => {
      const { category, kind } = paid;
      const company = await aCompanyWithRoute(bank.db, ["Single"]);
      const [ama] = company.people;
      ama.now = new Date("2026-03-03T09:00:00Z");
      const { answer } = await requestOfEach[category].ask(ama, company.route);
      const request = await bank.db
        .selectFrom("requests")
        .select(["id", "payee", "details"])
        .where("id", "=", String(answer?.transactionId))
        .executeTakeFirstOrThrow();
      const line = await bank.db
        .selectFrom("request_rows")
        .select("row")
        .where("request_id", "=", request.id)
        .execute();
      const row = line[0]?.row ?? {};
      const number = String(
        row.beneficiaryAccount ?? row.beneficiaryWalletNumber ?? row.cardLastDigit ?? request.payee,
      );
      const customer = String(row.customerId ?? request.details.customerId);
      const save = (name: string, saved: string) =>
        bank.db
          .insertInto("beneficiaries")
          .values({
            company_id: company.id,
            kind,
            payee: `${name} ${saved}`,
            fields: JSON.stringify(
              kind === "card"
                ? { name, cardCustomerId: customer, last4digit: saved }
                : { name, [kind === "wallet" ? "phoneNumber" : "accountNumber"]: saved },
            ),
            created_at: new Date(),
          })
          .execute();
      await save("Paid", number);
      await save("Unpaid", "0000");
      const listed = async () => {
        const beneficiaries = await savedBeneficiaries(bank.db, { companyId: company.id, kind });
        return beneficiaries.map(({ name, lastPaidDate }) => [name, lastPaidDate]);
      };
      expect(await listed()).toEqual([
        ["Paid", "03-03-2026"],
        ["Unpaid", undefined],
      ]);
      const back = { transactionId: request.id, how: "RETURNED", reason: "Closed" } as const;
      expect(await inTransaction(bank.db, (tx) => returnPayment(tx, back, ama.now))).toHaveProperty("returnedAt");
      expect(await listed()).toEqual([
        ["Paid", undefined],
        ["Unpaid", undefined],
      ]);
    },
  );
});
