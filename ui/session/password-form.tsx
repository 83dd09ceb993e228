import {
  type FocusEvent,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { ActionFailure } from "../../application/otp/protected-action";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import type { Result } from "../../domain/result";
import { explain } from "../kit/explain";
import { takeEarlySubmission } from "../kit/first-paint";
import { NoticeDialog } from "../kit/front-door/plain-dialog";
import { goTo } from "../kit/navigation/location";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { BackLink } from "../support/public-page";
import { passwordWords as words } from "./password-words";
import { FormProblem, SubmitButton } from "./sign-in-field";
import "./passwords.css";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  title: string;
  lead?: string;
  problem: string;
  isBusy: boolean;
  /** Announced to screen readers while `isBusy` is true. */
  busyText?: string;
  button?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
  footer?: ReactNode;
};

/** A page for passwords: one heading and one form. */
export function PasswordForm(props: Props) {
  const { form, title, lead, problem, isBusy, busyText = words.submitting, button = words.submit } = props;
  return (
    <section className="sign-in password-form">
      <BackLink />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <form ref={form} method="dialog" noValidate onSubmit={props.onSubmit} aria-busy={isBusy} aria-label={title}>
        <FormProblem text={problem} />
        {props.children}
        <SubmitButton text={button} isBusy={isBusy} />
        <p className="for-screen-readers" role="status">
          {isBusy ? busyText : ""}
        </p>
      </form>
      {props.footer}
    </section>
  );
}

/** A hidden field for password managers, which store a password with its user name. */
export function HiddenUserName({ userName }: { userName: string }) {
  return <input type="text" name="userName" autoComplete="username" value={userName} readOnly hidden />;
}

/**
 * Confirms a changed password (specification 1, sections 2.4 and 2.6). Closing it in any way opens the sign-in page.
 */
export const PasswordChanged = ({ text }: { text: string }) => (
  <NoticeDialog title={words.done} button={words.toSignIn} onClose={() => goTo(SIGN_IN_PATH)}>
    <p className="password-changed" role="status">
      {text}
    </p>
  </NoticeDialog>
);

type Submission =
  | { readonly kind: "writing"; readonly problem: string }
  | { readonly kind: "sending" }
  /** With the bank's message, if it sent one. */
  | { readonly kind: "done"; readonly message: string | undefined };

/** Sends a new password. Only one submission runs at a time, and none after a success. */
export function useSubmission<Value>(send: (value: Value) => Promise<Result<string | undefined, BankFailure>>) {
  const [submission, setSubmission] = useState<Submission>({ kind: "writing", problem: "" });
  /** A ref in addition to the state, because a second click before the next render would still see the old state. */
  const isUnderWay = useRef(false);

  const submit = async (value: Value) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSubmission({ kind: "sending" });
    const result = await send(value);
    isUnderWay.current = result.ok;
    setSubmission(
      result.ok
        ? { kind: "done", message: result.value }
        : { kind: "writing", problem: explainPassword(result.failure) },
    );
  };
  return { submission, submit };
}

/** Returns the message of a failure, also of the end of a session, because these pages have no session dialog. */
export function explainPassword(failure: ActionFailure | WrongCode | CodeVoid): string {
  if (failure.kind !== "sessionEnded") return explain(failure);
  return failure.why === "inactiveProfile" ? words.inactiveProfile : words.sessionOver;
}

type ReadDraft<Draft, Value> = (draft: Draft) => Result<Value, Problems<Draft>>;

/**
 * A form of uncontrolled inputs, named as in the draft. React state contains only problems and no password, and text
 * typed before React has loaded is kept. A field shows its problem after blur or submission, not while it is first
 * typed.
 */
export function useCheckedFields<Draft extends object, Value>(
  blank: () => Draft,
  read: ReadDraft<Draft, Value>,
  onValue: (value: Value) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Draft>>({});
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());

  const outcome = () => read(Object.assign(blank(), form.current && Object.fromEntries(new FormData(form.current))));
  const check = () => {
    const now = outcome();
    setProblems(now.ok ? {} : now.failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = outcome();
    setLeftFields(new Set(Object.keys(blank())));
    check();
    if (now.ok) return onValue(now.value);
    const firstInvalid = Object.keys(blank()).find((name) => name in now.failure);
    form.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
  };

  useEffect(() => {
    if (takeEarlySubmission()) form.current?.requestSubmit();
  }, []);

  return {
    form,
    submit,
    field: (name: keyof Draft & string) => ({
      id: name,
      name,
      problem: (leftFields.has(name) && problems[name]) || "",
      onInput: check,
      onBlur: ({ currentTarget }: FocusEvent) => {
        // Switching to another window also fires blur, but keeps the active element.
        if (document.activeElement === currentTarget) return;
        setLeftFields((others) => new Set(others).add(name));
        check();
      },
    }),
  };
}
