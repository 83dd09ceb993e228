import { beforeEach, describe, expect, it } from "vitest";
import { categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, adding, type Route, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

type Names = {
  readonly close: number;
  readonly different: number;
  readonly differences: readonly { readonly row: number; readonly isAccepted: boolean }[];
};

onEmbedded("The names of a bulk for its approvers", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    [kofi, efua] = company.people;
    route = company.route;
  });

  it.each(["00-00-0000 00:00", "99-99-9999 99:99", "29-02-2026 08:40", "02-03-2026 09:01", "28-02-2025 08:40"])(
    "the remark that the names were checked at %s is dropped, and the review still answers",
    async (namesCheckedAt) => {
      const who = adding(kofi, { namesCheckedAt, acceptedNames: "[2]" });
      const { answer } = await requestOfEach.bulkTransfer.ask(who, route);
      const review = (await efua.review(String(answer?.transactionId))).answer;
      expect(review?.listNames).toMatchObject({ accepted: 0 });
      expect(review?.listNames).not.toHaveProperty("checkedAt");
    },
  );

  describe.each(categoryNames.filter((each) => nameOf(each).form === "BULK"))("of a %s", (category) => {
    const namesOf = async (who: Customer) => {
      const asked = await requestOfEach[category].ask(who, route);
      return (await efua.review(String(asked.answer?.transactionId))).answer?.listNames as Names;
    };

    it("the bank compares each row itself, and says that the requester checked nothing", async () => {
      const names = await namesOf(kofi);
      expect(names).toMatchObject({ matching: 0, notChecked: 0, accepted: 0 });
      expect(names).not.toHaveProperty("checkedAt");
      expect(names.close + names.different).toBe(2);
      expect(names.differences).toEqual(
        [1, 2].map((row) =>
          expect.objectContaining({ row, accountName: expect.stringMatching(/./), isAccepted: false }),
        ),
      );
    });

    it("the requester's remark adds the time and the accepted rows, and hides no difference", async () => {
      const remark = { namesCheckedAt: "02-03-2026 08:40", acceptedNames: "[2,99]" };
      const names = await namesOf(adding(kofi, remark));
      expect(names).toMatchObject({ checkedAt: "02-03-2026 08:40", accepted: 1 });
      expect(names.differences.map(({ row, isAccepted }) => [row, isAccepted])).toEqual([
        [1, false],
        [2, true],
      ]);
    });
  });
});
