import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type { EndOfSession } from "../../application/session/session-state";
import { unreachable } from "../../domain/never";
import { formatCountdown, isWarning } from "../../domain/session/session-clock";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useSecondsLeft } from "../kit/use-time";
import { useServices } from "../services";
import { words } from "../session/session-words";

/** Duration of the notice before a forced logout (specification 1, section 9). */
const FORCED_LOGOUT_SECONDS = 3;

type Props = { onSignedOut: () => void };

/** The dialogs before and after the end of a session (specification 1, section 4). */
export const SessionDialogs = observer(function SessionDialogs({ onSignedOut }: Props) {
  const { sessionService, sessionState, unfinished, log } = useServices();
  const navigation = useNavigation();
  const [secondsLeft, setSecondsLeft] = useState(() => sessionService.secondsLeft());
  useEffect(() => sessionService.watch(setSecondsLeft), [sessionService]);

  /**
   * Removes the session from the tab. Texts of the open form and operations without an answer are kept for the same
   * user.
   */
  const leave = async () => {
    const { interruptedForm } = navigation;
    await Promise.all([unfinished.saveAtSessionEnd(interruptedForm), sessionService.signOut()]);
    onSignedOut();
  };
  const keep = async () => {
    const refreshed = await sessionService.refresh();
    if (!refreshed.ok) log.warn("The session was not refreshed", refreshed.failure);
    setSecondsLeft(sessionService.secondsLeft());
  };
  if (sessionState.ended) return <EndedSession end={sessionState.ended} onEnd={() => void leave()} />;
  return isWarning(secondsLeft) ? <SessionWarning secondsLeft={secondsLeft} onKeep={keep} /> : null;
});

type EndedSessionProps = { end: EndOfSession; onEnd: () => void };

function EndedSession({ end, onEnd }: EndedSessionProps) {
  switch (end.why) {
    case "signedOut":
    case "expired":
      return <EndImmediately onEnd={onEnd} />;
    case "signedInElsewhere":
      return <SignedInElsewhere onContinue={onEnd} />;
    case "timeout":
      return <ForcedLogout text={end.message ?? words.timeout} onEnd={onEnd} />;
    case "passwordReset":
      return <ForcedLogout text={words.passwordReset} onEnd={onEnd} />;
    case "inactiveProfile":
      return <ForcedLogout text={words.inactiveProfile} onEnd={onEnd} />;
    default:
      return unreachable(end.why);
  }
}

function EndImmediately({ onEnd }: { onEnd: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(onEnd, []);
  return null;
}

function SessionWarning({ secondsLeft, onKeep }: { secondsLeft: number; onKeep: () => Promise<void> }) {
  const id = useId();
  const { keepsEntries } = useNavigation().formResume;
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    await onKeep();
    setBusy(false);
  };
  return (
    <Modal role="alertdialog" title={words.warningTitle} aria-describedby={id}>
      <p id={id} className="countdown">
        {words.warning(formatCountdown(secondsLeft))}
      </p>
      {keepsEntries !== undefined && <p>{keepsEntries ? words.entriesKept : words.entriesLost}</p>}
      <div className="modal-buttons">
        <ActionButton intent="primary" text={words.keep} busy={isBusy} onClick={() => void keep()} autoFocus />
      </div>
    </Modal>
  );
}

function ForcedLogout({ text, onEnd }: { text: string; onEnd: () => void }) {
  const { clock } = useServices();
  const id = useId();
  const [openedAt] = useState(() => clock.elapsed());
  const secondsLeft = useSecondsLeft(clock, openedAt + FORCED_LOGOUT_SECONDS * 1000);
  return (
    <Modal role="alertdialog" title={words.endTitle} aria-describedby={id}>
      <p id={id}>{text}</p>
      <p className="countdown">{words.secondsLeft(secondsLeft)}</p>
      {secondsLeft === 0 && <EndImmediately onEnd={onEnd} />}
    </Modal>
  );
}

function SignedInElsewhere({ onContinue }: { onContinue: () => void }) {
  const id = useId();
  return (
    <Modal role="alertdialog" size="full" title={words.secondTitle} aria-describedby={id}>
      <div className="notice">
        <p id={id}>{words.second}</p>
        <Button intent="primary" size="large" text={words.continue} onClick={onContinue} autoFocus />
      </div>
    </Modal>
  );
}
