import { beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import { WireClient } from "../../support/wire-client";

const { transferBeneficiaries, walletBeneficiaries, cardBeneficiaries } = bankApi;

describe("The bank saves only beneficiaries that it has found", () => {
  const bank = aBank();
  let ama: WireClient;
  beforeAll(async () => {
    ama = await signedIn(bank.running, await openCompany(bank.running), "Single");
  });
  const account = { name: "Crates", accountNumber: "1441000777888", bankCode: "300312" };
  const clearing = { ...account, bankCode: "040100", branchCode: "104" };
  const wallet = { name: "Cook", networkCode: "MTN", phoneNumber: "0244123456", walletName: "Somebody", network: "x" };
  const card = {
    name: "Trip",
    cardCustomerId: "40012001",
    cardName: "Somebody",
    phoneNumber: "0244550101",
    last4digit: "4417",
  };

  it.each([
    ["LOCAL", { ...account, accountNumber: "1999999999999" }, "accountNumber: Account not found"],
    ["INSTANT_INTERBANK", { ...account, accountNumber: "1441000770000" }, "accountNumber: Account not found"],
    ["INSTANT_INTERBANK", { ...account, bankCode: "300316" }, "bankCode: Selected bank is not valid."],
    ["NON_INSTANT_INTERBANK", { ...clearing, bankCode: "300312" }, "bankCode: Selected bank is not valid."],
    ["NON_INSTANT_INTERBANK", { ...clearing, branchCode: "999" }, "branchCode: no such branch."],
  ] as const)(
    "an account of the type %s is not saved with %o: %s @S2-4-38 @S2-4-39",
    async (transferType, fields, description) => {
      const answer = await ama.call(transferBeneficiaries.add, { ...fields, transferType });
      expect(answer).toMatchObject({ code: 1, description });
    },
  );

  it("a wallet or card without a known owner is refused, and the bank fills in the owner itself", async () => {
    const nobody = await ama.call(walletBeneficiaries.add, { ...wallet, phoneNumber: "0244120000" });
    expect(nobody).toMatchObject({ code: 1, description: "phoneNumber: Account not found" });
    const noCustomer = await ama.call(cardBeneficiaries.add, { ...card, cardCustomerId: "0001" });
    expect(noCustomer).toMatchObject({ code: 1, description: "cardCustomerId: Customer not found" });
    await ama.call(walletBeneficiaries.add, wallet);
    await ama.call(cardBeneficiaries.add, card);
    const wallets = await ama.call(walletBeneficiaries.list, { loginId: "x" });
    expect(wallets.beneficiaries).toMatchObject([{ name: "Cook", walletName: "Abdul Rahman", network: "MTN" }]);
    const cards = await ama.call(cardBeneficiaries.list, { loginId: "x" });
    expect(cards.beneficiaries).toMatchObject([{ name: "Trip", cardName: "Daniel Quaye" }]);
  });

  it("an Initiator adds, changes and deletes a beneficiary without a code or an approval @S2-2.4-28", async () => {
    const kofi = await signedIn(bank.running, await openCompany(bank.running), "Initiator");
    expect(await kofi.call(walletBeneficiaries.add, wallet)).toMatchObject({ code: 0 });
    const saved = async () =>
      (await kofi.call(walletBeneficiaries.list, { loginId: "x" })).beneficiaries as { id: string }[];
    const [cook] = await saved();
    const beneficiaryId = cook?.id ?? "";
    const changed = { ...wallet, name: "Head cook" };
    expect(await kofi.call(walletBeneficiaries.update, { ...changed, beneficiaryId })).toMatchObject({ code: 0 });
    expect(await saved()).toMatchObject([{ name: "Head cook" }]);
    expect(await kofi.call(walletBeneficiaries.remove, { beneficiaryId })).toMatchObject({ code: 0 });
    expect(await saved()).toEqual([]);
  });
});

describe("Bulk lists of the seed", () => {
  const bank = aBank(async () => ({ isUnseeded: false }));
  let ama: WireClient;
  beforeAll(async () => {
    ama = new WireClient(bank.running);
    await ama.signIn("ama.mensah", "Training@1");
  });
  const onlyList = async () => {
    const { bulkIds } = await ama.call(transferBeneficiaries.bulkLists, {});
    // The seed has one list of each kind.
    return Object.values(bulkIds as Record<string, { id: string; count: number; beneficiaries: object[] }>)[0];
  };

  it("the bulk lists are keyed by their ids @S2-3-125..129 @S2-7-50 @S2-7-57 @S2-7-64", async () => {
    const answers = [
      await ama.call(transferBeneficiaries.bulkLists, {}),
      await ama.call(walletBeneficiaries.bulkLists, { loginId: "x" }),
      await ama.call(cardBeneficiaries.bulkLists, { loginId: "x" }),
    ];
    type List = { readonly id: string; alias: string; count: number; beneficiaries: { name: string }[] };
    const lists = answers.flatMap(({ bulkIds }) => Object.entries(bulkIds as Record<string, List>));
    expect(
      lists.map(([key, list]) => [key === list.id, list.alias, list.count, list.beneficiaries.map(({ name }) => name)]),
    ).toEqual([
      [true, "Salaries", 2, ["Yaw Ofori", "Kojo Addo"]],
      [true, "Drivers", 2, ["Abdul Rahman", "Issah Alhassan"]],
      [true, "Field allowances", 1, ["Daniel Quaye"]],
    ]);
  });

  it("a changed list replaces all rows: missing rows are removed, and one wrong row changes nothing @S2-7-54..55 @S2-7-61..62 @S2-7-68..69", async () => {
    const id = (await onlyList())?.id ?? "";
    const row = {
      name: "Kojo Addo",
      accountNumber: "1221000333444",
      bankCode: "300304",
      transferType: "INSTANT_INTERBANK",
    };
    const wrong = { ...row, accountNumber: "1221000330000" };
    const bad = await ama.call(transferBeneficiaries.updateBulk, {
      bulkId: id,
      transferBeneficiaries: JSON.stringify([row, wrong]),
    });
    expect(bad).toMatchObject({ code: 1, description: "accountNumber: Account not found" });
    expect(await onlyList()).toMatchObject({ count: 2 });
    await ama.call(transferBeneficiaries.updateBulk, { bulkId: id, transferBeneficiaries: JSON.stringify([row]) });
    expect(await onlyList()).toMatchObject({ id, count: 1, beneficiaries: [row] });
    const walletLists = (await ama.call(walletBeneficiaries.bulkLists, { loginId: "x" })).bulkIds as object;
    const cardLists = (await ama.call(cardBeneficiaries.bulkLists, { loginId: "x" })).bulkIds as object;
    const [walletList = ""] = Object.keys(walletLists);
    const [cardList = ""] = Object.keys(cardLists);
    const walletRow = {
      beneficiaryName: "Cook",
      beneficiaryWalletNumber: "0244123456",
      walletName: "x",
      network: "MTN",
      networkCode: "MTN",
      networkGipCode: "",
    };
    const cardRow = {
      name: "Trip",
      cardCustomerId: "40012002",
      cardName: "x",
      phoneNumber: "0244550102",
      last4digit: "8823",
    };
    expect(
      await ama.call(walletBeneficiaries.updateBulk, {
        bulkId: walletList,
        mobileMoneyBeneficiaries: JSON.stringify([walletRow]),
      }),
    ).toMatchObject({ code: 0 });
    expect(
      await ama.call(cardBeneficiaries.updateBulk, {
        bulkId: cardList,
        prepaidCardBeneficiaryEntries: JSON.stringify([cardRow]),
      }),
    ).toMatchObject({ code: 0 });
    const changed = (await ama.call(walletBeneficiaries.bulkLists, { loginId: "x" })).bulkIds;
    expect(changed).toMatchObject({
      [walletList]: { count: 1, beneficiaries: [{ name: "Cook", phoneNumber: "0244123456" }] },
    });
    for (const [call, bulkId] of [
      [transferBeneficiaries.removeBulk, id],
      [walletBeneficiaries.removeBulk, walletList],
      [cardBeneficiaries.removeBulk, cardList],
    ] as const)
      expect(await ama.call(call, { bulkId })).toMatchObject({ code: 0 });
    expect(await onlyList()).toBeUndefined();
  });
});
