import { Container } from "inversify";
import type { ReactNode } from "react";
import { adaptersModule, BankClientToken } from "./adapters/adapters.module";
import { LineToken } from "./adapters/bank-api/bulk-payments-aside";
import { downloads } from "./adapters/browser/downloads";
import { IndexedDbKeys } from "./adapters/browser/key-vault";
import { SealedStorage } from "./adapters/browser/sealed-storage";
import { SealedText } from "./adapters/browser/sealed-text";
import { AccountsService } from "./application/accounts/accounts-service";
import { OfficialStatementsService } from "./application/accounts/official-statements-service";
import { StatementsService } from "./application/accounts/statements-service";
import { applicationModule } from "./application/application.module";
import { ApprovalsService } from "./application/approvals/approvals-service";
import { BeneficiariesService } from "./application/beneficiaries/beneficiaries-service";
import { BillsService } from "./application/bills/bills-service";
import { FxService } from "./application/fx/fx-service";
import { UnansweredOperationsKept } from "./application/otp/unanswered-operations";
import { UnansweredService } from "./application/otp/unanswered-service";
import { BulkPaymentsService } from "./application/payments/bulk-payments-service";
import { CardsService } from "./application/payments/cards-service";
import { PaymentsService } from "./application/payments/payments-service";
import { TransferLookupsService } from "./application/payments/transfer-lookups-service";
import { WalletsService } from "./application/payments/wallets-service";
import { Clock } from "./application/ports/clock";
import { Log } from "./application/ports/log";
import { ReportsService } from "./application/reports/reports-service";
import { SavedFilters } from "./application/reports/saved-filters";
import { RequestsService } from "./application/requests/requests-service";
import { SchedulesService } from "./application/schedules/schedules-service";
import { SessionStateToken } from "./application/session/session-state";
import { UnfinishedForms } from "./application/session/unfinished-form";
import type { FrontDoorParts } from "./front-door";
import { neverShowAgain } from "./ui/app/kept-pages";
import { WorkspaceApp } from "./ui/app/workspace-app";
import type { Services } from "./ui/shared/services";
import "./ui/app/workspace.css";

/** Applies from the first sign-in on, as long as the page exists. */
neverShowAgain(window);

/**
 * Renders the workspace, which is loaded while the user types the code. It uses the session and the bank client that
 * the front door opened.
 */
export function workspace(door: FrontDoorParts, onSignedOut: () => void): ReactNode {
  return <WorkspaceApp services={servicesOf(door)} onSignedOut={onSignedOut} />;
}

function servicesOf({ session, support, state, bank, line, clock, log }: FrontDoorParts): Services {
  const container = new Container();
  container.bind(BankClientToken).toConstantValue(bank);
  container.bind(SessionStateToken).toConstantValue(state);
  container
    .bind(UnansweredOperationsKept)
    .toConstantValue(
      new SealedStorage(new SealedText(() => sessionStorage, "unanswered operations", new IndexedDbKeys()), log),
    );
  container.bind(LineToken).toConstantValue(line);
  container.bind(Clock).toConstantValue(clock);
  container.bind(Log).toConstantValue(log);
  container.load(applicationModule, adaptersModule);
  return {
    session,
    sessionState: state,
    unfinished: new UnfinishedForms(
      new SealedStorage(new SealedText(() => sessionStorage, "unfinished form", new IndexedDbKeys()), log),
      state,
    ),
    accounts: container.get(AccountsService),
    statements: container.get(StatementsService),
    officialStatements: container.get(OfficialStatementsService),
    bulkPayments: container.get(BulkPaymentsService),
    payments: container.get(PaymentsService),
    unanswered: container.get(UnansweredService),
    transferLookups: container.get(TransferLookupsService),
    wallets: container.get(WalletsService),
    cards: container.get(CardsService),
    bills: container.get(BillsService),
    beneficiaries: container.get(BeneficiariesService),
    fx: container.get(FxService),
    schedules: container.get(SchedulesService),
    approvals: container.get(ApprovalsService),
    reports: container.get(ReportsService),
    savedFilters: new SavedFilters(
      new SealedStorage(new SealedText(() => localStorage, "report filters", new IndexedDbKeys()), log),
      state,
    ),
    requests: container.get(RequestsService),
    support,
    clock,
    log,
    downloads,
  };
}
