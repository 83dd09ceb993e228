import type { Account } from "../../domain/accounts/account";
import { CEDI, ghs } from "../../domain/money";
import type {
  CardLoad,
  ContributionPayment,
  InvoicePayment,
  OtherBankTransfer,
  OwnTransfer,
  SameBankTransfer,
  WalletPayment,
} from "../../domain/payments/payment";

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

export const aSameBankTransfer = (over: Partial<SameBankTransfer> = {}): SameBankTransfer => ({
  kind: "sameBank",
  source: anAccount(),
  payee: { account: "1020304050608", name: "Adom Trading Ltd Payroll" },
  amount: ghs(250_00),
  narration: "Rent",
  keepsPayee: false,
  beneficiaryId: "",
  ...over,
});

export const anOtherBankTransfer = (over: Partial<OtherBankTransfer> = {}): OtherBankTransfer => ({
  kind: "otherBank",
  speed: "instant",
  source: anAccount(),
  payee: {
    account: "1441000777888",
    name: "Yaw Ofori",
    bank: { name: "Ecobank Ghana", code: "300312" },
    branch: undefined,
  },
  amount: ghs(250_00),
  charge: ghs(5_00),
  narration: "Crates",
  keepsPayee: false,
  beneficiaryId: "",
  ...over,
});

/** A transfer through the clearing house, free of charge. */
export const aClearingTransfer = (over: Partial<OtherBankTransfer> = {}): OtherBankTransfer =>
  anOtherBankTransfer({
    speed: "nonInstant",
    payee: {
      account: "6011130004521",
      name: "Tema Cold Stores",
      bank: { name: "GCB Bank", code: "040100" },
      branch: { name: "Kumasi Main", code: "104", sortCode: "040104" },
    },
    charge: ghs(0),
    ...over,
  });

export const anInvoicePayment = (over: Partial<InvoicePayment> = {}): InvoicePayment => ({
  kind: "ghanaGov",
  source: anAccount(),
  amount: ghs(350_00),
  narration: "PAYE of last month",
  service: "Direct taxes",
  invoice: {
    number: "GG-1001",
    description: "Pay As You Earn",
    service: "Direct taxes",
    createdDate: "15-11-2026",
    expiryDate: "15-12-2026",
    status: "pending",
    customerName: "Adom Trading Ltd",
    narration: "PAYE of last month",
    amount: ghs(350_00),
  },
  ...over,
});

export const aContributionPayment = (over: Partial<ContributionPayment> = {}): ContributionPayment => ({
  kind: "ssnit",
  source: anAccount(),
  amount: ghs(400_00),
  penalty: ghs(50_00),
  narration: "October",
  advice: { adviceNumber: "SSN-1001", customerName: "Ama Owusu", customerCode: "AOwusu", type: "Regular" },
  establishment: "Adom Trading Ltd",
  ...over,
});
