import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { DecodedOf, Endpoint, InputOf, ReplyOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { canonicalCall } from "../../contract/intent";
import { menuTitles } from "../../contract/menu-titles";
import { accountsHandlers } from "../../mock-bank/accounts/accounts-handlers";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { requestsHandlers } from "../../mock-bank/approvals/requests-handlers";
import {
  cardBeneficiariesHandlers,
  walletBeneficiariesHandlers,
} from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { runCommand, type Work } from "../../mock-bank/calls/command";
import { type CompanySpec, createCompany } from "../../mock-bank/companies/create-company";
import {
  type CallContext,
  type Caller,
  callOf,
  type Handler,
  isRefusal,
  type Role,
  type SavedAnswer,
} from "../../mock-bank/core/handler";
import { defaultSettings } from "../../mock-bank/core/settings";
import type { Database } from "../../mock-bank/database/tables";
import { fxHandlers } from "../../mock-bank/fx/fx-handlers";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { withoutLimits } from "../../mock-bank/operator/configuration";
import { issueCode } from "../../mock-bank/otp/issue-code";
import { checkCode } from "../../mock-bank/otp/one-time-codes";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { prepaidCardHandlers } from "../../mock-bank/prepaid-cards/prepaid-card-handlers";
import { reportsHandlers } from "../../mock-bank/reports/reports-handlers";
import { schedulesHandlers } from "../../mock-bank/schedules/schedules-handlers";
import { setPasswordCost, trivialCost } from "../../mock-bank/session/passwords";
import { statementsHandlers } from "../../mock-bank/statements/statements-handlers";
import { wireDate } from "../../mock-bank/values/wire-dates";
import { type Category, nameOf } from "../../mock-bank/values/wire-names";
import { canonicalOf } from "../../mock-bank/wire/call-reader";

setPasswordCost(trivialCost);

export const bankTime = new Date("2026-03-02T09:00:00Z");
/** The bank of tests has an address, so its papers have codes. */
export const settings = { ...defaultSettings, codes: withoutLimits, papersUrl: "https://bank.example" };
const deviceId = "test-device";

/** The result of a call: the bank's answer or the message of its refusal. */
export type Outcome = { readonly refused?: string; readonly answer?: SavedAnswer };
/** Amount and payee in the message with the code. */
type CodeTerms = { readonly total?: string; readonly to?: string };
/** A call with a verified code, made when the test decides. */
export type Ready = () => Promise<Outcome>;
type WithoutCode<E extends Endpoint> = Omit<InputOf<E>, "password" | "passwordType">;
type Served<E extends Endpoint> = { readonly endpoint: E; readonly handler: unknown };
type Handle<E extends Endpoint> = (input: DecodedOf<E>, call: ReturnType<typeof callOf>) => Promise<SavedAnswer>;
type Prepared<E extends Endpoint> = {
  readonly prepare: (input: DecodedOf<E>, call: ReturnType<typeof callOf>) => Promise<Work>;
};

export type NewCompany = {
  readonly people: readonly Role[];
  readonly accounts?: CompanySpec["accounts"];
  readonly policy?: CompanySpec["policy"];
};

type BookFormat = InputOf<typeof bankApi.statements.forBooks>["format"];
export type FileType = "PDF" | "EXCEL" | "WORD";
type ReportFilter = Omit<Partial<InputOf<typeof bankApi.reports.fetch>>, "transactionType">;
type FileFilter = ReportFilter & { readonly bulkId?: string };
type ReportRow = NonNullable<ReplyOf<typeof bankApi.reports.fetch>["transfers"]>[number];

/** Creates a company whose users are all signed in. */
export async function aCompanyOf(db: Database, { people, accounts = [], policy }: NewCompany) {
  const spec = { users: people.map((role) => ({ role })), accounts, policy };
  const created = await createCompany(db, spec, bankTime);
  if (isRefusal(created)) throw new Error(created.description);
  const customers = await Promise.all(created.users.map(({ username }) => signIn(db, username)));
  return {
    id: created.id,
    people: customers,
    accounts: created.accounts.map(({ accountNumber }) => accountNumber),
    /** Book balances of the accounts, such as "850.00", in the order of the accounts. */
    books: async () => (await balancesOf(db, created.id)).map(({ book }) => formatMinor(book)),
  };
}

/** Signs in, or reuses the existing session. */
async function signIn(db: Database, username: string): Promise<Customer> {
  const user = await db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirstOrThrow();
  const session = { user_id: user.id, token_hash: randomUUID(), device_id: deviceId };
  const { id } = await db
    .insertInto("sessions")
    .values({ ...session, created_at: bankTime, last_seen_at: bankTime })
    .onConflict((conflict) =>
      conflict.column("user_id").where("ended_at", "is", null).doUpdateSet({ last_seen_at: bankTime }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const caller: Caller = {
    userId: user.id,
    userName: username,
    fullName: user.full_name,
    // The database has a check on the roles.
    role: user.role as Role,
    menus: menuTitles,
    companyId: user.company_id,
    sessionId: id,
  };
  return new Customer(db, caller, { username, phone: user.phone, email: user.email });
}

/** A signed-in user who calls the bank's handlers directly: one transaction for each call, with a code if needed. */
export class Customer {
  now = bankTime;

  constructor(
    private readonly db: Database,
    readonly caller: Caller,
    private readonly contact: { readonly username: string; readonly phone: string; readonly email: string },
  ) {}

  async transfer(from: string, to: string, amount: string, currency = "GHS", more: object = {}): Promise<Outcome> {
    return (await this.readyToTransfer(from, to, amount, currency, more))();
  }

  readyToTransfer(from: string, to: string, amount: string, currency = "GHS", more: object = {}): Promise<Ready> {
    const fields = { ...transferFields(from, to, amount, currency), ...more };
    return this.ready(transfers, fields, { total: `${currency} ${amount}`, to: to.slice(-4) });
  }

  /** Looks up name, E-Levy and charge before it confirms, like the client does. */
  async payWallet(payment: WalletPayment): Promise<Outcome> {
    return (await this.readyToPayWallet(payment))();
  }

  async readyToPayWallet({ from, wallet, amount, network = "MTN", ...more }: WalletPayment): Promise<Ready> {
    const levy = await this.eLevy(from, wallet, amount);
    const { answer } = await this.read(walletCharges, { amount, phoneNumber: wallet });
    const fields = {
      accountNumber: from,
      phoneNumber: wallet,
      networkCode: network,
      networkGipCode: "",
      amount,
      eLevyCharge: String(levy.charge),
      eLevyId: String(levy.eLevyId),
      charge: String(answer?.charge),
      narration: "Airtime",
      currencyCode: "GHS" as const,
      uniqueTransType: "A2W" as const,
      transType: "MOBILEMONEY-TRANSFER" as const,
      ...more,
    };
    const total = parseMinor(amount) + parseMinor(fields.charge) + parseMinor(fields.eLevyCharge);
    return this.ready(wallets, fields, { total: `GHS ${formatMinor(total)}`, to: wallet.slice(-4) });
  }

  async savedWallets(): Promise<unknown> {
    const served = { endpoint: bankApi.walletBeneficiaries.list, handler: walletBeneficiariesHandlers.list };
    return (await this.read(served, { loginId: "anybody" })).answer?.beneficiaries;
  }

  async savedCards(): Promise<unknown> {
    const served = { endpoint: bankApi.cardBeneficiaries.list, handler: cardBeneficiariesHandlers.list };
    return (await this.read(served, { loginId: "anybody" })).answer?.beneficiaries;
  }

  async eLevy(sourceAccount: string, destinationAccount: string, amount: string): Promise<SavedAnswer> {
    const served = { endpoint: bankApi.mobileMoney.eLevy, handler: mobileMoneyHandlers.eLevy };
    const fields = { sourceAccount, destinationAccount, destinationGipCode: "", amount };
    const { answer, refused } = await this.read(served, fields);
    if (!answer) throw new Error(refused);
    return answer;
  }

  /** Requests 100.00 US dollars for a payee in Hamburg, unless other fields are given. */
  async requestFx({ from, ...more }: FxRequest): Promise<Outcome> {
    const fields = { ...fxFields(from), ...more };
    const total = `${fields.currency} ${formatMinor(parseMinor(fields.amount))}`;
    return (
      await this.ready(fxRequests, fields, { total, to: fields.beneficiaryAccount.replace(/\W/g, "").slice(-4) })
    )();
  }

  async loadCard({ from, amount, card = "4321", ...more }: CardLoad): Promise<Outcome> {
    const fields = {
      sourceAccount: from,
      customerId: "1234567",
      last4Digit: card,
      phoneNumber: "0241234567",
      amount,
      narration: "Travel",
      transType: "PREPAIDCARD-TRANSFER" as const,
      deviceID: deviceId,
      ...more,
    };
    return (await this.ready(cards, fields, { total: `GHS ${formatMinor(parseMinor(amount))}`, to: card }))();
  }

  /** Prepares a transfer with fixed fields, code and key, so that sending it again is the same action. */
  async readyAsOneAction(from: string, to: string, amount: string): Promise<Ready> {
    const fields = transferFields(from, to, amount);
    const told = { total: `GHS ${amount}`, to: to.slice(-4) };
    const password = await this.verifiedCode(transfers.endpoint, { ...fields, passwordType: "OTP" }, told);
    const key = randomUUID();
    return () => this.command(transfers, { ...fields, password, passwordType: "OTP" }, key);
  }

  /** @returns the id of the new request */
  async ask(from: string, to: string, amount: string): Promise<string> {
    const { answer, refused } = await this.transfer(from, to, amount);
    if (!answer) throw new Error(refused);
    return String(answer.transactionId);
  }

  async approve(id: string): Promise<Outcome> {
    return (await this.readyToApprove(id))();
  }

  async readyToApprove(id: string): Promise<Ready> {
    const served = { endpoint: bankApi.approvals.approve, handler: approvalsHandlers.approve };
    return this.ready(served, { ...(await this.reference(id)), approvalStatus: "APPROVE" }, await this.toldOf(id));
  }

  async reject(id: string, reason = "Not now"): Promise<Outcome> {
    const served = { endpoint: bankApi.approvals.reject, handler: approvalsHandlers.reject };
    return this.command(served, { ...(await this.reference(id)), reason, approvalStatus: "REJECT" });
  }

  /** The bank's review of a request: its data before the decision and its outcome afterwards. */
  review(transactionId: string): Promise<Outcome> {
    return this.read({ endpoint: bankApi.requests.review, handler: requestsHandlers.review }, { transactionId });
  }

  async recall(id: string): Promise<Outcome> {
    return (await this.readyToRecall(id))();
  }

  async readyToRecall(id: string): Promise<Ready> {
    const served = { endpoint: bankApi.requests.recall, handler: requestsHandlers.recall };
    return this.ready(served, { transactionId: id }, await this.toldOf(id));
  }

  async schedules(transType: InputOf<typeof bankApi.schedules.list>["transType"] = "OWN-TRANSFER") {
    const served = { endpoint: bankApi.schedules.list, handler: schedulesHandlers.list };
    const { answer } = await this.read(served, { transType });
    return answer?.transactions as Record<string, unknown>[];
  }

  async changeSchedule(fields: WithoutCode<typeof bankApi.schedules.update>, told: CodeTerms): Promise<Outcome> {
    const served = { endpoint: bankApi.schedules.update, handler: schedulesHandlers.update };
    return (await this.ready(served, fields, told))();
  }

  removeSchedule(scheduleId: string): Promise<Outcome> {
    return this.command({ endpoint: bankApi.schedules.remove, handler: schedulesHandlers.remove }, { scheduleId });
  }

  pending(page: { pageNumber?: number; pageSize?: number; transType?: string } = {}): Promise<Outcome> {
    const fields = { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10, ...page };
    return this.read({ endpoint: bankApi.approvals.pending, handler: approvalsHandlers.pending }, fields);
  }

  mine(asked: Partial<InputOf<typeof bankApi.requests.mine>> = {}): Promise<Outcome> {
    const fields = { transType: "OWN-TRANSFER", requestType: "SINGLE" as const, pageNumber: 1, pageSize: 10, ...asked };
    return this.read({ endpoint: bankApi.requests.mine, handler: requestsHandlers.mine }, fields);
  }

  receipt(trnxID: string): Promise<Outcome> {
    return this.read({ endpoint: bankApi.payments.receipt, handler: paymentsHandlers.receipt }, { trnxID });
  }

  /** The file of the advice, or the message of the refusal. */
  async advice(transactionId: string, reportType: FileType = "PDF"): Promise<Buffer | string> {
    const { paymentAdvice: endpoint } = bankApi.reports;
    // Each handler accepts the decoded input of its endpoint; this one returns a file.
    const handle = reportsHandlers.paymentAdvice as Handler<typeof endpoint>;
    const answer = await handle({ transactionId, reportType }, callOf(this.partsOf(endpoint, {})));
    return isRefusal(answer) ? answer.description : buffer(Readable.from(answer.chunks));
  }

  /** The first page of a kind's report list. */
  async report(category: Category, filter: ReportFilter = {}) {
    const fields = { ...filter, transactionType: nameOf(category).report, pageNumber: 1, pageSize: 10 };
    const { fetch, fetchBulk } = bankApi.reports;
    const { answer } = await (nameOf(category).form === "BULK"
      ? this.read({ endpoint: fetchBulk, handler: reportsHandlers.fetchBulk }, fields as InputOf<typeof fetchBulk>)
      : this.read({ endpoint: fetch, handler: reportsHandlers.fetch }, fields as InputOf<typeof fetch>));
    return { count: Number(answer?.count), rows: (answer?.transfers ?? answer?.transactions) as ReportRow[] };
  }

  /** The first page of the payees of a bulk payment. */
  async payees(bulkId: string) {
    const served = { endpoint: bankApi.reports.fetchBulkRows, handler: reportsHandlers.fetchBulkRows };
    const { answer } = await this.read(served, { bulkId, pageNumber: 1, pageSize: 10 });
    return { count: Number(answer?.count), rows: answer?.transfers as ReportRow[] };
  }

  /** The report list as a file; with a bulk id, the list of its payees. */
  async reportFile(category: Category, downloadType: FileType, filter: FileFilter = {}): Promise<Buffer> {
    const { download: endpoint } = bankApi.reports;
    // See `advice`.
    const handle = reportsHandlers.download as Handler<typeof endpoint>;
    const fields = { ...filter, transactionType: nameOf(category).report, downloadType };
    const answer = await handle(endpoint.input.parse(fields), callOf(this.partsOf(endpoint, {})));
    if (isRefusal(answer)) throw new Error(answer.description);
    return buffer(Readable.from(answer.chunks));
  }

  /** A statement for accounting programs of the day of the call. */
  async bookFile(accountNumber: string, format: BookFormat): Promise<Buffer> {
    const { forBooks: endpoint } = bankApi.statements;
    const today = wireDate(this.now);
    // See `advice`.
    const handle = statementsHandlers.forBooks as Handler<typeof endpoint>;
    const fields = { accountNumber, startDate: today, endDate: today, format };
    const answer = await handle(fields, callOf(this.partsOf(endpoint, {})));
    if (isRefusal(answer)) throw new Error(answer.description);
    return buffer(Readable.from(answer.chunks));
  }

  accounts(): Promise<Outcome> {
    return this.read({ endpoint: bankApi.accounts.list, handler: accountsHandlers.list }, { loginId: "anybody" });
  }

  inbox(): Promise<Outcome> {
    return this.read({ endpoint: bankApi.approvals.inbox, handler: approvalsHandlers.inbox }, {});
  }

  drillDown(bulkId: string, pageNumber = 1, search?: string): Promise<Outcome> {
    const served = { endpoint: bankApi.approvals.drillDown, handler: approvalsHandlers.drillDown };
    return this.read(served, { bulkId, pageNumber, pageSize: 10, ...(search && { search }) });
  }

  /** Requests and verifies a code. The returned function makes the call, each time as a new action. */
  async ready<E extends Endpoint>(served: Served<E>, fields: WithoutCode<E>, told: CodeTerms): Promise<Ready> {
    const password = await this.verifiedCode(served.endpoint, { ...fields, passwordType: "OTP" }, told);
    return () => this.command(served, { ...fields, password, passwordType: "OTP" });
  }

  async verifiedCode(endpoint: Endpoint, fields: object, told: CodeTerms): Promise<string> {
    const code = await this.unverifiedCode(endpoint, fields, told);
    const refusal = await checkCode(...this.codeOwner(), code);
    if (refusal) throw new Error(refusal.description);
    return code;
  }

  async unverifiedCode(endpoint: Endpoint, fields: object, told: CodeTerms): Promise<string> {
    const digest = createHash("sha256").update(canonicalCall(endpoint, fields)).digest("base64url");
    await issueCode(...this.codeOwner(), this.contact, { call: endpoint.path, digest, ...told });
    return this.lastCode();
  }

  private codeOwner() {
    const { userId, sessionId } = this.caller;
    const context = { db: this.db, now: this.now, settings, deviceId };
    return [context, { userId, sessionId, purpose: "action" }] as const;
  }

  /** Runs one command in one transaction; the same key means the same action. */
  async command<E extends Endpoint>({ endpoint, handler }: Served<E>, fields: object, key: string = randomUUID()) {
    const parts = this.partsOf(endpoint, fields);
    const input = endpoint.input.parse(fields) as DecodedOf<E>;
    // Each handler accepts the decoded input of its endpoint.
    const served = handler as Handle<E> | Prepared<E>;
    const handle =
      "prepare" in served
        ? await served.prepare(input, callOf(parts))
        : (call: ReturnType<typeof callOf>) => served(input, call);
    const action = { userId: this.caller.userId, key, canonical: parts.canonical };
    return outcomeOf((await runCommand(this.db, parts, action, handle)).answer);
  }

  async read<E extends Endpoint>({ endpoint, handler }: Served<E>, fields: InputOf<E>): Promise<Outcome> {
    // See `command`. The reply must match its schema.
    const handle = handler as Handle<E>;
    const answer = await handle(endpoint.input.parse(fields) as DecodedOf<E>, callOf(this.partsOf(endpoint, {})));
    return isRefusal(answer) ? outcomeOf(answer) : { answer: endpoint.reply.parse(answer) as SavedAnswer };
  }

  private partsOf(endpoint: Endpoint, fields: object): CallContext {
    const canonical = canonicalOf(canonicalCall(endpoint, fields));
    return {
      db: this.db,
      now: this.now,
      deviceId,
      address: "",
      who: this.caller,
      intent: undefined,
      canonical,
      settings,
    };
  }

  private async lastCode(): Promise<string> {
    const { code } = await this.db
      .selectFrom("messages")
      .select("code")
      .where("username", "=", this.contact.username)
      .where("code", "is not", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return code ?? "";
  }

  /** Identifies a request to decide like the client does; the type is read from its row. */
  private async reference(id: string) {
    const request = await this.db.selectFrom("requests").select("category").where("id", "=", id).executeTakeFirst();
    const { form, codes } = nameOf(request?.category ?? "ownAccounts");
    return { transactionId: id, transType: codes[0], requestType: form };
  }

  /** Amount and payee that the client reads from the request's row and sends to the bank. */
  private async toldOf(id: string): Promise<CodeTerms> {
    const request = await this.db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirst();
    if (!request) return { total: "GHS 1.00" };
    const total = BigInt(request.amount) + BigInt(request.charge) + BigInt(request.e_levy);
    return {
      total: `${request.currency} ${formatMinor(total)}`,
      ...(request.payee && { to: request.payee.slice(-4) }),
    };
  }
}

type WalletPayment = Partial<InputOf<typeof bankApi.mobileMoney.pay>> & {
  readonly from: string;
  readonly wallet: string;
  readonly amount: string;
  readonly network?: string;
};
type CardLoad = Partial<InputOf<typeof bankApi.prepaidCard.load>> & {
  readonly from: string;
  readonly amount: string;
  readonly card?: string;
};

type FxRequest = Partial<InputOf<typeof bankApi.fx.request>> & { readonly from: string };
const fxRequests = { endpoint: bankApi.fx.request, handler: fxHandlers.request };

const fxFields = (sourceAccount: string) => ({
  transferType: "International Transfer" as const,
  currency: "USD" as const,
  sourceAccount,
  amount: "100.00",
  beneficiaryName: "Hamburg Kakao GmbH",
  beneficiaryAccount: "DE89370400440532013000",
  beneficiaryCountry: "Germany",
  beneficiaryBankName: "Hamburger Sparkasse",
  beneficiaryBankAddress: "Adolphsplatz 3, Hamburg",
  swiftCode: "HASPDEHHXXX",
  sortCode: "20050550",
  routingNumber: "",
  senderTelNumber: "0244000001",
  feePaidBy: "Sender" as "Sender" | "Beneficiary",
  accountForCharges: sourceAccount,
  purpose: "Cocoa samples",
  transType: "SERVICE-CHARGE" as const,
  deviceID: deviceId,
});

const wallets = { endpoint: bankApi.mobileMoney.pay, handler: mobileMoneyHandlers.pay };
const walletCharges = { endpoint: bankApi.mobileMoney.charge, handler: mobileMoneyHandlers.charge };
const cards = { endpoint: bankApi.prepaidCard.load, handler: prepaidCardHandlers.load };

const transfers = { endpoint: bankApi.payments.toSelf, handler: paymentsHandlers.toSelf };

const transferFields = (from: string, to: string, amount: string, currency = "GHS") => ({
  sourceAccount: from,
  destinationAccountNo: to,
  amount,
  currencyCode: currency,
  narration: "Test",
  transType: "OWN-TRANSFER" as const,
});

const outcomeOf = (answer: unknown): Outcome =>
  // Every result that is not a refusal is the handler's answer.
  isRefusal(answer) ? { refused: answer.description } : { answer: answer as SavedAnswer };
