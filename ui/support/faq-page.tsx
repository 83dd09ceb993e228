import { type ReactNode, useId, useRef, useState } from "react";
import { comparable, withKeyboardMarks } from "../../domain/plain-text";
import { ContactDialog } from "./contact-us-page";
import { type Passage, type Question, questions, faqWords as words } from "./faq-questions";
import { PublicPage } from "./public-page";
import { useSupport } from "./support-context";
import "./faq-page.css";

/** FAQs, for visitors and signed-in users (specification 1, section 2.14). */
export function FaqPage() {
  const { customer, goTo } = useSupport();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const contact = useRef<HTMLDialogElement>(null);
  const found = search(questions, query);
  const areAllOpen = found.length > 0 && found.every(({ id }) => open.has(id));

  const openOnly = (opened: readonly Question[]) => setOpen(new Set(opened.map(({ id }) => id)));
  const changeQuery = (text: string) => {
    setQuery(text);
    openOnly(foundInAnswerOnly(search(questions, text), text));
  };
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((other) => other !== id)));

  return (
    <PublicPage title={words.title}>
      <Search value={query} onChange={changeQuery} />
      <div className="faq-bar">
        <p role="status">{found.length > 0 ? words.found(found.length) : words.noneFound}</p>
        {found.length > 0 && (
          <button type="button" className="text-button" onClick={() => openOnly(areAllOpen ? [] : found)}>
            {areAllOpen ? words.closeAll : words.openAll}
          </button>
        )}
      </div>
      <div className="faq-list">
        {found.map(({ id, question, answer }) => (
          <details key={id} open={open.has(id)} onToggle={(event) => toggle(id, event.currentTarget.open)}>
            <summary>
              <h2>
                <HighlightedText text={question} query={query} />
              </h2>
            </summary>
            {answer.map((passage) => (
              <PassageView key={passage.toString()} passage={passage} query={query} />
            ))}
          </details>
        ))}
      </div>
      <div className="faq-contact">
        <p>{words.notAnswered}</p>
        <button
          type="button"
          className="bp6-button bp6-intent-primary"
          onClick={() => (customer ? goTo("/complaint") : contact.current?.showModal())}
        >
          {words.contact}
        </button>
      </div>
      {!customer && <ContactDialog dialog={contact} />}
    </PublicPage>
  );
}

function Search({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <search className="faq-search">
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        className="bp6-input"
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}

function PassageView({ passage, query }: { passage: Passage; query: string }) {
  if (typeof passage === "string")
    return (
      <p>
        <HighlightedText text={passage} query={query} />
      </p>
    );
  return (
    <ul>
      {passage.map((point) => (
        <li key={point}>
          <HighlightedText text={point} query={query} />
        </li>
      ))}
    </ul>
  );
}

/** Highlights the searched words in a text. */
function HighlightedText({ text, query }: { text: string; query: string }): ReactNode {
  const parts = splitAtWords(text, wordsIn(query));
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position.
  return parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}

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
