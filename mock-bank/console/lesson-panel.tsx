import { Button, Callout, InputGroup } from "@blueprintjs/core";
import { Flag } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { Lesson, Lessons, Staged } from "../control-api/answers";
import { explain } from "./control-api";
import { CopyButton } from "./copy-button";
import type { Desk } from "./desk";
import { LessonPeople } from "./lesson-people";
import { FollowedSteps, StepList } from "./lesson-steps";
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
  const command = `npm run demo -- "${lesson.name}"`;

  const stage = async () => {
    setBusy(true);
    setTold(undefined);
    const answer = await desk.api.stage(lesson.id, trainee);
    setBusy(false);
    setStaged(answer.ok ? answer.value : undefined);
    if (answer.ok) desk.reloadState();
    else setTold(explain(answer.problem));
  };

  return (
    <section className="panel lesson" aria-labelledby="lesson-title">
      <h2 id="lesson-title" ref={title}>
        {lesson.name}
      </h2>
      {children}
      {lesson.requirements.length > 0 && <Requirements ids={lesson.requirements} sentences={catalogue.requirements} />}
      <StepList title="The stage" steps={lesson.given} />
      <div className="lesson-actions">
        <InputGroup
          aria-label="Trainee"
          placeholder="Trainee, for the board"
          maxLength={60}
          value={trainee}
          onValueChange={(name) => setSearch((before) => withTrainee(before, name), { replace: true })}
        />
        <Button intent="primary" icon={<Flag />} loading={busy} text="Set the stage" onClick={() => void stage()} />
        <span className="mono">{command}</span>
        <CopyButton text={command} what="the command that plays it" />
      </div>
      {told && (
        <Callout intent="danger" role="alert">
          {told}
        </Callout>
      )}
      {staged && <Stage desk={desk} staged={staged} onProblem={setTold} />}
      <FollowedSteps
        key={staged?.people[0]?.username}
        api={desk.api}
        lesson={lesson}
        own={staged && { stage: staged.stage, lesson: lesson.id }}
      />
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
  return (
    <div className="lesson-people">
      <p role="status">The stage is set.</p>
      <p className="quiet">
        With <a href={workHref(staged.stage)}>this link</a> a trainee does this lesson without the console.
        <CopyButton text={`${address.chosen}${workHref(staged.stage)}`} what="the trainee’s link" />
      </p>
      <LessonPeople people={staged.people} api={desk.api} onProblem={onProblem} />
    </div>
  );
}
