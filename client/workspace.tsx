import { Container } from "inversify";
import type { ReactNode } from "react";
import { adaptersModule, BankClientToken } from "../adapters/adapters.module";
import { ConnectionToken } from "../adapters/bank-api/payments/bulk-workers";
import { BankClient } from "../adapters/bank-api/transport/bank-client";
import { ReadAhead } from "../adapters/bank-api/transport/read-ahead";
import { yieldingToRender } from "../adapters/bank-api/transport/yield-to-render";
import { IndexedDbKeys } from "../adapters/browser/key-vault";
import { type PageMemory, SealedStorage } from "../adapters/browser/sealed-storage";
import { SealedText } from "../adapters/browser/sealed-text";
import { applicationModule, servicesOf } from "../application/application.module";
import { UnansweredOperationsStorage } from "../application/operations/unanswered-operations";
import { KnownNamesStorage } from "../application/payments/known-names";
import { SavedMappingsStorage } from "../application/payments/saved-mappings";
import { Clock } from "../application/ports/clock";
import { Log } from "../application/ports/log";
import { SavedFiltersStorage } from "../application/reports/saved-filters";
import { SessionService } from "../application/session/session-service";
import { SessionStateToken } from "../application/session/session-state";
import { type UnfinishedForm, UnfinishedFormStorage } from "../application/session/unfinished-form";
import { SupportPort } from "../application/support/support-port";
import { WorkspaceApp } from "../ui/app/workspace-app";
import { readForDashboard } from "../ui/dashboard/first-reads";
import { refuseDroppedFiles, reloadWhenRestored } from "../ui/kit/guard-page";
import { HOME_PATH } from "../ui/kit/navigation/paths";
import type { FrontDoorServices } from "./front-door";
import "../ui/kit/styles/workspace.css";

// Both apply from the first sign-in on, as long as the page exists.
reloadWhenRestored(window);
refuseDroppedFiles(window);

/**
 * Renders the workspace, which is loaded while the user types the code. It uses the session and the bank client that
 * the front door opened.
 */
export function workspace(door: FrontDoorServices, onSignedOut: () => void): ReactNode {
  const readAhead = new ReadAhead(door.transport, yieldingToRender(door.transport));
  const services = servicesOf(containerOf(door, new BankClient({ ...door, transport: readAhead })));
  if (startsAtDashboard()) readAhead.begin(() => readForDashboard(services));
  return <WorkspaceApp services={services} onSignedOut={onSignedOut} />;
}

/** A sign-in opens the home page, which is the Dashboard for everyone who may see it. */
const startsAtDashboard = () => [HOME_PATH, "/dashboard"].includes(location.pathname);

/** The container creates the other objects from these. */
function containerOf(
  { session, support, state, connection, clock, log }: FrontDoorServices,
  bank: BankClient,
): Container {
  const container = new Container();
  container.bind(BankClientToken).toConstantValue(bank);
  container.bind(ConnectionToken).toConstantValue(connection);
  container.bind(SessionService).toConstantValue(session);
  container.bind(SessionStateToken).toConstantValue(state);
  container.bind(SupportPort).toConstantValue(support);
  container.bind(Clock).toConstantValue(clock);
  container.bind(Log).toConstantValue(log);
  container
    .bind(UnansweredOperationsStorage)
    .toConstantValue(sealed(() => sessionStorage, "unanswered operations", log));
  container
    .bind(UnfinishedFormStorage)
    .toConstantValue(sealed(() => sessionStorage, "unfinished form", log, unfinishedForm));
  container.bind(KnownNamesStorage).toConstantValue(sealed(() => localStorage, "names of payees", log));
  container.bind(SavedFiltersStorage).toConstantValue(sealed(() => localStorage, "report filters", log));
  container.bind(SavedMappingsStorage).toConstantValue(sealed(() => localStorage, "column mappings", log));
  container.load(applicationModule, adaptersModule);
  return container;
}

/** Outlives the session, because the front door is shown on the same page. */
const unfinishedForm: PageMemory<UnfinishedForm> = {};

const sealed = <Thing,>(storage: () => Storage, name: string, log: Log, memory?: PageMemory<Thing>) =>
  new SealedStorage<Thing>(new SealedText(storage, name, new IndexedDbKeys()), log, memory);
