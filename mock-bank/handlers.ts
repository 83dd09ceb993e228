import { accountsHandlers } from "./accounts/accounts-handlers";
import { approvalsHandlers } from "./approvals/approvals-handlers";
import {
  cardBeneficiariesHandlers,
  transferBeneficiariesHandlers,
  walletBeneficiariesHandlers,
} from "./beneficiaries/beneficiaries-handlers";
import { billsHandlers } from "./bills/bills-handlers";
import { bulkTransfersHandlers } from "./bulk/bulk-handlers";
import { fxHandlers } from "./fx/fx-handlers";
import { noticesHandlers } from "./notices/notices-handlers";
import { otpHandlers } from "./otp/otp-handlers";
import { lookupsHandlers } from "./payments/lookups-handlers";
import { mobileMoneyHandlers } from "./payments/mobile-money-handlers";
import { paymentsHandlers } from "./payments/payments-handlers";
import { prepaidCardHandlers } from "./payments/prepaid-card-handlers";
import { reportsHandlers } from "./reports/reports-handlers";
import { requestsHandlers } from "./requests/requests-handlers";
import { schedulesHandlers } from "./schedules/schedules-handlers";
import type { AllHandlers } from "./served-call";
import { sessionHandlers } from "./session/session-handlers";
import { statementsHandlers } from "./statements/statements-handlers";
import { supportHandlers } from "./support/support-handlers";

export const handlers: AllHandlers = {
  session: sessionHandlers,
  otp: otpHandlers,
  accounts: accountsHandlers,
  statements: statementsHandlers,
  notices: noticesHandlers,
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
  bills: billsHandlers,
  approvals: approvalsHandlers,
  requests: requestsHandlers,
  reports: reportsHandlers,
  support: supportHandlers,
};
