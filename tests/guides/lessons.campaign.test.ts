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

  captions(): Promise<string[]> {
    return this.console.locator("li", { has: this.console.getByRole("checkbox") }).allInnerTexts();
  }
}

/** Stages a lesson from the catalogue: finds it by name, sets the stage and opens the page of the first actor. */
async function stageLesson(name: string, actor: string): Promise<Stage> {
  const context = await trainersBrowser();
  const page = await context.newPage();
  await page.goto(`/trainer/lessons${withToken()}`);
  await page.getByRole("searchbox", { name: "Find a lesson" }).fill(name);
  await page.getByRole("region", { name: "Lessons" }).getByRole("link", { name, exact: true }).click();
  await page.getByRole("textbox", { name: "Trainee" }).fill(`Class of ${actor}`);
  await page.getByRole("button", { name: "Set the stage" }).click();
  await page.getByText("The stage is set.").waitFor({ timeout: TIMEOUT_MS });
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: `Open as ${actor}` }).click();
  const username = await page.getByText(new RegExp(`^${actor.toLowerCase()}\\.\\w+$`)).textContent();
  return new Stage(page, await opened, username ?? "");
}

type StagedLesson = {
  readonly name: string;
  readonly actor: string;
  /** Captions of the console; a changed scenario also needs a changed `finish`. */
  readonly captions: readonly string[];
  readonly finish: (stage: Stage) => Promise<void>;
};

/** Lessons of five areas. All are staged in parallel, each in its own browser, then finished one after the other. */
const lessons: readonly StagedLesson[] = [
  {
    name: "Money moves when the Authorizer approves",
    actor: "Efua",
    captions: [
      "When Efua approves the request with the code sent to her",
      "Then Efua is told the bank's own words",
      "Then the Current account holds GHS 850.00",
      "Then the Savings account holds GHS 350.00",
    ],
    finish: async (stage) => {
      await stage.decide("Pending Requests", "Approve");
      await stage.sees("No pending requests yet");
      await stage.holds("850.00", "350.00");
    },
  },
  {
    name: "An Initiator recalls a pending request",
    actor: "Kofi",
    captions: [
      "When Kofi recalls the request with the code sent to him",
      "Then Kofi is told the bank's own words",
      'Then Kofi sees "Recalled" marked as a status',
      'Then Kofi sees the request as "Recalled"',
      "Then the Current account holds GHS 1,000.00",
    ],
    finish: async (stage) => {
      await stage.decide("My Requests", "Recall Request");
      await stage.requests.rows().getByText("Recalled", { exact: true }).waitFor();
      await stage.holds("1,000.00");
    },
  },
  {
    name: "A Single user's transfer between own accounts is paid immediately",
    actor: "Ama",
    captions: [
      "When Ama moves GHS 150.00 from the Current account to the Savings account",
      'Then Ama is told "Transfer Completed Successfully!"',
      "Then the Current account holds GHS 850.00",
      "Then the Savings account holds GHS 350.00",
    ],
    finish: async (stage) => {
      await stage.go("Transfers");
      const form = new TransferPage(stage.page, mouse);
      await form.waitUntilOpen();
      await form.submit({ from: "GHS 1", to: "GHS 2", amount: "150.00" });
      await stage.confirm();
      await stage.sees("Transfer Completed Successfully!");
      await stage.close();
      await stage.holds("850.00", "350.00");
    },
  },
  {
    name: "Add Beneficiary opens a page of its own, with the category of the open tab",
    actor: "Ama",
    captions: [
      'When Ama presses "Add Beneficiary"',
      'Then Ama is on "/beneficiaries/add"',
      'Then "Category" shows Ama "wallet"',
      "Then Ama sees these fields:",
    ],
    finish: async (stage) => {
      // A Given step left these buttons pressed only for the stage, so they are pressed again.
      await stage.screen.pressTab("Mobile Money");
      await stage.screen.press("Add Beneficiary");
      await stage.screen.waitForValue("Category", "wallet");
      expect(new URL(stage.page.url()).pathname).toBe("/beneficiaries/add");
      for (const field of ["Network Code", "Beneficiary Wallet Number", "Wallet Name", "Full Name"])
        await stage.screen.field(field).waitFor();
    },
  },
];

describe("The trainer's console", { timeout: TIMEOUT_MS }, () => {
  const stages = new Map<string, Promise<Stage>>();
  beforeAll(() => {
    for (const { name, actor } of lessons) {
      const stage = stageLesson(name, actor);
      stages.set(name, stage);
      // The failure is reported by the test that awaits this lesson.
      stage.catch(() => undefined);
    }
  });

  it.each(lessons)(
    "the lesson “$name” can be staged and finished by hand as its captions say",
    async ({ name, captions, finish }) => {
      const stage = await (stages.get(name) ?? Promise.reject(new Error(name)));
      expect((await stage.captions()).map(firstLine)).toEqual(captions);
      expect(await stage.check()).toMatch(/^Not yet/);
      await finish(stage);
      for (const box of await stage.console.getByRole("checkbox").all()) await box.check({ force: true });
      expect(await stage.check()).toBe("Done: this lesson is complete.");
      await stage.page.context().close();
    },
  );

  it("the board shows the finished lessons of each trainee, until the bank is reset", async () => {
    const page = await (await trainersBrowser()).newPage();
    await page.goto(`/trainer/board${withToken()}`);
    const rows = page.getByRole("table").getByRole("row");
    await rows.first().waitFor();
    const actors = [...new Set(lessons.map(({ actor }) => actor))].sort();
    const shown = (await rows.allInnerTexts())
      .slice(1)
      .map((text) => text.replaceAll(/\d+ min/g, "… min").split(/\s*[\t\n]\s*/));
    expect(shown.map(([trainee, done]) => [trainee, done])).toEqual(
      actors.map((actor) => {
        const own = lessons.filter((lesson) => lesson.actor === actor).length;
        return [`Class of ${actor}`, `${own} of ${own}`];
      }),
    );
    expect(shown[0]?.filter((cell) => cell === "… min, 2 tries")).toHaveLength(3);
    expect(await accessibilityFaults(page, "atDesk")).toEqual([]);
    await page.context().close();
  });

  it("a trainee without the control token checks one lesson by its link, and no more after a reset", async () => {
    const stage = await stageLesson("Money moves when the Authorizer approves", "Efua");
    const link = await stage.console.getByRole("link", { name: "this link" }).getAttribute("href");
    const trainee = await (await trainersBrowser()).newPage();
    await trainee.goto(link ?? "");
    await trainee.getByRole("heading", { name: "Money moves when the Authorizer approves" }).waitFor();
    await trainee.getByRole("button", { name: "Check my work" }).click();
    await trainee.getByText("Missing: 1000.00 instead of 850.00").waitFor({ timeout: TIMEOUT_MS });
    expect(await accessibilityFaults(trainee, "atDesk")).toEqual([]);
    expect(await trainee.evaluate(async () => (await fetch("/control/lessons/board")).status)).toBe(401);
    const reset = {
      method: "POST",
      headers: { ...controlHeaders(bank), "Content-Type": "application/json" },
      body: "{}",
    };
    expect((await fetch(`${bank.address}/control/reset`, reset)).status).toBe(200);
    await trainee.reload();
    await trainee.getByText(/^stage: there is no such stage/).waitFor();
    await trainee.goto(`/trainer/board${withToken()}`);
    await trainee.getByText(/^No stage is set for a trainee/).waitFor();
    await Promise.all([trainee.context().close(), stage.page.context().close()]);
  });

  it("the page of acceptance explains a failure and links to a lesson, and both pages are accessible", async () => {
    const register = readRegister().slice(0, 30);
    const [row] = register;
    const name = "Money moves when the Authorizer approves";
    const id = "features/approvals/approving-a-request.feature:15";
    const lesson = { id, area: "approvals", name, requirements: [row?.id ?? ""], movesTime: false };
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

  it("the printed sign-ins of a class of thirty are not split across pages", async () => {
    const page = await (await trainersBrowser()).newPage();
    await page.goto(`/trainer/class${withToken()}`);
    await page.getByText("Authorizer", { exact: true }).click();
    await page.getByRole("button", { name: "Make the class" }).click();
    await page.getByText("30 companies are made.").waitFor();
    const cards = await page.getByRole("region", { name: "Sheet of sign-ins" }).getByRole("article").all();
    const signIns = await Promise.all(cards.map(async (card) => (await card.innerText()).split(/\s+/)));
    // The PDF may split words, so white space is removed.
    const pages = (await pagesOf(await page.pdf({ preferCSSPageSize: true }))).map((text) =>
      text.replaceAll(/\s/g, ""),
    );
    expect(pages.length).toBeGreaterThan(1);
    const unsplit = signIns.filter((words) => pages.some((printed) => words.every((word) => printed.includes(word))));
    expect([unsplit.length, pages.join("").includes("Maketheclass")]).toEqual([30, false]);
    await page.context().close();
  });

  it("no page of the trainer console reported an error", () => {
    expect(errors).toEqual([]);
  });
});

/** The first line of a caption; the table of a step is below it. */
const firstLine = (caption: string): string => caption.split("\n")[0] ?? "";
