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
  const payees = [
    [account, accountForm],
    [wallet, walletForm],
    [card, cardForm],
  ] as const;

  it.each([
    ["account", "POST /beneficiary/transfer/add", "@S2-7-51 @S2-7-70 @S2-3-110..118"],
    ["wallet", "POST /beneficiary/mobilemoney/add", "@S2-7-58 @S2-7-70 @S2-3-103..108"],
    ["card", "POST /beneficiary/prepaidcard/add", "@S2-7-65 @S2-7-70 @S2-3-120..124"],
  ] as const)("an added %s is sent to %s with its fields and no id %s", async (kind, call, _row) => {
    const [payee, form] = payees.find(([{ kind: each }]) => each === kind) ?? payees[0];
    await beneficiaries().add(payee);
    expect(bank.lastCall()).toBe(call);
    expect(bank.last().form).toEqual(form);
  });

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

  it.each([
    ["account", "PUT /beneficiary/transfer/update", "@S2-7-53"],
    ["wallet", "PUT /beneficiary/mobilemoney/update", "@S2-7-60"],
    ["card", "PUT /beneficiary/prepaidcard/update", "@S2-7-67 @S2-7-70"],
  ] as const)("a changed %s is sent to %s with its id and its fields %s", async (kind, call, _row) => {
    const [payee, form] = payees.find(([{ kind: each }]) => each === kind) ?? payees[0];
    await beneficiaries().change({ ...payee, id: "B-7" });
    expect(bank.lastCall()).toBe(call);
    expect(bank.last().form).toEqual({ beneficiaryId: "B-7", ...form });
  });

  it.each([
    ["account", "POST /beneficiary/transfer/delete", "@S2-7-52"],
    ["wallet", "POST /beneficiary/mobilemoney/delete", "@S2-7-59"],
    ["card", "POST /beneficiary/prepaidcard/delete", "@S2-7-66"],
  ] as const)("a deleted %s is sent to %s with its id only %s", async (kind, call, _row) => {
    const [payee] = payees.find(([{ kind: each }]) => each === kind) ?? payees[0];
    await beneficiaries().remove({ ...payee, id: "B-7" });
    expect(bank.lastCall()).toBe(call);
    expect(bank.last().form).toEqual({ beneficiaryId: "B-7" });
  });

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

  it.each([
    ["account", "POST /beneficiary/transfer/deleteBulk", "@S2-7-54"],
    ["wallet", "POST /beneficiary/mobilemoney/deleteBulk", "@S2-7-61"],
    ["card", "POST /beneficiary/prepaidcard/deleteBulk", "@S2-7-68"],
  ] as const)("a deleted list of %ss is sent to %s with its id only %s", async (kind, call, _row) => {
    await beneficiaries().removeList({ kind, id: "L-1", name: "x", count: 0, rows: [] });
    expect(bank.lastCall()).toBe(call);
    expect(bank.last().form).toEqual({ bulkId: "L-1" });
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

  describe("reading a saved account", () => {
    const wire = {
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
    type Read = ReturnType<typeof anAccountPayee> & { readonly id: string };
    it.each<readonly [string, (read: Read) => unknown, unknown, string]>([
      ["id", ({ id }) => id, "B-1", "@S2-3-109"],
      ["name", ({ name }) => name, "Tema Cold Stores", "@S2-3-110"],
      ["accountNumber", (read) => read.account, "0011130004521", "@S2-3-111"],
      ["bankName", ({ bank: { name } }) => name, "GCB Bank", "@S2-3-112"],
      ["bankCode", ({ bank: { code } }) => code, "040100", "@S2-3-113"],
      ["branchCode", ({ branch }) => branch.code, "104", "@S2-3-114"],
      ["bankBranch", ({ branch }) => branch.name, "Kumasi Main", "@S2-3-115"],
      ["transferType", ({ route }) => route, "nonInstant", "@S2-3-116"],
      ["instantId", ({ lookupId }) => lookupId, "I-1", "@S2-3-117"],
      ["alias", ({ currency }) => currency, "GHS", "@S2-3-118"],
    ])("the field %s of a saved account is read by %o as %j %s", async (_field, read, value) => {
      bank.answer({ code: 0, beneficiaries: [wire] });
      const listed = await beneficiaries().atThisBank();
      expect(listed.ok && listed.value[0] && read(listed.value[0])).toEqual(value);
    });

    it.each([
      ["LOCAL", "sameBank"],
      ["INSTANT_INTERBANK", "instant"],
      ["NON_INSTANT_INTERBANK", "nonInstant"],
    ])("the transfer type %s is the route %s @S2-3-116 @S2-3-046 @S2-3-047", async (transferType, route) => {
      bank.answer({ code: 0, beneficiaries: [{ ...wire, transferType }] });
      const listed = await beneficiaries().atThisBank();
      expect(listed.ok && listed.value[0]?.route).toBe(route);
    });
  });

  describe("reading a saved wallet and a saved card", () => {
    const wallet = {
      id: "W-1",
      name: "Driver",
      networkCode: "TELECEL",
      phoneNumber: "0204987123",
      walletName: "Mercy Tetteh",
      network: "Telecel",
      networkGipCode: "300594",
    };
    const card = {
      id: "C-1",
      name: "Travel",
      cardCustomerId: "40012002",
      cardName: "Gifty Amponsah",
      phoneNumber: "0244550102",
      last4digit: "0042",
    };
    type Wallet = ReturnType<typeof aWalletPayee> & { readonly id: string };
    type Card = ReturnType<typeof aCardPayee> & { readonly id: string };

    it.each<readonly [string, (read: Wallet) => unknown, string, string]>([
      ["id", ({ id }) => id, "W-1", "@S2-3-102"],
      ["name", ({ name }) => name, "Driver", "@S2-3-103"],
      ["networkCode", ({ network }) => network.code, "TELECEL", "@S2-3-104"],
      ["phoneNumber", ({ number }) => number, "0204987123", "@S2-3-105"],
      ["walletName", ({ walletName }) => walletName, "Mercy Tetteh", "@S2-3-106"],
      ["network", ({ network }) => network.name, "Telecel", "@S2-3-107"],
      ["networkGipCode", ({ network }) => network.gipCode, "300594", "@S2-3-108"],
    ])("the field %s of a saved wallet is read by %o as %j %s", async (_field, read, value) => {
      bank.answer({ code: 0, beneficiaries: [wallet] });
      const listed = await beneficiaries().wallets();
      expect(listed.ok && listed.value[0] && read(listed.value[0])).toBe(value);
    });

    it.each<readonly [string, (read: Card) => unknown, string, string]>([
      ["id", ({ id }) => id, "C-1", "@S2-3-119"],
      ["name", ({ name }) => name, "Travel", "@S2-3-120"],
      ["cardCustomerId", ({ customerId }) => customerId, "40012002", "@S2-3-121"],
      ["cardName", ({ cardName }) => cardName, "Gifty Amponsah", "@S2-3-122"],
      ["phoneNumber", ({ phone }) => phone, "0244550102", "@S2-3-123"],
      ["last4digit", ({ lastDigits }) => lastDigits, "0042", "@S2-3-124"],
    ])("the field %s of a saved card is read by %o as %j %s", async (_field, read, value) => {
      bank.answer({ code: 0, beneficiaries: [card] });
      const listed = await beneficiaries().cards();
      expect(listed.ok && listed.value[0] && read(listed.value[0])).toBe(value);
    });

    it("lists are read with id, alias, count and beneficiaries from a map by their ids @S2-3-125 @S2-3-126 @S2-3-127 @S2-3-128 @S2-3-129", async () => {
      bank.answer({
        code: 0,
        bulkIds: {
          "77": { id: "77", alias: "Drivers", count: 3, beneficiaries: [wallet] },
          "78": { id: "78", alias: "Cooks", count: 0, beneficiaries: [] },
        },
      });
      const read = {
        kind: "wallet",
        id: "W-1",
        name: "Driver",
        number: "0204987123",
        walletName: "Mercy Tetteh",
        network: { code: "TELECEL", name: "Telecel", gipCode: "300594" },
      };
      expect(await beneficiaries().lists("wallet")).toEqual({
        ok: true,
        value: [
          { id: "77", kind: "wallet", name: "Drivers", count: 3, rows: [read] },
          { id: "78", kind: "wallet", name: "Cooks", count: 0, rows: [] },
        ],
      });
    });
  });
});
