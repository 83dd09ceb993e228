import type { PayeeOf } from "../../domain/beneficiaries/beneficiary";

export const anAccountPayee = (over: Partial<PayeeOf<"account">> = {}): PayeeOf<"account"> => ({
  kind: "account",
  name: "Accra Packaging Ltd",
  account: "1441000234567",
  route: "instant",
  bank: { name: "Ecobank Ghana", code: "300312" },
  branch: { name: "", code: "" },
  lookupId: `300312-${over.account ?? "1441000234567"}`,
  currency: "GHS",
  ...over,
});

export const aWalletPayee = (over: Partial<PayeeOf<"wallet">> = {}): PayeeOf<"wallet"> => ({
  kind: "wallet",
  name: "Abdul Rahman",
  number: "0244123456",
  walletName: "Abdul Rahman",
  network: { code: "MTN", name: "MTN", gipCode: "300591" },
  ...over,
});

export const aCardPayee = (over: Partial<PayeeOf<"card">> = {}): PayeeOf<"card"> => ({
  kind: "card",
  name: "Daniel Quaye",
  customerId: "40012001",
  cardName: "Daniel Quaye",
  phone: "0244550101",
  lastDigits: "4417",
  ...over,
});
