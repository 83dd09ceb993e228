import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CodeDialog } from "../../features/pages/code-dialog";
import { RequestsList } from "../../features/pages/requests-list";
import { Screen } from "../../features/pages/screen";
import { TransferPage } from "../../features/pages/transfer-page";
import { accessibilityFaults } from "../../features/support/accessibility";
import { launchBrowser } from "../../features/support/browser";
import { Mouse } from "../../features/support/input-method";
import { requirementPage } from "../../features/support/requirement-page";
import { joinRequirements } from "../../features/support/requirement-report";
import { readRegister } from "../../features/support/requirements";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";
import { controlHeaders } from "../support/control";
import { pagesOf } from "../support/read-files";
import { codeFor } from "../support/wire-client";

/** Several browsers start one after another, possibly on a slow machine. */
const TIMEOUT_MS = 240_000;
const ELEMENT_TIMEOUT_MS = 60_000;

const reportsFolder = mkdtempSync(join(tmpdir(), "reports-"));
const mouse = new Mouse();
let bank: RunningBank;
let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  [bank, browser] = await Promise.all([startTestBank({ reportsFolder }), launchBrowser()]);
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await bank?.close();
  rmSync(reportsFolder, { recursive: true, force: true });
});

const withToken = (): string => `#token=${bank.configuration.controlToken}`;

async function trainersBrowser(): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: bank.address, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
  context.on("weberror", (error) => errors.push(error.error().message));
  return context;
}

/** A staged lesson: the page of the first actor, and the console with the captions. */
class Stage {
  readonly screen: Screen;
  readonly requests: RequestsList;
  readonly code: CodeDialog;

  constructor(
    readonly console: Page,
    readonly page: Page,
    private readonly username: string,
  ) {
    this.screen = new Screen(page, mouse);
    this.requests = new RequestsList(page, mouse);
    this.code = new CodeDialog(page, mouse);
  }

  /** Confirms with the code that the bank sent. */
  async confirm(): Promise<void> {
    await this.code.waitUntilAsked();
    await this.code.enter(await codeFor(bank, this.username));
    // The code dialog has its own Close button, so it must be gone first.
    await this.code.dialog.waitFor({ state: "hidden" });
  }

  /** Decides the only request of a list: presses its button, whose name goes on with the request, and confirms. */
  async decide(list: string, button: string): Promise<void> {
    await this.go(list);
    await this.requests.waitUntilOpen();
    await this.requests
      .rows()
      .getByRole("button", { name: new RegExp(`^${button}\\b`) })
      .click();
    await this.confirm();
    await this.close();
  }

  close(): Promise<void> {
    return this.page.getByRole("button", { name: "Close", exact: true }).last().click();
  }

  go(entry: string): Promise<void> {
    return this.page.getByRole("link", { name: entry, exact: true }).first().click();
  }

  sees(text: string): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  async holds(...amounts: readonly string[]): Promise<void> {
    await this.go("Dashboard");
    for (const amount of amounts) await this.sees(amount);
  }

  /** Presses Check my work. Returns what the console answers. */
  async check(): Promise<string> {
    await this.console.getByRole("button", { name: "Check my work" }).click();
    const answer = this.console.getByRole("status").filter({ hasText: /^(Done|Not yet)/ });
    await this.console.locator(".bp6-spinner").waitFor({ state: "detached", timeout: TIMEOUT_MS });
    return answer.innerText({ timeout: TIMEOUT_MS });
  }
}

/** Makes a class of one trainee, who opens their link in a browser of their own, without the control token. */
async function openLinkOf(name: string, course: string): Promise<Page> {
  const desk = await (await trainersBrowser()).newPage();
  await desk.goto(`/trainer/class${withToken()}`);
  await desk.getByLabel("Names, one a line").fill(name);
  await desk.getByLabel("Course").selectOption(course);
  await desk.getByRole("button", { name: "Make the class" }).click();
  const card = desk.getByRole("article").filter({ hasText: name });
  const href = (await card.getByRole("link").getAttribute("href")) ?? "";
  await desk.context().close();
  const trainee = await (await trainersBrowser()).newPage();
  await trainee.goto(href);
  return trainee;
}

async function begin(trainee: Page, lesson: string, actor: string): Promise<Stage> {
  await trainee.getByRole("button", { name: lesson }).click();
  await trainee.getByRole("button", { name: "Begin", exact: true }).click();
  await trainee.getByRole("button", { name: "Begin again" }).waitFor();
  const opened = trainee.context().waitForEvent("page");
  await trainee.getByRole("button", { name: `Open as ${actor}` }).click();
  const usernames = trainee.locator(".persona-name .mono").filter({ hasText: actor.toLowerCase() });
  return new Stage(trainee, await opened, await usernames.innerText());
}

type HandLesson = {
  readonly course: string;
  readonly name: string;
  readonly actor: string;
  readonly finish: (stage: Stage) => Promise<void>;
};

/** Lessons that are done on the screens, so that the facts are those that the client leaves. */
const lessons: readonly HandLesson[] = [
  {
    course: "Approver",
    name: "Money moves when the Authorizer approves",
    actor: "Efua",
    finish: async (stage) => {
      await stage.decide("Pending Requests", "Approve");
      await stage.holds("850.00", "350.00");
    },
  },
  {
    course: "Clerk",
    name: "An Initiator recalls a pending request",
    actor: "Kofi",
    finish: (stage) => stage.decide("My Requests", "Recall Request"),
  },
  {
    course: "Tester",
    name: "A Single user's transfer between own accounts is paid immediately",
    actor: "Ama",
    finish: async (stage) => {
      await stage.go("Transfers");
      const form = new TransferPage(stage.page, mouse);
      await form.waitUntilOpen();
      await form.submit({ from: "Current account", to: "Savings account", amount: "150.00" });
      await stage.confirm();
      await stage.sees("Transfer Completed Successfully!");
    },
  },
];

describe("The trainer's console", { timeout: TIMEOUT_MS }, () => {
  it.each(lessons)("a trainee does the lesson “$name” by the link", async ({ course, name, actor, finish }) => {
    const trainee = await openLinkOf(`Class of ${actor}`, course);
    const stage = await begin(trainee, name, actor);
    expect(await stage.check()).toMatch(/^Not yet/);
    await finish(stage);
    for (const box of await trainee.getByRole("checkbox").all()) await box.check({ force: true });
    expect(await stage.check()).toBe("Done: this lesson is complete.");
    expect(await accessibilityFaults(trainee, "atDesk")).toEqual([]);
    expect(await trainee.evaluate(async () => (await fetch("/control/lessons/board")).status)).toBe(401);
    await trainee.context().close();
  });

  it("the board shows the finished lessons of each trainee, also after a reset of the bank", async () => {
    const reset = {
      method: "POST",
      headers: { ...controlHeaders(bank), "Content-Type": "application/json" },
      body: "{}",
    };
    expect((await fetch(`${bank.address}/control/reset`, reset)).status).toBe(200);
    const page = await (await trainersBrowser()).newPage();
    await page.goto(`/trainer/board${withToken()}`);
    await page.getByRole("table").waitFor();
    const shown = await page.getByRole("table").getByRole("row").allInnerTexts();
    expect(shown.filter((text) => /\b1 of \d+\b/.test(text))).toHaveLength(lessons.length);
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    await page.context().close();
  });

  it("the page of acceptance explains a failure and links to a lesson, and both pages are accessible", async () => {
    const register = readRegister().slice(0, 30);
    const [row] = register;
    const name = "Money moves when the Authorizer approves";
    const id = "features/approvals/approving-a-request.feature:15";
    const lesson = { id, area: "approvals", name, requirements: [row?.id ?? ""] };
    const steps = [{ keyword: "Then" as const, text: "the Current account holds GHS 850.00" }];
    const proof = { name: `approving-a-request: ${name}`, tags: [`@${row?.id}`], passed: false };
    const message = "expected GHS 850.00, seen GHS 1,000.00";
    const failure = { engine: "chromium" as const, step: steps[0]?.text ?? "", message, pictures: [] };
    const story = {
      key: "0a1b",
      name: proof.name,
      lesson: { ...lesson, steps },
      passedIn: { chromium: false },
      failure,
    };
    const run = { selected: [], at: new Date(), scenarios: [], unitTestsAt: undefined, stories: [story] };
    const written = requirementPage(register, joinRequirements(register, [proof]), run);
    writeFileSync(join(reportsFolder, "requirements.html"), written);
    const page = await (await trainersBrowser()).newPage();
    await page.goto(`/trainer${withToken()}`);
    await page.goto(`/trainer/acceptance?find=${row?.id}`);
    expect(await page.locator("#count").textContent()).toBe("1 of 30 rows");
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    for (const [theme, isDark] of [["dark", true] as const, ["light", false] as const]) {
      // The theme as saved by the console's switch.
      await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
      await page.reload();
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(colour === "rgb(28, 33, 39)").toBe(isDark);
    }
    await page.evaluate(() => localStorage.removeItem("theme"));
    expect(await page.locator(".failures").innerText()).toContain(message);
    await page.getByRole("link", { name: proof.name, exact: true }).click();
    await page.getByRole("link", { name: "Open as a lesson" }).click();
    await page.getByRole("heading", { name: "Money moves when the Authorizer approves" }).waitFor();
    await page.getByRole("link", { name: "Money moves when the Authorizer approves" }).waitFor();
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    await page.context().close();
  });

  it("the printed cards of a class of thirty are not split across pages", async () => {
    const page = await (await trainersBrowser()).newPage();
    await page.goto(`/trainer/class${withToken()}`);
    const names = Array.from({ length: 30 }, (_, at) => `Trainee number ${at + 1}`);
    await page.getByLabel("Names, one a line").fill(names.join("\n"));
    await page.getByRole("button", { name: "Make the class" }).click();
    const sheet = page.getByRole("region", { name: "Cards of the class" });
    await sheet.getByText("Trainee number 30").waitFor();
    const cards = await sheet.getByRole("article").all();
    const texts = await Promise.all(cards.map(async (card) => (await card.innerText()).replaceAll(/\s/g, "")));
    // The PDF may split words, so white space is removed.
    const pages = (await pagesOf(await page.pdf({ preferCSSPageSize: true }))).map((text) =>
      text.replaceAll(/\s/g, ""),
    );
    expect(pages.length).toBeGreaterThan(1);
    const unsplit = texts.filter((card) => pages.some((printed) => printed.includes(card)));
    expect([unsplit.length, pages.join("").includes("Maketheclass")]).toEqual([texts.length, false]);
    await page.context().close();
  });

  it("no page of the trainer console reported an error", () => {
    expect(errors).toEqual([]);
  });
});
