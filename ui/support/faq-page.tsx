import { type ReactNode, useId, useRef, useState } from "react";
import { ContactDialog } from "./contact-us-page";
import { type Passage, type Question, questions, faqWords as words } from "./faq-questions";
import { foundInAnswerOnly, search, splitAtWords, wordsIn } from "./faq-search";
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
