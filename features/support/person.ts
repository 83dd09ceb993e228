import assert from "node:assert/strict";
import type { BrowserContext, ConsoleMessage, Page, Request } from "playwright-core";
import { AccountCards } from "../pages/account-cards";
import { BulkPage } from "../pages/bulk-page";
import { CodeDialog } from "../pages/code-dialog";
import { ComplaintPage } from "../pages/complaint-page";
import { DashboardWidgets } from "../pages/dashboard-widgets";
import { FaqPage } from "../pages/faq-page";
import { FxPage } from "../pages/fx-page";
import { PasswordPages } from "../pages/password-pages";
import { PendingPayments } from "../pages/pending-payments";
import { PublicLayout } from "../pages/public-layout";
import { RejectionDialog } from "../pages/rejection-dialog";
import { RequestDetails } from "../pages/request-details";
import { RequestsList } from "../pages/requests-list";
import { Screen } from "../pages/screen";
import { isScreen, pathOf, Shell } from "../pages/shell";
import { SignInPage } from "../pages/sign-in-page";
import { StatementPage } from "../pages/statement-page";
import { TransferPage } from "../pages/transfer-page";
import { WalletAndCardPages } from "../pages/wallet-and-card-pages";
import type { BankAccount, BankControl, BankUser, CodeMessage } from "./bank-control";
import { onDownload, type SavedFile } from "./downloads";
import { eventually } from "./eventually";
import { inputMethodOf } from "./input-method";
import { isPolicyViolation, LeakWatcher } from "./leak-watcher";
import { SessionOpener } from "./session-opener";
import type { SubmittedRequest } from "./submitted-request";

const API = "/corporate-banking/api";
/** Console message of Chromium about a failed call; expected in scenarios that inject faults. */
const FAILED_CALL = "Failed to load resource";

/** The bank's usual answers, none, or HTTP 503. */
export type BankAnswers = "usual" | "held" | "refused";

/** A customer with a browser context, opened when a scenario first mentions the name. */
export class Person {
  readonly screen: Screen;
  readonly signIn: SignInPage;
  readonly code: CodeDialog;
  readonly passwords: PasswordPages;
  readonly shell: Shell;
  readonly accountCards: AccountCards;
  readonly pendingPayments: PendingPayments;
  readonly widgets: DashboardWidgets;
  readonly fx: FxPage;
  readonly transfer: TransferPage;
  readonly bulk: BulkPage;
  readonly statement: StatementPage;
  readonly walletsAndCards: WalletAndCardPages;
  readonly requests: RequestsList;
  readonly details: RequestDetails;
  readonly rejection: RejectionDialog;
  readonly publicLayout: PublicLayout;
  readonly faq: FaqPage;
  readonly complaint: ComplaintPage;

  /** Errors of console and page, including content policy violations. Any entry fails the scenario. */
  readonly errors: string[] = [];
  /** Calls of this page to the bank, as sent. */
  readonly calls: Request[] = [];
  /** Number of content policy violations; each one is also an error. */
  policyViolations = 0;
  isSignedIn = false;
  private isSignInDeferred = false;
  private wasRefused = false;
  private wasOffline = false;
  private readonly leakWatcher: LeakWatcher;
  private readonly codes: string[] = [];
  private readonly downloads: SavedFile[] = [];
  private kept: SavedFile | undefined;
  private lastCode: CodeMessage | undefined;

  constructor(
    readonly name: string,
    readonly user: BankUser,
    readonly page: Page,
    private readonly bank: BankControl,
    private readonly usesKeyboard = false,
  ) {
    const input = inputMethodOf(page, usesKeyboard);
    this.screen = new Screen(page, input);
    this.signIn = new SignInPage(page, input);
    this.code = new CodeDialog(page, input);
    this.passwords = new PasswordPages(page, input);
    this.shell = new Shell(page, input);
    this.accountCards = new AccountCards(page, input);
    this.pendingPayments = new PendingPayments(page, input);
    this.widgets = new DashboardWidgets(page, input);
    this.statement = new StatementPage(page, input);
    this.fx = new FxPage(page, input);
    this.transfer = new TransferPage(page, input);
    this.bulk = new BulkPage(page, this.screen);
    this.walletsAndCards = new WalletAndCardPages(page, input);
    this.requests = new RequestsList(page, input);
    this.details = new RequestDetails(page, input);
    this.rejection = new RejectionDialog(page, input);
    this.publicLayout = new PublicLayout(page, input);
    this.faq = new FaqPage(page, input);
    this.complaint = new ComplaintPage(page, input);
    this.leakWatcher = new LeakWatcher(page);
    this.listenToPage();
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  async enterCredentials(password: string = this.user.password): Promise<void> {
    await this.signIn.open();
    await this.signIn.enter(this.user.username, password);
  }

  async confirmWithCode(): Promise<void> {
    await this.code.enter(await this.currentCode());
  }

  /** Returns the newest code that was sent, once the dialog asks for it. */
  async currentCode(): Promise<string> {
    await this.code.waitUntilAsked();
    this.lastCode = await this.bank.codeTo(this.user.phone);
    this.codes.push(this.lastCode.code);
    return this.lastCode.code;
  }

  /** Waits for a newer code than the last one. */
  async waitForNewCode(): Promise<void> {
    assert.ok(this.lastCode, `${this.name} has seen no code yet`);
    this.lastCode = await this.bank.codeTo(this.user.phone, this.lastCode);
  }

  async enterWrongCodes(count: number): Promise<void> {
    for (let entered = 0; entered < count; entered++) {
      const wrong = (await this.currentCode()) === "00000" ? "11111" : "00000";
      const answer = this.page.waitForResponse((response) => /\/otp\/verify(User)?\//.test(response.url()));
      await this.code.enter(wrong);
      await answer;
    }
  }

  /** Opens the path. A pending sign-in leads directly to that screen. */
  async open(path: string): Promise<void> {
    if (this.isSignInDeferred && isScreen(path)) return this.ensureSignedIn(path);
    await this.completeSignIn();
    await this.page.goto(path);
  }

  /** Marks the sign-in as pending; {@link visit} or {@link completeSignIn} completes it. */
  async deferSignIn(): Promise<void> {
    if (this.usesKeyboard) await this.ensureSignedIn();
    else this.isSignInDeferred = true;
  }

  /** Completes a pending sign-in at the dashboard, for steps that do not navigate. */
  async completeSignIn(): Promise<void> {
    if (this.isSignInDeferred) await this.ensureSignedIn();
  }

  /** Opens the screen of a menu entry. A pending sign-in leads directly to that screen. */
  async visit(entry: string): Promise<void> {
    if (this.isSignedIn || this.usesKeyboard) {
      await this.ensureSignedIn();
      return this.shell.go(entry);
    }
    const path = pathOf.get(entry);
    assert.ok(path, `The menu has no entry ${entry}`);
    await this.ensureSignedIn(path);
  }

  /** Signs in unless already signed in. Uses the sign-in form only if the person has a special input method. */
  async ensureSignedIn(path = "/dashboard"): Promise<void> {
    if (this.isSignedIn) return;
    if (this.usesKeyboard) return this.signInWithForm();
    this.isSignInDeferred = false;
    this.codes.push(await SessionOpener.signIn(this.page, this.bank, this.user.username, path));
    await this.shell.waitUntilOpen();
    this.isSignedIn = true;
  }

  async signInWithForm(): Promise<void> {
    await this.enterCredentials();
    await this.confirmWithCode();
    await this.shell.waitUntilOpen();
    this.isSignedIn = true;
  }

  /** Signs in again in the same tab, after the end of the session has led to the sign-in page. */
  async signInAgain(): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === "/login");
    await this.signInWithForm();
  }

  /** Another user signs in at this tab and signs out again. */
  async signInAndOutAs(other: BankUser): Promise<void> {
    await this.signIn.open();
    await this.signIn.enter(other.username, other.password);
    await this.code.waitUntilAsked();
    await this.code.enter((await this.bank.codeTo(other.phone)).code);
    await this.shell.waitUntilOpen();
    await this.signOut();
  }

  /** The complete content of the browser's storage, as text. */
  storageText(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  }

  async signOut(): Promise<void> {
    await this.shell.logOut();
    await this.shell.confirmLogOut();
    await this.screen.isOn("/login");
    this.isSignedIn = false;
  }

  /** Fills in the transfer and opens the confirmation. It asks for a code if funds suffice. */
  async beginTransfer(amount: string, from: BankAccount, to: BankAccount): Promise<void> {
    await this.visit("Transfers");
    const [, figures = ""] = amount.split(" ");
    await this.transfer.submit({ from: from.accountNumber, to: to.accountNumber, amount: figures });
    await this.screen.dialogs().first().waitFor();
  }

  async makeTransfer(amount: string, from: BankAccount, to: BankAccount): Promise<void> {
    await this.beginTransfer(amount, from, to);
    await this.confirmWithCode();
    await this.waitForOutcome();
  }

  /** Opens the list that contains the request. */
  async openList(entry: "Pending Requests" | "My Requests", { tabs }: Pick<SubmittedRequest, "tabs">): Promise<void> {
    await this.visit(entry);
    if (entry === "My Requests" && tabs.length === 0) await this.requests.waitUntilOpen();
    await this.requests.choose(tabs);
  }

  async beginApproval(request: SubmittedRequest): Promise<void> {
    await this.openList("Pending Requests", request);
    await this.requests.press("Approve", request.displayedNumber);
    if (request.tabs.some((tab) => tab.includes("Bulk"))) await this.details.press("Approve");
  }

  async approve(request: SubmittedRequest): Promise<void> {
    await this.beginApproval(request);
    await this.confirmWithCode();
    await this.waitForOutcome();
  }

  async beginRejection(request: SubmittedRequest): Promise<void> {
    await this.openList("Pending Requests", request);
    await this.requests.press("Reject", request.displayedNumber);
    await this.rejection.dialog.waitFor();
  }

  async beginRecall(request: SubmittedRequest): Promise<void> {
    await this.openList("My Requests", request);
    await this.requests.press("Recall Request", request.displayedNumber);
  }

  async recall(request: SubmittedRequest): Promise<void> {
    await this.beginRecall(request);
    await this.confirmWithCode();
    await this.waitForOutcome();
  }

  /** Reloads the list of requests. */
  async reloadRequests({ tabs }: Pick<SubmittedRequest, "tabs">): Promise<void> {
    if (this.isSignedIn) await this.page.goto("/myRequests");
    else await this.visit("My Requests");
    if (tabs.length === 0) await this.requests.waitUntilOpen();
    await this.requests.choose(tabs);
  }

  /** Waits for the status dialog that ends every action. */
  async waitForOutcome(): Promise<void> {
    await this.screen.thing("button", "Close").last().waitFor();
  }

  /** Decides how this page's calls to the bank are answered from now on. */
  async setAnswers(answers: BankAnswers): Promise<void> {
    if (answers === "usual") return;
    this.wasRefused ||= answers === "refused";
    await this.page.route(
      ({ pathname }) => pathname.startsWith(API),
      // A held call ends when the page is left.
      (route) => (answers === "refused" ? route.fulfill({ status: 503 }) : undefined),
    );
  }

  /** The newest download, which can be read again. */
  async keptDownload(): Promise<SavedFile> {
    this.kept = this.downloads.at(-1) ?? this.kept ?? (await this.nextDownload());
    return this.kept;
  }

  nextDownload(): Promise<SavedFile> {
    return eventually("a download", async () => this.downloads.shift());
  }

  /**
   * Returns passwords, session ids, codes and account numbers found in addresses, titles or console output of this
   * page.
   */
  findLeaks(): string[] {
    const sessions = new Set(this.calls.map((call) => call.headers().sessionid ?? ""));
    const leaks = this.leakWatcher.find([this.user.password, ...sessions], this.codes);
    return leaks.map((words) => `${this.name}'s page exposes confidential data: ${words}`);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.wasOffline = true;
    await this.page.context().setOffline(isOffline);
  }

  private listenToPage(): void {
    onDownload(this.page, (file) => this.downloads.push(file));
    this.page.on("console", (message) => this.recordError(message));
    this.page.on("pageerror", (error) => this.errors.push(`${this.name}'s page: ${error.stack ?? error.message}`));
    this.page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith(API)) this.calls.push(request);
    });
  }

  private recordError(message: ConsoleMessage): void {
    if (message.type() !== "error") return;
    if (isPolicyViolation(message.text())) this.policyViolations++;
    const isExpected =
      (this.bank.hasFaults || this.wasOffline || this.wasRefused) && message.text().startsWith(FAILED_CALL);
    if (!isExpected) this.errors.push(`${this.name}'s console: ${message.text()} (${message.location().url})`);
  }
}
