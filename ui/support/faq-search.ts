import type { Question } from "./faq-questions";

/** The words looked for, in lower case; a plain comparison of texts, so that nothing typed is read as a pattern. */
export const wordsIn = (sought: string): readonly string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** Questions that mention every word, in question or answer. */
export function search(questions: readonly Question[], sought: string): readonly Question[] {
  const words = wordsIn(sought);
  return questions.filter((question) => mentions(`${question.question} ${textOf(question)}`, words));
}

/** Of those found, the ones whose question alone does not show why. */
export const foundInAnswer = (found: readonly Question[], sought: string): readonly Question[] =>
  found.filter(({ question }) => !mentions(question, wordsIn(sought)));

/** A text cut where a word looked for begins or ends; every second part is such a word. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const next = firstOf(words, rest.toLowerCase());
    if (!next) return [...parts, rest];
    parts.push(rest.slice(0, next.at), rest.slice(next.at, next.at + next.length));
    rest = rest.slice(next.at + next.length);
  }
}

const textOf = ({ answer }: Question): string => answer.flat().join(" ");

function mentions(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** The earliest word, and the longest of those that begin there. */
function firstOf(words: readonly string[], text: string): { at: number; length: number } | undefined {
  const places = words.map((word) => ({ at: text.indexOf(word), length: word.length })).filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at || other.length - one.length)[0];
}
