import { add, ghs } from "../../domain/money";
import { type Category, isBulk } from "../../domain/payments/categories";
import { type BankRequest, chargesOf, type RequestDetails, type RequestId } from "../../domain/requests/request";

type OwnAccountsRequest = BankRequest<"ownAccounts">;

export const aPendingTransfer = (over: Partial<OwnAccountsRequest> = {}): OwnAccountsRequest => ({
  category: "ownAccounts",
  // Any text is a valid request id.
  id: "TRX0001" as RequestId,
  scheduleId: "",
  source: { account: "1020304050607", type: "Current" },
  amount: ghs(150_00),
  total: ghs(150_00),
  createdAt: "2026-11-20T09:30:00Z",
  createdBy: "kofi.boateng",
  transactionType: "Own Account Transfer",
  typeCode: "OWN-TRANSFER",
  type: "ownAccounts",
  status: "pending",
  payee: { account: "1020304050608", name: "Adom Trading Ltd Payroll" },
  narration: "Float",
  ...over,
});

const payee = { account: "1020304055555", name: "Yaw Boateng Enterprises" };
const narration = "Invoice 7 of May";
/** The details of each category, for a request of GHS 150.00. */
export const requestDetails: RequestDetails = {
  ownAccounts: { payee, narration },
  sameBank: { payee, narration },
  otherBank: {
    payee: { ...payee, bank: "Volta Bank", branch: "Ho" },
    narration,
    charge: ghs(5_00),
    transferType: "instant",
  },
  bulkTransfer: { count: 48, charge: ghs(5_00) },
  mobileMoney: {
    payee,
    wallet: { name: "ABENA O", number: "0244000000", network: "MTN" },
    narration,
    charge: ghs(5_00),
    eLevy: ghs(1_00),
  },
  mobileMoneyBulk: { count: 48, charge: ghs(5_00), eLevy: ghs(1_00) },
  prepaidCard: { payee, customerId: "7712345678", lastDigits: "4242", mobile: "0244111222", narration },
  prepaidCardBulk: { count: 48 },
  ghanaGov: { invoiceNumber: "GG-1", expiresAt: "2026-12-31T00:00:00Z", service: "Direct taxes" },
  ssnit: { adviceNumber: "PA-1", contributionType: "Regular", narration },
  fx: {
    payee: { ...payee, bank: "Barclays Kenya" },
    country: "Kenya",
    bankAddress: "Moi Avenue, Nairobi",
    swiftCode: "BARCKENX",
    sortCode: "03017",
    routingNumber: "",
    transferType: "international",
    senderPhone: "0244000001",
    feePaidBy: "Sender",
    accountForCharges: "1020304050607",
    narration,
    quotes: [],
    debit: ghs(150_00),
  },
};

/** A request of GHS 150.00 plus the charges of its category. */
export function aRequestOf(category: Category): BankRequest {
  const request = { ...aPendingTransfer({ scheduleId: "SCH1" }), ...requestDetails[category], category };
  // The details match the category, which the compiler cannot derive.
  const typed = request as unknown as BankRequest;
  return isBulk(category) ? typed : { ...typed, total: add(typed.amount, chargesOf(typed)) };
}
