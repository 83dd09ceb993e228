import { type Container, ContainerModule } from "inversify";
import { AccountsPort } from "./accounts/accounts-port";
import { BranchDirectory } from "./accounts/branch-directory";
import { OfficialStatementsPort } from "./accounts/official-statements-port";
import { StatementsPort } from "./accounts/statements-port";
import { StatementsService } from "./accounts/statements-service";
import { ApprovalsPort } from "./approvals/approvals-port";
import { ApprovalsService } from "./approvals/approvals-service";
import { BeneficiariesPort } from "./beneficiaries/beneficiaries-port";
import { BillsPort } from "./bills/bills-port";
import { FxPort } from "./fx/fx-port";
import { type OperationPorts, operationKinds } from "./operations/operation-kinds";
import { Operations } from "./operations/operations";
import { UnansweredOperations, UnansweredOperationsStorage } from "./operations/unanswered-operations";
import { OtpPort } from "./otp/otp-port";
import { BulkPaymentsPort } from "./payments/bulk-payments-port";
import { BulkPaymentsService } from "./payments/bulk-payments-service";
import { CardsPort } from "./payments/cards-port";
import { KnownNames, KnownNamesStorage } from "./payments/known-names";
import { LimitsService } from "./payments/limits-service";
import { NameLookupsService } from "./payments/name-lookups-service";
import { PaymentsPort } from "./payments/payments-port";
import { SavedMappings, SavedMappingsStorage } from "./payments/saved-mappings";
import { Spreadsheets } from "./payments/spreadsheets-port";
import { TransferLookupsPort } from "./payments/transfer-lookups-port";
import { TransferLookupsService } from "./payments/transfer-lookups-service";
import { WalletsPort } from "./payments/wallets-port";
import { WalletsService } from "./payments/wallets-service";
import { type Binding, factory, port, service } from "./ports/binding";
import { Clock } from "./ports/clock";
import { Downloads } from "./ports/downloads";
import { Log } from "./ports/log";
import { ReportsPort } from "./reports/reports-port";
import { ReportsService } from "./reports/reports-service";
import { SavedFilters, SavedFiltersStorage } from "./reports/saved-filters";
import { NoticesPort } from "./requests/notices-port";
import { RequestsPort } from "./requests/requests-port";
import { RequestsService } from "./requests/requests-service";
import { SamePaymentsService } from "./requests/same-payments-service";
import { TrailPort } from "./requests/trail-port";
import { SchedulesPort } from "./schedules/schedules-port";
import { OwnPasswordPort } from "./session/passwords-port";
import { SessionService } from "./session/session-service";
import { SessionStateToken } from "./session/session-state";
import { UnfinishedFormStorage, UnfinishedForms } from "./session/unfinished-form";
import { SupportPort } from "./support/support-port";

/** The container passes the ports in the order of the kinds. */
const portsOfKinds = (ports: readonly unknown[]): OperationPorts =>
  Object.fromEntries(Object.keys(operationKinds).map((kind, at) => [kind, ports[at]])) as OperationPorts;

/** All objects that the screens of signed-in users can call. A new one needs only a line here. */
const table = {
  accounts: port(AccountsPort),
  approvals: port<ApprovalsPort, "approval" | "reject">(ApprovalsPort),
  approvalsService: service(ApprovalsService, ApprovalsPort, RequestsPort),
  beneficiaries: port(BeneficiariesPort),
  bills: port(BillsPort),
  branchDirectory: port(BranchDirectory),
  bulkPaymentsService: service(BulkPaymentsService, BulkPaymentsPort, Spreadsheets),
  cards: port(CardsPort),
  clock: port(Clock),
  downloads: port(Downloads),
  fx: port<FxPort, "prepare">(FxPort),
  knownNames: service(KnownNames, KnownNamesStorage, SessionStateToken, Clock),
  limitsService: service(LimitsService, PaymentsPort, Clock),
  log: port(Log),
  nameLookupsService: factory(
    NameLookupsService,
    (transferLookups, wallets, cards, names) => new NameLookupsService({ transferLookups, wallets, cards }, names),
    TransferLookupsPort,
    WalletsPort,
    CardsPort,
    KnownNames,
  ),
  notices: port(NoticesPort),
  officialStatements: port<OfficialStatementsPort, "prepare" | "refusalOf">(OfficialStatementsPort),
  operations: factory(
    Operations,
    (otp, unanswered, limits, ...ports: unknown[]) => new Operations(otp, unanswered, limits, portsOfKinds(ports)),
    OtpPort,
    UnansweredOperations,
    LimitsService,
    ...Object.values(operationKinds).map(({ port: key }) => key),
  ),
  ownPassword: port(OwnPasswordPort),
  payments: port<PaymentsPort, "prepare" | "limits" | "same">(PaymentsPort),
  reports: port(ReportsPort),
  reportsService: service(ReportsService, ReportsPort),
  requests: port<RequestsPort, "recall">(RequestsPort),
  requestsService: service(RequestsService, RequestsPort),
  samePaymentsService: service(SamePaymentsService, PaymentsPort, RequestsPort, SchedulesPort, Clock),
  savedFilters: service(SavedFilters, SavedFiltersStorage, SessionStateToken),
  savedMappings: service(SavedMappings, SavedMappingsStorage, SessionStateToken),
  schedules: port<SchedulesPort, "change">(SchedulesPort),
  sessionService: port(SessionService),
  sessionState: port(SessionStateToken),
  spreadsheets: port<Spreadsheets, "inspect" | "workbook">(Spreadsheets),
  statements: port<StatementsPort, "movements" | "prepareEmail">(StatementsPort),
  statementsService: service(StatementsService, StatementsPort, OtpPort),
  support: port(SupportPort),
  trail: port(TrailPort),
  transferLookups: port<TransferLookupsPort, "banks" | "branches" | "charge">(TransferLookupsPort),
  transferLookupsService: service(TransferLookupsService, TransferLookupsPort),
  unansweredOperations: service(UnansweredOperations, UnansweredOperationsStorage, SessionStateToken),
  unfinished: service(UnfinishedForms, UnfinishedFormStorage, SessionStateToken),
  wallets: port<WalletsPort, "networks" | "eLevyOn" | "chargeOn">(WalletsPort),
  walletsService: service(WalletsService, WalletsPort),
};

type ValueOf<Row> = Row extends Binding<infer Value> ? Value : never;
export type Services = { readonly [Name in keyof typeof table]: ValueOf<(typeof table)[Name]> };

/** Binds the services of the workspace. The adapters' module and the composition root bind the ports. */
export const applicationModule = new ContainerModule(({ bind }) => {
  for (const { register } of Object.values<Binding<unknown>>(table)) register?.(bind);
});

export function servicesOf(container: Pick<Container, "get">): Services {
  const entries = Object.entries(table).map(([name, { key }]) => [name, container.get<unknown>(key)]);
  // Each entry has the type of its row, which `Object.fromEntries` does not express.
  return Object.fromEntries(entries) as Services;
}
