import { createContext, useContext } from "react";
import type { AccountsService } from "../../application/accounts/accounts-service";
import type { OfficialStatementsService } from "../../application/accounts/official-statements-service";
import type { StatementsService } from "../../application/accounts/statements-service";
import type { ApprovalsService } from "../../application/approvals/approvals-service";
import type { BeneficiariesService } from "../../application/beneficiaries/beneficiaries-service";
import type { BillsService } from "../../application/bills/bills-service";
import type { FxService } from "../../application/fx/fx-service";
import type { UnansweredService } from "../../application/otp/unanswered-service";
import type { BulkPaymentsService } from "../../application/payments/bulk-payments-service";
import type { CardsService } from "../../application/payments/cards-service";
import type { PaymentsService } from "../../application/payments/payments-service";
import type { TransferLookupsService } from "../../application/payments/transfer-lookups-service";
import type { WalletsService } from "../../application/payments/wallets-service";
import type { BankFile } from "../../application/ports/bank-file";
import type { Clock } from "../../application/ports/clock";
import type { Log } from "../../application/ports/log";
import type { ReportsService } from "../../application/reports/reports-service";
import type { SavedFilters } from "../../application/reports/saved-filters";
import type { RequestsService } from "../../application/requests/requests-service";
import type { SchedulesService } from "../../application/schedules/schedules-service";
import type { SessionService } from "../../application/session/session-service";
import type { SessionState } from "../../application/session/session-state";
import type { UnfinishedForms } from "../../application/session/unfinished-form";
import type { SupportPort } from "../../application/support/support-port";
import type { User } from "../../domain/session/user";

/** The services that signed-in screens can call. The composition root creates them once. */
export type Services = {
  readonly session: SessionService;
  readonly sessionState: SessionState;
  readonly unfinished: UnfinishedForms;
  readonly accounts: AccountsService;
  readonly statements: StatementsService;
  readonly officialStatements: OfficialStatementsService;
  readonly bulkPayments: BulkPaymentsService;
  readonly payments: PaymentsService;
  readonly unanswered: UnansweredService;
  readonly transferLookups: TransferLookupsService;
  readonly wallets: WalletsService;
  readonly cards: CardsService;
  readonly bills: BillsService;
  readonly beneficiaries: BeneficiariesService;
  readonly fx: FxService;
  readonly schedules: SchedulesService;
  readonly approvals: ApprovalsService;
  readonly reports: ReportsService;
  readonly savedFilters: SavedFilters;
  readonly requests: RequestsService;
  readonly support: SupportPort;
  readonly clock: Clock;
  readonly log: Log;
  readonly downloads: { save(file: BankFile): void };
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("No services: render inside <ServicesContext>.");
  return services;
}

/** Returns the signed-in user. Screens inside the workspace are rendered only with a session. */
export function useUser(): User {
  const { session } = useServices().sessionState;
  if (!session) throw new Error("No session: render inside the signed-in workspace.");
  return session.user;
}
