import { Button, Callout, InputGroup, Tag } from "@blueprintjs/core";
import { Download, Play } from "@blueprintjs/icons";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { DraftRun, Phrase } from "../control-api/answers";
import { type ControlApi, explain } from "./control-api";
import { CourseForm } from "./course-form";
import type { Desk } from "./desk";
import { type DraftMistake, mistakesIn, phrasesLike, stepIn, withStep, writtenStep } from "./draft";
import { DraftSteps } from "./draft-steps";
import { PhraseForm } from "./phrase-form";
import { ProblemCallout } from "./problem-callout";
import { RecordPanel } from "./record-panel";
import { saveFile } from "./save-file";
import { useLoaded } from "./use-loaded";

const KEPT = "draft";
const EVERY_MS = 500;
const SHOWN = 30;
const BEGINNING = `Feature: What the company expects

  Scenario: A transfer between own accounts
    Given a company with these people:
      | Ama | Single |
`;

/** Scenarios are written here with the phrases of the project, run against this bank, and downloaded. */
export function WriteTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.phrases);
  if (!answer) return <p className="quiet">Reading the phrases…</p>;
  if (!answer.ok && answer.problem.kind === "refused") return <WithoutPhrases why={answer.problem.message} />;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  return <Desktop api={desk.api} phrases={answer.value.phrases} />;
}

const keptDraft = (): string => localStorage.getItem(KEPT) ?? BEGINNING;

/** A bank that was installed without its tests knows no phrases and runs nothing; the draft can be taken elsewhere. */
function WithoutPhrases({ why }: { why: string }) {
  const [draft, setDraft] = useState(keptDraft);
  const write = (text: string) => {
    setDraft(text);
    localStorage.setItem(KEPT, text);
  };
  return (
    <section className="panel" aria-labelledby="write-title">
      <h2 id="write-title">Write a scenario</h2>
      <Callout intent="warning">
        {why} What you write here can be downloaded, and run where the tests are installed.
      </Callout>
      <textarea
        aria-label="Scenarios"
        className="mono draft"
        rows={Math.max(16, draft.split("\n").length + 1)}
        spellCheck={false}
        value={draft}
        onChange={({ target }) => write(target.value)}
      />
      <div className="lesson-actions">
        <DownloadButton draft={draft} />
      </div>
    </section>
  );
}

const DownloadButton = ({ draft }: { draft: string }) => (
  <Button
    icon={<Download />}
    text="Download .feature"
    onClick={() => saveFile(new Blob([draft], { type: "text/plain" }), "draft.feature")}
  />
);

function Desktop({ api, phrases }: { api: ControlApi; phrases: readonly Phrase[] }) {
  const [draft, setDraft] = useState(keptDraft);
  const [line, setLine] = useState(1);
  const [chosen, setChosen] = useState<Phrase>();
  const editor = useRef<HTMLTextAreaElement>(null);
  const mistakes = useMemo(() => mistakesIn(draft, phrases), [draft, phrases]);
  const write = (text: string, at: number) => {
    setDraft(text);
    localStorage.setItem(KEPT, text);
    setLine(at);
  };
  const insert = (step: string) => {
    const isReplaced = mistakes.some((mistake) => mistake.line === line);
    const written = withStep(draft, step, { line, isReplaced });
    write(written.text, written.line);
    setChosen(undefined);
    editor.current?.focus();
  };
  const append = (scenario: string) => {
    const written = `${draft.trimEnd()}\n\n${scenario}\n`;
    write(written, written.split("\n").length);
  };
  return (
    <div className="write">
      <section className="panel" aria-labelledby="write-title">
        <h2 id="write-title">Write a scenario</h2>
        <textarea
          ref={editor}
          aria-label="Scenarios"
          aria-describedby="mistakes"
          className="mono draft"
          rows={Math.max(16, draft.split("\n").length + 1)}
          spellCheck={false}
          value={draft}
          onChange={({ target }) => write(target.value, lineAt(target))}
          onSelect={({ currentTarget }) => setLine(lineAt(currentTarget))}
        />
        <Mistakes mistakes={mistakes} onChoose={setChosen} onLine={setLine} />
        <RecordPanel api={api} phrases={phrases} onRecorded={append} />
        <RunOfDraft api={api} draft={draft} />
        <CourseForm api={api} draft={draft} isReadable={mistakes.length === 0} />
      </section>
      <section className="panel" aria-labelledby="phrases-title">
        <h2 id="phrases-title">Phrases</h2>
        {chosen ? (
          <PhraseForm
            key={chosen.example}
            phrase={chosen}
            onCancel={() => setChosen(undefined)}
            onInsert={(keyword, text) => insert(writtenStep(keyword, text, chosen.table))}
          />
        ) : (
          <PhraseList phrases={phrases} typed={stepIn(draft.split("\n")[line - 1] ?? "") ?? ""} onChoose={setChosen} />
        )}
      </section>
    </div>
  );
}

/** Runs the draft in this bank, or saves it. */
function RunOfDraft({ api, draft }: { api: ControlApi; draft: string }) {
  const { run, problem, begin } = useDraftRun(api);
  return (
    <>
      <div className="lesson-actions">
        <Button
          icon={<Play />}
          intent="primary"
          loading={run?.isRunning ?? false}
          text="Run"
          onClick={() => void begin(draft)}
        />
        <DownloadButton draft={draft} />
      </div>
      {problem && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      {run && <DraftSteps run={run} />}
    </>
  );
}

const lineAt = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split("\n").length;

type MistakesProps = {
  readonly mistakes: readonly DraftMistake[];
  readonly onChoose: (phrase: Phrase) => void;
  readonly onLine: (line: number) => void;
};

function Mistakes({ mistakes, onChoose, onLine }: MistakesProps) {
  return (
    <div id="mistakes" role="status">
      {mistakes.length === 0 && <p className="quiet">Every line can be read.</p>}
      {mistakes.map(({ line, message, nearest }) => (
        <Callout key={line} compact intent="warning">
          Line {line}: {message}
          {nearest.map((phrase) => (
            <Button
              key={phrase.source}
              alignText="start"
              fill
              variant="minimal"
              text={phrase.example}
              onClick={() => {
                onLine(line);
                onChoose(phrase);
              }}
            />
          ))}
        </Callout>
      ))}
    </div>
  );
}

type PhraseListProps = {
  readonly phrases: readonly Phrase[];
  /** The step that the author is writing. */
  readonly typed: string;
  readonly onChoose: (phrase: Phrase) => void;
};

/** All phrases in the order of Given, When and Then, or those like the words looked for or being typed, best first. */
function PhraseList({ phrases, typed, onChoose }: PhraseListProps) {
  const [find, setFind] = useState("");
  const wanted = useDeferredValue(find || typed);
  const found = useMemo(() => phrasesLike(wanted, phrases), [wanted, phrases]);
  return (
    <>
      <InputGroup
        type="search"
        aria-label="Find a phrase"
        placeholder="What do you want to say?"
        value={find}
        onValueChange={setFind}
      />
      <p className="quiet" role="status">
        {wanted && found.length > SHOWN ? firstOf(found) : found.length === 1 ? "1 phrase" : `${found.length} phrases`}
      </p>
      {wanted ? (
        <PhraseButtons phrases={found.slice(0, SHOWN)} onChoose={onChoose} />
      ) : (
        (["Given", "When", "Then"] as const).map((keyword) => (
          <PhraseGroup key={keyword} keyword={keyword} phrases={found} onChoose={onChoose} />
        ))
      )}
    </>
  );
}

const firstOf = ({ length }: readonly Phrase[]): string => `The first ${SHOWN} of ${length} phrases`;

type PhraseGroupProps = Pick<PhraseListProps, "phrases" | "onChoose"> & { readonly keyword: Phrase["keyword"] };

function PhraseGroup({ keyword, phrases, onChoose }: PhraseGroupProps) {
  const own = phrases.filter((phrase) => phrase.keyword === keyword);
  if (own.length === 0) return null;
  return (
    <>
      <h3>{keyword}</h3>
      {own.length > SHOWN && <p className="quiet">{firstOf(own)}</p>}
      <PhraseButtons phrases={own.slice(0, SHOWN)} onChoose={onChoose} />
    </>
  );
}

function PhraseButtons({ phrases, onChoose }: Pick<PhraseListProps, "phrases" | "onChoose">) {
  return (
    <ul className="phrases">
      {phrases.map((phrase) => (
        <li key={phrase.source}>
          <Button alignText="start" fill variant="minimal" onClick={() => onChoose(phrase)}>
            {phrase.example} <Tag minimal>{phrase.area}</Tag>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The last run of the draft, also one that was begun before the page was opened. */
function useDraftRun(api: ControlApi) {
  const [run, setRun] = useState<DraftRun>();
  const [problem, setProblem] = useState<string>();
  const isRunning = run?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(async () => {
      const answer = await api.draftRun();
      if (answer.ok) setRun(answer.value);
      else setProblem(explain(answer.problem));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [api, isRunning]);
  const begin = async (draft: string) => {
    const answer = await api.runDraft(draft);
    if (answer.ok) setRun(answer.value);
    setProblem(answer.ok ? undefined : explain(answer.problem));
  };
  return { run, problem, begin };
}
