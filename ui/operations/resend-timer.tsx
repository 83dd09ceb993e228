import { useId, useState } from "react";
import type { Clock } from "../../application/ports/clock";
import { formatCountdown } from "../../domain/session/session-clock";
import { ActionButton } from "../kit/action-button";
import { useSecondsLeft } from "../kit/use-time";
import { words } from "../kit/words";

/** The wait before another code can be requested (specification 1, section 9). */
const RESEND_AFTER_SECONDS = 120;

type Props = { clock: Clock; isAwaitingCode: boolean; onResend: () => void };

/**
 * Counts down to the next possible resend. A new React key for each code sent remounts the timer and so restarts it.
 */
export function ResendTimer({ clock, isAwaitingCode, onResend }: Props) {
  const [sentAt] = useState(() => clock.elapsed());
  const secondsLeft = useSecondsLeft(clock, sentAt + RESEND_AFTER_SECONDS * 1000);
  const id = useId();
  return (
    <div className="resend-timer">
      <span id={id}>{secondsLeft > 0 ? words.otp.resendIn(formatCountdown(secondsLeft)) : words.otp.resendNow}</span>
      <ActionButton
        variant="minimal"
        intent="primary"
        text={words.otp.resend}
        isDisabled={secondsLeft > 0 || !isAwaitingCode}
        aria-describedby={id}
        onClick={onResend}
      />
    </div>
  );
}
