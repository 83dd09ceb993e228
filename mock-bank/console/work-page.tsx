import { BlueprintProvider, Button, Callout, Tag } from "@blueprintjs/core";
import { Flag } from "@blueprintjs/icons";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Work } from "../control-api/answers";
import { ConsoleHeader } from "./console-header";
import { type ControlApi, explain, type OwnLesson } from "./control-api";
import { LessonPeople } from "./lesson-people";
import { FollowedSteps, StepList } from "./lesson-steps";
import { groupMessages } from "./message-groups";
import { useLoaded } from "./use-loaded";
import { usePolled } from "./use-polled";

export const WORK_PATH = "/trainer/work";
const MESSAGES_EVERY_MS = 2000;
const MESSAGES_SHOWN = 3;
/** The key is in the fragment, which browsers do not send. */
export const workHref = (key: string): string => `${WORK_PATH}#${key}`;

/** A trainee's own page: the lessons of the course, and the open one with its people, codes and check. */
export function WorkPage({ api }: { api: ControlApi }) {
  const key = location.hash.slice(1);
  const { answer, reload } = useLoaded(useCallback(() => api.work(key), [api, key]));
  const [chosen, setChosen] = useState<string>();
  const lessons = answer?.ok ? answer.value.lessons : [];
  const lesson = chosen ?? (lessons.find(({ state }) => state !== "done") ?? lessons[0])?.id;
  return (
    <BlueprintProvider>
      <ConsoleHeader title="Your lessons" links={[{ text: "Internet banking", href: "/" }]} />
      <main className="console">
        {!answer && <p className="quiet">Loading…</p>}
        {answer?.ok === false && <ProblemText text={explain(answer.problem)} />}
        {answer?.ok && (
          <div className="lessons">
            <LessonList work={answer.value} open={lesson} onOpen={setChosen} />
            {lesson && (
              <OpenedLesson key={lesson} api={api} stage={key} lesson={lesson} onChange={() => void reload()} />
            )}
          </div>
        )}
      </main>
    </BlueprintProvider>
  );
}

const words = { new: "", set: "begun", tried: "not yet", done: "done" } as const;
const intents = { new: "none", set: "none", tried: "warning", done: "success" } as const;

type ListProps = { work: Work; open: string | undefined; onOpen: (id: string) => void };

function LessonList({ work: { trainee, course, lessons }, open, onOpen }: ListProps) {
  return (
    <section className="panel catalogue own-lessons" aria-labelledby="own-lessons">
      <h2 id="own-lessons">{course || "Lessons"}</h2>
      {trainee && <p>For {trainee}.</p>}
      <ol>
        {lessons.map(({ id, name, minutes, learned, state }) => (
          <li key={id}>
            <Button variant="minimal" alignText="start" active={id === open} text={name} onClick={() => onOpen(id)} />
            {state !== "new" && (
              <Tag minimal intent={intents[state]}>
                {words[state]}
              </Tag>
            )}
            {learned && (
              <p className="quiet">
                {minutes} min: {learned}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type OpenedProps = OwnLesson & { api: ControlApi; onChange: () => void };

function OpenedLesson({ api, stage, lesson: id, onChange }: OpenedProps) {
  const own = useMemo(() => ({ stage, lesson: id }), [stage, id]);
  const { answer, reload } = useLoaded(useCallback(() => api.openLesson(own), [api, own]));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isLoaded = answer !== undefined;
  // On narrow screens the lesson is above the list in which it was chosen.
  useEffect(() => {
    if (isLoaded) title.current?.scrollIntoView({ block: "nearest" });
  }, [isLoaded]);
  const [usedCodes, setUsedCodes] = useState<readonly string[]>([]);
  const signedInHere = useMemo(
    () => ({
      signIn: async (asked: { username: string; deviceId: string }) => {
        const signedIn = await api.ownSignIn(own, asked);
        if (signedIn.ok) setUsedCodes((before) => [...before, signedIn.value.code]);
        return signedIn;
      },
    }),
    [api, own],
  );
  const begin = async () => {
    setBusy(true);
    const begun = await api.beginLesson(own);
    setBusy(false);
    setProblem(begun.ok ? undefined : explain(begun.problem));
    await reload();
    onChange();
  };
  if (!answer) return <p className="quiet">Loading…</p>;
  if (!answer.ok) return <ProblemText text={explain(answer.problem)} />;
  const { lesson, people } = answer.value;
  const isBegun = people.length > 0;
  return (
    <section className="panel lesson" aria-labelledby="lesson-title">
      <h2 id="lesson-title" ref={title}>
        {lesson.name}
      </h2>
      <StepList title="The stage" steps={lesson.given} />
      <div className="lesson-actions">
        <Button
          intent={isBegun ? "none" : "primary"}
          icon={<Flag />}
          loading={isBusy}
          text={isBegun ? "Begin again" : "Begin"}
          onClick={() => void begin()}
        />
      </div>
      {problem && <ProblemText text={problem} />}
      {isBegun && <LessonPeople people={people} api={signedInHere} onProblem={setProblem} />}
      {isBegun && <OwnMessages key={`messages of ${people[0]?.username}`} api={api} own={own} usedCodes={usedCodes} />}
      <FollowedSteps
        key={`steps of ${people[0]?.username}`}
        api={api}
        lesson={lesson}
        own={isBegun ? own : undefined}
        onChecked={onChange}
      />
    </section>
  );
}

const ProblemText = ({ text }: { text: string }) => (
  <Callout intent="danger" role="alert">
    {text}
  </Callout>
);

type MessagesProps = { api: ControlApi; own: OwnLesson; usedCodes: readonly string[] };

/** The newest codes and messages of the people of this lesson, without the codes that “Open as” has used. */
function OwnMessages({ api, own, usedCodes }: MessagesProps) {
  const { answer } = usePolled(
    useCallback(() => api.ownMessages(own), [api, own]),
    MESSAGES_EVERY_MS,
  );
  const unused = answer?.ok ? answer.value.filter(({ code }) => !usedCodes.includes(code ?? "")) : [];
  const groups = groupMessages(unused).slice(0, MESSAGES_SHOWN);
  // An older code is used or void.
  const newest = groups.find(({ code }) => code)?.id;
  return (
    <>
      <h3>Codes and messages</h3>
      {groups.length === 0 && <p className="quiet">None yet. A code appears here when the bank sends it.</p>}
      <ol className="own-messages">
        {groups.map(({ id, username, code, text }) => (
          <li key={id}>
            <strong>{username}</strong> {id === newest && <span className="code">{code}</span>} <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
