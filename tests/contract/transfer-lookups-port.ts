import { beforeEach, describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { accountsOf, okValue, type Person, signIn, type TestBank } from "../support/a-person";

export const transferLookupsPort = (openCompany: TestBank["openCompany"]) =>
  describe("transfer lookups", () => {
    let ama: Person;
    beforeEach(async () => {
      ama = (await openCompany()).person("Single");
      await signIn(ama);
    });
    const refused = { ok: false, failure: { kind: "refused" } };

    it("each speed has its own list of banks with its own codes", async () => {
      expect(okValue(await ama.transferLookups.banks("instant"))).toContainEqual({
        name: "GCB Bank",
        code: "300304",
        shortName: "GCB",
      });
      expect(okValue(await ama.transferLookups.banks("nonInstant"))).toContainEqual({
        name: "GCB Bank",
        code: "040100",
        shortName: "GCB",
      });
    });

    it("the branches of a bank are listed, and an unknown bank is refused", async () => {
      const kumasi = { name: "Kumasi Main", code: "104", sortCode: "040104" };
      expect(okValue(await ama.transferLookups.branches("040100"))).toContainEqual(kumasi);
      expect(await ama.transferLookups.branches("999999")).toMatchObject(refused);
    });

    it("the lookup of an account of this bank returns its name", async () => {
      const [{ number, name }] = await accountsOf(ama);
      expect(okValue(await ama.transferLookups.accountAtThisBank(number))).toEqual({ name, currency: "GHS" });
      expect(await ama.transferLookups.accountAtThisBank("1999999999999")).toMatchObject(refused);
    });

    it("the lookup of an account at another bank returns its name", async () => {
      const [{ number: source }] = await accountsOf(ama);
      const ask = { bank: "300312", number: "1441000777888", source };
      const found = okValue(await ama.transferLookups.accountAtOtherBank(ask));
      expect(found).toEqual({ name: expect.stringMatching(/./), lookupId: expect.stringMatching(/./) });
      expect(
        okValue(await ama.transferLookups.accountAtOtherBank({ ...ask, number: "1441000770000" })),
      ).toBeUndefined();
      expect(await ama.transferLookups.accountAtOtherBank({ ...ask, bank: "999999" })).toMatchObject(refused);
    });

    it.each([
      ["instant", 1000_00, 5_00],
      ["instant", 1000_01, 10_00],
      ["nonInstant", 1000_01, 0],
    ] as const)("the charge of a transfer is returned: %s of %i minor units costs %i", async (speed, minor, charge) => {
      expect(okValue(await ama.transferLookups.charge(speed, ghs(minor)))).toEqual(ghs(charge));
    });
  });
