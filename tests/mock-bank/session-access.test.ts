import { describe, expect, it } from "vitest";
import { bankApi } from "../../adapters/bank-api/contract";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import type { Role } from "../../mock-bank/handler";
import { handlers } from "../../mock-bank/handlers";
import { servedCalls } from "../../mock-bank/served-call";
import { type Access, access, denied, type Menu, menuTitles } from "../../mock-bank/session/access";
import { type OpenedCompany, openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const calls = servedCalls(handlers);
const roles: readonly Role[] = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"];
const NOT_PERMITTED = "You don't have permission to do this.";

const who = (role: Role, menus: readonly Menu[] = menuTitles) => ({
  ...{ userId: "u", userName: "u", fullName: "U", companyId: "c", sessionId: "s" },
  ...{ role, menus, mustChangePassword: false },
});
const may = (rule: Access, role: Role, menus?: readonly Menu[]) => denied(rule, who(role, menus)) === undefined;

describe("The authorization matrix", () => {
  it("has a line for each call of the contract, and a handler or a not-yet", () => {
    const contract = Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
      Object.keys(area).map((name) => `${word}.${name}`),
    );
    expect(calls.map(({ name }) => name)).toEqual(contract);
  });

  it("lets nobody confirm anything without a role and a menu for it", () => {
    const loose = calls.filter(({ endpoint, access: { roles, menus } }) => {
      const isConfirmed = endpoint.effect === "confirmed";
      return isConfirmed && (!roles?.length || !menus?.length);
    });
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it("lets a Viewer confirm nothing, and change nothing of the company", () => {
    const changed = calls.filter(({ name, endpoint, access: rule }) => {
      const isOwnSession = /^(session|otp|support)\./.test(name) || name === "statements.statement";
      return endpoint.effect !== "read" && !isOwnSession && may(rule, "Viewer");
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it("lets payers pay and deciders decide, and nobody else", () => {
    const whoMay = (rule: Access) => roles.filter((role) => may(rule, role));
    const payers = ["Single", "Initiator", "Initiator & Authorizer"];
    const deciders = ["Authorizer", "Initiator & Authorizer"];
    const { payments, mobileMoney, prepaidCard, bulkTransfers, bills, fx, requests, approvals, schedules } = access;
    const paid = [
      ...[payments.toSelf, payments.toSameBank, payments.toOtherBank, payments.toOtherBankAtOnce],
      ...[bulkTransfers.pay, mobileMoney.pay, mobileMoney.payBulk, prepaidCard.load, prepaidCard.loadBulk],
      ...[bills.payInvoice, bills.payContribution, fx.request, requests.recall, schedules.update, schedules.remove],
    ];
    for (const rule of paid) expect(whoMay(rule)).toEqual(payers);
    for (const rule of [approvals.approve, approvals.reject]) expect(whoMay(rule)).toEqual(deciders);
  });

  it("opens every page's calls to a Viewer of its menu", () => {
    const closed = calls.filter(({ endpoint, access: rule }) => endpoint.effect === "read" && !may(rule, "Viewer"));
    expect(closed.map(({ name }) => name)).toEqual([]);
  });

  it.each(menuTitles)("opens nothing of another menu to who has %s alone", (menu) => {
    for (const { access: rule } of calls) {
      const isOpen = !rule.menus || rule.menus.includes(menu);
      expect(roles.some((role) => may(rule, role, [menu]))).toBe(isOpen);
    }
  });
});

/** Fields with which each served call passes its form, so that what it meets next is the permission. */
const accountNumber = "1021000000013";
const request = { transactionId: "T1", transType: "OWN-TRANSFER", requestType: "SINGLE" };
const otpFields = { password: "12345", passwordType: "OTP" };
const account = { name: "x", accountNumber, transferType: "LOCAL" };
const wallet = { name: "x", networkCode: "MTN", phoneNumber: "0244123456", walletName: "x", network: "MTN" };
const card = { name: "x", cardCustomerId: "1", cardName: "x", phoneNumber: "0244123456", last4digit: "1234" };
const upload = { sourceAccount: accountNumber, file: new File(["no workbook"], "rows.xlsx") };
const payer = { paymentAdviceNumber: "x", customerName: "x", customerCode: "x" };
const samples: Readonly<Record<string, object>> = {
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
  "fx.request": {
    transferType: "International Transfer",
    currency: "USD",
    sourceAccount: accountNumber,
    amount: "1.00",
    beneficiaryName: "x",
    beneficiaryAccount: "x",
    beneficiaryCountry: "x",
    beneficiaryBankName: "x",
    beneficiaryBankAddress: "x",
    swiftCode: "x",
    sortCode: "x",
    senderTelNumber: "0244000001",
    feePaidBy: "Beneficiary",
    purpose: "x",
    transType: "SERVICE-CHARGE",
    deviceID: "x",
    ...otpFields,
  },
  "statements.expenditure": { accountNumber, startDate: "01-03-2026", endDate: "31-03-2026" },
  "statements.orderOfficial": {
    accountNumber,
    startDate: "01-11-2026",
    endDate: "20-11-2026",
    delivery: "branch",
    branchName: "Accra Main",
    ...otpFields,
  },
  "payments.toSelf": {
    sourceAccount: accountNumber,
    destinationAccountNo: accountNumber,
    amount: "1.00",
    currencyCode: "GHS",
    narration: "x",
    transType: "OWN-TRANSFER",
    ...otpFields,
  },
  ...Object.fromEntries(
    Object.entries({
      toSameBank: "LOCAL-TRANSFER",
      toOtherBank: "OTHERBANK-TRANSFER",
      toOtherBankAtOnce: "OTHERBANK-TRANSFER",
    }).map(([name, transType]) => [
      `payments.${name}`,
      {
        sourceAccount: accountNumber,
        destinationAccountNo: accountNumber,
        amount: "1.00",
        currencyCode: "GHS",
        narration: "x",
        transType,
        ...otpFields,
      },
    ]),
  ),
  "payments.receipt": { trnxID: "T1" },
  "lookups.branches": { bankSortCode: "040100" },
  "lookups.charge": { type: "LOCAL" },
  "lookups.account": { accountNumber },
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
    Object.entries({ transfer: account, wallet, card }).flatMap(([kind, fields]) => [
      [`${kind}Beneficiaries.add`, fields],
      [`${kind}Beneficiaries.update`, { beneficiaryId: "x", ...fields }],
      [`${kind}Beneficiaries.remove`, { beneficiaryId: "x" }],
      [`${kind}Beneficiaries.removeBulk`, { bulkId: "x" }],
    ]),
  ),
  "transferBeneficiaries.updateBulk": { bulkId: "x", transferBeneficiaries: JSON.stringify([account]) },
  "walletBeneficiaries.updateBulk": {
    bulkId: "x",
    mobileMoneyBeneficiaries: JSON.stringify([
      { ...wallet, beneficiaryName: "x", beneficiaryWalletNumber: wallet.phoneNumber },
    ]),
  },
  "cardBeneficiaries.updateBulk": { bulkId: "x", prepaidCardBeneficiaryEntries: JSON.stringify([card]) },
  "mobileMoney.walletName": { network: "MTN", phoneNumber: "0241234567", transferType: "A2W" },
  "bulkTransfers.upload": upload,
  "bulkTransfers.pay": {
    sourceAccount: accountNumber,
    transferData: JSON.stringify([
      {
        transactionType: "domestic",
        beneficiaryAccount: accountNumber,
        beneficiaryName: "x",
        transactionAmount: "1.00",
      },
    ]),
    transferType: "BULK-TRANSFER",
    ...otpFields,
  },
  "mobileMoney.upload": upload,
  "mobileMoney.payBulk": {
    sourceAccount: accountNumber,
    transferData: JSON.stringify([
      {
        beneficiaryName: "x",
        beneficiaryWalletNumber: "0241234567",
        netWork: "MTN",
        amount: "1.00",
        transactionType: "A2W",
      },
    ]),
    totalElevyFee: "0.00",
    ...otpFields,
  },
  "prepaidCard.upload": upload,
  "prepaidCard.loadBulk": {
    sourceAccount: accountNumber,
    transferData: JSON.stringify([
      {
        customerId: "1",
        cardLastDigit: "1234",
        beneficiaryName: "x",
        phoneNumber: "0241234567",
        amount: "1.00",
      },
    ]),
    ...otpFields,
  },
  "mobileMoney.charge": { amount: "1.00", phoneNumber: "0241234567" },
  "mobileMoney.eLevy": { sourceAccount: accountNumber, destinationAccount: "0241234567", amount: "1.00" },
  "mobileMoney.pay": {
    accountNumber,
    phoneNumber: "0241234567",
    networkCode: "MTN",
    amount: "1.00",
    eLevyCharge: "0.00",
    charge: "0.50",
    narration: "x",
    currencyCode: "GHS",
    uniqueTransType: "A2W",
    transType: "MOBILEMONEY-TRANSFER",
    ...otpFields,
  },
  "schedules.list": { transType: "OWN-TRANSFER" },
  "schedules.update": {
    scheduleId: "S1",
    transType: "OWN-TRANSFER",
    sourceAccount: accountNumber,
    narration: "x",
    frequency: "DAILY",
    ...otpFields,
  },
  "schedules.remove": { scheduleId: "S1" },
  "prepaidCard.customer": { customerId: "1" },
  "prepaidCard.load": {
    sourceAccount: accountNumber,
    customerId: "1",
    last4Digit: "1234",
    phoneNumber: "0241234567",
    amount: "1.00",
    narration: "x",
    transType: "PREPAIDCARD-TRANSFER",
    deviceID: "x",
    ...otpFields,
  },
  "bills.taxTypes": { serviceId: "1" },
  "bills.createInvoice": { serviceCode: "PAS", firstName: "x", lastName: "x", phoneNumber: "0241234567" },
  "bills.invoice": { invoiceNumber: "x" },
  "bills.payInvoice": {
    invoiceNumber: "x",
    amount: "1.00",
    currency: "GHS",
    channel: "MOBILE",
    transType: "GHANA-GOV",
    sourceAccount: accountNumber,
    serviceName: "x",
    expiryDate: "x",
    ...otpFields,
  },
  "bills.contribution": { ...payer, contributionType: "Regular" },
  "bills.payContribution": {
    ...payer,
    contributionType: "REGULAR",
    sourceAccount: accountNumber,
    amount: "1.00",
    currency: "GHS",
    narration: "x",
    transType: "SSNIT",
    ...otpFields,
  },
  "approvals.pending": { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10 },
  "approvals.pendingBulk": { requestType: "TRANSFER", pageNumber: 1, pageSize: 10 },
  "approvals.approve": { ...request, ...otpFields, approvalStatus: "APPROVE" },
  "approvals.reject": { ...request, reason: "x", approvalStatus: "REJECT" },
  "approvals.drillDown": { bulkId: "B1", pageNumber: 1, pageSize: 10 },
  "reports.fetch": { transactionType: "OWN_ACCOUNT_TRANSFER", pageNumber: 1, pageSize: 10 },
  "reports.fetchBulk": { transactionType: "MOBILE_MONEY_BULK", pageNumber: 1, pageSize: 10 },
  "reports.fetchBulkRows": { bulkId: "B1", pageNumber: 1, pageSize: 10 },
  "reports.paymentAdvice": { transactionId: "T1", reportType: "PDF" },
  "reports.download": {
    transactionType: "OWN_ACCOUNT_TRANSFER",
    downloadType: "EXCEL",
    startDate: "02-01-2026",
    endDate: "01-01-2026",
  },
  "requests.review": { transactionId: "T1" },
  "requests.mine": { transType: "OWN-TRANSFER", requestType: "SINGLE", pageNumber: 1, pageSize: 10 },
  "requests.recall": { transactionId: "T1", ...otpFields },
};

describe("Over the wire", () => {
  const bank = aBank();
  let company: OpenedCompany | undefined;
  const theCompany = async () => (company ??= await openCompany(bank.running));
  const ask = (client: WireClient, name: string, endpoint: Endpoint) =>
    client.call(endpoint, samples[name] ?? {}, { idempotencyKey: crypto.randomUUID() });
  const guarded = calls.filter(({ endpoint, name }) => endpoint.session === "required" && name !== "session.logout");

  it("every call that needs a session answers 103 without one", async () => {
    const stranger = new WireClient(bank.running);
    for (const { name, endpoint } of guarded)
      expect([name, (await ask(stranger, name, endpoint)).code]).toEqual([name, 103]);
  });

  it.each(roles)("a %s is refused exactly what the matrix refuses", async (role) => {
    const client = await signedIn(bank.running, await theCompany(), role);
    for (const { name, endpoint, access: rule } of guarded) {
      const { description } = await ask(client, name, endpoint);
      expect([name, description === NOT_PERMITTED]).toEqual([name, !may(rule, role)]);
    }
  });

  it("who has one menu is refused exactly what belongs to others", async () => {
    const small = await openCompany(bank.running, { users: [{ role: "Single", menus: ["Dashboard", "Transfers"] }] });
    const client = await signedIn(bank.running, small, "Single");
    for (const { name, endpoint, access: rule } of guarded) {
      const { description } = await ask(client, name, endpoint);
      expect([name, description === NOT_PERMITTED]).toEqual([name, !may(rule, "Single", ["Dashboard", "Transfers"])]);
    }
  });

  it("who was signed out by a newer sign-in is refused everything", async () => {
    const older = await signedIn(bank.running, await theCompany(), "Single");
    const { username, password } = userOf(await theCompany(), "Single");
    await new WireClient(bank.running).signIn(username, password);
    for (const { name, endpoint } of guarded)
      expect([name, (await ask(older, name, endpoint)).code]).toEqual([name, 104]);
  });
});
