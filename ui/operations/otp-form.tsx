import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { CodeDestination } from "../../domain/otp/action-steps";
import { formatCountdown } from "../../domain/session/session-clock";
import { ActionButton } from "../kit/action-button";
import type { ExplainRefusal } from "../kit/explain";
import { useEntry } from "../kit/fields/use-entry";
import { StillWaiting } from "../kit/loading/loading";
import { OfflineNotice } from "../kit/offline-notice";
import { useSecondsLeft } from "../kit/use-time";
import { words } from "../kit/words";
import { CODE_LENGTH, CodeInput } from "./code-input";
import { useStep } from "./use-step";
import "./code-dialog.css";

type Props = {
  action: ProtectedAction<unknown>;
  clock: Clock;
  explainRefusal: ExplainRefusal;
  missing?: string | undefined;
};

/**
 * The code input with its timer and error message. The code is sent only on Enter or a click, not after the last digit.
 */
export function OtpForm(props: Props) {
  const { action, clock, missing } = props;
  const { codes, isAwaitingCode, destination, input, button, digits, entry, problem, submit, ...refused } =
    useCode(props);
  const id = useId();
  return (
    <form className="otp-form" onSubmit={submit} noValidate>
      <p id={`${id}-hint`}>{words.otp.hint(destinationText(destination))}</p>
      <CodeInput
        value={digits}
        onChange={entry.change}
        onLeave={entry.leave}
        label={words.otp.label}
        describedBy={`${id}-hint ${id}-problem`}
        isWrong={problem !== ""}
        isReadOnly={!isAwaitingCode}
        inputRef={input}
      />
      {/* Orca reads an alert inside of a dialog in Firefox only with aria-live. */}
      <div id={`${id}-problem`} className="otp-problem" role="alert" aria-live="assertive">
        <p>{entry.notice ?? problem}</p>
        {refused.triesLeft > 0 && <p>{words.otp.triesLeft(refused.triesLeft)}</p>}
        {refused.isReplaced && <p className="otp-replaced">{words.otp.replaced}</p>}
      </div>
      <OfflineNotice />
      <ActionButton
        ref={button}
        type="submit"
        intent="primary"
        size="large"
        className="otp-confirm"
        text={words.otp.confirm}
        busy={!isAwaitingCode}
        reason={missing}
      />
      {!isAwaitingCode && <StillWaiting />}
      {codes && (
        <ResendTimer
          key={codes.sentCount}
          clock={clock}
          isAwaitingCode={isAwaitingCode}
          onResend={() => void action.resend()}
        />
      )}
    </form>
  );
}

/** The typed code, what the bank said about the last one, and the way to the next one. */
function useCode({ action, explainRefusal, missing }: Props) {
  const step = useStep(action);
  const codes = "codes" in step ? step.codes : undefined;
  const isAwaitingCode = step.kind === "awaitingCode";
  const refusal = codes?.refusal;
  const isVoid = refusal?.kind === "codeVoid" || refusal?.attemptsLeft === 0;

  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [digits, setDigits] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  // Kept while the action is submitted, when its codes are no longer known.
  const [destination, setDestination] = useState(codes?.destination);
  if (codes?.destination && codes.destination !== destination) setDestination(codes.destination);
  const triesLeft = isIncomplete || refusal?.kind !== "wrongCode" ? 0 : refusal.attemptsLeft;
  const isReplaced = isAwaitingCode && isVoid && !isIncomplete;
  const problem = isIncomplete ? words.otp.incomplete : refusal ? explainRefusal(refusal) : "";

  useEffect(() => {
    if (isVoid) setDigits("");
  }, [isVoid]);
  useEffect(() => {
    if (isAwaitingCode) input.current?.focus();
  }, [isAwaitingCode]);

  const changeDigits = (typed: string) => {
    setIncomplete(false);
    setDigits(typed);
    if (typed.length === CODE_LENGTH && typed !== digits) button.current?.focus();
  };
  // A refused paste is not shown, because five boxes cannot hold it; they keep the earlier digits.
  const entry = useEntry({ kind: "oneTimeCode" }, { value: digits, onChange: changeDigits, keepsRefused: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAwaitingCode || missing) return;
    entry.leave();
    if (digits.length === CODE_LENGTH) return void action.enter(digits);
    setIncomplete(true);
    input.current?.focus();
  };
  return { codes, isAwaitingCode, destination, input, button, digits, entry, problem, triesLeft, isReplaced, submit };
}

/** Returns undefined if the bank did not say where the code went. */
const destinationText = ({ phone, email }: CodeDestination = {}): string | undefined =>
  [phone, email].filter((each) => each !== undefined).join(" and ") || undefined;

/** The wait before another code can be requested (specification 1, section 9). */
const RESEND_AFTER_SECONDS = 120;

type ResendProps = { clock: Clock; isAwaitingCode: boolean; onResend: () => void };

/**
 * Counts down to the next possible resend. A new React key for each code sent remounts the timer and so restarts it.
 */
function ResendTimer({ clock, isAwaitingCode, onResend }: ResendProps) {
  const [sentAt] = useState(() => clock.elapsed());
  const secondsLeft = useSecondsLeft(clock, sentAt + RESEND_AFTER_SECONDS * 1000);
  const id = useId();
  return (
    <div className="resend">
      <ActionButton
        variant="minimal"
        intent="primary"
        text={words.otp.resend}
        isDisabled={secondsLeft > 0 || !isAwaitingCode}
        aria-describedby={id}
        onClick={onResend}
      />
      <span id={id}>{secondsLeft > 0 && words.otp.resendIn(formatCountdown(secondsLeft))}</span>
    </div>
  );
}
