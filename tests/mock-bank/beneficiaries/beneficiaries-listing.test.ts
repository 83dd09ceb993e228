import { beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { SEED_PASSWORD } from "../../../mock-bank/seed/people";
import { aBank } from "../../support/each-bank";
import { type Answer, WireClient } from "../../support/wire-client";

const { transferBeneficiaries, walletBeneficiaries, cardBeneficiaries } = bankApi;
const loginId = "whoever";

describe("Saved beneficiaries of the seed", () => {
  const bank = aBank(async () => ({ isUnseeded: false }));
  let ama: WireClient;
  let selorm: WireClient;
  beforeAll(async () => {
    ama = new WireClient(bank.running);
    await ama.signIn("ama.mensah", SEED_PASSWORD);
    selorm = new WireClient(bank.running);
    await selorm.signIn("selorm.agbeko", SEED_PASSWORD);
  });
  const rowsOf = ({ beneficiaries }: Answer) => beneficiaries as Record<string, unknown>[];
  const listsOf = ({ bulkIds }: Answer) => Object.entries(bulkIds as Record<string, Record<string, unknown>>);

  it("the list holds the beneficiaries at other banks, with one transfer type or both @S2-3-109..118 @S2-7-48", async () => {
    const ask = async (transferType: "INSTANT_INTERBANK" | "INSTANT_INTERBANK,NON_INSTANT_INTERBANK") =>
      rowsOf(await ama.call(transferBeneficiaries.atOtherBanks, { transferType, sourceAccount: "1020304050607" })).map(
        ({ name, branchCode, instantId }) => [name, branchCode ?? "", instantId ? "has id" : ""],
      );
    const instant = [
      ["Accra Packaging Ltd", "", "has id"],
      ["Sefwi Cocoa Farmers", "", "has id"],
    ];
    expect(await ask("INSTANT_INTERBANK")).toEqual(instant);
    expect(await ask("INSTANT_INTERBANK,NON_INSTANT_INTERBANK")).toEqual([...instant, ["Tema Cold Stores", "104", ""]]);
  });

  it("the bulk lists are keyed by their ids @S2-3-125..129 @S2-7-50 @S2-7-57 @S2-7-64", async () => {
    const answers = [
      await ama.call(transferBeneficiaries.bulkLists, {}),
      await ama.call(walletBeneficiaries.bulkLists, { loginId }),
      await ama.call(cardBeneficiaries.bulkLists, { loginId }),
    ];
    const shown = answers.map((answer) =>
      listsOf(answer).map(([key, { id, alias, count, beneficiaries }]) => [
        key === id,
        alias,
        count,
        (beneficiaries as { name: string }[]).map(({ name }) => name),
      ]),
    );
    expect(shown).toEqual([
      [[true, "Salaries", 2, ["Yaw Ofori", "Kojo Addo"]]],
      [[true, "Drivers", 2, ["Abdul Rahman", "Issah Alhassan"]]],
      [[true, "Field allowances", 1, ["Daniel Quaye"]]],
    ]);
  });
});
