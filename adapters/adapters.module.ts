import { ContainerModule } from "inversify";
import { AccountsPort } from "../application/accounts/accounts-port";
import { BranchDirectory } from "../application/accounts/branch-directory";
import { OfficialStatementsPort } from "../application/accounts/official-statements-port";
import { StatementsPort } from "../application/accounts/statements-port";
import { ApprovalsPort } from "../application/approvals/approvals-port";
import { BeneficiariesPort } from "../application/beneficiaries/beneficiaries-port";
import { BillsPort } from "../application/bills/bills-port";
import { FxPort } from "../application/fx/fx-port";
import { OtpPort } from "../application/otp/otp-port";
import { BulkPaymentsPort } from "../application/payments/bulk-payments-port";
import { CardsPort } from "../application/payments/cards-port";
import { PaymentsPort } from "../application/payments/payments-port";
import { Spreadsheets } from "../application/payments/spreadsheets-port";
import { TransferLookupsPort } from "../application/payments/transfer-lookups-port";
import { WalletsPort } from "../application/payments/wallets-port";
import { type Binding, factory, implementation } from "../application/ports/binding";
import { Clock } from "../application/ports/clock";
import { Downloads } from "../application/ports/downloads";
import { Log } from "../application/ports/log";
import { token } from "../application/ports/token";
import { ReportsPort } from "../application/reports/reports-port";
import { NoticesPort } from "../application/requests/notices-port";
import { RequestsPort } from "../application/requests/requests-port";
import { TrailPort } from "../application/requests/trail-port";
import { SchedulesPort } from "../application/schedules/schedules-port";
import { OwnPasswordPort } from "../application/session/passwords-port";
import { SessionStateToken } from "../application/session/session-state";
import { HttpAccounts } from "./bank-api/accounts/http-accounts";
import { HttpOfficialStatements } from "./bank-api/accounts/http-official-statements";
import { HttpStatements } from "./bank-api/accounts/http-statements";
import { HttpApprovals } from "./bank-api/approvals/http-approvals";
import { HttpBeneficiaries } from "./bank-api/beneficiaries/http-beneficiaries";
import { HttpBills } from "./bank-api/bills/http-bills";
import { HttpFx } from "./bank-api/fx/http-fx";
import { HttpOtp } from "./bank-api/otp/http-otp";
import { BulkWorkers, ConnectionToken } from "./bank-api/payments/bulk-workers";
import { HttpBulkPayments } from "./bank-api/payments/http-bulk-payments";
import { HttpCards } from "./bank-api/payments/http-cards";
import { HttpPayments } from "./bank-api/payments/http-payments";
import { HttpTransferLookups } from "./bank-api/payments/http-transfer-lookups";
import { HttpWallets } from "./bank-api/payments/http-wallets";
import { WorkerBulkPayments } from "./bank-api/payments/worker-bulk-payments";
import { WorkerPayments } from "./bank-api/payments/worker-payments";
import { HttpReports } from "./bank-api/reports/http-reports";
import { HttpNotices } from "./bank-api/requests/http-notices";
import { HttpRequests } from "./bank-api/requests/http-requests";
import { HttpTrail } from "./bank-api/requests/http-trail";
import { HttpSchedules } from "./bank-api/schedules/http-schedules";
import { HttpOwnPassword } from "./bank-api/session/http-own-password";
import type { BankClient } from "./bank-api/transport/bank-client";
import { OverpassDirectory } from "./branch-directory/overpass-directory";
import { downloads } from "./browser/downloads";
import { startBulkWorker, startSpreadsheetWorker } from "./own-workers";
import { WorkerSpreadsheets } from "./spreadsheets/worker-spreadsheets";

/** The client of the bank's API. The composition root of the workspace binds it, because it needs the session state. */
export const BankClientToken = token<BankClient>("BankClient");

/** The ports of the workspace and the classes that implement them, with the keys of their constructors' parameters. */
const table: readonly Binding<unknown>[] = [
  implementation(AccountsPort, HttpAccounts, BankClientToken, SessionStateToken),
  implementation(ApprovalsPort, HttpApprovals, BankClientToken),
  implementation(BeneficiariesPort, HttpBeneficiaries, BankClientToken, SessionStateToken),
  implementation(BillsPort, HttpBills, BankClientToken),
  implementation(BranchDirectory, OverpassDirectory),
  factory(
    BulkWorkers,
    (sources, state, clock, log) => new BulkWorkers({ sources, state, clock, log, startWorker: startBulkWorker }),
    ConnectionToken,
    SessionStateToken,
    Clock,
    Log,
  ),
  factory(
    BulkPaymentsPort,
    (bank, workers) => new WorkerBulkPayments(new HttpBulkPayments(bank), workers),
    BankClientToken,
    BulkWorkers,
  ),
  implementation(CardsPort, HttpCards, BankClientToken),
  factory(Downloads, () => downloads),
  implementation(FxPort, HttpFx, BankClientToken),
  implementation(NoticesPort, HttpNotices, BankClientToken),
  implementation(OwnPasswordPort, HttpOwnPassword, BankClientToken),
  implementation(OfficialStatementsPort, HttpOfficialStatements, BankClientToken),
  implementation(OtpPort, HttpOtp, BankClientToken, SessionStateToken),
  factory(
    PaymentsPort,
    (bank, workers) => new WorkerPayments(new HttpPayments(bank), workers),
    BankClientToken,
    BulkWorkers,
  ),
  implementation(ReportsPort, HttpReports, BankClientToken),
  implementation(RequestsPort, HttpRequests, BankClientToken),
  implementation(TrailPort, HttpTrail, BankClientToken),
  implementation(SchedulesPort, HttpSchedules, BankClientToken),
  factory(Spreadsheets, () => new WorkerSpreadsheets(startSpreadsheetWorker)),
  implementation(StatementsPort, HttpStatements, BankClientToken),
  implementation(TransferLookupsPort, HttpTransferLookups, BankClientToken),
  implementation(WalletsPort, HttpWallets, BankClientToken),
];

/** Binds the ports of the workspace to their implementations. */
export const adaptersModule = new ContainerModule(({ bind }) => {
  for (const { register } of table) register?.(bind);
});
