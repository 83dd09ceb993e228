import { beforeEach, describe, expect, it } from "vitest";
import { HttpBeneficiaries } from "../../../../adapters/bank-api/beneficiaries/http-beneficiaries";
import type { PayeeKind } from "../../../../domain/beneficiaries/beneficiary";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../../../support/a-beneficiary";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const source = "1020304050607";

describe("beneficiaries", () => {
  const beneficiaries = () => new HttpBeneficiaries(bank.client, bank.state);
  const account = anAccountPayee({ branch: { name: "Accra Ridge", code: "101" } });
  const wallet = aWalletPayee({ walletName: "Abdul R." });
  const card = aCardPayee({ name: "Travel" });
  const accountForm = {
    name: "Accra Packaging Ltd",
    accountNumber: "1441000234567",
    bankName: "Ecobank Ghana",
    bankCode: "300312",
    branchCode: "101",
    bankBranch: "Accra Ridge",
    transferType: "INSTANT_INTERBANK",
    instantId: "300312-1441000234567",
    alias: "GHS",
  };
  const walletForm = {
    name: "Abdul Rahman",
    networkCode: "MTN",
    phoneNumber: "0244123456",
    walletName: "Abdul R.",
    network: "MTN",
    networkGipCode: "300591",
  };
  const cardForm = {
    name: "Travel",
    cardCustomerId: "40012001",
    cardName: "Daniel Quaye",
    phoneNumber: "0244550101",
    last4digit: "4417",
  };
  it.each([
    ["account", "@S2-7-51..54 @S2-7-70 @S2-3-110..118", account, accountForm, "transfer"],
    ["wallet", "@S2-7-58..61 @S2-7-70 @S2-3-103..108", wallet, walletForm, "mobilemoney"],
    ["card", "@S2-7-65..68 @S2-7-70 @S2-3-120..124", card, cardForm, "prepaidcard"],
  ] as const)(
    "a saved %s is added, changed and deleted by its fields and its id %s",
    async (kind, _rows, payee, form, area) => {
      const sent = () => [bank.lastCall(), bank.last().form];
      await beneficiaries().add(payee);
      expect(sent()).toEqual([`POST /beneficiary/${area}/add`, form]);
      await beneficiaries().change({ ...payee, id: "B-7" });
      expect(sent()).toEqual([`PUT /beneficiary/${area}/update`, { beneficiaryId: "B-7", ...form }]);
      await beneficiaries().remove({ ...payee, id: "B-7" });
      expect(sent()).toEqual([`POST /beneficiary/${area}/delete`, { beneficiaryId: "B-7" }]);
      await beneficiaries().removeList({ kind, id: "L-1", name: "x", count: 0, rows: [] });
      expect(sent()).toEqual([`POST /beneficiary/${area}/deleteBulk`, { bulkId: "L-1" }]);
    },
  );

  it.each([
    ["sameBank", "LOCAL"],
    ["instant", "INSTANT_INTERBANK"],
    ["nonInstant", "NON_INSTANT_INTERBANK"],
  ] as const)(
    "an added account of the route %s is sent with the transfer type %s @S2-3-116 @S2-3-046",
    async (route, transferType) => {
      await beneficiaries().add(anAccountPayee({ route }));
      expect(bank.last().form?.transferType).toBe(transferType);
    },
  );

  it("a changed list of accounts is sent as JSON text of all rows @S2-7-55 @S2-7-02", async () => {
    await beneficiaries().changeList({ kind: "account", id: "L-1", name: "Salaries", count: 1, rows: [account] });
    expect(bank.lastCall()).toBe("PUT /beneficiary/transfer/updateBulk");
    const { transferBeneficiaries = "", ...others } = bank.last().form ?? {};
    expect(others).toEqual({ bulkId: "L-1" });
    expect(JSON.parse(transferBeneficiaries)).toEqual([accountForm]);
  });

  it("a changed list of wallets is sent with the names of bulk rows @S2-7-62 @S2-7-02 @S2-3-105", async () => {
    await beneficiaries().changeList({ kind: "wallet", id: "L-2", name: "Drivers", count: 1, rows: [wallet] });
    expect(bank.lastCall()).toBe("POST /beneficiary/mobilemoney/updateBulk");
    const { mobileMoneyBeneficiaries = "", ...others } = bank.last().form ?? {};
    expect(others).toEqual({ bulkId: "L-2" });
    expect(JSON.parse(mobileMoneyBeneficiaries)).toEqual([
      {
        beneficiaryName: "Abdul Rahman",
        beneficiaryWalletNumber: "0244123456",
        walletName: "Abdul R.",
        network: "MTN",
        networkCode: "MTN",
        networkGipCode: "300591",
      },
    ]);
  });

  it("a changed list of cards is sent as JSON text of all rows @S2-7-69 @S2-7-02", async () => {
    await beneficiaries().changeList({ kind: "card", id: "L-3", name: "Field", count: 1, rows: [card] });
    expect(bank.lastCall()).toBe("POST /beneficiary/prepaidcard/updateBulk");
    const { prepaidCardBeneficiaryEntries = "", ...others } = bank.last().form ?? {};
    expect(others).toEqual({ bulkId: "L-3" });
    expect(JSON.parse(prepaidCardBeneficiaryEntries)).toEqual([cardForm]);
  });

  it("saved accounts at this bank are asked with LOCAL and the login id @S2-7-47", async () => {
    await beneficiaries().atThisBank();
    expect(bank.lastCall()).toBe("GET /beneficiary/transfer?transferType=LOCAL&loginId=L0002");
  });

  it.each([
    ["instant", "INSTANT_INTERBANK"],
    ["nonInstant", "NON_INSTANT_INTERBANK"],
    ["both", "INSTANT_INTERBANK,NON_INSTANT_INTERBANK"],
  ] as const)(
    "saved accounts at other banks (%s) are asked with %s @S2-7-48 @S2-3-116",
    async (route, transferType) => {
      await beneficiaries().atOtherBanks(source, route);
      expect(bank.lastCall()).toBe("POST /beneficiary/transfer/otherBank");
      expect(bank.last().form).toEqual({ transferType, sourceAccount: source });
    },
  );

  it.each([
    ["wallets", "GET /beneficiary/mobilemoney?loginId=L0002", "@S2-7-56"],
    ["cards", "GET /beneficiary/prepaidcard?loginId=L0002", "@S2-7-63"],
  ] as const)("saved %s are asked at %s %s", async (name, call, _row) => {
    await beneficiaries()[name]();
    expect(bank.lastCall()).toBe(call);
  });

  it.each<readonly [PayeeKind, string, string]>([
    ["account", "GET /beneficiary/transfer/bulk", "@S2-7-50"],
    ["wallet", "GET /beneficiary/mobilemoney/bulk?loginId=L0002", "@S2-7-57"],
    ["card", "GET /beneficiary/prepaidcard/bulk?loginId=L0002", "@S2-7-64"],
  ])("lists of saved %ss are asked at %s %s", async (kind, call) => {
    await beneficiaries().lists(kind);
    expect(bank.lastCall()).toBe(call);
  });

  const readAccount = {
    id: "B-1",
    name: "Tema Cold Stores",
    accountNumber: "0011130004521",
    bankName: "GCB Bank",
    bankCode: "040100",
    branchCode: "104",
    bankBranch: "Kumasi Main",
    transferType: "NON_INSTANT_INTERBANK",
    instantId: "I-1",
    alias: "GHS",
  };
  const readWallet = {
    id: "W-1",
    name: "Driver",
    networkCode: "TELECEL",
    phoneNumber: "0204987123",
    walletName: "Mercy Tetteh",
    network: "Telecel",
    networkGipCode: "300594",
  };
  const readCard = {
    id: "C-1",
    name: "Travel",
    cardCustomerId: "40012002",
    cardName: "Gifty Amponsah",
    phoneNumber: "0244550102",
    last4digit: "0042",
  };
  const savedWallet = {
    kind: "wallet",
    id: "W-1",
    name: "Driver",
    number: "0204987123",
    walletName: "Mercy Tetteh",
    network: { code: "TELECEL", name: "Telecel", gipCode: "300594" },
  };
  it.each([
    [
      "atThisBank",
      "@S2-3-109..118",
      readAccount,
      {
        kind: "account",
        id: "B-1",
        name: "Tema Cold Stores",
        account: "0011130004521",
        bank: { name: "GCB Bank", code: "040100" },
        branch: { name: "Kumasi Main", code: "104" },
        route: "nonInstant",
        lookupId: "I-1",
        currency: "GHS",
      },
    ],
    ["wallets", "@S2-3-102..108", readWallet, savedWallet],
    [
      "cards",
      "@S2-3-119..124",
      readCard,
      {
        kind: "card",
        id: "C-1",
        name: "Travel",
        customerId: "40012002",
        cardName: "Gifty Amponsah",
        phone: "0244550102",
        lastDigits: "0042",
      },
    ],
  ] as const)("each field of a beneficiary of %s is read %s", async (list, _rows, wire, read) => {
    bank.answer({ code: 0, beneficiaries: [wire] });
    expect(await beneficiaries()[list]()).toEqual({ ok: true, value: [read] });
  });

  it.each([
    ["LOCAL", "sameBank"],
    ["INSTANT_INTERBANK", "instant"],
    ["NON_INSTANT_INTERBANK", "nonInstant"],
  ])("the transfer type %s is the route %s @S2-3-116 @S2-3-046 @S2-3-047", async (transferType, route) => {
    bank.answer({ code: 0, beneficiaries: [{ ...readAccount, transferType }] });
    const listed = await beneficiaries().atThisBank();
    expect(listed.ok && listed.value[0]?.route).toBe(route);
  });

  it("lists are read with id, alias, count and beneficiaries from a map by their ids @S2-3-125..129", async () => {
    bank.answer({
      code: 0,
      bulkIds: {
        "77": { id: "77", alias: "Drivers", count: 3, beneficiaries: [readWallet] },
        "78": { id: "78", alias: "Cooks", beneficiaries: [readWallet] },
      },
    });
    expect(await beneficiaries().lists("wallet")).toEqual({
      ok: true,
      value: [
        { id: "77", kind: "wallet", name: "Drivers", count: 3, rows: [savedWallet] },
        { id: "78", kind: "wallet", name: "Cooks", count: 1, rows: [savedWallet] },
      ],
    });
  });
});
