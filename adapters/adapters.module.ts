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
import { Clock } from "../application/ports/clock";
import { Log } from "../application/ports/log";
import { token } from "../application/ports/token";
import { ReportsPort } from "../application/reports/reports-port";
import { RequestsPort } from "../application/requests/requests-port";
import { SchedulesPort } from "../application/schedules/schedules-port";
import { type SessionState, SessionStateToken } from "../application/session/session-state";
import type { BankClient } from "./bank-api/bank-client";
import { BulkPaymentsAside, type LineParts, LineToken } from "./bank-api/bulk-payments-aside";
import { HttpAccounts } from "./bank-api/http-accounts";
import { HttpApprovals } from "./bank-api/http-approvals";
import { HttpBeneficiaries } from "./bank-api/http-beneficiaries";
import { HttpBills } from "./bank-api/http-bills";
import { HttpBulkPayments } from "./bank-api/http-bulk-payments";
import { HttpCards } from "./bank-api/http-cards";
import { HttpFx } from "./bank-api/http-fx";
import { HttpOfficialStatements } from "./bank-api/http-official-statements";
import { HttpOtp } from "./bank-api/http-otp";
import { HttpPayments } from "./bank-api/http-payments";
import { HttpReports } from "./bank-api/http-reports";
import { HttpRequests } from "./bank-api/http-requests";
import { HttpSchedules } from "./bank-api/http-schedules";
import { HttpStatements } from "./bank-api/http-statements";
import { HttpTransferLookups } from "./bank-api/http-transfer-lookups";
import { HttpWallets } from "./bank-api/http-wallets";
import { OverpassDirectory } from "./branch-directory/overpass-directory";
import { startBulkWorker, startSpreadsheetWorker } from "./browser/own-workers";
import { WorkerSpreadsheets } from "./spreadsheets/worker-spreadsheets";

/** The client of the bank's API. The composition root of the workspace binds it, because it needs the session state. */
export const BankClientToken = token<BankClient>("BankClient");

/** Binds the ports of the workspace to their HTTP implementations. */
export const adaptersModule = new ContainerModule(({ bind }) => {
  bind(OtpPort)
    .toResolvedValue(
      (bank: BankClient, state: SessionState) => new HttpOtp(bank, state),
      [BankClientToken, SessionStateToken],
    )
    .inSingletonScope();
  bind(AccountsPort)
    .toResolvedValue(
      (bank: BankClient, state: SessionState) => new HttpAccounts(bank, state),
      [BankClientToken, SessionStateToken],
    )
    .inSingletonScope();
  bind(StatementsPort)
    .toResolvedValue((bank: BankClient) => new HttpStatements(bank), [BankClientToken])
    .inSingletonScope();
  bind(OfficialStatementsPort)
    .toResolvedValue((bank: BankClient) => new HttpOfficialStatements(bank), [BankClientToken])
    .inSingletonScope();
  bind(BranchDirectory).toConstantValue(new OverpassDirectory());
  bind(BulkPaymentsPort)
    .toResolvedValue(
      (bank: BankClient, line: LineParts, state: SessionState, clock: Clock, log: Log) =>
        new BulkPaymentsAside(new HttpBulkPayments(bank), { line, state, clock, log, start: startBulkWorker }),
      [BankClientToken, LineToken, SessionStateToken, Clock, Log],
    )
    .inSingletonScope();
  bind(Spreadsheets).toConstantValue(new WorkerSpreadsheets(startSpreadsheetWorker));
  bind(PaymentsPort)
    .toResolvedValue((bank: BankClient) => new HttpPayments(bank), [BankClientToken])
    .inSingletonScope();
  bind(BeneficiariesPort)
    .toResolvedValue(
      (bank: BankClient, state: SessionState) => new HttpBeneficiaries(bank, state),
      [BankClientToken, SessionStateToken],
    )
    .inSingletonScope();
  bind(TransferLookupsPort)
    .toResolvedValue((bank: BankClient) => new HttpTransferLookups(bank), [BankClientToken])
    .inSingletonScope();
  bind(WalletsPort)
    .toResolvedValue((bank: BankClient) => new HttpWallets(bank), [BankClientToken])
    .inSingletonScope();
  bind(BillsPort)
    .toResolvedValue((bank: BankClient) => new HttpBills(bank), [BankClientToken])
    .inSingletonScope();
  bind(CardsPort)
    .toResolvedValue((bank: BankClient) => new HttpCards(bank), [BankClientToken])
    .inSingletonScope();
  bind(FxPort)
    .toResolvedValue((bank: BankClient) => new HttpFx(bank), [BankClientToken])
    .inSingletonScope();
  bind(SchedulesPort)
    .toResolvedValue((bank: BankClient) => new HttpSchedules(bank), [BankClientToken])
    .inSingletonScope();
  bind(ApprovalsPort)
    .toResolvedValue((bank: BankClient) => new HttpApprovals(bank), [BankClientToken])
    .inSingletonScope();
  bind(ReportsPort)
    .toResolvedValue((bank: BankClient) => new HttpReports(bank), [BankClientToken])
    .inSingletonScope();
  bind(RequestsPort)
    .toResolvedValue((bank: BankClient) => new HttpRequests(bank), [BankClientToken])
    .inSingletonScope();
});
