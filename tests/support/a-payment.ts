import type { Account } from "../../domain/accounts/account";
import { CEDI, ghs } from "../../domain/money";
import type { CardLoad, OwnTransfer, WalletPayment } from "../../domain/payments/payment";

export const anAccount = (over: Partial<Account> = {}): Account => ({
  number: "1020304050607",
  name: "Adom Trading Ltd",
  type: "Current",
  currency: CEDI,
  available: ghs(500_00),
  book: ghs(500_00),
  isPrimary: false,
  bankName: "Asempa Bank",
  ...over,
});

export const anotherAccount = (over: Partial<Account> = {}): Account =>
  anAccount({ number: "1020304050608", name: "Adom Trading Ltd Payroll", ...over });

export const anOwnTransfer = (over: Partial<OwnTransfer> = {}): OwnTransfer => ({
  kind: "ownAccounts",
  source: anAccount(),
  destination: anotherAccount(),
  amount: ghs(150_00),
  narration: "Float",
  ...over,
});

export const aWalletPayment = (over: Partial<WalletPayment> = {}): WalletPayment => ({
  kind: "mobileMoney",
  source: anAccount(),
  wallet: {
    number: "0241234567",
    walletName: "Akosua Nyarko",
    network: { code: "MTN", name: "MTN", gipCode: "300591" },
  },
  amount: ghs(250_00),
  narration: "Airtime",
  charge: ghs(2_00),
  eLevy: { amount: ghs(1_50), id: "EL1" },
  keepsPayee: false,
  ...over,
});

export const aCardLoad = (over: Partial<CardLoad> = {}): CardLoad => ({
  kind: "prepaidCard",
  source: anAccount(),
  card: { customerId: "1234567", cardName: "Kwabena Antwi", lastDigits: "4321", phone: "0241234567" },
  amount: ghs(250_00),
  narration: "Travel",
  keepsPayee: false,
  ...over,
});
