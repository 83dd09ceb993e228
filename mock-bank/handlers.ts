import { bankApi } from "../adapters/bank-api/contract";
import type { Endpoint } from "../adapters/bank-api/contract/endpoint";
import { accountsHandlers } from "./accounts/accounts-handlers";
import { approvalsHandlers } from "./approvals/approvals-handlers";
import {
  cardBeneficiariesHandlers,
  transferBeneficiariesHandlers,
  walletBeneficiariesHandlers,
} from "./beneficiaries/beneficiaries-handlers";
import { bulkTransfersHandlers } from "./bulk/bulk-handlers";
import { fxHandlers } from "./fx/fx-handlers";
import { notYet } from "./handler";
import { otpHandlers } from "./otp/otp-handlers";
import { lookupsHandlers } from "./payments/lookups-handlers";
import { mobileMoneyHandlers } from "./payments/mobile-money-handlers";
import { networksHandler } from "./payments/networks";
import { paymentsHandlers } from "./payments/payments-handlers";
import { prepaidCardHandlers } from "./payments/prepaid-card-handlers";
import { reportsHandlers } from "./reports/reports-handlers";
import { requestsHandlers } from "./requests/requests-handlers";
import { schedulesHandlers } from "./schedules/schedules-handlers";
import type { AllHandlers } from "./served-call";
import { sessionHandlers } from "./session/session-handlers";
import { statementsHandlers } from "./statements/statements-handlers";
import { supportHandlers } from "./support/support-handlers";

/** A word of which no call is served yet. */
const later = <Area extends Record<string, Endpoint>>(area: Area) =>
  // Every name of the area stands in the result.
  Object.fromEntries(Object.keys(area).map((name) => [name, notYet])) as { [Name in keyof Area]: typeof notYet };

/** Who serves what. */
export const handlers: AllHandlers = {
  session: sessionHandlers,
  otp: otpHandlers,
  accounts: accountsHandlers,
  statements: statementsHandlers,
  payments: paymentsHandlers,
  bulkTransfers: bulkTransfersHandlers,
  mobileMoney: mobileMoneyHandlers,
  prepaidCard: prepaidCardHandlers,
  lookups: lookupsHandlers,
  transferBeneficiaries: transferBeneficiariesHandlers,
  walletBeneficiaries: walletBeneficiariesHandlers,
  cardBeneficiaries: cardBeneficiariesHandlers,
  schedules: schedulesHandlers,
  fx: fxHandlers,
  bills: { ...later(bankApi.bills), networks: networksHandler },
  approvals: approvalsHandlers,
  requests: requestsHandlers,
  reports: reportsHandlers,
  support: supportHandlers,
};
