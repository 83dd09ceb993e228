import { describe, expect, it } from "vitest";
import { AccountPayeeDraft, toAccountPayee } from "../../../application/beneficiaries/account-payee-draft";
import { CardPayeeDraft, toCardPayee } from "../../../application/beneficiaries/card-payee-draft";
import { toWalletPayee, WalletPayeeDraft } from "../../../application/beneficiaries/wallet-payee-draft";
import { ok } from "../../../domain/result";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../../support/a-beneficiary";

const bank = { name: "Volta Bank", code: "300312" };
const branch = { name: "Kumasi Main", code: "104", sortCode: "040104" };
const ownBank = { name: "Asempa Bank", code: "300316" };
const known = { banks: [bank], branches: [branch], ownBank, found: {} };

describe("a saved bank account", () => {
  const problems = (texts: Partial<AccountPayeeDraft>, context: object = {}) => {
    const read = toAccountPayee(Object.assign(new AccountPayeeDraft(), texts), { ...known, ...context });
    return read.ok ? {} : read.failure;
  };
  const account = { name: "Yaw Ofori", account: "1441000777888" };

  it("every required field is named @S2-5-060..062", () => {
    expect(problems({ route: "sameBank" })).toEqual({
      name: "Full Name is required",
      account: "Account Number is required",
    });
    expect(problems({ ...account })).toEqual({ route: "Transfer Type is required", bank: "Bank is required" });
  });

  it("an account at another bank needs its bank, and for non-instant transfers its branch @S2-5-068..070 @S2-4-39", () => {
    expect(problems({ ...account, route: "sameBank" })).toEqual({});
    expect(problems({ ...account, route: "instant" })).toEqual({ bank: "Bank is required" });
    expect(problems({ ...account, route: "instant", bank: bank.code })).toEqual({});
    expect(problems({ ...account, route: "nonInstant" })).toEqual({
      bank: "Bank is required",
      branch: "Bank Branch is required",
    });
    expect(problems({ ...account, route: "nonInstant", bank: bank.code, branch: branch.code })).toEqual({});
  });

  it("an account of this bank and an instant one must have been found, a non-instant one not @S2-2.4-22..23 @S2-4-38", () => {
    const unknown = { found: undefined };
    for (const route of ["sameBank", "instant"])
      expect(problems({ ...account, route, bank: bank.code }, unknown)).toEqual({ account: "Account not found" });
    expect(problems({ ...account, route: "nonInstant", bank: bank.code, branch: branch.code }, unknown)).toEqual({});
  });

  it("the form of a new saved account is empty", () => {
    expect({ ...new AccountPayeeDraft() }).toEqual({ name: "", route: "", bank: "", branch: "", account: "" });
  });

  it("a bank or a branch is missing until the bank's lists have loaded", () => {
    const chosen = { ...account, bank: bank.code, branch: branch.code };
    expect(problems({ ...chosen, route: "instant" }, { banks: undefined })).toEqual({ bank: "Bank is required" });
    expect(problems({ ...chosen, route: "nonInstant" }, { branches: undefined })).toEqual({
      branch: "Bank Branch is required",
    });
  });

  it("an account with a transfer type that does not exist is not saved", () => {
    const draft = Object.assign(new AccountPayeeDraft(), { ...account, route: "cheque", bank: bank.code });
    expect(toAccountPayee(draft, known).ok).toBe(false);
  });

  it("an account without a name is not saved", () => {
    expect(problems({ ...account, route: "sameBank", name: " " })).toEqual({ name: "Full Name is required" });
  });

  const typed = { name: " Yaw Ofori ", account: "1441000777888", bank: bank.code, branch: branch.code };
  const saved = anAccountPayee({ name: "Yaw Ofori", account: "1441000777888", bank });
  const noBranch = { name: "", code: "" };

  it.each([
    ["an account of this bank", "sameBank", { currency: "USD" }, ownBank, noBranch, "", "USD"],
    ["an instant account", "instant", { lookupId: "L1" }, bank, noBranch, "L1", "GHS"],
    ["a non-instant account", "nonInstant", undefined, bank, { name: "Kumasi Main", code: "104" }, "", "GHS"],
  ] as const)(
    "%s is saved with its bank, its branch and the values of the lookup",
    (_, route, found, savedBank, savedBranch, lookupId, currency) => {
      const draft = Object.assign(new AccountPayeeDraft(), { ...typed, route });
      const lists = { banks: [ownBank, bank], branches: [{ name: "Ho", code: "1", sortCode: "040001" }, branch] };
      expect(toAccountPayee(draft, { ...lists, ownBank, found })).toEqual(
        ok({ ...saved, route, bank: savedBank, branch: savedBranch, lookupId, currency }),
      );
    },
  );
});

describe("a saved wallet", () => {
  const telecel = { code: "TELECEL", name: "Telecel", gipCode: "300594" };
  const networks = [telecel, { code: "MTN", name: "MTN", gipCode: "300591" }];
  const problems = (texts: Partial<WalletPayeeDraft>, walletName: string | undefined = "Akosua Nyarko") => {
    const read = toWalletPayee(Object.assign(new WalletPayeeDraft(), texts), { networks, walletName });
    return read.ok ? {} : read.failure;
  };
  const wallet = { name: "Akosua", network: "MTN", number: "0241234567" };

  it("every required field is named @S2-5-060 @S2-5-063 @S2-5-064", () => {
    expect(problems({})).toEqual({
      name: "Full Name is required",
      network: "Network Code is required",
      number: "Beneficiary Wallet Number is required",
    });
  });

  it("a wallet needs the name that the bank returns, and a number of digits @S2-2.4-22 @S2-5-065 @S2-5-074", () => {
    const draft = Object.assign(new WalletPayeeDraft(), wallet);
    expect(toWalletPayee(draft, { networks, walletName: undefined })).toEqual({
      ok: false,
      failure: { number: "Account not found" },
    });
    expect(problems(wallet)).toEqual({});
    expect(problems({ ...wallet, number: "024123456x" })).toEqual({ number: "Not a number" });
  });

  it("the form of a new saved wallet is empty", () => {
    expect({ ...new WalletPayeeDraft() }).toEqual({ name: "", network: "", number: "" });
  });

  it("a wallet needs a network that the bank lists", () => {
    expect(problems({ ...wallet, network: "GLO" })).toEqual({ network: "Network Code is required" });
  });

  it("a wallet is saved with its network and the name that the bank returns", () => {
    const draft = Object.assign(new WalletPayeeDraft(), { ...wallet, name: " Akosua " });
    expect(toWalletPayee(draft, { networks, walletName: "Akosua Nyarko" })).toEqual(
      ok(aWalletPayee({ name: "Akosua", number: "0241234567", walletName: "Akosua Nyarko" })),
    );
  });
});

describe("a saved card", () => {
  const holder = { name: "Kwabena Antwi", phone: "0244000001" };
  const problems = (texts: Partial<CardPayeeDraft>, found: typeof holder | undefined = holder) => {
    const read = toCardPayee(Object.assign(new CardPayeeDraft(), texts), found);
    return read.ok ? {} : read.failure;
  };

  it("every required field is named @S2-5-060 @S2-5-066", () => {
    expect(problems({})).toEqual({
      name: "Full Name is required",
      customerId: "Customer ID is required",
      lastDigits: "Card's last 4 digits is required",
    });
  });

  it("a card needs the name that the bank returns, and exactly four last digits @S2-2.4-22 @S2-5-067 @S2-5-071", () => {
    const card = { name: "Travel", customerId: "0123456", lastDigits: "4321" };
    expect(toCardPayee(Object.assign(new CardPayeeDraft(), card), undefined)).toEqual({
      ok: false,
      failure: { customerId: "Could not validate your card." },
    });
    expect(problems(card)).toEqual({});
    expect(problems({ ...card, lastDigits: "432" })).toEqual({ lastDigits: "4 digits required" });
  });

  it("a card is saved with the name and the phone number that the bank returns", () => {
    const card = { name: " Travel ", customerId: "0123456", lastDigits: "4321" };
    const { name: cardName, phone } = holder;
    expect(toCardPayee(Object.assign(new CardPayeeDraft(), card), holder)).toEqual(
      ok(aCardPayee({ ...card, name: "Travel", cardName, phone })),
    );
  });
});
