import { comparable, withKeyboardMarks } from "../../domain/plain-text";
import type { Question } from "./faq-questions";

/**
 * Returns the searched words in lower case. They are compared as plain text, so that typed characters never act as a
 * pattern.
 */
export const wordsIn = (query: string): readonly string[] => comparable(query).split(" ").filter(Boolean);

/** Returns the questions that contain every word in question or answer. */
export function search(questions: readonly Question[], query: string): readonly Question[] {
  const words = wordsIn(query);
  return questions.filter((question) => mentions(`${question.question} ${textOf(question)}`, words));
}

/** Returns the found questions whose question text does not contain all words; their answers are opened. */
export const foundInAnswerOnly = (found: readonly Question[], query: string): readonly Question[] =>
  found.filter(({ question }) => !mentions(question, wordsIn(query)));

/** Splits a text at the searched words; every second part is such a word. */
export function splitAtWords(text: string, words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const next = firstMatch(words, lettersOf(rest));
    if (!next) return [...parts, rest];
    parts.push(rest.slice(0, next.at), rest.slice(next.at, next.at + next.length));
    rest = rest.slice(next.at + next.length);
  }
}

/** As {@link wordsIn} has the words, with every character in its place. Questions and answers have no accents. */
const lettersOf = (text: string): string => withKeyboardMarks(text.toLowerCase());

const textOf = ({ answer }: Question): string => answer.flat().join(" ");

function mentions(text: string, words: readonly string[]): boolean {
  const lower = lettersOf(text);
  return words.every((word) => lower.includes(word));
}

/** Returns the first word in the text, or the longest one if several start there. */
function firstMatch(words: readonly string[], text: string): { at: number; length: number } | undefined {
  const places = words.map((word) => ({ at: text.indexOf(word), length: word.length })).filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at || other.length - one.length)[0];
}
