import { afterAll, beforeAll } from "vitest";
import type { TestBank } from "../support/a-person";
import { accountsPort } from "./accounts-port";
import { approvalsPort } from "./approvals-port";
import { beneficiariesPort } from "./beneficiaries-port";
import { billsPort } from "./bills-port";
import { bulkPaymentsPort } from "./bulk-payments-port";
import { fxPort } from "./fx-port";
import { officialStatementsPort } from "./official-statements-port";
import { otpPort } from "./otp-port";
import { paymentsPort } from "./payments-port";
import { reportsPort } from "./reports-port";
import { requestsPort } from "./requests-port";
import { schedulesPort } from "./schedules-port";
import { sessionPort } from "./session-port";
import { statementsPort } from "./statements-port";
import { supportPort } from "./support-port";
import { trailPort } from "./trail-port";
import { transferLookupsPort } from "./transfer-lookups-port";
import { walletsPort } from "./wallets-port";

/** Tests that every port must pass with every bank. All suites share one bank; each test has its own company. */
export function everyPort(open: () => Promise<TestBank>): void {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await open();
  });
  afterAll(() => bank.close());
  const openCompany = () => bank.openCompany();
  sessionPort(openCompany);
  otpPort(openCompany);
  accountsPort(openCompany);
  statementsPort(openCompany);
  officialStatementsPort(openCompany);
  paymentsPort(openCompany);
  bulkPaymentsPort(openCompany);
  beneficiariesPort(openCompany);
  fxPort(openCompany);
  approvalsPort(openCompany);
  reportsPort(openCompany);
  requestsPort(openCompany);
  billsPort(openCompany);
  supportPort(openCompany);
  walletsPort(openCompany);
  schedulesPort(openCompany);
  trailPort(openCompany);
  transferLookupsPort(openCompany);
}
