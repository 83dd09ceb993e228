import { useEffect, useRef, useState } from "react";
import { asCountdown, isWarning } from "../../domain/session/session-clock";
import { PlainDialog } from "../shared/front-door/plain-dialog";
import { words } from "../shared/session-words";
import type { Countdown } from "./password-setting";

type Props = { countdown: Countdown; onEnd: () => void };

/**
 * The front door's warning before the end of a session (specification 1, section 4). Closing it extends the session,
 * like the button.
 */
export function SessionWarning({ countdown, onEnd }: Props) {
  const [left, setLeft] = useState(countdown.secondsLeft);
  useEffect(() => countdown.watch(setLeft), [countdown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left === 0]);
  const keep = async () => {
    await countdown.keep();
    setLeft(countdown.secondsLeft());
  };
  return isWarning(left) && left > 0 ? <Warning left={left} onKeep={() => void keep()} /> : null;
}

function Warning({ left, onKeep }: { left: number; onKeep: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <PlainDialog dialog={dialog} title={words.warningTitle} onClose={onKeep}>
      <p>{words.warning(asCountdown(left))}</p>
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
