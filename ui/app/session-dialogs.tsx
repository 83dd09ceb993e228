import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type { EndOfSession } from "../../application/session/session-state";
import { unreachable } from "../../domain/never";
import { asCountdown, isWarning } from "../../domain/session/session-clock";
import { ActionButton } from "../shared/action-button";
import { Modal } from "../shared/dialogs/modal";
import { useNavigation } from "../shared/navigation/use-navigation";
import { useServices } from "../shared/services";
import { words } from "../shared/session-words";
import { useSecondsLeft } from "../shared/use-seconds-left";

/** Duration of the notice before a forced logout (specification 1, section 9). */
const FORCED_LOGOUT_SECONDS = 3;

type Props = { onSignedOut: () => void };

/** The dialogs before and after the end of a session (specification 1, section 4). */
export const SessionDialogs = observer(function SessionDialogs({ onSignedOut }: Props) {
  const { sessionService, sessionState, unfinished, log } = useServices();
  const navigation = useNavigation();
  const [left, setLeft] = useState(() => sessionService.secondsLeft());
  useEffect(() => sessionService.watch(setLeft), [sessionService]);

  /**
   * Removes the session from the tab. Texts of the open form and operations without an answer are kept for the same
   * user.
   */
  const leave = async () => {
    const { formAtWork } = navigation;
    await Promise.all([unfinished.sessionEnded(formAtWork), sessionService.signOut()]);
    onSignedOut();
  };
  const keep = async () => {
    const kept = await sessionService.refresh();
    if (!kept.ok) log.warn("The session was not refreshed", kept.failure);
    setLeft(sessionService.secondsLeft());
  };
  if (sessionState.ended) return <Ended ended={sessionState.ended} onOver={() => void leave()} />;
  return isWarning(left) ? <SessionWarning left={left} onKeep={keep} /> : null;
});

type EndedProps = { ended: EndOfSession; onOver: () => void };

function Ended({ ended, onOver }: EndedProps) {
  switch (ended.why) {
    case "signedOut":
    case "expired":
      return <Over onOver={onOver} />;
    case "signedInElsewhere":
      return <SecondSignIn onContinue={onOver} />;
    case "timeout":
      return <ForcedLogout text={ended.message ?? words.timeout} onOver={onOver} />;
    case "inactiveProfile":
      return <ForcedLogout text={words.inactiveProfile} onOver={onOver} />;
    default:
      return unreachable(ended.why);
  }
}

function Over({ onOver }: { onOver: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(onOver, []);
  return null;
}

function SessionWarning({ left, onKeep }: { left: number; onKeep: () => Promise<void> }) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    await onKeep();
    setBusy(false);
  };
  return (
    <Modal role="alertdialog" title={words.warningTitle} aria-describedby={id}>
      <p id={id} className="countdown">
        {words.warning(asCountdown(left))}
      </p>
      <div className="modal-buttons">
        <ActionButton intent="primary" text={words.keep} busy={isBusy} onClick={() => void keep()} autoFocus />
      </div>
    </Modal>
  );
}

function ForcedLogout({ text, onOver }: { text: string; onOver: () => void }) {
  const { clock } = useServices();
  const id = useId();
  const [openedAt] = useState(() => clock.elapsed());
  const left = useSecondsLeft(clock, openedAt + FORCED_LOGOUT_SECONDS * 1000);
  return (
    <Modal role="alertdialog" title={words.endTitle} aria-describedby={id}>
      <p id={id}>{text}</p>
      <p className="countdown">{words.secondsLeft(left)}</p>
      {left === 0 && <Over onOver={onOver} />}
    </Modal>
  );
}

function SecondSignIn({ onContinue }: { onContinue: () => void }) {
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
