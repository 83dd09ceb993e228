import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ClockPanel } from "./clock-panel";
import { ConsoleHeader } from "./console-header";
import { type ControlApi, distinct } from "./control-api";
import { MessageFeed } from "./message-feed";
import { MessagesPanel } from "./messages-panel";
import { PersonasPanel } from "./personas-panel";
import { ProblemCallout } from "./problem-callout";
import { ResetPanel } from "./reset-panel";
import { useBankClock } from "./use-bank-clock";
import { useLoaded } from "./use-loaded";

const links = [
  { text: "Internet banking", href: "/" },
  { text: "API reference", href: "/control/docs" },
];

export function TrainerPage({ api }: { api: ControlApi }) {
  const [messages] = useState(() => new MessageFeed(api));
  const feed = useSyncExternalStore(messages.subscribe, messages.current);
  const clock = useBankClock(api);
  const { answer: state, reload: reloadState } = useLoaded(api.state);

  useEffect(() => {
    messages.start();
    return messages.stop;
  }, [messages]);
  // A bank that has come back may be another one.
  useEffect(() => {
    if (feed.connection === "live") void reloadState();
  }, [feed.connection, reloadState]);

  const beginAnew = () => {
    messages.start();
    void clock.reload();
    void reloadState();
  };
  const giveToken = (token: string) => {
    api.keepToken(token);
    beginAnew();
  };
  const companies = state?.ok ? state.value.companies : undefined;
  const people = useMemo(
    () => new Map(companies?.flatMap(({ users }) => users.map((user) => [user.username, user] as const))),
    [companies],
  );
  const problems = distinct([feed.problem, clock.problem, state?.ok === false ? state.problem : undefined]);

  return (
    <>
      <ConsoleHeader title="Trainer console" links={links} />
      <main className="trainer">
        {problems.length > 0 && (
          <div className="problems">
            {problems.map((problem) => (
              <ProblemCallout key={problem.kind} problem={problem} onRetry={beginAnew} onToken={giveToken} />
            ))}
          </div>
        )}
        <MessagesPanel feed={feed} people={people} />
        <aside className="side" aria-label="The bank">
          <ClockPanel clock={clock} />
          {companies && <PersonasPanel companies={companies} />}
          <ResetPanel api={api} onReset={beginAnew} />
        </aside>
      </main>
    </>
  );
}
