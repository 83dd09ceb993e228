import type { Phrase } from "../control-api/answers";

/** A line that no scenario can have, and what may have been meant. */
export type DraftMistake = { readonly line: number; readonly message: string; readonly nearest: readonly Phrase[] };

/** A part of a phrase that varies, by its place in the example. */
export type PhrasePart = { readonly from: number; readonly to: number };

const STEP = /^\s*(Given|When|Then|And|But)\s+(.*?)\s*$/;
const OTHER = /^\s*(?:$|#|@|\||(?:Feature|Background|Rule|Scenario|Scenario Outline|Examples):)/;
/** Free text may stand below these lines. */
const TITLE = /^\s*(?:Feature|Background|Rule|Scenario|Scenario Outline|Examples):/;
const NEAREST = 3;
/** Letters that the forms of a word share: moves, moved, has moved. */
const STEM = 4;
/** Shorter words, such as “is”, are looked for only if there are no longer ones. */
const MEANT_MIN = 3;
/** A phrase must say about a third of the words. */
const ENOUGH = 0.3;

/** Returns the lines that are no step, table, title or comment, and the steps that no phrase has. */
export function mistakesIn(draft: string, phrases: readonly Phrase[]): readonly DraftMistake[] {
  const matchers = phrases.map(({ source }) => new RegExp(source));
  const mistakes: DraftMistake[] = [];
  let isBelowTitle = false;
  for (const [at, line] of draft.split("\n").entries()) {
    const step = stepIn(line);
    if (step === undefined && !OTHER.test(line) && !isBelowTitle)
      mistakes.push({ line: at + 1, message: "A step begins with Given, When, Then, And or But.", nearest: [] });
    // A step of an outline has its values in the table of examples.
    if (step && !/<[^>]+>/.test(step) && !matchers.some((matcher) => matcher.test(step)))
      mistakes.push({
        line: at + 1,
        message: `No phrase has the words “${step}”.`,
        nearest: phrasesLike(step, phrases).slice(0, NEAREST),
      });
    isBelowTitle = TITLE.test(line) || (isBelowTitle && step === undefined);
  }
  return mistakes;
}

/** The words of a step without its keyword; undefined if the line is none. */
export const stepIn = (line: string): string | undefined => STEP.exec(line)?.[2];

/** Returns the phrases that share words with the text, the most similar first; all for an empty text. */
export function phrasesLike(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return phrases;
  const meant = wanted.filter((word) => word.length >= MEANT_MIN);
  const scored = phrases.map((phrase) => ({
    phrase,
    score: likeness(meant.length > 0 ? meant : wanted, wordsOf(`${phrase.example} ${phrase.area}`)),
  }));
  return scored
    .filter(({ score }) => score > ENOUGH)
    .sort((one, other) => other.score - one.score)
    .map(({ phrase }) => phrase);
}

/** The share of wanted words that a phrase begins to say, less for each word that was not wanted. */
function likeness(wanted: readonly string[], said: readonly string[]): number {
  const isSaid = (word: string) => said.some((other) => other.startsWith(word.slice(0, STEM)));
  const found = wanted.filter((word) => isSaid(word) || isSaid(otherWords[word] ?? word)).length;
  return found === 0 ? 0 : found / wanted.length - said.length / 1000;
}

/** What authors say for words of the phrases. */
const otherWords: Readonly<Record<string, string>> = {
  balance: "holds",
  cancel: "recalls",
  decline: "rejects",
  error: "told",
  log: "sign",
  login: "sign",
  message: "told",
  transfer: "moves",
};

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/"[^"]*"/g, " ")
    .toLowerCase()
    .match(/\p{Letter}+/gu) ?? [];

/** The parts of the example that an author replaces: people, accounts, amounts, texts. */
export function partsOf({ source, example }: Phrase): readonly PhrasePart[] {
  const found = new RegExp(source, "d").exec(example)?.indices ?? [];
  const parts: PhrasePart[] = [];
  for (const place of found.slice(1)) {
    if (!place) continue;
    const [from, to] = place;
    // Groups inside of a part belong to it.
    if (from >= (parts.at(-1)?.to ?? 0) && to > from) parts.push({ from, to });
  }
  return parts;
}

/** The example with other values for its parts. */
export function filledIn({ example }: Phrase, parts: readonly PhrasePart[], values: readonly string[]): string {
  let [text, at] = ["", 0];
  for (const [index, { from, to }] of parts.entries()) {
    text += example.slice(at, from) + (values[index] ?? example.slice(from, to));
    at = to;
  }
  return text + example.slice(at);
}

/** The step as lines of a feature, with its table in columns of equal width. */
export function writtenStep(keyword: string, text: string, table: Phrase["table"]): string {
  const cells = (table ?? []).map((row) => row.map(escapedCell));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const rows = cells.map(
    (row) => `      | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  return [`    ${keyword} ${text}`, ...rows].join("\n");
}

/** A cell as Gherkin reads it: a bar, a backslash or a line break would otherwise end it. */
const escapedCell = (cell: string): string => cell.replaceAll(/[\\|]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

/**
 * Inserts a step at a line of the draft: in its place if it is blank or a mistake, otherwise below it and below its table.
 * Returns the new text, and the last line of the step.
 */
export function withStep(
  draft: string,
  step: string,
  { line, isReplaced }: { readonly line: number; readonly isReplaced: boolean },
): { readonly text: string; readonly line: number } {
  const lines = draft.split("\n");
  let from = line;
  while (lines[from]?.trimStart().startsWith("|")) from++;
  const isInPlace = isReplaced || lines[line - 1]?.trim() === "";
  const before = lines.slice(0, isInPlace ? line - 1 : from);
  const after = lines.slice(isInPlace ? line : from);
  return { text: [...before, step, ...after].join("\n"), line: before.length + step.split("\n").length };
}
