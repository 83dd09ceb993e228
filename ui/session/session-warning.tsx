import { useEffect, useRef, useState } from "react";
import { formatCountdown, isWarning } from "../../domain/session/session-clock";
import { PlainDialog } from "../kit/front-door/plain-dialog";
import type { SessionCountdown } from "./password-context";
import { words } from "./session-words";

type Props = { countdown: SessionCountdown; onEnd: () => void };

/**
 * The front door's warning before the end of a session (specification 1, section 4). Closing it extends the session,
 * like the button.
 */
export function SessionWarning({ countdown, onEnd }: Props) {
  const [secondsLeft, setSecondsLeft] = useState(countdown.secondsLeft);
  useEffect(() => countdown.watch(setSecondsLeft), [countdown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (secondsLeft === 0) onEnd();
  }, [secondsLeft === 0]);
  const keep = async () => {
    await countdown.keep();
    setSecondsLeft(countdown.secondsLeft());
  };
  return isWarning(secondsLeft) && secondsLeft > 0 ? (
    <Warning secondsLeft={secondsLeft} onKeep={() => void keep()} />
  ) : null;
}

function Warning({ secondsLeft, onKeep }: { secondsLeft: number; onKeep: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <PlainDialog dialog={dialog} title={words.warningTitle} onClose={onKeep}>
      <p>{words.warning(formatCountdown(secondsLeft))}</p>
      <button
        type="button"
        className="bp6-button bp6-large bp6-intent-primary"
        // biome-ignore lint/a11y/noAutofocus: a dialog that was just opened begins at its one action.
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        {words.keep}
      </button>
    </PlainDialog>
  );
}
