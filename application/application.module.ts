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
import { BulkPaymentsPort } from "./payments/bulk-payments-port";
import { BulkPaymentsService } from "./payments/bulk-payments-service";
import { CardsPort } from "./payments/cards-port";
import { CardsService } from "./payments/cards-service";
import { PaymentsPort } from "./payments/payments-port";
import { PaymentsService } from "./payments/payments-service";
import { Spreadsheets } from "./payments/spreadsheets-port";
import { TransferLookupsPort } from "./payments/transfer-lookups-port";
import { TransferLookupsService } from "./payments/transfer-lookups-service";
import { type OwnedPayment, UnansweredPayments, UnansweredPaymentsKept } from "./payments/unanswered-payments";
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

/** The services of the workspace; the session service comes with the front door. */
export const applicationModule = new ContainerModule(({ bind }) => {
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
      (statements: OfficialStatementsPort, directory: BranchDirectory, otp: OtpPort) =>
        new OfficialStatementsService(statements, directory, otp),
      [OfficialStatementsPort, BranchDirectory, OtpPort],
    )
    .inSingletonScope();
  bind(BulkPaymentsService)
    .toResolvedValue(
      (
        bank: BulkPaymentsPort,
        spreadsheets: Spreadsheets,
        otp: OtpPort,
        kept: Kept<OwnedPayment>,
        state: SessionState,
      ) => new BulkPaymentsService(bank, spreadsheets, otp, new UnansweredPayments(kept, state)),
      [BulkPaymentsPort, Spreadsheets, OtpPort, UnansweredPaymentsKept, SessionStateToken],
    )
    .inSingletonScope();
  bind(PaymentsService)
    .toResolvedValue(
      (
        payments: PaymentsPort,
        otp: OtpPort,
        kept: Kept<OwnedPayment>,
        state: SessionState,
        bulkPayments: BulkPaymentsPort,
      ) => new PaymentsService(payments, otp, new UnansweredPayments(kept, state), bulkPayments),
      [PaymentsPort, OtpPort, UnansweredPaymentsKept, SessionStateToken, BulkPaymentsPort],
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
    .toResolvedValue((fx: FxPort, otp: OtpPort) => new FxService(fx, otp), [FxPort, OtpPort])
    .inSingletonScope();
  bind(SchedulesService)
    .toResolvedValue(
      (schedules: SchedulesPort, otp: OtpPort) => new SchedulesService(schedules, otp),
      [SchedulesPort, OtpPort],
    )
    .inSingletonScope();
  bind(ApprovalsService)
    .toResolvedValue(
      (approvals: ApprovalsPort, otp: OtpPort) => new ApprovalsService(approvals, otp),
      [ApprovalsPort, OtpPort],
    )
    .inSingletonScope();
  bind(ReportsService)
    .toResolvedValue((reports: ReportsPort) => new ReportsService(reports), [ReportsPort])
    .inSingletonScope();
  bind(RequestsService)
    .toResolvedValue(
      (requests: RequestsPort, otp: OtpPort) => new RequestsService(requests, otp),
      [RequestsPort, OtpPort],
    )
    .inSingletonScope();
});
