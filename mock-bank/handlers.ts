import { accountsHandlers } from "./accounts/accounts-handlers";
import { approvalsHandlers } from "./approvals/approvals-handlers";
import { requestsHandlers } from "./approvals/requests-handlers";
import {
  cardBeneficiariesHandlers,
  transferBeneficiariesHandlers,
  walletBeneficiariesHandlers,
} from "./beneficiaries/beneficiaries-handlers";
import { billsHandlers } from "./bills/bills-handlers";
import { bulkTransfersHandlers } from "./bulk/bulk-handlers";
import type { AllHandlers } from "./calls/served-call";
import { fxHandlers } from "./fx/fx-handlers";
import { lookupsHandlers } from "./lookups/lookups-handlers";
import { mobileMoneyHandlers } from "./mobile-money/mobile-money-handlers";
import { noticesHandlers } from "./notices/notices-handlers";
import { paymentsHandlers } from "./payments/payments-handlers";
import { prepaidCardHandlers } from "./prepaid-cards/prepaid-card-handlers";
import { reportsHandlers } from "./reports/reports-handlers";
import { schedulesHandlers } from "./schedules/schedules-handlers";
import { otpHandlers } from "./sign-in/otp-handlers";
import { ownPasswordHandlers } from "./sign-in/own-password";
import { sessionHandlers } from "./sign-in/session-handlers";
import { statementsHandlers } from "./statements/statements-handlers";
import { supportHandlers } from "./support/support-handlers";

export const handlers: AllHandlers = {
  session: sessionHandlers,
  passwords: ownPasswordHandlers,
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
