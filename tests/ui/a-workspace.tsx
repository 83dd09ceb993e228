import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { AccountsService } from "../../application/accounts/accounts-service";
import { OfficialStatementsService } from "../../application/accounts/official-statements-service";
import { StatementsService } from "../../application/accounts/statements-service";
import { ApprovalsService } from "../../application/approvals/approvals-service";
import { BeneficiariesService } from "../../application/beneficiaries/beneficiaries-service";
import { BillsService } from "../../application/bills/bills-service";
import { FxService } from "../../application/fx/fx-service";
import { type OwnedOperations, UnansweredOperations } from "../../application/otp/unanswered-operations";
import { UnansweredService } from "../../application/otp/unanswered-service";
import { BulkPaymentsService } from "../../application/payments/bulk-payments-service";
import { CardsService } from "../../application/payments/cards-service";
import { PaymentsService } from "../../application/payments/payments-service";
import { TransferLookupsService } from "../../application/payments/transfer-lookups-service";
import { WalletsService } from "../../application/payments/wallets-service";
import type { Kept } from "../../application/ports/kept";
import { ReportsService } from "../../application/reports/reports-service";
import { type OwnedFilters, SavedFilters } from "../../application/reports/saved-filters";
import { RequestsService } from "../../application/requests/requests-service";
import { SchedulesService } from "../../application/schedules/schedules-service";
import { SessionService } from "../../application/session/session-service";
import { UnfinishedForms } from "../../application/session/unfinished-form";
import type { User } from "../../domain/session/user";
import { WorkspaceApp } from "../../ui/app/workspace-app";
// Loaded lazily by its tab; the import here makes it available immediately.
import "../../ui/payments/bulk/bulk-payment";
import type { Services } from "../../ui/shared/services";
import { TestClock } from "../support/a-clock";
import { signIn } from "../support/a-person";
import { aUser } from "../support/a-session";
import { InMemoryBank } from "../support/in-memory-bank";
import { spreadsheetsAtOnce } from "../support/in-memory-bulk-payments";
import { InMemoryKept } from "../support/in-memory-kept";
import { InMemoryOtherTabs } from "../support/in-memory-other-tabs";
import { InMemoryPerson } from "../support/in-memory-person";
import { InMemorySessionSharing } from "../support/in-memory-session-sharing";

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
  savedFilters: Kept<OwnedFilters> = new InMemoryKept(),
  keptOperations: Kept<OwnedOperations> = new InMemoryKept(),
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
  const unanswered = new UnansweredOperations(keptOperations, person.state);
  const services: Services = {
    session: new SessionService({
      bank: person.session,
      state: person.state,
      stored: new InMemoryKept(),
      clock,
      otherTabs: new InMemoryOtherTabs().tab(),
      sharing: new InMemorySessionSharing().tab(new InMemoryKept()),
    }),
    sessionState: person.state,
    unfinished: new UnfinishedForms(new InMemoryKept(), person.state),
    accounts: new AccountsService(person.accounts),
    statements: new StatementsService(person.statements, person.otp),
    officialStatements: new OfficialStatementsService(
      person.officialStatements,
      person.branchDirectory,
      person.otp,
      unanswered,
    ),
    bulkPayments: new BulkPaymentsService(person.bulkPayments, spreadsheetsAtOnce, person.otp, unanswered),
    payments: new PaymentsService(person.payments, person.otp, unanswered),
    unanswered: new UnansweredService(unanswered, person, person.otp),
    transferLookups: new TransferLookupsService(person.transferLookups),
    wallets: new WalletsService(person.wallets),
    cards: new CardsService(person.cards),
    bills: new BillsService(person.bills),
    beneficiaries: new BeneficiariesService(person.beneficiaries),
    fx: new FxService(person.fx, person.otp, unanswered),
    schedules: new SchedulesService(person.schedules, person.otp, unanswered),
    approvals: new ApprovalsService(person.approvals, person.otp, unanswered),
    reports: new ReportsService(person.reports),
    savedFilters: new SavedFilters(savedFilters, person.state),
    requests: new RequestsService(person.requests, person.otp, unanswered),
    support: {
      complain: async () => ({ ok: true, value: undefined }),
      directives: async () => ({ ok: true, value: [] }),
    },
    clock,
    log: { warn: (what, { kind }) => warnings.push(`${what}: ${kind}`) },
    downloads: { save: ({ name }) => saved.push(name) },
  };
  return { bank, person, services, clock, saved, warnings };
}

/** Renders the whole workspace at a path and a window width. */
export async function openWorkspace(
  user: User,
  path: string,
  {
    bank = new InMemoryBank(),
    width = 1440,
    savedFilters = new InMemoryKept<OwnedFilters>(),
    keptOperations = new InMemoryKept<OwnedOperations>(),
  } = {},
) {
  const signed = await signedIn(user, bank, savedFilters, keptOperations);
  window.history.replaceState(null, "", path);
  setWidth(width);
  const left: string[] = [];
  render(<WorkspaceApp services={signed.services} onSignedOut={() => left.push("signed out")} />);
  await screen.findByRole("heading", { level: 1 });
  await settle();
  return { ...signed, left };
}

const followers = new Set<() => void>();

/** Stubs the only media query of the layouts: a minimum width in pixels. */
function setWidth(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
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

/** Waits until the bank has answered and the answer is rendered. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

export const heading = (level = 1): string => screen.getByRole("heading", { level }).textContent ?? "";
export const button = (name: string, inside: HTMLElement = document.body) =>
  within(inside).getByRole("button", { name });

export async function press(name: string, inside?: HTMLElement): Promise<void> {
  fireEvent.click(button(name, inside));
  await settle();
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: ":not([role=listbox])" });

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

/** Selects the first choice that contains the text, in a filtered field. */
export function choose(label: string, text: string): void {
  type(label, text);
  fireEvent.keyDown(field(label), { key: "Enter" });
}

export async function enterCode(digits: string): Promise<void> {
  type("One-time code", digits);
  await press("Confirm");
}
