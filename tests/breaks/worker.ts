import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ACTIVE, type Break, withBreak } from "./break";
import { testsOf } from "./proofs";
import { type Failure, type ScenarioFailure, Scenarios } from "./run-proofs";
import { BUILDS, CORRECT, readBreakList } from "./throw-away-copy";
import { UnitTests } from "./unit-tests";

/**
 * Tries breaks in a throw-away copy, its working directory. It receives a position of the given list at a time, and
 * answers with the failed proof.
 */
export type Tried = { readonly position: number; readonly failure?: Failure; readonly problem?: string };

const breaks = readBreakList(process.cwd());
let active: number | undefined;
let unitTests: UnitTests | undefined;
let scenarios: Scenarios | undefined;

activateInEachPage();
process.on("message", (position: number) => {
  void tryBreak(position)
    .catch((error: Error) => ({ problem: causesOf(error) }))
    .then((tried) => process.send?.({ position, ...tried } satisfies Tried));
});

/** Runs the unit tests first. Most breaks need no more, and a client is only built for the scenarios. */
async function tryBreak(position: number): Promise<Omit<Tried, "position">> {
  const edit = breaks[position] as Break;
  const source = readFileSync(edit.file, "utf8");
  const broken = withBreak(source, edit);
  if (broken === undefined) return { problem: `${edit.file} does not contain exactly once: ${edit.find}` };
  const whileBroken = async <F extends Failure>(proof: () => Promise<F | undefined>): Promise<F | undefined> => {
    writeFileSync(edit.file, broken);
    try {
      return await proof();
    } finally {
      writeFileSync(edit.file, source);
    }
  };
  const failedTest = await whileBroken(() => failedTestOf(edit));
  // A test that depends on others can fail when it runs without them; then it proves nothing.
  const failedBefore = failedTest && (await failedTestOf(edit));
  if (failedBefore) return { problem: `The tests of the row fail without the break: ${failedBefore.name}` };
  if (failedTest) return { failure: failedTest };
  const failure = await failedScenarioOf(edit, position, whileBroken);
  // A scenario can also fail because of the machine's load. Then it proves nothing.
  if (failure && (await scenarios?.failed(failure.places)))
    return { problem: `The scenario fails without the break: ${failure.name}` };
  return failure ? { failure } : {};
}

async function failedTestOf({ row, file }: Break): Promise<Failure | undefined> {
  const tests = testsOf(row);
  if (!tests) return undefined;
  unitTests ??= await UnitTests.start();
  unitTests.invalidate(file);
  try {
    return await unitTests.failed(tests);
  } finally {
    unitTests.invalidate(file);
  }
}

async function failedScenarioOf(
  { row, file }: Break,
  position: number,
  whileBroken: <F extends Failure>(proof: () => Promise<F | undefined>) => Promise<F | undefined>,
): Promise<ScenarioFailure | undefined> {
  if (process.env.SCENARIOS === "off") return undefined;
  scenarios ??= await Scenarios.load();
  const places = scenarios.of(row);
  if (places.length === 0) return undefined;
  if (!existsSync(CORRECT)) buildAll();
  const loaded = scenarios;
  return whileBroken(() => failedScenario(loaded, places, file, position));
}

/**
 * Runs the scenarios with the shared client first. Only if they pass, a client with nothing but this break is built,
 * because workers and styles of the shared one are correct.
 */
async function failedScenario(
  all: Scenarios,
  places: readonly string[],
  file: string,
  position: number,
): Promise<ScenarioFailure | undefined> {
  try {
    if (isOf(file, "mock-bank/console")) runVite("build/vite.console.config.ts");
    else if (isOf(file, "mock-bank", "contract", "adapters")) runVite("build/vite.bank.config.ts");
    if (isOf(file, "mock-bank")) return await all.failed(places);
    active = position;
    const failure = await all.failed(places);
    if (failure && !failsToHydrate(failure)) return failure;
    active = undefined;
    run("--import", "tsx", "tests/breaks/build-client.ts");
    return await all.failed(places);
  } finally {
    active = undefined;
    restoreBuilds();
  }
}

/** Pages before the sign-in are prerendered without the break, which is a failure of its own (React's error 418). */
const failsToHydrate = ({ error }: Failure): boolean => error.includes("React error #418");

/** Cucumber's errors about hooks carry the reason as their cause. */
function causesOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${causesOf(error.cause)}` : error.message;
}

const isOf = (file: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`));

function buildAll(): void {
  runVite("build/vite.bank.config.ts");
  runVite("build/vite.console.config.ts");
  run("--import", "tsx", "tests/breaks/build-client.ts", "all");
  for (const folder of BUILDS) cpSync(folder, join(CORRECT, folder), { recursive: true });
}

function restoreBuilds(): void {
  for (const folder of BUILDS) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(CORRECT, folder), folder, { recursive: true });
  }
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { stdio: "ignore" });
}

function runVite(config: string): void {
  run("node_modules/vite/bin/vite.js", "build", "--config", config);
}

/** Sets the active break in all pages of the browsers that the scenarios launch. */
function activateInEachPage(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (kind) => {
      const context = await newContext(kind);
      await context.addInitScript(`globalThis.${ACTIVE} = ${active}`);
      return context;
    };
    return browser;
  };
}
