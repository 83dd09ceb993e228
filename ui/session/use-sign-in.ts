import { useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { Credentials, Session } from "../../application/session/session-port";
import type { SessionService } from "../../application/session/session-service";
import { explain } from "../shared/explain";
import { failureWords } from "../shared/failure-words";
import type { CodeDialog, CodeOutcome, SignInFailure } from "./sign-in-code";
import { words } from "./words";

export type SignInServices = {
  readonly session: Pick<SessionService, "authenticate" | "confirmation">;
  readonly clock: Clock;
  /** The bank has published a newer client, which a banner tells: what cannot be fetched any more is no fault of the network. */
  readonly isOutdated: () => boolean;
  /** The last session in this tab timed out, so the page says why it is shown. */
  readonly afterTimeOut: boolean;
  /** Somebody begins to sign in, so the bank will be called. */
  readonly onTyping: () => void;
  /** The password is right, so the workspace will be needed: its loading may begin while the code is typed. */
  readonly onAccepted: () => void;
  readonly onConfirmed: (session: Session) => void;
};

type Confirmation = { readonly action: ProtectedAction<Session>; readonly CodeDialog: CodeDialog };

/** From the credentials to the session (specification 1, section 4); one attempt at a time. */
export function useSignIn({ session, isOutdated, onAccepted, onConfirmed }: SignInServices) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [confirmation, setConfirmation] = useState<Confirmation>();
  /** Beside the state, which a second press of Enter in the same moment would not see yet. */
  const isUnderWay = useRef(false);

  const end = (told: string) => {
    isUnderWay.current = false;
    setBusy(false);
    setConfirmation(undefined);
    setProblem(told);
  };

  const explained = (failure: SignInFailure) =>
    failure.kind === "unreachable" && isOutdated() ? "" : explainSignIn(failure);

  const submit = async (credentials: Credentials) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem("");
    const accepted = await session.authenticate(credentials);
    if (!accepted.ok) return end(explained(accepted.failure));
    onAccepted();
    const action = session.confirmation(accepted.value);
    const [CodeDialog] = await Promise.all([loadCodeDialog(), action.start()]);
    if (!CodeDialog) return end(explained({ kind: "unreachable" }));
    setConfirmation({ action, CodeDialog });
  };

  return {
    isBusy,
    problem,
    confirmation,
    submit,
    /** The code was accepted, or the action ended without it: closed by the user when there is no failure. */
    settle: (outcome: CodeOutcome<Session>) => {
      if ("receipt" in outcome) return onConfirmed(outcome.receipt);
      end(outcome.failure ? explained(outcome.failure) : "");
    },
  };
}

/** Begun while the password is typed. Undefined when the bank's server cannot be reached. */
export async function loadCodeDialog(): Promise<CodeDialog | undefined> {
  try {
    return (await import("./sign-in-code")).SignInCode;
  } catch {
    return undefined;
  }
}

/** Nobody is signed in yet, so no session dialog speaks of an ending: this page does. */
function explainSignIn(failure: SignInFailure): string {
  if (failure.kind !== "sessionEnded") return explain(failure);
  return failure.why === "inactiveProfile" ? words.inactiveProfile : failureWords.fallback;
}
