import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Screen } from "../../features/pages/screen";
import { BankControl } from "../../features/support/bank-control";
import { BankProcess } from "../../features/support/bank-process";
import { BrowserContextPool } from "../../features/support/browser-context-pool";
import { Company } from "../../features/support/company";
import { Mouse } from "../../features/support/input-method";
import { SessionOpener } from "../../features/support/session-opener";
import { type Measurement, measure } from "../../features/support/wcag/measurements";

type Fault = {
  readonly fault: string;
  readonly path: string;
  /** The measurement that docs/accessibility.md names for this fault. */
  readonly measurement: Measurement;
  readonly finds: RegExp;
  /** Runs in the page. */
  readonly plant: () => void;
  /** Brings the screen into the state that the fault needs. */
  readonly prepare?: (screen: Screen) => Promise<void>;
};

const faults: readonly Fault[] = [
  {
    fault: "a field without a label",
    path: "/transfers",
    measurement: "axe",
    finds: /^label: /,
    plant: () => {
      const field = [...document.querySelectorAll("input")].find(
        (input) => input.labels?.[0]?.innerText === "Narration",
      );
      for (const label of field?.labels ?? []) label.remove();
    },
  },
  {
    fault: "text with a contrast of 2.9:1",
    path: "/dashboard",
    measurement: "axe",
    finds: /^color-contrast: .*h1/,
    plant: () => {
      const heading = document.querySelector("h1");
      if (heading) Object.assign(heading.style, { color: "#979797", background: "#ffffff" });
    },
  },
  {
    fault: "a focus trap",
    path: "/transfers",
    measurement: "focus",
    finds: /^Tab does not reach /,
    plant: () => {
      const trap = (event: KeyboardEvent) => event.key === "Tab" && event.preventDefault();
      for (const field of document.querySelectorAll("main input"))
        field.addEventListener("keydown", trap as EventListener);
    },
  },
  {
    fault: "content that is too wide at 320 px",
    path: "/dashboard",
    measurement: "reflow",
    finds: /^the page is \d+ px wide on 320 px$/,
    plant: () => document.querySelector("h1")?.style.setProperty("min-width", "420px"),
  },
  {
    fault: "a silent error",
    path: "/transfers",
    measurement: "announced errors",
    finds: /is invalid, without a description that says why$/,
    prepare: (screen) => screen.press("Make Transfer"),
    plant: () => document.querySelector("[aria-invalid=true]")?.removeAttribute("aria-describedby"),
  },
  {
    fault: "a lost focus",
    path: "/dashboard",
    measurement: "focus",
    finds: /^Tab does not reach button “Dark theme”$/,
    plant: () => {
      const button = document.querySelector<HTMLElement>("[aria-label='Dark theme']");
      button?.addEventListener("focus", () => button.blur());
    },
  },
  {
    fault: "buttons of rows that do not name their row",
    path: "/pendingRequests",
    measurement: "row names",
    finds: /^2 rows have a button “Approve”$/,
    plant: () => {
      for (const button of document.querySelectorAll("main td button"))
        if (button.textContent?.includes("Approve")) button.setAttribute("aria-label", "Approve");
    },
  },
  {
    fault: "a skipped heading",
    path: "/dashboard",
    measurement: "headings",
    finds: /: level 4 follows level 1$/,
    plant: () => {
      for (const heading of document.querySelectorAll("h2")) heading.setAttribute("aria-level", "4");
    },
  },
  {
    fault: "a target of 20 px",
    path: "/pendingRequests",
    measurement: "target size",
    finds: / is 20 x 20 px, next to /,
    plant: () => {
      for (const button of document.querySelectorAll<HTMLElement>("main td button")) {
        const size = { width: "20px", minWidth: "0", height: "20px", minHeight: "0", padding: "0", margin: "0" };
        Object.assign(button.style, { ...size, overflow: "hidden" });
        const cell = button.closest("td");
        if (cell) Object.assign(cell.style, { gap: "0", flexWrap: "nowrap" });
      }
    },
  },
  {
    fault: "a button without an edge in forced colours",
    path: "/transfers",
    measurement: "forced colours",
    finds: /“Make Transfer” has no edge in forced colours$/,
    plant: () => {
      const button = [...document.querySelectorAll<HTMLElement>("main button")].at(-1);
      button?.style.setProperty("border", "none", "important");
    },
  },
  {
    fault: "motion without a way to pause it",
    path: "/dashboard",
    measurement: "motion",
    finds: /moves for more than five seconds/,
    plant: () =>
      void document
        .querySelector("h1")
        ?.animate([{ opacity: 1 }, { opacity: 0.4 }], { duration: 900, iterations: Infinity }),
  },
];

let bank: BankProcess;
let pool: BrowserContextPool;
let page: Page;

beforeAll(async () => {
  bank = await BankProcess.start();
  pool = await BrowserContextPool.start(bank.address);
  const control = new BankControl(bank.address);
  const company = new Company(control);
  company.setPeople(
    new Map([
      ["Kofi", { role: "Initiator" }],
      ["Esi", { role: "Initiator & Authorizer" }],
    ]),
  );
  const [kofi, esi] = await Promise.all([company.user("Kofi"), company.user("Esi")]);
  const [current, savings] = await Promise.all([company.account("Current"), company.account("Savings")]);
  for (const amount of ["150.00", "160.00"])
    await control.createTransferRequest(kofi.username, current, savings, amount);
  const context = await pool.acquire({ isOnPhone: false, movesTime: false, isAboutMotion: false });
  page = await pool.openPage(context);
  await SessionOpener.signIn(page, control, esi.username, "/dashboard");
});
afterAll(async () => {
  await pool?.close();
  await bank?.stop();
});

describe("planted faults of accessibility", () => {
  it.each(faults)("$fault on $path is found by the measurement “$measurement”", async (planted) => {
    const { path, measurement, finds, plant, prepare } = planted;
    const screen = new Screen(page, new Mouse());
    await page.goto(path);
    await screen.isSettled();
    await prepare?.(screen);
    expect(await measure(page, measurement)).toEqual([]);
    await page.evaluate(plant);
    expect((await measure(page, measurement)).filter((line) => finds.test(line))).not.toEqual([]);
  });
});
