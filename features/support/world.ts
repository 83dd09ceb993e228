import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { setDefaultTimeout, setWorldConstructor, World } from "@cucumber/cucumber";
import type { BankAccount, BankControl } from "./bank-control";
import type { BrowserContextPool } from "./browser-context-pool";
import type { Company } from "./company";
import { engine } from "./engine";
import { Person } from "./person";
import { type SampleRequest, samples, withLongestValues, withPayees } from "./sample-requests";
import type { SubmittedRequest } from "./submitted-request";
import { toBankAmount } from "./tables";

setDefaultTimeout(60_000);
const READING_MS = 1000;

/** The state of one scenario: its company, its people with their browsers, and the bank's control API. */
export class BankWorld extends World {
  declare bank: BankControl;
  declare contextPool: BrowserContextPool;
  declare address: string;
  declare company: Company;
  isOnPhone = false;
  movesTime = false;
  isAboutMotion = false;
  readonly submittedRequests: SubmittedRequest[] = [];
  private readonly keyboardUsers = new Set<string>();
  private readonly browsers = new Map<string, Promise<Person>>();

  /** @param place "own", another computer by name, or "tab" for another tab of the person's own browser */
  async person(name: string, place = "own"): Promise<Person> {
    const person = await this.visitor(name, place);
    await person.completeSignIn();
    return person;
  }

  /** As {@link person}, with a pending sign-in that continues at the first screen opened. */
  async visitor(name: string, place = "own"): Promise<Person> {
    const key = `${name} at the ${place} computer`;
    const opened = this.browsers.get(key) ?? (place === "tab" ? this.openTab(name) : this.openBrowser(name, place));
    this.browsers.set(key, opened);
    const person = await opened;
    // Only one window of Firefox has the focus.
    if (engine === "firefox") await person.page.bringToFront();
    return person;
  }

  /** Makes a person use the keyboard alone; only possible before the first browser is opened. */
  useKeyboardAlone(name: string): void {
    assert.equal(this.browsers.size, 0, "A browser is already open: take the mouse away before");
    this.keyboardUsers.add(name);
  }

  /** Completes all pending sign-ins and returns the people with a browser. */
  async completeSignIns(): Promise<Person[]> {
    const people = await this.peopleWithBrowsers();
    for (const person of people) await person.completeSignIn();
    return people;
  }

  /** All people with a browser, also before they have signed in. */
  peopleWithBrowsers(): Promise<Person[]> {
    return Promise.all(this.browsers.values());
  }

  /** Moves the bank's clock and the clock of every browser by the same time. */
  async passTime(seconds: number): Promise<void> {
    assert.ok(this.movesTime, "A scenario that moves time carries the tag @time");
    const people = await this.completeSignIns();
    for (const { screen, page } of people) if (page.url() !== "about:blank") await screen.isSettled();
    // An answer that a busy page reads only afterwards would count as an activity then.
    if (engine !== "chromium") await sleep(READING_MS);
    await this.bank.passTime(seconds);
    // All tabs of a browser share one clock.
    for (const { clock } of new Set(people.map(({ context }) => context))) await clock.fastForward(seconds * 1000);
  }

  /** The request of the scenario: the only one, or the one with this amount. */
  request(amount?: string): SubmittedRequest {
    const found = this.submittedRequests.filter((request) => amount === undefined || request.amount === amount);
    assert.equal(found.length, 1, `The scenario has ${found.length} matching requests`);
    return found[0] as SubmittedRequest;
  }

  async createTransferRequest(name: string, amount: string, from: BankAccount, to: BankAccount): Promise<void> {
    const { username } = await this.company.user(name);
    this.addRequest(await this.bank.createTransferRequest(username, from, to, toBankAmount(amount)), amount);
  }

  /** @param kind where it is listed, such as "Bill Payments > SSNIT"; see {@link samples} */
  async createSampleRequest(kind: string, name: string, from: BankAccount, payees?: number): Promise<void> {
    const found = samples[kind];
    assert.ok(found, `There is no sample of ${kind}`);
    await this.createRequestOf(payees === undefined ? found : withPayees(found, payees), kind, name, from);
  }

  /** Creates a request of each kind with the longest values. */
  async createLongestRequests(name: string, from: BankAccount): Promise<void> {
    for (const [kind, sample] of Object.entries(samples))
      await this.createRequestOf(withLongestValues(sample), kind, name, from);
  }

  private async createRequestOf(sample: SampleRequest, kind: string, name: string, from: BankAccount): Promise<void> {
    const { username } = await this.company.user(name);
    const id = await this.bank.createRequest({ ...sample, username, sourceAccount: from.accountNumber });
    const displayedNumber = sample.category === "prepaidCard" ? (sample.details?.customerId ?? id) : id;
    this.submittedRequests.push({ id, amount: `GHS ${sample.amount}`, displayedNumber, tabs: kind.split(" > ") });
  }

  addRequest(id: string, amount: string): void {
    this.submittedRequests.push({ id, amount, displayedNumber: id, tabs: [] });
  }

  /** Resolves the lines of one cell, and joins them as a page's text does. */
  async resolveLines(cell: string): Promise<string> {
    return (await Promise.all(cell.split(" / ").map((line) => this.resolve(line)))).join(" ");
  }

  /** Replaces names of accounts, requests and people in a table by the bank's values. */
  async resolve(text: string): Promise<string> {
    const [, account] = /^the (\w+) account$/.exec(text) ?? [];
    if (account) return (await this.company.account(account)).accountNumber;
    const [, payer] = /^(\w+)'s customer code$/.exec(text) ?? [];
    if (payer) return (await this.company.user(payer)).fullName.replace(/^(\w)\w* /, "$1");
    const [, name, of] = /^(\w+)'s (user name|full name)$/.exec(text) ?? [];
    if (name) return (await this.company.user(name))[of === "user name" ? "username" : "fullName"];
    if (text === "the company's name") return (await this.company.open()).name;
    return text === "the request" ? this.request().id : text;
  }

  async resolveValues(table: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const rows = Object.entries(table).map(async ([key, text]) => [key, await this.resolve(text)] as const);
    return Object.fromEntries(await Promise.all(rows));
  }

  private async openBrowser(name: string, place: string): Promise<Person> {
    // The person first finishes the sign-in at their own computer.
    const own = await this.browsers.get(`${name} at the own computer`);
    if (place !== "own") {
      await own?.completeSignIn();
      await own?.screen.isSettled();
    }
    const user = await this.company.user(name);
    const context = await this.contextPool.acquire(this);
    return new Person(name, user, await this.contextPool.openPage(context), this.bank, this.keyboardUsers.has(name));
  }

  /** Opens a tab of the same browser with an empty session storage, as for a typed address. */
  private async openTab(name: string): Promise<Person> {
    const { context, user, isSignedIn } = await this.person(name);
    const tab = new Person(
      name,
      user,
      await this.contextPool.openPage(context),
      this.bank,
      this.keyboardUsers.has(name),
    );
    tab.isSignedIn = isSignedIn;
    return tab;
  }
}
setWorldConstructor(BankWorld);
