import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { moneyOperations } from "./money-operations";

/** Every call of the contract, by its name in it. */
export const allCalls: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries<
  Record<string, Endpoint>
>(bankApi).flatMap(([word, area]) =>
  Object.entries(area).map(([name, endpoint]) => [`${word}.${name}`, endpoint] as const),
);

/** Objects that calls refer to and that belong to a customer; the defaults belong to no customer. */
export type NamedObjects = {
  readonly accountNumber: string;
  readonly transactionId: string;
  readonly bulkId: string;
  readonly transferBeneficiaryId: string;
  readonly walletBeneficiaryId: string;
  readonly cardBeneficiaryId: string;
  readonly transferListId: string;
  readonly walletListId: string;
  readonly cardListId: string;
  readonly scheduleId: string;
  readonly invoiceNumber: string;
  /** A payee may belong to any customer. */
  readonly payee: string;
};
export const nobodysObjects: NamedObjects = {
  accountNumber: "1029999999999",
  transactionId: "T1",
  bulkId: "B1",
  transferBeneficiaryId: "999999999",
  walletBeneficiaryId: "999999999",
  cardBeneficiaryId: "999999999",
  transferListId: "999999999",
  walletListId: "999999999",
  cardListId: "999999999",
  scheduleId: "S1",
  invoiceNumber: "NONE-1",
  payee: "1029999999999",
};

/** Valid fields for each call that needs a session, so that the bank goes on to check the permission. */
export function sampleCalls(named: NamedObjects = nobodysObjects): Readonly<Record<string, object>> {
  const { accountNumber, transactionId, bulkId, scheduleId, invoiceNumber, payee } = named;
  const request = { transactionId, transType: "OWN-TRANSFER", requestType: "SINGLE" };
  const otpFields = { password: "12345", passwordType: "OTP" };
  const account = { name: "x", accountNumber: payee, transferType: "LOCAL" };
  const wallet = { name: "x", networkCode: "MTN", phoneNumber: "0244123456", walletName: "x", network: "MTN" };
  const card = { name: "x", cardCustomerId: "1", cardName: "x", phoneNumber: "0244123456", last4digit: "1234" };
  const upload = { sourceAccount: accountNumber, file: new File(["no workbook"], "rows.xlsx") };
  const november = { startDate: "01-11-2026", endDate: "20-11-2026" };
  const officialOrder = { accountNumber, ...november, delivery: "branch", branchName: "Accra Main" };
  const payments = moneyOperations.map(({ name, input }) => {
    const fields = input(accountNumber, payee);
    return [name, { ...fields, ...("invoiceNumber" in fields && { invoiceNumber }), ...otpFields }] as const;
  });
  return {
    ...Object.fromEntries(payments),
    "passwords.replace": { password: "Wrong#2751", newPassword: "Harmattan#27", confirmPassword: "Harmattan#27" },
    "session.changePassword": { newPassword: "Harmattan#27", confirmPassword: "Harmattan#27" },
    "accounts.list": { loginId: "x" },
    "statements.search": { accountNumber, startDate: "01-03-2026", endDate: "31-03-2026" },
    "statements.statement": {
      accountNumber,
      startDate: "01-03-2026",
      endDate: "31-03-2026",
      isDownload: true,
      downloadType: "PDF",
    },
    "reports.activity": { startDate: "01-03-2026", endDate: "31-03-2026", pageSize: 10 },
    "reports.downloadActivity": { startDate: "01-03-2026", endDate: "31-03-2026", downloadType: "CSV" },
    "statements.complete": { accountNumber, startDate: "01-03-2026", endDate: "31-03-2026" },
    "statements.forBooks": { accountNumber, startDate: "01-03-2026", endDate: "31-03-2026", format: "csv" },
    "statements.expenditure": { accountNumber, startDate: "01-03-2026", endDate: "31-03-2026" },
    "statements.orderOfficial": { ...officialOrder, ...otpFields },
    "statements.checkOfficial": officialOrder,
    "statements.officialOrders": { pageNumber: 1, pageSize: 10, after: transactionId },
    "payments.limits": { sourceAccount: accountNumber, currencyCode: "GHS" },
    "payments.same": { currencyCode: "GHS", payees: JSON.stringify([{ payee, amount: "1.00" }]) },
    "payments.receipt": { trnxID: transactionId },
    "lookups.branches": { bankSortCode: "040100" },
    "lookups.charge": { type: "LOCAL" },
    "lookups.account": { accountNumber: payee },
    "lookups.accountAtOtherBank": {
      destinationAccount: "1441000234567",
      institutionId: "300312",
      sourceAccount: accountNumber,
    },
    "transferBeneficiaries.atThisBank": { transferType: "LOCAL", loginId: "x" },
    "transferBeneficiaries.atOtherBanks": { transferType: "INSTANT_INTERBANK", sourceAccount: accountNumber },
    "walletBeneficiaries.list": { loginId: "x" },
    "walletBeneficiaries.bulkLists": { loginId: "x" },
    "cardBeneficiaries.list": { loginId: "x" },
    "cardBeneficiaries.bulkLists": { loginId: "x" },
    ...Object.fromEntries(
      (["transfer", "wallet", "card"] as const).flatMap((kind) => {
        const fields = { transfer: account, wallet, card }[kind];
        const beneficiaryId = named[`${kind}BeneficiaryId`];
        return [
          [`${kind}Beneficiaries.add`, fields],
          [`${kind}Beneficiaries.update`, { beneficiaryId, ...fields }],
          [`${kind}Beneficiaries.remove`, { beneficiaryId }],
          [`${kind}Beneficiaries.removeBulk`, { bulkId: named[`${kind}ListId`] }],
        ];
      }),
    ),
    "transferBeneficiaries.updateBulk": {
      bulkId: named.transferListId,
      transferBeneficiaries: JSON.stringify([account]),
    },
    "walletBeneficiaries.updateBulk": {
      bulkId: named.walletListId,
      mobileMoneyBeneficiaries: JSON.stringify([
        { ...wallet, beneficiaryName: "x", beneficiaryWalletNumber: wallet.phoneNumber },
      ]),
    },
    "cardBeneficiaries.updateBulk": { bulkId: named.cardListId, prepaidCardBeneficiaryEntries: JSON.stringify([card]) },
    "mobileMoney.walletName": { network: "MTN", phoneNumber: "0241234567", transferType: "A2W" },
    "bulkTransfers.upload": upload,
    "mobileMoney.upload": upload,
    "prepaidCard.upload": upload,
    "mobileMoney.charge": { amount: "1.00", phoneNumber: "0241234567" },
    "mobileMoney.eLevy": { sourceAccount: accountNumber, destinationAccount: "0241234567", amount: "1.00" },
    "schedules.list": { transType: "OWN-TRANSFER" },
    "schedules.update": {
      scheduleId,
      transType: "OWN-TRANSFER",
      sourceAccount: accountNumber,
      narration: "x",
      frequency: "DAILY",
      ...otpFields,
    },
    "schedules.remove": { scheduleId },
    "prepaidCard.customer": { customerId: "1" },
    "bills.taxTypes": { serviceId: "1" },
    "bills.createInvoice": { serviceCode: "PAS", firstName: "x", lastName: "x", phoneNumber: "0241234567" },
    "bills.invoice": { invoiceNumber },
    "bills.contribution": {
      paymentAdviceNumber: "x",
      customerName: "x",
      customerCode: "x",
      contributionType: "Regular",
    },
    "approvals.pending": { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10 },
    "approvals.pendingBulk": { requestType: "TRANSFER", pageNumber: 1, pageSize: 10 },
    "notices.list": { pageSize: 10 },
    "notices.markRead": { mark: "" },
    "notices.preferences": {},
    "notices.choose": { kind: "OUTCOME", way: "SMS", isOn: true },
    "approvals.inbox": {},
    "approvals.approve": { ...request, ...otpFields, approvalStatus: "APPROVE" },
    "approvals.reject": { ...request, reason: "x", approvalStatus: "REJECT" },
    "approvals.drillDown": { bulkId, pageNumber: 1, pageSize: 10 },
    "reports.fetch": { transactionType: "OWN_ACCOUNT_TRANSFER", pageNumber: 1, pageSize: 10 },
    "reports.fetchBulk": { transactionType: "MOBILE_MONEY_BULK", pageNumber: 1, pageSize: 10 },
    "reports.fetchBulkRows": { bulkId, pageNumber: 1, pageSize: 10 },
    "reports.paymentAdvice": { transactionId, reportType: "PDF" },
    "reports.download": {
      transactionType: "OWN_ACCOUNT_TRANSFER",
      downloadType: "EXCEL",
      startDate: "02-01-2026",
      endDate: "01-01-2026",
    },
    "requests.review": { transactionId },
    "requests.mine": { transType: "OWN-TRANSFER", requestType: "SINGLE", pageNumber: 1, pageSize: 10 },
    "requests.recall": { transactionId, ...otpFields },
  };
}
