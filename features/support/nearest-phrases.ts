import { calls } from "./calls";
import type { Phrase, UnclearStep } from "./dry-run";
import { firstNames, isFirstName, unknownNameMessage } from "./names";
import { similarity } from "./similarity";

export type NearPhrase = { readonly pattern: string; readonly example: string };

const COUNT = 3;

/** Returns the phrases that read most like a text, the most similar first, each with its most similar example. */
export function nearestPhrases(text: string, phrases: readonly Phrase[]): readonly NearPhrase[] {
  const wanted = withoutValues(text);
  const scored = phrases.flatMap(({ pattern, uses }) => {
    const examples = [
      ...new Set(uses.flatMap(({ text }) => (pattern.includes("{call}") ? withEveryCall(text) : [text]))),
    ];
    const scores = examples.map((example) => ({ example, score: similarity(wanted, withoutValues(example)) }));
    const [best] = scores.sort((one, other) => other.score - one.score);
    return best ? [{ pattern, ...best }] : [];
  });
  const nearest = scored.sort((one, other) => other.score - one.score).slice(0, COUNT);
  return nearest.map(({ pattern, example }) => ({ pattern, example }));
}

/** Explains a step without a definition, or with several, to the author of the scenario. */
export function adviceFor({ place, text, definitions }: UnclearStep, phrases: readonly Phrase[]): string {
  const nearest = nearestPhrases(text, phrases);
  const name = unknownNameIn(text, nearest);
  const lines = [
    `${place}  “${text}”`,
    ...(name === undefined ? [] : [unknownNameMessage(name)]),
    definitions > 1
      ? `${definitions} phrases match these words. They are among:`
      : "No phrase has these words. Nearest:",
    ...nearest.map(({ pattern, example }) => `  ${example}    (${pattern})`),
  ];
  return lines.join("\n  ");
}

/** Returns the unknown name, if the text would be a step with a known one. */
function unknownNameIn(text: string, nearest: readonly NearPhrase[]): string | undefined {
  const [known] = firstNames;
  const names = withoutValues(text).match(/\b[A-Z][a-z]+\b/g) ?? [];
  return names.find((name) => {
    const renamed = withoutValues(text.replaceAll(name, known));
    return !isFirstName(name) && nearest.some(({ example }) => withoutValues(example) === renamed);
  });
}

const anyName = new RegExp(`\\b(?:${firstNames.join("|")})\\b`, "g");

/** Replaces what varies between uses of a phrase: names, quoted texts, amounts and numbers. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(anyName, firstNames[0])
    .replaceAll(/\d[\d,.]*/g, "0");

const callsByLength = Object.keys(calls).sort((one, other) => other.length - one.length);

/** Returns a use of a phrase with each of the calls that it may name. */
function withEveryCall(text: string): readonly string[] {
  const named = callsByLength.find((words) => text.includes(words));
  return named === undefined ? [text] : callsByLength.map((words) => text.replace(named, words));
}
