import { BlueprintProvider } from "@blueprintjs/core";
import { Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { Route, Router, Switch } from "wouter";
import { ConsoleHeader } from "./console-header";
import { type ControlApi, distinct, type Problem } from "./control-api";
import type { Desk } from "./desk";
import { FailureBoundary } from "./failure-boundary";
import { NoAcceptanceYet } from "./no-acceptance-yet";
import { ProblemCallout } from "./problem-callout";
import { TabBar } from "./tab-bar";
import { tabs } from "./tabs";
import { useBankClock } from "./use-bank-clock";
import { useLoaded } from "./use-loaded";
import { useMessageFeed } from "./use-message-feed";

const links = [
  { text: "Internet banking", href: "/" },
  { text: "Acceptance", href: "/trainer/acceptance" },
  { text: "API reference", href: "/control/docs" },
];

/** The console. State shared by the tabs is loaded once and stays up to date while the trainer switches tabs. */
export function TrainerPage({ api }: { api: ControlApi }) {
  const { desk, problems } = useDesk(api);
  return (
    <BlueprintProvider>
      <Router base="/trainer">
        <ConsoleHeader title="Trainer console" links={links} />
        <TabBar />
        <main className="console">
          {problems.length > 0 && (
            <div className="problems">
              {problems.map((problem) => (
                <ProblemCallout
                  key={problem.kind}
                  problem={problem}
                  onRetry={desk.beginAnew}
                  onToken={desk.giveToken}
                />
              ))}
            </div>
          )}
          <Screens desk={desk} />
        </main>
      </Router>
    </BlueprintProvider>
  );
}

/** The screen of the tab in the address. */
function Screens({ desk }: { desk: Desk }) {
  return (
    <Suspense fallback={<p className="quiet">Loading…</p>}>
      <Switch>
        {tabs.map(({ path, Screen }) => (
          <Route key={path} path={path}>
            <FailureBoundary>
              <Screen desk={desk} />
            </FailureBoundary>
          </Route>
        ))}
        <Route path="/acceptance">
          <NoAcceptanceYet />
        </Route>
        <Route>
          <p>The console has no such part.</p>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Loads what the tabs share, and the problems in doing so. */
function useDesk(api: ControlApi): { readonly desk: Desk; readonly problems: readonly Problem[] } {
  const { feed, begin } = useMessageFeed(api);
  const clock = useBankClock(api);
  const { answer: state, reload: reloadState } = useLoaded(api.state);

  // After a reconnect the bank can hold other data.
  const hasConnected = useRef(false);
  useEffect(() => {
    if (feed.connection === "live" && hasConnected.current) void reloadState();
    if (feed.connection !== "connecting") hasConnected.current = true;
  }, [feed.connection, reloadState]);

  const { reload: reloadClock } = clock;
  const beginAnew = useCallback(() => {
    begin();
    void reloadClock();
    void reloadState();
  }, [begin, reloadClock, reloadState]);
  const giveToken = useCallback(
    (token: string) => {
      api.keepToken(token);
      beginAnew();
    },
    [api, beginAnew],
  );
  const companies = state?.ok ? state.value.companies : undefined;
  const people = useMemo(
    () => new Map(companies?.flatMap(({ users }) => users.map((user) => [user.username, user] as const))),
    [companies],
  );
  const problems = distinct([feed.problem, clock.problem, state?.ok === false ? state.problem : undefined]);
  const desk: Desk = {
    api,
    clock,
    feed,
    isLoaded: feed.isLoaded && state !== undefined && (clock.ahead ?? clock.problem) !== undefined,
    companies,
    people,
    reloadState: () => void reloadState(),
    beginAnew,
    giveToken,
  };
  return { desk, problems };
}
