import { ContainerModule } from "inversify";
import { AccountsPort } from "./accounts/accounts-port";
import { AccountsService } from "./accounts/accounts-service";
import { BranchDirectory } from "./accounts/branch-directory";
import { OfficialStatementsPort } from "./accounts/official-statements-port";
import { OfficialStatementsService } from "./accounts/official-statements-service";
import { StatementsPort } from "./accounts/statements-port";
import { StatementsService } from "./accounts/statements-service";
import { ApprovalsPort } from "./approvals/approvals-port";
import { ApprovalsService } from "./approvals/approvals-service";
import { BeneficiariesPort } from "./beneficiaries/beneficiaries-port";
import { BeneficiariesService } from "./beneficiaries/beneficiaries-service";
import { BillsPort } from "./bills/bills-port";
import { BillsService } from "./bills/bills-service";
import { FxPort } from "./fx/fx-port";
import { FxService } from "./fx/fx-service";
import { OtpPort } from "./otp/otp-port";
import { type OwnedOperations, UnansweredOperations, UnansweredOperationsKept } from "./otp/unanswered-operations";
import { UnansweredService } from "./otp/unanswered-service";
import { BulkPaymentsPort } from "./payments/bulk-payments-port";
import { BulkPaymentsService } from "./payments/bulk-payments-service";
import { CardsPort } from "./payments/cards-port";
import { CardsService } from "./payments/cards-service";
import { PaymentsPort } from "./payments/payments-port";
import { PaymentsService } from "./payments/payments-service";
import { Spreadsheets } from "./payments/spreadsheets-port";
import { TransferLookupsPort } from "./payments/transfer-lookups-port";
import { TransferLookupsService } from "./payments/transfer-lookups-service";
import { WalletsPort } from "./payments/wallets-port";
import { WalletsService } from "./payments/wallets-service";
import type { Kept } from "./ports/kept";
import { ReportsPort } from "./reports/reports-port";
import { ReportsService } from "./reports/reports-service";
import { RequestsPort } from "./requests/requests-port";
import { RequestsService } from "./requests/requests-service";
import { SchedulesPort } from "./schedules/schedules-port";
import { SchedulesService } from "./schedules/schedules-service";
import { type SessionState, SessionStateToken } from "./session/session-state";

/** Binds the services of the workspace. The front door provides the session service. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(UnansweredOperations)
    .toResolvedValue(
      (kept: Kept<OwnedOperations>, state: SessionState) => new UnansweredOperations(kept, state),
      [UnansweredOperationsKept, SessionStateToken],
    )
    .inSingletonScope();
  bind(UnansweredService)
    .toResolvedValue(
      (unanswered, payments, bulkPayments, fx, schedules, approvals, requests, officialStatements, otp) =>
        new UnansweredService(
          unanswered,
          { payments, bulkPayments, fx, schedules, approvals, requests, officialStatements },
          otp,
        ),
      [
        UnansweredOperations,
        PaymentsPort,
        BulkPaymentsPort,
        FxPort,
        SchedulesPort,
        ApprovalsPort,
        RequestsPort,
        OfficialStatementsPort,
        OtpPort,
      ],
    )
    .inSingletonScope();
  bind(AccountsService)
    .toResolvedValue((accounts: AccountsPort) => new AccountsService(accounts), [AccountsPort])
    .inSingletonScope();
  bind(StatementsService)
    .toResolvedValue(
      (statements: StatementsPort, otp: OtpPort) => new StatementsService(statements, otp),
      [StatementsPort, OtpPort],
    )
    .inSingletonScope();
  bind(OfficialStatementsService)
    .toResolvedValue(
      (
        statements: OfficialStatementsPort,
        directory: BranchDirectory,
        otp: OtpPort,
        unanswered: UnansweredOperations,
      ) => new OfficialStatementsService(statements, directory, otp, unanswered),
      [OfficialStatementsPort, BranchDirectory, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(BulkPaymentsService)
    .toResolvedValue(
      (bank: BulkPaymentsPort, spreadsheets: Spreadsheets, otp: OtpPort, unanswered: UnansweredOperations) =>
        new BulkPaymentsService(bank, spreadsheets, otp, unanswered),
      [BulkPaymentsPort, Spreadsheets, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(PaymentsService)
    .toResolvedValue(
      (payments: PaymentsPort, otp: OtpPort, unanswered: UnansweredOperations) =>
        new PaymentsService(payments, otp, unanswered),
      [PaymentsPort, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(BeneficiariesService)
    .toResolvedValue((beneficiaries: BeneficiariesPort) => new BeneficiariesService(beneficiaries), [BeneficiariesPort])
    .inSingletonScope();
  bind(WalletsService)
    .toResolvedValue((wallets: WalletsPort) => new WalletsService(wallets), [WalletsPort])
    .inSingletonScope();
  bind(BillsService)
    .toResolvedValue((bills: BillsPort) => new BillsService(bills), [BillsPort])
    .inSingletonScope();
  bind(CardsService)
    .toResolvedValue((cards: CardsPort) => new CardsService(cards), [CardsPort])
    .inSingletonScope();
  bind(TransferLookupsService)
    .toResolvedValue((lookups: TransferLookupsPort) => new TransferLookupsService(lookups), [TransferLookupsPort])
    .inSingletonScope();
  bind(FxService)
    .toResolvedValue(
      (fx: FxPort, otp: OtpPort, unanswered: UnansweredOperations) => new FxService(fx, otp, unanswered),
      [FxPort, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(SchedulesService)
    .toResolvedValue(
      (schedules: SchedulesPort, otp: OtpPort, unanswered: UnansweredOperations) =>
        new SchedulesService(schedules, otp, unanswered),
      [SchedulesPort, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(ApprovalsService)
    .toResolvedValue(
      (approvals: ApprovalsPort, otp: OtpPort, unanswered: UnansweredOperations) =>
        new ApprovalsService(approvals, otp, unanswered),
      [ApprovalsPort, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
  bind(ReportsService)
    .toResolvedValue((reports: ReportsPort) => new ReportsService(reports), [ReportsPort])
    .inSingletonScope();
  bind(RequestsService)
    .toResolvedValue(
      (requests: RequestsPort, otp: OtpPort, unanswered: UnansweredOperations) =>
        new RequestsService(requests, otp, unanswered),
      [RequestsPort, OtpPort, UnansweredOperations],
    )
    .inSingletonScope();
});
