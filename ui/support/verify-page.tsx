import { type DragEvent, type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { Paper } from "../../domain/support/paper";
import { brand } from "../kit/brand";
import { formatMoney } from "../kit/format-money";
import { Logo } from "../kit/front-door/glyphs";
import { refuseDroppedFiles } from "../kit/guard-page";
import { PageLink } from "../kit/navigation/location";
import { useSupport } from "./support-context";
import { type TodayState, useVerify, type VerifyState } from "./use-verify";
import { kinds, labels, replacedTitle, states, type Tone, verdicts, words } from "./verify-words";
import "./verify-page.css";

/** Says whether a paper is one of this bank, to anyone who has it. It needs no session and no sign-in. */
export function VerifyPage() {
  const { customer } = useSupport();
  const { state, check, askAgain } = useVerify();
  useEffect(() => refuseDroppedFiles(window), []);
  const content = (
    <article className="verify-page">
      <h1>{words.title}</h1>
      {state.kind === "checked" ? <Result {...state} onAskAgain={askAgain} /> : <p>{`${words.intro} ${words.how}`}</p>}
      {state.kind === "checking" && (
        <p role="status" className="quiet">
          {words.checking}
        </p>
      )}
      {(state.kind === "asked" || state.kind === "checked") && (
        <Entry isFirst={state.kind === "asked"} onCheck={check} />
      )}
    </article>
  );
  if (customer) return content;
  return (
    <div className="verify-layout">
      <header>
        <Logo size={24} />
        <strong>{brand.name}</strong>
        <span>{words.product}</span>
      </header>
      <div className="verify-main">{content}</div>
      <footer>
        <PageLink href="/contact-us">{words.help}</PageLink>
      </footer>
    </div>
  );
}

type Checked = Extract<VerifyState, { kind: "checked" }>;

function Result({ check, today, onAskAgain }: Checked & { readonly onAskAgain: () => void }) {
  const { tone, title, text } = headlineOf({ kind: "checked", check, today });
  return (
    <>
      <section className={`verdict ${tone}`} role="status">
        <Mark tone={tone} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </section>
      {check.kind === "genuine" && (
        <>
          <Today today={today} onAskAgain={onAskAgain} />
          <Content paper={check.paper} />
        </>
      )}
    </>
  );
}

/**
 * A payment that came back is said first, because a reader in a hurry reads nothing else. Nothing is green before the
 * bank has said that it did not come back.
 */
function headlineOf({ check, today }: Checked): { tone: Tone; title: string; text: string } {
  const verdict = verdicts[check.kind];
  if (check.kind !== "genuine") return verdict;
  if (today === "notAnswered") return { ...verdict, tone: "wait", title: states.unknown.title ?? verdict.title };
  if (typeof today !== "object") return { ...verdict, tone: "wait" };
  const { tone, title = verdict.title } = states[today.state];
  if (tone !== "bad" && today.isReplaced) return { ...verdict, tone: "wait", title: replacedTitle };
  return { ...verdict, tone, title };
}

function Today({ today, onAskAgain }: { today: TodayState | undefined; onAskAgain: () => void }) {
  return (
    <section className="today" aria-live="polite">
      <h2>{words.today}</h2>
      {todayLines(today).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {today === "notAnswered" && (
        <button type="button" className="bp6-button" onClick={onAskAgain}>
          {words.askAgain}
        </button>
      )}
    </section>
  );
}

function todayLines(today: TodayState | undefined): readonly string[] {
  if (today === "notAnswered") return [words.notAnswered];
  if (typeof today !== "object") return [words.asking];
  const { state, since, isReplaced, isApprovedByTwo } = today;
  return [
    ...(isReplaced ? [words.replaced] : []),
    ...(isReplaced && state === "issued" ? [] : [states[state].text(since)]),
    ...(isApprovedByTwo ? [words.approvedByTwo] : []),
  ];
}

function Content({ paper }: { paper: Paper }) {
  const { kind, isNameGiven, issue } = paper;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [labels.kind, kinds[kind]],
    [labels.bank, paper.bank],
    [labels.reference, paper.reference],
    [labels.date, paper.date],
    [labels.payer, paper.payer],
    [isNameGiven ? labels.givenBeneficiary : labels.beneficiary, paper.beneficiary],
    [labels.lastDigits, paper.lastDigits],
    [labels.issue, issue > 1 ? String(issue) : ""],
  ];
  return (
    <section className="signed-content">
      <h2>{words.content}</h2>
      <dl>
        <Line label={kind === "statement" ? labels.closingBalance : labels.amount} isLarge>
          {formatMoney(paper.amount)}
        </Line>
        {lines.map(
          ([label, value]) =>
            value && (
              <Line key={label} label={label}>
                {value}
              </Line>
            ),
        )}
      </dl>
      <p className="compare">{words.compare}</p>
    </section>
  );
}

function Line({ label, children, isLarge }: { label: string; children: ReactNode; isLarge?: boolean }) {
  return (
    <div className={isLarge ? "large" : undefined}>
      <dt>{label}</dt>
      <dd translate="no" dir="auto">
        {children}
      </dd>
    </div>
  );
}

type EntryProps = { isFirst: boolean; onCheck: (paper: string | Blob) => void };

function Entry({ isFirst, onCheck }: EntryProps) {
  const [line, setLine] = useState("");
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim()) onCheck(line);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onCheck(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <form className="entry" onSubmit={submit} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      {!isFirst && <h2>{words.another}</h2>}
      <div className="ways">
        <div className="pasted">
          <strong>{words.choose}</strong>
          <label className="drop-zone">
            <svg
              viewBox="0 0 24 24"
              width="32"
              height="32"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" />
            </svg>
            {words.file}
            <input type="file" accept="application/pdf,image/*" onChange={(event) => take(event.target.files)} />
          </label>
        </div>
        <p className="or">{words.or}</p>
        <div className="pasted">
          <label htmlFor={id}>{words.paste}</label>
          <p id={`${id}-hint`} className="quiet">
            {words.pasteHint}
          </p>
          <textarea
            id={id}
            className="bp6-input"
            rows={3}
            value={line}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={(event) => setLine(event.target.value)}
          />
          <button type="submit" className="bp6-button bp6-intent-primary">
            {words.check}
          </button>
          <p className="quiet">{words.privacy}</p>
        </div>
      </div>
    </form>
  );
}

const marks: Readonly<Record<Tone, string>> = {
  good: "M10.5 17.2 5.8 12.5l1.6-1.6 3.1 3.1 6.2-6.2 1.6 1.6Z",
  wait: "M10.9 6h2.2v7.4h-2.2Zm1.1 9a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z",
  bad: "M8 6.4 12 10.4l4-4L17.6 8l-4 4 4 4-1.6 1.6-4-4-4 4L6.4 16l4-4-4-4Z",
};

function Mark({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 24 24" width="40" height="40" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={`M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z${marks[tone]}`} />
    </svg>
  );
}
