import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Container } from "inversify";
import { expect, vi } from "vitest";
import { AccountsPort } from "../../application/accounts/accounts-port";
import { BranchDirectory } from "../../application/accounts/branch-directory";
import { OfficialStatementsPort } from "../../application/accounts/official-statements-port";
import { StatementsPort } from "../../application/accounts/statements-port";
import { applicationModule, servicesOf } from "../../application/application.module";
import { ApprovalsPort } from "../../application/approvals/approvals-port";
import { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import { BillsPort } from "../../application/bills/bills-port";
import { FxPort } from "../../application/fx/fx-port";
import { type OperationsOfUser, UnansweredOperationsStorage } from "../../application/operations/unanswered-operations";
import { OtpPort } from "../../application/otp/otp-port";
import { BulkPaymentsPort } from "../../application/payments/bulk-payments-port";
import { CardsPort } from "../../application/payments/cards-port";
import { KnownNamesStorage, type NamesOfDevice } from "../../application/payments/known-names";
import { PaymentsPort } from "../../application/payments/payments-port";
import { type MappingsOfDevice, SavedMappingsStorage } from "../../application/payments/saved-mappings";
import { Spreadsheets } from "../../application/payments/spreadsheets-port";
import { TransferLookupsPort } from "../../application/payments/transfer-lookups-port";
import { WalletsPort } from "../../application/payments/wallets-port";
import { Clock } from "../../application/ports/clock";
import { Downloads } from "../../application/ports/downloads";
import { Log } from "../../application/ports/log";
import type { ObjectStorage } from "../../application/ports/object-storage";
import { ReportsPort } from "../../application/reports/reports-port";
import { type FiltersOfDevice, SavedFiltersStorage } from "../../application/reports/saved-filters";
import { NoticesPort } from "../../application/requests/notices-port";
import { RequestsPort } from "../../application/requests/requests-port";
import { TrailPort } from "../../application/requests/trail-port";
import { SchedulesPort } from "../../application/schedules/schedules-port";
import { OwnPasswordPort } from "../../application/session/passwords-port";
import { SessionService } from "../../application/session/session-service";
import { SessionStateToken } from "../../application/session/session-state";
import { type UnfinishedForm, UnfinishedFormStorage } from "../../application/session/unfinished-form";
import { SupportPort } from "../../application/support/support-port";
import type { User } from "../../domain/session/user";
import { WorkspaceApp } from "../../ui/app/workspace-app";
import { TestClock } from "../support/a-clock";
import { signIn } from "../support/a-person";
import { aUser } from "../support/a-session";
import { InMemoryBank } from "../support/in-memory-bank";
import { spreadsheetsAtOnce } from "../support/in-memory-bulk-payments";
import { InMemoryObjectStorage } from "../support/in-memory-object-storage";
import { InMemoryOtherTabs } from "../support/in-memory-other-tabs";
import { InMemoryPerson } from "../support/in-memory-person";
import { InMemorySessionSharing } from "../support/in-memory-session-sharing";
import { InMemorySupport } from "../support/in-memory-support";

// Loaded lazily by its tab; the import here makes it available immediately.
import "../../ui/payments/bulk/bulk-payment";

export const kofi = aUser();
export const efua = aUser({
  loginId: "L0003",
  userName: "efua.mensah",
  fullName: "Efua Mensah",
  roles: ["Authorizer"],
});
export const ama = aUser({ loginId: "L0001", userName: "ama.owusu", fullName: "Ama Owusu", roles: ["Single"] });

/** Signs a user in at the in-memory bank and returns the services of the screens. */
export async function signedIn(
  user: User,
  bank = new InMemoryBank(),
  savedFilters: ObjectStorage<FiltersOfDevice> = new InMemoryObjectStorage(),
  keptOperations: ObjectStorage<OperationsOfUser> = new InMemoryObjectStorage(),
  unfinished: ObjectStorage<UnfinishedForm> = new InMemoryObjectStorage(),
  knownNames: ObjectStorage<NamesOfDevice> = new InMemoryObjectStorage(),
  savedMappings: ObjectStorage<MappingsOfDevice> = new InMemoryObjectStorage(),
) {
  const person = new InMemoryPerson(bank, {
    user,
    password: "Training@1",
    session: undefined,
    code: undefined,
    lastCode: "",
  });
  const clock = new TestClock();
  await signIn(person);
  const session = person.state.session;
  if (session) person.state.begin(session, clock.elapsed());
  const saved: string[] = [];
  const warnings: string[] = [];
  const container = inMemoryContainer(person);
  container.bind(Clock).toConstantValue(clock);
  container.bind(Downloads).toConstantValue({
    save: ({ name }) => saved.push(name),
    saveArchive: async (name, files) => void saved.push(name, ...files.map((file) => file.name)),
  });
  container.bind(Log).toConstantValue({ warn: (what, { kind }) => warnings.push(`${what}: ${kind}`) });
  container.bind(SavedFiltersStorage).toConstantValue(savedFilters);
  container.bind(SavedMappingsStorage).toConstantValue(savedMappings);
  container.bind(UnansweredOperationsStorage).toConstantValue(keptOperations);
  container.bind(UnfinishedFormStorage).toConstantValue(unfinished);
  container.bind(KnownNamesStorage).toConstantValue(knownNames);
  container.bind(SessionService).toConstantValue(
    new SessionService({
      bank: person.session,
      state: person.state,
      stored: new InMemoryObjectStorage(),
      clock,
      otherTabs: new InMemoryOtherTabs().tab(),
      sharing: new InMemorySessionSharing().tab(new InMemoryObjectStorage()),
    }),
  );
  container.load(applicationModule);
  const services = servicesOf(container);
  return { bank, person, services, clock, saved, warnings };
}

function inMemoryContainer(person: InMemoryPerson): Container {
  const container = new Container();
  container.bind(AccountsPort).toConstantValue(person.accounts);
  container.bind(ApprovalsPort).toConstantValue(person.approvals);
  container.bind(BeneficiariesPort).toConstantValue(person.beneficiaries);
  container.bind(BillsPort).toConstantValue(person.bills);
  container.bind(BranchDirectory).toConstantValue(person.branchDirectory);
  container.bind(BulkPaymentsPort).toConstantValue(person.bulkPayments);
  container.bind(CardsPort).toConstantValue(person.cards);
  container.bind(FxPort).toConstantValue(person.fx);
  container.bind(NoticesPort).toConstantValue(person.notices);
  container.bind(OwnPasswordPort).toConstantValue(person.ownPassword);
  container.bind(OfficialStatementsPort).toConstantValue(person.officialStatements);
  container.bind(OtpPort).toConstantValue(person.otp);
  container.bind(PaymentsPort).toConstantValue(person.payments);
  container.bind(ReportsPort).toConstantValue(person.reports);
  container.bind(RequestsPort).toConstantValue(person.requests);
  container.bind(TrailPort).toConstantValue(person.trail);
  container.bind(SchedulesPort).toConstantValue(person.schedules);
  container.bind(SessionStateToken).toConstantValue(person.state);
  container.bind(Spreadsheets).toConstantValue(spreadsheetsAtOnce);
  container.bind(StatementsPort).toConstantValue(person.statements);
  container.bind(SupportPort).toConstantValue(new InMemorySupport());
  container.bind(TransferLookupsPort).toConstantValue(person.transferLookups);
  container.bind(WalletsPort).toConstantValue(person.wallets);
  return container;
}

/** Renders the whole workspace at a path, with a state of the browser's history and a window width. */
export async function openWorkspace(
  user: User,
  path: string,
  {
    bank = new InMemoryBank(),
    width = 1440,
    savedFilters = new InMemoryObjectStorage<FiltersOfDevice>(),
    keptOperations = new InMemoryObjectStorage<OperationsOfUser>(),
    unfinished = new InMemoryObjectStorage<UnfinishedForm>(),
    knownNames = new InMemoryObjectStorage<NamesOfDevice>(),
    savedMappings = new InMemoryObjectStorage<MappingsOfDevice>(),
    notices = {} as Partial<NoticesPort>,
    history = null as unknown,
  } = {},
) {
  const signed = await signedIn(user, bank, savedFilters, keptOperations, unfinished, knownNames, savedMappings);
  Object.assign(signed.person.notices, notices);
  window.history.replaceState(history, "", path);
  setWidth(width);
  const left: string[] = [];
  render(<WorkspaceApp services={signed.services} onSignedOut={() => left.push("signed out")} />);
  await screen.findByRole("heading", { level: 1 });
  await settle();
  return { ...signed, left };
}

const followers = new Set<() => void>();

/** Stubs the media queries of the layouts: a minimum width in pixels, and a minimum height, which the window has. */
function setWidth(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches:
      query.includes("min-height") ||
      width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: (_: "change", changed: () => void) => followers.add(changed),
    removeEventListener: (_: "change", changed: () => void) => followers.delete(changed),
  }));
}

/** Changes the width, as rotating a tablet does. */
export function turnTo(width: number): void {
  act(() => {
    setWidth(width);
    for (const changed of followers) changed();
  });
}

/** Waits until the code of the screen is loaded, and until the bank has answered and the answer is rendered. */
export async function settle(): Promise<void> {
  await pause();
  if (!isCodeAwaited()) return;
  await vi.waitFor(() => expect(isCodeAwaited()).toBe(false), { timeout: 10_000 });
  await pause();
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const isCodeAwaited = () => document.querySelector(".screen[aria-busy=true]") !== null;

export const heading = (level = 1): string => screen.getByRole("heading", { level }).textContent ?? "";
export const button = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).getByRole("button", { name });

export async function press(name: string | RegExp, inside?: HTMLElement): Promise<void> {
  fireEvent.click(button(name, inside));
  await settle();
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: ":not([role=listbox])" });

/** Types into a field. A filtered field selects the first choice that contains the text. */
export function type(label: string, value: string): void {
  const control = field(label);
  fireEvent.change(control, { target: { value } });
  if (control.role === "combobox") fireEvent.keyDown(control, { key: "Enter" });
}

/** The texts of a field's choices. */
export function offered(label: string): readonly (string | null)[] {
  const control = field(label);
  if (control instanceof HTMLSelectElement)
    return [...control.querySelectorAll("option:not([disabled])")].map(({ textContent }) => textContent);
  fireEvent.click(control);
  const list = screen.getByRole("listbox", { name: label });
  const texts = within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  fireEvent.keyDown(control, { key: "Escape" });
  return texts;
}

export async function enterCode(digits: string): Promise<void> {
  type("One-time code", digits);
  await press("Confirm");
}
