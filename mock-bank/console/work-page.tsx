import { BlueprintProvider, Callout } from "@blueprintjs/core";
import { useCallback } from "react";
import { ConsoleHeader } from "./console-header";
import { type ControlApi, explain } from "./control-api";
import { FollowedSteps, StepList } from "./lesson-steps";
import { useLoaded } from "./use-loaded";

export const WORK_PATH = "/trainer/work";
/** The key is in the fragment, which browsers do not send. */
export const workHref = (stageKey: string): string => `${WORK_PATH}#stage=${stageKey}`;

/** A trainee's own page: one lesson whose stage is set, with its check. It needs no control token. */
export function WorkPage({ api }: { api: ControlApi }) {
  const stage = new URLSearchParams(location.hash.slice(1)).get("stage") ?? "";
  const { answer } = useLoaded(useCallback(() => api.work(stage), [api, stage]));
  return (
    <BlueprintProvider>
      <ConsoleHeader title="Your lesson" links={[{ text: "Internet banking", href: "/" }]} />
      <main className="console">
        {!answer && <p className="quiet">Loading…</p>}
        {answer?.ok === false && (
          <Callout intent="danger" role="alert">
            {explain(answer.problem)}
          </Callout>
        )}
        {answer?.ok && (
          <section className="panel lesson" aria-labelledby="lesson-title">
            <h2 id="lesson-title">{answer.value.lesson.name}</h2>
            {answer.value.trainee && <p>For {answer.value.trainee}.</p>}
            <ul>
              {answer.value.people.map(({ name, username, role }) => (
                <li key={username}>
                  {name}: <span className="mono">{username}</span>, {role}
                </li>
              ))}
            </ul>
            <StepList
              title="The stage, which is set"
              steps={answer.value.lesson.steps.filter(({ keyword }) => keyword === "Given")}
            />
            <FollowedSteps api={api} lesson={answer.value.lesson} stage={stage} />
          </section>
        )}
      </main>
    </BlueprintProvider>
  );
}
