import { AssertionError } from "node:assert/strict";
import { DataTable, type IWorldOptions, type supportCodeLibraryBuilder } from "@cucumber/cucumber";
import type { ISupportCodeLibrary } from "@cucumber/cucumber/api";
import { BankControl } from "../support/bank-control";
import { Company } from "../support/company";
import { NotYet } from "../support/eventually";
import type { Pickle } from "../support/run-record";
import { BankWorld, type SavedWorld } from "../support/world";
import { keywordOf } from "./lesson";

/**
 * Whether a Then step of a lesson is true at the bank. `screen`: the bank cannot know; the step is about a screen, or
 * only had to be true before a later When step.
 */
export type Finding =
  | { readonly kind: "met" }
  | { readonly kind: "missing"; readonly why: string }
  | { readonly kind: "screen" };

/** The fields of loaded step definitions that Cucumber's published type lacks. */
type Definitions = ReturnType<typeof supportCodeLibraryBuilder.finalize>;

class NeedsScreen extends Error {}

/** A world without browsers: a step that needs one, or that would move the bank's clock, does not run. */
class WorldOfBank extends BankWorld {
  constructor() {
    // The steps checked here attach nothing to a report.
    super({} as IWorldOptions);
  }

  override async visitor(): Promise<never> {
    throw new NeedsScreen();
  }

  override async passTime(): Promise<never> {
    throw new NeedsScreen();
  }
}

/**
 * Runs the Then steps of a lesson against the bank, after a trainee or a test has done its When steps. Returns one
 * finding for each Then step.
 */
export async function checkThens(
  { steps }: Pickle,
  { company, requests, calls }: SavedWorld,
  address: string,
  support: ISupportCodeLibrary,
): Promise<readonly Finding[]> {
  const { stepDefinitions } = support as Definitions;
  const world = new WorldOfBank();
  world.address = address;
  world.bank = new BankControl(address, calls, 0);
  world.company = new Company(world.bank, company);
  world.submittedRequests.push(...requests);
  const lastWhen = steps.findLastIndex(({ type }) => keywordOf(type) === "When");
  const findings: Finding[] = [];
  for (const [place, step] of steps.entries()) {
    if (keywordOf(step.type) !== "Then") continue;
    const definition = stepDefinitions.find((each) => each.matchesStepName(step.text));
    if (!definition) throw new Error(`No step definition matches “${step.text}”`);
    try {
      const table = step.argument?.dataTable;
      const values = await Promise.all(
        (definition.expression.match(step.text) ?? []).map((part) => part.getValue(world)),
      );
      await definition.code.apply(world, table ? [...values, new DataTable(table)] : values);
      findings.push({ kind: "met" });
    } catch (error) {
      const finding = findingOf(error);
      findings.push(finding.kind === "missing" && place < lastWhen ? { kind: "screen" } : finding);
    }
  }
  return findings;
}

function findingOf(error: unknown): Finding {
  if (error instanceof NeedsScreen) return { kind: "screen" };
  if (error instanceof NotYet) return { kind: "missing", why: "The bank has not seen it yet." };
  if (error instanceof AssertionError)
    return { kind: "missing", why: error.generatedMessage ? difference(error.actual, error.expected) : error.message };
  throw error;
}

function difference(actual: unknown, expected: unknown): string {
  if (!isRecord(actual) || !isRecord(expected)) return `${inWords(actual)} instead of ${inWords(expected)}`;
  return Object.keys(expected)
    .map((name) => `${name}: ${inWords(actual[name])} instead of ${inWords(expected[name])}`)
    .join("; ");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const inWords = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing"));
