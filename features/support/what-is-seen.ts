import { DataTable } from "@cucumber/cucumber";
import type { Page } from "playwright-core";
import { NotYet } from "./eventually";
import { Person } from "./person";
import { similarity } from "./similarity";

/** A text of the screen that is less like the expected one says nothing about it. */
const ALIKE = 0.3;
const NEAREST = 3;

type StepFunction = (this: unknown, ...args: unknown[]) => unknown;

/** Wraps a step, so that waiting in vain for a text fails with what was expected and what is on the screen instead. */
export const tellingWhatIsSeen = (step: StepFunction): StepFunction =>
  async function (this: unknown, ...args: unknown[]) {
    try {
      return await step.apply(this, args);
    } catch (error) {
      const person = args.find((arg) => arg instanceof Person);
      if (!person || !(error instanceof Error) || !isTimeout(error)) throw error;
      const seen = await linesOn(person.page);
      const found = explained(args, seen);
      const reason = found.length > 0 ? found : [error.message];
      throw new Error([...reason, whereIs(person, seen)].join("\n"), { cause: error });
    }
  };

const isTimeout = (error: Error): boolean => error instanceof NotYet || error.name === "TimeoutError";

function explained(args: readonly unknown[], seen: readonly string[]): readonly string[] {
  const absent = args.flatMap(textsOf).filter((text) => text !== "" && !seen.some((line) => line.includes(text)));
  return absent.map((text) => {
    const nearest = nearestOf(text, seen);
    return `expected “${text}”, seen ${nearest.length > 0 ? nearest.map((line) => `“${line}”`).join(", ") : "nothing like it"}`;
  });
}

function textsOf(arg: unknown): readonly string[] {
  if (arg instanceof DataTable) return arg.raw().flat();
  return typeof arg === "string" ? [arg] : [];
}

function nearestOf(text: string, seen: readonly string[]): readonly string[] {
  const scored = seen.map((line) => ({ line, score: similarity(text, line) })).filter(({ score }) => score > ALIKE);
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, NEAREST)
    .map(({ line }) => line);
}

const whereIs = ({ name, page }: Person, seen: readonly string[]): string =>
  `${name} is on ${new URL(page.url()).pathname} and sees: ${seen.join(" · ").slice(0, 600)}`;

/**
 * The visible texts, each once, those of dialogs and of the page's own content before those of its header and menu; texts
 * of fields are not among them.
 */
async function linesOn(page: Page): Promise<readonly string[]> {
  const texts = await page
    .locator("[role=dialog], [role=alertdialog], main, body")
    .allInnerTexts()
    .catch(() => []);
  const lines = texts
    .sort((one, other) => one.length - other.length)
    .join("\n")
    .split(/[\n\t]/)
    .map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
