import { Container, type ServiceIdentifier } from "inversify";
import { describe, expect, it } from "vitest";
import { AccountsPort } from "../../application/accounts/accounts-port";
import { BranchDirectory } from "../../application/accounts/branch-directory";
import { OfficialStatementsPort } from "../../application/accounts/official-statements-port";
import { StatementsPort } from "../../application/accounts/statements-port";
import { StatementsService } from "../../application/accounts/statements-service";
import { applicationModule, type Services, servicesOf } from "../../application/application.module";
import { ApprovalsPort } from "../../application/approvals/approvals-port";
import { ApprovalsService } from "../../application/approvals/approvals-service";
import { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import { BillsPort } from "../../application/bills/bills-port";
import { FxPort } from "../../application/fx/fx-port";
import { Operations } from "../../application/operations/operations";
import { UnansweredOperations, UnansweredOperationsStorage } from "../../application/operations/unanswered-operations";
import { OtpPort } from "../../application/otp/otp-port";
import { BulkPaymentsPort } from "../../application/payments/bulk-payments-port";
import { BulkPaymentsService } from "../../application/payments/bulk-payments-service";
import { CardsPort } from "../../application/payments/cards-port";
import { KnownNames, KnownNamesStorage } from "../../application/payments/known-names";
import { LimitsService } from "../../application/payments/limits-service";
import { NameLookupsService } from "../../application/payments/name-lookups-service";
import { PaymentsPort } from "../../application/payments/payments-port";
import { SavedMappings, SavedMappingsStorage } from "../../application/payments/saved-mappings";
import { Spreadsheets } from "../../application/payments/spreadsheets-port";
import { TransferLookupsPort } from "../../application/payments/transfer-lookups-port";
import { TransferLookupsService } from "../../application/payments/transfer-lookups-service";
import { WalletsPort } from "../../application/payments/wallets-port";
import { WalletsService } from "../../application/payments/wallets-service";
import { Clock } from "../../application/ports/clock";
import { Downloads } from "../../application/ports/downloads";
import { Log } from "../../application/ports/log";
import { ReportsPort } from "../../application/reports/reports-port";
import { ReportsService } from "../../application/reports/reports-service";
import { SavedFilters, SavedFiltersStorage } from "../../application/reports/saved-filters";
import { NoticesPort } from "../../application/requests/notices-port";
import { RequestsPort } from "../../application/requests/requests-port";
import { RequestsService } from "../../application/requests/requests-service";
import { SamePaymentsService } from "../../application/requests/same-payments-service";
import { TrailPort } from "../../application/requests/trail-port";
import { SchedulesPort } from "../../application/schedules/schedules-port";
import { OwnPasswordPort } from "../../application/session/passwords-port";
import { SessionService } from "../../application/session/session-service";
import { SessionStateToken } from "../../application/session/session-state";
import { UnfinishedFormStorage, UnfinishedForms } from "../../application/session/unfinished-form";
import { SupportPort } from "../../application/support/support-port";
import { fail, ok } from "../../domain/result";
import { anOwnTransfer } from "../support/a-payment";
import { InMemoryObjectStorage } from "../support/in-memory-object-storage";

/** The objects of the table that the adapters or the composition root bind. */
const ports = {
  accounts: AccountsPort,
  approvals: ApprovalsPort,
  beneficiaries: BeneficiariesPort,
  bills: BillsPort,
  branchDirectory: BranchDirectory,
  cards: CardsPort,
  clock: Clock,
  downloads: Downloads,
  fx: FxPort,
  log: Log,
  notices: NoticesPort,
  officialStatements: OfficialStatementsPort,
  ownPassword: OwnPasswordPort,
  payments: PaymentsPort,
  reports: ReportsPort,
  requests: RequestsPort,
  schedules: SchedulesPort,
  sessionService: SessionService,
  sessionState: SessionStateToken,
  spreadsheets: Spreadsheets,
  statements: StatementsPort,
  support: SupportPort,
  trail: TrailPort,
  transferLookups: TransferLookupsPort,
  wallets: WalletsPort,
} as const satisfies Partial<Record<keyof Services, ServiceIdentifier>>;

const services = {
  approvalsService: ApprovalsService,
  bulkPaymentsService: BulkPaymentsService,
  knownNames: KnownNames,
  limitsService: LimitsService,
  nameLookupsService: NameLookupsService,
  operations: Operations,
  reportsService: ReportsService,
  requestsService: RequestsService,
  samePaymentsService: SamePaymentsService,
  savedFilters: SavedFilters,
  savedMappings: SavedMappings,
  statementsService: StatementsService,
  transferLookupsService: TransferLookupsService,
  unansweredOperations: UnansweredOperations,
  unfinished: UnfinishedForms,
  walletsService: WalletsService,
} as const satisfies { [Name in Exclude<keyof Services, keyof typeof ports>]: unknown };

/** Bound from outside and used by services, but not offered to the screens. */
const hidden = [
  BulkPaymentsPort,
  KnownNamesStorage,
  OtpPort,
  SavedFiltersStorage,
  SavedMappingsStorage,
  UnansweredOperationsStorage,
  UnfinishedFormStorage,
];

/** A container as the composition root builds it. Its ports are empty unless the test replaces them. */
function aContainer(replaced: ReadonlyMap<ServiceIdentifier, object> = new Map()): Container {
  const container = new Container();
  for (const key of [...Object.values<ServiceIdentifier>(ports), ...hidden])
    container.bind(key).toConstantValue(replaced.get(key) ?? {});
  container.load(applicationModule);
  return container;
}

describe("the objects that the screens can call", () => {
  it("screens receive the listed ports and services, and no others", () => {
    expect(Object.keys(servicesOf(aContainer())).sort()).toEqual(
      [...Object.keys(ports), ...Object.keys(services)].sort(),
    );
  });

  it.each(Object.entries<ServiceIdentifier>(ports))(
    "screens receive the object that was bound from outside: %s",
    (name, key) => {
      const container = aContainer();
      expect(servicesOf(container)[name as keyof Services]).toBe(container.get(key));
    },
  );

  it.each(Object.entries(services))("screens receive a service that is created once: %s", (name, Service) => {
    const container = aContainer();
    const received = servicesOf(container)[name as keyof Services];
    expect(received).toBeInstanceOf(Service);
    expect(servicesOf(container)[name as keyof Services]).toBe(received);
  });

  it("a payment without an answer is checked at the payments port, with the one-time codes of the user", async () => {
    const sent: string[] = [];
    const payments: Pick<PaymentsPort, "prepare"> = {
      prepare: (_payment, payeeName, key = "") => ({
        key,
        intent: undefined,
        submit: async (code) => {
          sent.push(`${key} ${code} ${payeeName?.()}`);
          return fail({ kind: "refused", message: "OTP is not valid." });
        },
      }),
    };
    const otp: Pick<OtpPort, "send"> = {
      send: async () => {
        sent.push("a new code");
        return ok({});
      },
    };
    const container = aContainer(
      new Map<ServiceIdentifier, object>([
        [PaymentsPort, payments],
        [OtpPort, otp],
        [UnansweredOperationsStorage, new InMemoryObjectStorage()],
      ]),
    );
    const action = await servicesOf(container).operations.resume({
      operation: { kind: "payment", payment: anOwnTransfer(), payeeName: "Landlord" },
      code: "12345",
      key: "key-7",
    });
    await action.checkAgain();
    await action.start();
    expect(sent).toEqual(["key-7 12345 Landlord", "a new code"]);
  });
});
