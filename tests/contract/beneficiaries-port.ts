import { beforeEach, describe, expect, it } from "vitest";
import type { Payee } from "../../domain/beneficiaries/beneficiary";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../support/a-beneficiary";
import { accountsOf, okValue, type Person, signIn, type TestBank, type TestCompany } from "../support/a-person";

export const beneficiariesPort = (openCompany: TestBank["openCompany"]) =>
  describe("beneficiaries", () => {
    let company: TestCompany;
    let ama: Person;

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
    });

    const refused = { ok: false, failure: { kind: "refused" } };
    const listed = async ({ beneficiaries }: Person, kind: Payee["kind"]) => {
      if (kind === "wallet") return okValue(await beneficiaries.wallets());
      if (kind === "card") return okValue(await beneficiaries.cards());
      return okValue(await beneficiaries.atOtherBanks("1021000000013", "both"));
    };

    const samples: readonly (readonly [kind: string, one: Payee, other: Payee])[] = [
      [
        "account",
        anAccountPayee(),
        anAccountPayee({
          name: "Another",
          account: "1441000000001",
          route: "nonInstant",
          bank: { name: "GCB Bank", code: "040100" },
          branch: { name: "Kumasi Main", code: "104" },
          lookupId: "",
        }),
      ],
      [
        "wallet",
        aWalletPayee(),
        aWalletPayee({
          name: "Another",
          number: "0204987123",
          walletName: "Mercy Tetteh",
          network: { code: "TELECEL", name: "Telecel", gipCode: "300594" },
        }),
      ],
      [
        "card",
        aCardPayee(),
        aCardPayee({ name: "Another", customerId: "40012002", cardName: "Gifty Amponsah", phone: "0244550102" }),
      ],
    ];

    it.each(samples)(
      "beneficiaries are saved unchanged and listed by name: %s @S2-7-51 @S2-7-58 @S2-7-65 @S2-3-109..118",
      async (_, one, other) => {
        okValue(await ama.beneficiaries.add(one));
        okValue(await ama.beneficiaries.add(other));
        const rows = await listed(ama, one.kind);
        const sorted = [one, other].toSorted((a, b) => a.name.localeCompare(b.name));
        expect(rows).toEqual(sorted.map((payee) => expect.objectContaining(payee)));
      },
    );

    it.each(samples)(
      "a beneficiary is saved once, changed and deleted: %s @S2-7-52..53 @S2-7-59..60 @S2-7-66..67 @S2-7-70",
      async (_, one, other) => {
        okValue(await ama.beneficiaries.add(one));
        expect(await ama.beneficiaries.add(one)).toMatchObject(refused);
        const [saved] = await listed(ama, one.kind);
        if (!saved) throw new Error("Nothing was saved.");
        okValue(await ama.beneficiaries.change({ ...saved, name: "New name" }));
        expect((await listed(ama, one.kind)).map(({ name }) => name)).toEqual(["New name"]);
        okValue(await ama.beneficiaries.add(other));
        const duplicate = (await listed(ama, one.kind)).find(({ name }) => name === other.name);
        if (!duplicate) throw new Error("The other was not saved.");
        expect(await ama.beneficiaries.change({ ...saved, ...one, id: duplicate.id })).toMatchObject(refused);
        okValue(await ama.beneficiaries.remove(saved));
        expect(await ama.beneficiaries.remove(saved)).toMatchObject(refused);
        expect(await ama.beneficiaries.change(saved)).toMatchObject(refused);
        expect((await listed(ama, one.kind)).map(({ name }) => name)).toEqual([other.name]);
      },
    );

    it("beneficiaries at this bank are listed separately from those at other banks", async () => {
      const [{ number }] = await accountsOf(ama);
      const here = anAccountPayee({
        account: number,
        route: "sameBank",
        lookupId: "",
        bank: { name: "Asempa Bank", code: "300316" },
      });
      okValue(await ama.beneficiaries.add(here));
      expect(okValue(await ama.beneficiaries.atThisBank())).toEqual([expect.objectContaining(here)]);
      expect(await listed(ama, "account")).toEqual([]);
    });

    it("beneficiaries at other banks are listed by transfer type", async () => {
      okValue(await ama.beneficiaries.add(anAccountPayee()));
      const routes = async (wanted: "instant" | "nonInstant" | "both") =>
        okValue(await ama.beneficiaries.atOtherBanks("1021000000013", wanted)).map(({ route }) => route);
      expect(await routes("instant")).toEqual(["instant"]);
      expect(await routes("nonInstant")).toEqual([]);
      expect(await routes("both")).toEqual(["instant"]);
    });

    it("another company can neither see nor change a beneficiary", async () => {
      okValue(await ama.beneficiaries.add(aWalletPayee()));
      const [saved] = await listed(ama, "wallet");
      if (!saved) throw new Error("Nothing was saved.");
      const selorm = (await openCompany()).person("Single");
      await signIn(selorm);
      expect(await listed(selorm, "wallet")).toEqual([]);
      expect(await selorm.beneficiaries.remove(saved)).toMatchObject(refused);
      expect(await selorm.beneficiaries.change({ ...saved, name: "Mine" })).toMatchObject(refused);
      expect(await listed(ama, "wallet")).toEqual([saved]);
    });

    it("a Viewer sees beneficiaries but cannot change them", async () => {
      okValue(await ama.beneficiaries.add(aCardPayee()));
      const yaw = company.person("Viewer");
      await signIn(yaw);
      const [saved] = await listed(yaw, "card");
      if (!saved) throw new Error("Nothing was saved.");
      expect(await yaw.beneficiaries.add(aCardPayee({ customerId: "1" }))).toMatchObject(refused);
      expect(await yaw.beneficiaries.remove(saved)).toMatchObject(refused);
    });

    it("a new company has no lists of beneficiaries, and unknown lists cannot be changed or deleted", async () => {
      for (const kind of ["account", "wallet", "card"] as const)
        expect(okValue(await ama.beneficiaries.lists(kind))).toEqual([]);
      const list = { kind: "wallet", id: "none", name: "Drivers", count: 1, rows: [aWalletPayee()] } as const;
      expect(await ama.beneficiaries.changeList(list)).toMatchObject(refused);
      expect(await ama.beneficiaries.removeList(list)).toMatchObject(refused);
    });
  });
