import type { AccountsPort } from "../../application/accounts/accounts-port";
import type { BranchDirectory } from "../../application/accounts/branch-directory";
import type { OfficialStatementsPort } from "../../application/accounts/official-statements-port";
import type { ApprovalsPort } from "../../application/approvals/approvals-port";
import type { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import type { BillsPort } from "../../application/bills/bills-port";
import type { FxPort } from "../../application/fx/fx-port";
import type { Intent, OtpPort } from "../../application/otp/otp-port";
import type { ConfirmedCall } from "../../application/otp/protected-action";
import type { BulkPaymentsPort } from "../../application/payments/bulk-payments-port";
import type { CardsPort } from "../../application/payments/cards-port";
import type { PaymentReceipt, PaymentsPort } from "../../application/payments/payments-port";
import type { TransferLookupsPort } from "../../application/payments/transfer-lookups-port";
import type { WalletsPort } from "../../application/payments/wallets-port";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { NewestRows, Page, PageOf } from "../../application/ports/page";
import type { NoticesPort } from "../../application/requests/notices-port";
import type { RequestsPort } from "../../application/requests/requests-port";
import type { SchedulesPort } from "../../application/schedules/schedules-port";
import type { OwnPasswordPort } from "../../application/session/passwords-port";
import type { SessionPort } from "../../application/session/session-port";
import { SessionState } from "../../application/session/session-state";
import type { OfficialStatement, OrderedStatement } from "../../domain/accounts/official-statement";
import type { Inbox } from "../../domain/approvals/inbox";
import { add, ghs } from "../../domain/money";
import type { Category } from "../../domain/payments/categories";
import { isSameCheck } from "../../domain/payments/name-check";
import type { Payment } from "../../domain/payments/payment";
import type { BankRequest } from "../../domain/requests/request";
import type { ReceiptTime } from "../../domain/requests/review";
import { fail, ok, type Result } from "../../domain/result";
import { mayDecide, mayOrderStatements, maySubmit, needsApproval } from "../../domain/session/roles";
import type { Person } from "./a-person";
import { aCandidate } from "./a-session";
import { type InMemoryBank, type Member, refused } from "./in-memory-bank";
import { inMemoryBeneficiaries } from "./in-memory-beneficiaries";
import { inMemoryBills } from "./in-memory-bills";
import { inMemoryBulkPayments } from "./in-memory-bulk-payments";
import { inMemoryFx } from "./in-memory-fx";
import { inMemoryLimits } from "./in-memory-limits";
import { SETTLED_AT } from "./in-memory-payments";
import { inMemoryReports } from "./in-memory-reports";
import { inMemoryStatements } from "./in-memory-statements";
import { InMemorySupport } from "./in-memory-support";
import { InMemoryTrail } from "./in-memory-trail";
import { inMemoryTransferLookups } from "./in-memory-transfer-lookups";
import { inMemoryCards, inMemoryWallets } from "./in-memory-wallets";

/** Where every user of the in-memory bank gets codes. */
const CODE_DESTINATION = { phone: "024*****02", email: "k***@adom.example" };

/** The ports of one browser, on the in-memory bank. */
export class InMemoryPerson implements Person {
  readonly state = new SessionState();
  readonly userName: string;
  readonly password: string;

  constructor(
    private readonly bank: InMemoryBank,
    private readonly member: Member,
  ) {
    this.userName = member.user.userName;
    this.password = member.password;
    this.beneficiaries = inMemoryBeneficiaries(bank, member.user, (act) => this.signedIn(act));
    this.transferLookups = inMemoryTransferLookups(bank, (act) => this.signedIn(act));
    this.wallets = inMemoryWallets(bank, (act) => this.signedIn(act));
    this.cards = inMemoryCards((act) => this.signedIn(act));
    this.bills = inMemoryBills(bank, (act) => this.signedIn(act));
    this.fx = inMemoryFx(
      bank,
      member.user,
      (act) => this.signedIn(act),
      (what, act, key) => this.confirmed(what, act, key),
    );
    this.bulkPayments = inMemoryBulkPayments(
      bank,
      member.user,
      (act) => this.signedIn(act),
      (what, act, key) => this.confirmed(what, act, key),
    );
  }

  async codeSent(): Promise<string> {
    return this.member.lastCode;
  }

  readonly support = new InMemorySupport();

  readonly session: SessionPort = {
    authenticate: async ({ userName, password }) => {
      const { user } = this.member;
      if (userName !== user.userName || password !== this.member.password)
        return refused("Wrong user name or password.");
      return ok(aCandidate({ userName, loginId: user.loginId }));
    },
    sendSignInCode: async () => {
      this.bank.sendCode(this.member, undefined);
      return ok(CODE_DESTINATION);
    },
    checkSignInCode: async (_, code) => {
      const checked = this.bank.checkCode(this.member, code);
      if (!checked.ok) return checked;
      this.member.code = undefined;
      if (this.member.session) this.member.session.ended = "signedInElsewhere";
      const id = this.bank.next("session-");
      this.member.session = { id };
      return ok({ id, user: this.member.user, timeoutSeconds: 300, mustChangePassword: false });
    },
    refresh: () => this.signedIn(() => ok(undefined)),
    signOut: () =>
      this.signedIn(() => {
        this.member.session = undefined;
        return ok(undefined);
      }),
  };

  readonly otp: OtpPort = {
    send: (intent) =>
      this.signedIn(() => {
        this.bank.sendCode(this.member, intent);
        return ok(CODE_DESTINATION);
      }),
    check: async (code) => this.ended() ?? this.bank.checkCode(this.member, code),
  };

  readonly accounts: AccountsPort = {
    list: () => this.signedIn(() => ok(this.bank.accounts)),
    expenditure: (account, period) => this.signedIn(() => this.bank.expenditure(account, period)),
  };

  readonly branchDirectory: BranchDirectory = {
    branches: async () => ok([{ id: "node/1", name: "Accra Main", address: "High Street, Accra" }]),
  };

  readonly statements = inMemoryStatements({
    bank: () => this.bank,
    signedIn: (act) => this.signedIn(act),
    confirmed: (what, act) => this.confirmed(what, act),
  });

  /** A bank without the extension, unless a test replaces these calls. */
  readonly notices: NoticesPort = {
    newest: async () => refused("Not served."),
    markRead: async () => refused("Not served."),
    preferences: async () => refused("Not served."),
    choose: async () => refused("Not served."),
  };

  readonly ownPassword: OwnPasswordPort = { replace: async () => refused("Not served.") };

  readonly officialStatements: OfficialStatementsPort = {
    prepare: (ordered, key) =>
      this.confirmed<Acknowledgement>(
        ordered,
        () => {
          const refusal = this.refusalOf(ordered);
          if (refusal) return refused(refusal);
          const { account, period, delivery } = ordered;
          const id = this.bank.next("OS-");
          const order: OrderedStatement = {
            id,
            accountNumber: account.number,
            accountName: account.name,
            period,
            delivery: delivery.kind === "email" ? delivery : { kind: "branch", branch: delivery.branch.name },
            orderedBy: this.member.user.fullName,
            orderedAt: "2026-11-20T09:30:00Z",
            charge: ghs(0),
            readyAt: "",
          };
          this.bank.officialStatements = this.bank.officialStatements && [order, ...this.bank.officialStatements];
          return ok({ message: `Ordered: ${id}` });
        },
        key,
      ),
    refusalOf: async (order) => (this.bank.officialStatements ? ok(this.refusalOf(order)) : refused("Not served.")),
    ordered: (page) =>
      this.signedIn(() => {
        const { officialStatements } = this.bank;
        const isOpen = officialStatements && mayOrderStatements(this.member.user);
        return isOpen ? ok(cut(officialStatements, page)) : refused("Not served.");
      }),
  };

  readonly payments: PaymentsPort = {
    prepare: (payment, payeeName, key) =>
      this.confirmed<PaymentReceipt>(
        payment,
        () => {
          const { user } = this.member;
          if (!maySubmit(user)) return refused("Not allowed.");
          const { nameCheck } = this.bank;
          if (nameCheck && "keepsPayee" in payment && !isSameCheck(payment.nameCheck, nameCheck))
            return refused("Please confirm the name of its account.");
          const isPaid = !needsApproval(user);
          if (isPaid && "schedule" in payment && payment.schedule)
            return ok({ transactionId: this.bank.keepSchedule(payment, user.fullName), message: "Scheduled." });
          const moved = isPaid ? this.bank.move(payment) : ok(undefined);
          if (!moved.ok) return moved;
          this.bank.savePayee(payment, payeeName?.() ?? "");
          const isLate = payment.kind === "otherBank" && payment.speed === "nonInstant";
          const status = isLate ? "processing" : "approved";
          const transactionId = this.bank.keep(payment, this.member, isPaid ? status : "pending");
          const receipt = { transactionId, message: isPaid ? "Done." : "Sent." };
          return ok(isPaid && isLate ? { ...receipt, receiptFrom: SETTLED_AT } : receipt);
        },
        key,
      ),
    limits: (payment) =>
      this.signedIn(() =>
        this.bank.limit
          ? ok({
              ...inMemoryLimits(payment, this.bank.limit, this.member.user, this.bank.schedules),
              nameCheck: payment.payee && this.bank.nameCheck,
            })
          : refused("No such call."),
      ),
    same: () => this.signedIn(() => (this.bank.same ? ok(this.bank.same) : refused("No such call."))),
    receipt: (id) =>
      this.signedIn(() => {
        const isPaid = this.bank.requests.some((request) => request.id === id && request.status === "approved");
        const file = {
          name: "Transaction Receipt.pdf",
          mimeType: "application/pdf",
          bytes: new TextEncoder().encode("%PDF"),
        };
        return isPaid ? ok(file) : refused("No receipt.");
      }),
  };

  readonly transferLookups: TransferLookupsPort;
  readonly fx: FxPort;
  readonly wallets: WalletsPort;
  readonly cards: CardsPort;
  readonly bills: BillsPort;
  readonly bulkPayments: BulkPaymentsPort;
  readonly beneficiaries: BeneficiariesPort;

  readonly schedules: SchedulesPort = {
    list: (kind) => this.signedIn(() => ok(this.bank.schedules.filter((each) => each.category === kind))),
    change: ({ schedule, ...change }, key) =>
      this.confirmed<Acknowledgement>(
        ["change", schedule.id, change.total],
        () => {
          if (!maySubmit(this.member.user)) return refused("Not allowed.");
          const { nameCheck } = this.bank;
          if (nameCheck && schedule.category === "sameBank" && !isSameCheck(change.nameCheck, nameCheck))
            return refused("Please confirm the name of its account.");
          return this.bank.changeSchedule({ schedule, ...change })
            ? ok({ message: "Changed." })
            : refused("Not found.");
        },
        key,
      ),
    remove: (id) =>
      this.signedIn(() => {
        if (!maySubmit(this.member.user)) return refused("Not allowed.");
        return this.bank.removeSchedule(id) ? ok({ message: "Deleted." }) : refused("Schedule not found.");
      }),
  };

  readonly approvals: ApprovalsPort = {
    pending: (category, page) => this.signedIn(() => ok(pageOf(category, this.pendingRequests(), page))),
    pendingPayments: (max, first = "newest") =>
      this.signedIn(() => {
        const all = this.pendingRequests();
        return ok(cut(first === "newest" ? all : all.toReversed(), { number: 1, size: max }));
      }),
    inbox: () => this.signedIn(() => ok(inboxOf(this.pendingRequests().filter((request) => !this.isMaker(request))))),
    approval: (request, key) =>
      this.confirmed<Acknowledgement>(
        ["approve", request.id],
        () => {
          const found = this.decidable(request);
          if (!found.ok) return found;
          const moved = this.bank.move(found.value);
          this.bank.setStatus(request.id, moved.ok ? "approved" : "failed");
          return moved.ok ? ok({ message: "Approved." }) : moved;
        },
        key,
      ),
    reject: (request) =>
      this.signedIn(() => {
        const found = this.decidable(request);
        if (!found.ok) return found;
        this.bank.setStatus(request.id, "rejected");
        return ok({ message: "Rejected." });
      }),
  };

  readonly reports = inMemoryReports({ bank: () => this.bank, signedIn: (act) => this.signedIn(act) });

  private receiptTimeOf(id: string): ReceiptTime | undefined {
    const status = this.bank.requests.find((request) => request.id === id)?.status;
    if (status === "processing") return { kind: "later", from: SETTLED_AT };
    return status === "approved" ? { kind: "now" } : undefined;
  }

  readonly trail = new InMemoryTrail();

  readonly requests: RequestsPort = {
    mine: (category, page, { id, scheduleId }) =>
      this.signedIn(() => {
        const mine = this.bank.requests.filter((request) => this.isMaker(request));
        const found = mine.filter((request) => request.id.includes(id) && request.scheduleId.includes(scheduleId));
        return ok(pageOf(category, found, page));
      }),
    review: ({ id }) =>
      this.signedIn(() =>
        ok({
          approvals: 0,
          approvalsNeeded: 1,
          history: [{ event: "created", by: "", at: "2026-11-20T09:30:00Z", detail: id }],
          receipt: this.receiptTimeOf(id),
          availableAfter: undefined,
          arrivesOn: "",
          limits: undefined,
          isFirstToPayee: false,
          duplicates: [],
        }),
      ),
    entries: () => this.signedIn(() => refused("This bank keeps no bulks.")),
    recall: (request, key) =>
      this.confirmed<Acknowledgement>(
        ["recall", request.id],
        () => {
          const found = this.bank.requests.find(({ id }) => id === request.id);
          if (!found || !this.isMaker(found)) return refused("Request not found.");
          if (found.status !== "pending") return refused("Only a pending request can be recalled.");
          this.bank.setStatus(request.id, "recalled");
          return ok({ message: "Recalled." });
        },
        key,
      ),
  };

  private ended(): Result<never, BankFailure> | undefined {
    const { session } = this.member;
    const mine = this.state.session?.id;
    if (session && session.id === mine) return undefined;
    const why = session ? "signedInElsewhere" : "timeout";
    this.state.end(why);
    return fail({ kind: "sessionEnded", why });
  }

  private refusalOf({ account, period, delivery }: OfficialStatement): string | undefined {
    if (!mayOrderStatements(this.member.user)) return "Not allowed.";
    if (!this.bank.accounts.some(({ number }) => number === account.number)) return "Account not found";
    const place = delivery.kind === "email" ? delivery.address : delivery.branch.name;
    const same = this.bank.officialStatements?.find(
      (earlier) =>
        earlier.accountNumber === account.number &&
        earlier.period.start === period.start &&
        earlier.period.end === period.end &&
        place === (earlier.delivery.kind === "email" ? earlier.delivery.address : earlier.delivery.branch),
    );
    return same && `This statement was already ordered today. Reference: ${same.id}`;
  }

  private async signedIn<T>(act: () => Result<T, BankFailure>): Promise<Result<T, BankFailure>> {
    return this.ended() ?? act();
  }

  private confirmed<T>(
    what: unknown,
    act: () => Result<T, BankFailure>,
    key = this.bank.next("key-"),
  ): ConfirmedCall<T> & { key: string } {
    // Intents are normally created by the adapter, and this is one.
    const intent = JSON.stringify(what) as Intent;
    return {
      key,
      intent,
      submit: (digits) => this.signedIn(() => this.bank.confirmed(this.member, { key, intent, digits }, act)),
    };
  }

  private pendingRequests() {
    return this.bank.requests.filter(({ status }) => status === "pending");
  }

  private isMaker({ id }: BankRequest): boolean {
    return this.bank.makers.get(id) === this.member.user.loginId;
  }

  /** The payment that an approval of this request executes. */
  private decidable({ id }: BankRequest): Result<Payment, BankFailure> {
    const found = this.pendingRequests().find((request) => request.id === id);
    const payment = this.bank.asked.get(id);
    if (!found || !payment) return refused("This request is no longer pending.");
    if (!mayDecide(this.member.user) || this.isMaker(found)) return refused("Not allowed.");
    return ok(payment);
  }
}

function pageOf<C extends Category>(
  category: C,
  requests: readonly BankRequest[],
  page: Page | NewestRows,
): PageOf<BankRequest<C>> {
  // The filter guarantees the category, which the compiler cannot derive.
  return cut(requests.filter((request) => request.category === category) as unknown as BankRequest<C>[], page);
}

const cut = <Row>(rows: readonly Row[], { number, size }: Page | NewestRows): PageOf<Row> => ({
  rows: rows.slice((number - 1) * size, number * size),
  total: rows.length,
});

/** Counts requests that are all in cedis. */
function inboxOf(waiting: readonly BankRequest[]): Inbox {
  const counts: Partial<Record<Category, number>> = {};
  for (const { category } of waiting) counts[category] = (counts[category] ?? 0) + 1;
  const total = waiting.reduce((sum, request) => add(sum, request.total), ghs(0));
  return {
    counts,
    totals: waiting.length === 0 ? [] : [{ count: waiting.length, total }],
    oldest: waiting.map(({ createdAt }) => createdAt).sort()[0] ?? "",
  };
}
