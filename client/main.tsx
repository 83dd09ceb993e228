import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { consoleLog } from "../adapters/browser/console-log";
import { refusesStorage } from "../adapters/browser/refuses-storage";
import type { Session } from "../application/session/session-port";
import { hasTimedOut } from "../application/session/session-state";
import { FrontDoor, resolvePage } from "../ui/app/front-door";
import { watchForNewerBuild } from "../ui/app/newer-build";
import { FailureBoundary } from "../ui/kit/failure-boundary";
import { failureWords as words } from "../ui/kit/failure-words";
import { WAITING } from "../ui/kit/first-paint";
import { goTo } from "../ui/kit/navigation/location";
import { CHANGE_PASSWORD_PATH, HOME_PATH, SIGN_IN_PATH } from "../ui/kit/navigation/paths";
import { type FrontDoorServices, openFrontDoor } from "./front-door";

const page = document.documentElement;
const container = document.getElementById("root");
let root: Root | undefined;
let renderCount = 0;
const isOutdated = container ? watchForNewerBuild() : () => false;

// This module is also loaded by pages without a #root element.
if (container) void start();

/**
 * Continues the session of this tab or of another open one. All other visits show the front door (specification 1,
 * section 4).
 */
async function start(): Promise<void> {
  const door = openFrontDoor();
  const isRestoring = WAITING in page.dataset;
  if (isRestoring) door.prepare();
  const restored = isRestoring ? await door.session.restore() : "signedOut";
  if (restored === "signedIn" && !door.passwords.userWhoMustChangePassword) return showWorkspace(door);
  return showFrontDoor(door, { afterTimeOut: restored === "timedOut" });
}

async function showFrontDoor(door: FrontDoorServices, { afterTimeOut }: { afterTimeOut: boolean }): Promise<void> {
  if (door.passwords.userWhoMustChangePassword) goTo(CHANGE_PASSWORD_PATH, { replace: true });
  const first = await resolvePage(window.location.pathname);
  const hasNoStorage = refusesStorage(window);
  const services = {
    authenticate: door.authenticate,
    session: door.session,
    support: door.support,
    passwords: door.passwords,
    replaceDefault: door.replaceDefault,
    clock: door.clock,
    countdown: countdownOf(door),
    isOutdated,
    afterTimeOut,
    hasNoStorage,
    onTyping: door.prepare,
    onCodeAsked: () => void loadWorkspace(),
    onConfirmed: (session: Session) => void signedIn(door, session),
    onChangeLeft: () => {
      void door.session.signOut();
      void showFrontDoor(openFrontDoor(), { afterTimeOut: hasTimedOut(door.state) });
    },
  };
  // The prerendered page contains neither notice, so it cannot be hydrated.
  const prerendered = afterTimeOut || hasNoStorage ? undefined : first.path;
  show(<FrontDoor initialPage={first} services={services} />, prerendered);
}

/** A failed extension is only logged (specification 1, section 8). */
const countdownOf = ({ session, log }: FrontDoorServices) => ({
  secondsLeft: () => session.secondsLeft(),
  watch: (onSecondsLeft: (left: number) => void) => session.watch(onSecondsLeft),
  keep: async () => {
    const refreshed = await session.refresh();
    if (!refreshed.ok) log.warn("The session was not refreshed", refreshed.failure);
  },
});

async function signedIn(door: FrontDoorServices, session: Session): Promise<void> {
  // A reload continues the session as soon as the address has changed.
  await door.session.begin(session);
  if (session.mustChangePassword) return goTo(CHANGE_PASSWORD_PATH);
  window.history.replaceState(null, "", HOME_PATH);
  await showWorkspace(door);
}

async function showWorkspace(door: FrontDoorServices): Promise<void> {
  door.prepare();
  const [workspace] = await Promise.all([loadWorkspace(), waitForBankTime(door)]);
  if (!workspace) return show(<StartFailure />);
  show(
    workspace(door, () => {
      window.history.replaceState(null, "", SIGN_IN_PATH);
      void showFrontDoor(openFrontDoor(), { afterTimeOut: hasTimedOut(door.state) });
    }),
  );
}

/**
 * Waits for the bank's time before the first screen of a restored page. It arrives with the configuration.
 * After a sign-in it is already available.
 */
async function waitForBankTime({ connection }: FrontDoorServices): Promise<void> {
  // A failure is ignored here, because the next call reports it.
  await connection.configuration().catch(() => undefined);
}

/** Returns undefined if the module cannot be loaded: the network is down, or the bank has published a newer client. */
async function loadWorkspace() {
  try {
    return (await import("./workspace")).workspace;
  } catch {
    return undefined;
  }
}

/**
 * React's own report is suppressed, because an error's message may contain data of the screen. The boundary logs only
 * the kind of the error.
 */
const reactOptions = { onCaughtError: () => {} };

/** @param prerendered the page whose markup React hydrates, if the build prerendered it */
function show(node: ReactNode, prerendered?: string): void {
  if (!container) return;
  const guarded = <Guarded key={++renderCount}>{node}</Guarded>;
  if (root) root.render(guarded);
  else if (container.dataset.page === prerendered) root = hydrateRoot(container, guarded, reactOptions);
  else {
    container.replaceChildren();
    root = createRoot(container, reactOptions);
    root.render(guarded);
  }
  delete page.dataset[WAITING];
}

/** Catches errors that no inner boundary has caught. */
function Guarded({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={<StartFailure />} onFailure={(failure) => consoleLog.warn("The page failed", failure)}>
      {children}
    </FailureBoundary>
  );
}

/**
 * Shown if the client itself fails (specification 1, section 2.13). A reload also loads a newer client, if there is
 * one.
 */
function StartFailure() {
  return (
    <main className="start-failure">
      <h1>{words.title}</h1>
      <p>{words.hint}</p>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.retry}
      </button>
    </main>
  );
}
