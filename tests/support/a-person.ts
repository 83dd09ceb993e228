import type { AccountsPort } from "../../application/accounts/accounts-port";
import type { OfficialStatementsPort } from "../../application/accounts/official-statements-port";
import type { StatementsPort } from "../../application/accounts/statements-port";
import type { ApprovalsPort } from "../../application/approvals/approvals-port";
import type { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import type { BillsPort } from "../../application/bills/bills-port";
import type { FxPort } from "../../application/fx/fx-port";
import type { OtpPort } from "../../application/otp/otp-port";
import type { ActionFailure, ConfirmedCall } from "../../application/otp/protected-action";
import type { BulkPaymentsPort } from "../../application/payments/bulk-payments-port";
import type { CardsPort } from "../../application/payments/cards-port";
import type { PaymentsPort } from "../../application/payments/payments-port";
import type { TransferLookupsPort } from "../../application/payments/transfer-lookups-port";
import type { WalletsPort } from "../../application/payments/wallets-port";
import type { ReportsPort } from "../../application/reports/reports-port";
import type { NoticesPort } from "../../application/requests/notices-port";
import type { RequestsPort } from "../../application/requests/requests-port";
import type { TrailPort } from "../../application/requests/trail-port";
import type { SchedulesPort } from "../../application/schedules/schedules-port";
import type { OwnPasswordPort } from "../../application/session/passwords-port";
import type { Session, SessionPort } from "../../application/session/session-port";
import type { SessionState } from "../../application/session/session-state";
import type { SupportPort } from "../../application/support/support-port";
import type { Account } from "../../domain/accounts/account";
import type { OwnTransfer } from "../../domain/payments/payment";
import type { BankRequest } from "../../domain/requests/request";
import type { Result } from "../../domain/result";
import type { Role } from "../../domain/session/roles";
import { anOwnTransfer } from "./a-payment";

/** A user with a browser, at the ports of the application. The bank behind the ports can be any. */
export type Person = {
  readonly userName: string;
  readonly password: string;
  readonly state: SessionState;
  readonly session: SessionPort;
  readonly otp: OtpPort;
  readonly accounts: AccountsPort;
  readonly statements: StatementsPort;
  readonly notices: NoticesPort;
  readonly ownPassword: OwnPasswordPort;
  readonly officialStatements: OfficialStatementsPort;
  readonly bulkPayments: BulkPaymentsPort;
  readonly payments: PaymentsPort;
  readonly transferLookups: TransferLookupsPort;
  readonly wallets: WalletsPort;
  readonly cards: CardsPort;
  readonly bills: BillsPort;
  readonly beneficiaries: BeneficiariesPort;
  readonly fx: FxPort;
  readonly schedules: SchedulesPort;
  readonly approvals: ApprovalsPort;
  readonly reports: ReportsPort;
  readonly requests: RequestsPort;
  readonly trail: TrailPort;
  readonly support: SupportPort;
  /** The newest code that the bank sent to this user. */
  codeSent(): Promise<string>;
};

/** A company with one user of each role and two accounts in GHS: 1000.00 and empty. */
export type TestCompany = {
  /** Returns a person with a new browser at each call. */
  person(role: Role): Person;
};

export type TestBank = {
  openCompany(): Promise<TestCompany>;
  close(): Promise<void>;
};

export const firstPage = { number: 1, size: 10 } as const;

export function okValue<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** The bank's message if it refused. */
export const refusalOf = (result: Result<unknown, { readonly kind: string; readonly message?: string | undefined }>) =>
  !result.ok && result.failure.kind === "refused" ? result.failure.message : undefined;

export async function signIn(person: Person): Promise<Session> {
  const candidate = okValue(await person.session.authenticate(person));
  okValue(await person.session.sendSignInCode(candidate));
  const session = okValue(await person.session.checkSignInCode(candidate, await person.codeSent()));
  person.state.begin(session, 0);
  return session;
}

/** Requests and checks a code; the call itself is not submitted yet. */
export async function codeFor(person: Person, call: ConfirmedCall<unknown>): Promise<string> {
  okValue(await person.otp.send(call.intent));
  const code = await person.codeSent();
  okValue(await person.otp.check(code));
  return code;
}

export async function confirm<Receipt>(
  person: Person,
  call: ConfirmedCall<Receipt>,
): Promise<Result<Receipt, ActionFailure>> {
  return call.submit(await codeFor(person, call));
}

/** A transfer from the company's first account to its second. */
export async function transferOf(person: Person, over: Partial<OwnTransfer> = {}): Promise<OwnTransfer> {
  const [source, destination] = await accountsOf(person);
  return anOwnTransfer({ source, destination, ...over });
}

export async function accountsOf(person: Person): Promise<[Account, Account]> {
  const [first, second] = okValue(await person.accounts.list());
  if (!first || !second) throw new Error("The company has fewer than two accounts.");
  return [first, second];
}

/** Available balances of the first and second account, in pesewas. */
export const balancesOf = async (person: Person): Promise<number[]> =>
  (await accountsOf(person)).map(({ available }) => available.minor);

/** Creates a transfer that waits for approval and returns its request. */
export async function requestOf(maker: Person, over: Partial<OwnTransfer> = {}): Promise<BankRequest<"ownAccounts">> {
  const { transactionId } = okValue(await confirm(maker, maker.payments.prepare(await transferOf(maker, over))));
  const { rows } = okValue(await maker.requests.mine("ownAccounts", firstPage, { id: transactionId, scheduleId: "" }));
  const [request] = rows;
  if (!request) throw new Error(`Request ${transactionId} is not listed.`);
  return request;
}
