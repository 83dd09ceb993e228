import { BlueprintProvider } from "@blueprintjs/core";
import { action, isObservable, makeObservable, observableRef, reaction } from "mobx";
import { useEffect, useState } from "react";
import { Router } from "wouter";
import type { SessionState } from "../../application/session/session-state";
import type { UnfinishedForm } from "../../application/session/unfinished-form";
import { NoticesContext, NoticesStore } from "../accounts/notices-store";
import { InboxContext, InboxStore } from "../approvals/inbox-store";
import { LeavePageDialog, QuestionDialog } from "../kit/dialogs/question-dialog";
import { keepFocus } from "../kit/keep-focus";
import { Navigation } from "../kit/navigation/navigation";
import { NavigationContext, useNavigation, useNavigationPath } from "../kit/navigation/use-navigation";
import { type Services, ServicesContext, useServices } from "../services";
import { SupportContext } from "../support/support-context";
import { homeOf, routes } from "./routes";
import { SessionDialogs } from "./session-dialogs";
import { Shell } from "./shell";
import { words } from "./shell-words";
import "../kit/styles/workspace.css";

type Props = {
  services: Services;
  /**
   * Called after the session has ended and the user has been notified. The composition root then discards these
   * services and shows the front door.
   */
  onSignedOut: () => void;
};

/** Makes the state of the session observable in place. The bank client continues to write to the same object. */
function makeSessionObservable(state: SessionState): void {
  if (isObservable(state)) return;
  makeObservable(state, { session: observableRef, ended: observableRef, begin: action, end: action });
}

/** The root component of all signed-in screens. */
export function WorkspaceApp({ services, onSignedOut }: Props) {
  const [navigation] = useState(() => new Navigation(window, homeOf(services.sessionState.session?.user.permissions)));
  useState(() => makeSessionObservable(services.sessionState));
  const [inbox] = useState(() => new InboxStore(services, services.sessionState.session?.user));
  const [notices] = useState(() => new NoticesStore(services, services.sessionState.session?.user));
  useEffect(() => navigation.listen(), [navigation]);
  useEffect(
    () =>
      reaction(
        () => navigation.path,
        () => {
          void inbox.load();
          void notices.count();
        },
        { fireImmediately: true },
      ),
    [inbox, notices, navigation],
  );
  useEffect(keepFocus, []);
  const support = {
    support: services.support,
    customer: services.sessionState.session?.user,
    goTo: navigation.go,
    guard: navigation.openForm,
  };
  return (
    <BlueprintProvider>
      <ServicesContext value={services}>
        <NavigationContext value={navigation}>
          <InboxContext value={inbox}>
            <NoticesContext value={notices}>
              <Router hook={useNavigationPath}>
                <SupportContext value={support}>
                  <Shell />
                </SupportContext>
                <LeavePageDialog />
                <UnfinishedOffer />
                <SessionDialogs onSignedOut={onSignedOut} />
              </Router>
            </NoticesContext>
          </InboxContext>
        </NavigationContext>
      </ServicesContext>
    </BlueprintProvider>
  );
}

/** Offers the texts typed before a time-out to the same user once, and deletes them after any answer. */
function UnfinishedOffer() {
  const { unfinished } = useServices();
  const navigation = useNavigation();
  const [form, setForm] = useState<UnfinishedForm>();
  useEffect(() => void unfinished.findMine().then(setForm), [unfinished]);
  if (!form) return null;

  const answer = () => {
    setForm(undefined);
    void unfinished.clear();
  };
  const page = routes.find(({ path }) => path === form.path)?.title ?? form.path;
  return (
    <QuestionDialog
      title={words.unfinished.title}
      question={words.unfinished.question(page)}
      yes={words.unfinished.goOn}
      no={words.unfinished.discard}
      onYes={() => {
        answer();
        navigation.resume(form);
      }}
      onNo={answer}
    />
  );
}
