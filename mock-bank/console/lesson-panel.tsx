import { Button, Callout, InputGroup, Tag } from "@blueprintjs/core";
import { Flag, LogIn, Play } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { Lesson, Lessons, Staged } from "../control-api/answers";
import { explain } from "./control-api";
import { CopyButton } from "./copy-button";
import type { Desk } from "./desk";
import { FollowedSteps, StepList } from "./lesson-steps";
import { openAs } from "./open-as";
import { useClassAddress } from "./use-class-address";
import { workHref } from "./work-page";

type Props = {
  readonly desk: Desk;
  readonly lesson: Lesson;
  readonly catalogue: Lessons;
  /** Shown below the title: the place in a course. */
  readonly children: ReactNode;
};

/** Shows one scenario: the requirement it proves, how to prepare it, who acts in it, and a checklist of its steps. */
export function LessonPanel({ desk, lesson, catalogue, children }: Props) {
  const [staged, setStaged] = useState<Staged>();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [search, setSearch] = useSearchParams();
  // The name of the trainee is in the address, so that links to other lessons can pass it on.
  const trainee = search.get("trainee") ?? "";
  const title = useRef<HTMLHeadingElement>(null);
  // On narrow screens the lesson is above the list in which it was chosen.
  useEffect(() => void title.current?.scrollIntoView({ block: "nearest" }), []);
  const command = `npm run demo -- ${lesson.id}`;

  const stage = async () => {
    setBusy(true);
    setTold(undefined);
    const answer = await desk.api.stage(lesson.id, trainee);
    setBusy(false);
    setStaged(answer.ok ? answer.value : undefined);
    if (answer.ok) desk.reloadState();
    else setTold(explain(answer.problem));
  };
  const play = async () => {
    const answer = await desk.api.play(lesson.id);
    setTold(answer.ok ? undefined : explain(answer.problem));
  };

  return (
    <section className="panel lesson" aria-labelledby="lesson-title">
      <h2 id="lesson-title" ref={title}>
        {lesson.name}
      </h2>
      {children}
      {lesson.requirements.length > 0 && <Requirements ids={lesson.requirements} sentences={catalogue.requirements} />}
      <StepList title="The stage" steps={lesson.steps.filter(({ keyword }) => keyword === "Given")} />
      <div className="lesson-actions">
        <InputGroup
          aria-label="Trainee"
          placeholder="Trainee, for the board"
          maxLength={60}
          value={trainee}
          onValueChange={(name) => setSearch((before) => withTrainee(before, name), { replace: true })}
        />
        <Button intent="primary" icon={<Flag />} loading={busy} text="Set the stage" onClick={() => void stage()} />
        {catalogue.canPlay && <Button icon={<Play />} text="Play it" onClick={() => void play()} />}
        <span className="mono">{command}</span>
        <CopyButton text={command} what="the command that plays it" />
      </div>
      {busy && (
        <p className="quiet" role="status">
          The stage is being set: the people of the story are made and do what the Givens say.
        </p>
      )}
      {lesson.movesTime && (
        <p className="quiet">Setting this stage moves the bank’s clock to Friday 20 November 2026, 09:00.</p>
      )}
      {told && (
        <Callout intent="danger" role="alert">
          {told}
        </Callout>
      )}
      {staged && <Stage desk={desk} staged={staged} onProblem={setTold} />}
      <FollowedSteps key={staged?.stage} api={desk.api} lesson={lesson} stage={staged?.stage} />
    </section>
  );
}

function withTrainee(search: URLSearchParams, name: string): URLSearchParams {
  const after = new URLSearchParams(search);
  if (name) after.set("trainee", name);
  else after.delete("trainee");
  return after;
}

function Requirements({ ids, sentences }: { ids: readonly string[]; sentences: Lessons["requirements"] }) {
  return (
    <details className="lesson-requirements">
      <summary>{ids.length === 1 ? "1 requirement" : `${ids.length} requirements`}</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`/trainer/acceptance?find=${id}`}>{id}</a> {sentences[id]}
          </li>
        ))}
      </ul>
    </details>
  );
}

type StageProps = {
  readonly desk: Desk;
  readonly staged: Staged;
  readonly onProblem: (problem: string | undefined) => void;
};

function Stage({ desk, staged, onProblem }: StageProps) {
  const address = useClassAddress(desk);
  if (staged.people.length === 0)
    return (
      <p role="status">
        The stage is set, and nobody need sign in:{" "}
        <a href="/" target="_blank" rel="noreferrer">
          open the client
        </a>
        .
      </p>
    );
  return (
    <div className="lesson-people">
      <p role="status">The stage is set.</p>
      <p className="quiet">
        With <a href={workHref(staged.stage)}>this link</a> a trainee checks this lesson without the console.
        <CopyButton text={`${address.chosen}${workHref(staged.stage)}`} what="the trainee’s link" />
      </p>
      <ul className="personas">
        {staged.people.map(({ name, username, password, role, path }) => (
          <li key={username}>
            <div className="persona-name">
              <strong>{name}</strong> <span className="mono">{username}</span>
              <CopyButton text={username} what={`user name ${username}`} />
            </div>
            <div className="persona-password">
              <span className="mono">{password}</span>
              <CopyButton text={password} what={`password of ${username}`} />
            </div>
            <Button
              className="persona-open"
              size="small"
              intent={name === staged.actor ? "primary" : "none"}
              icon={<LogIn />}
              text={`Open as ${name}`}
              title={`A new tab at ${screenOf(path)}, signed in as ${username}`}
              onClick={() => onProblem(openAs(desk.api, username, screenOf(path)))}
            />
            <div className="persona-role">
              <Tag minimal intent="primary">
                {role}
              </Tag>
              {name === staged.actor && <span className="quiet">acts first</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces the start and sign-in pages by the dashboard, because "Open as" signs the user in. */
const screenOf = (path: string): string => (path === "/" || path === "/login" ? "/dashboard" : path);
