import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Credentials } from "../../application/session/session-port";
import { otherLetterOfUserName, plainUserName } from "../../domain/session/user-name";
import { takeEarlySubmission } from "../kit/first-paint";
import { PageLink } from "../kit/navigation/location";
import { FormProblem, ShowPassword, SignInField, SubmitButton } from "./sign-in-field";
import { loadCodeDialog, type SignInServices, useSignIn } from "./use-sign-in";
import { words } from "./words";

/** Log In (specification 1, section 2.3). */
export function SignInScreen({ services }: { services: SignInServices }) {
  const { isBusy, problem, confirmation, submit, settle } = useSignIn(services);
  const hasBegun = useRef(false);
  const begin = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    services.onTyping();
    void loadCodeDialog();
  };
  return (
    <section className="sign-in">
      <h1>{words.title}</h1>
      {services.afterTimeOut && (
        <p className="bp6-callout" role="status">
          {words.timedOut}
        </p>
      )}
      {services.hasNoStorage && (
        <p className="bp6-callout" role="status">
          {words.noStorage}
        </p>
      )}
      <SignInForm
        isBusy={isBusy}
        problem={problem}
        onTyping={begin}
        onSubmit={(credentials) => void submit(credentials)}
      />
      {confirmation && (
        <confirmation.CodeDialog action={confirmation.action} clock={services.clock} onSettled={settle} />
      )}
    </section>
  );
}

type Props = {
  isBusy: boolean;
  problem: string;
  onTyping: () => void;
  onSubmit: (credentials: Credentials) => void;
};

/** Username and password (specification 1, section 2.3). */
function SignInForm({ isBusy, problem, onTyping, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useSignInFields(onTyping);
  const [isVisible, setVisible] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = fields.check();
    if (!credentials) return;
    setVisible(false);
    onSubmit(credentials);
  };
  useEffect(() => {
    if (takeEarlySubmission()) form.current?.requestSubmit();
  }, []);
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-busy={isBusy}>
      <SignInField {...fields.of("userName")} id="username" label={words.userName} autoComplete="username" autoFocus />
      <SignInField
        {...fields.of("password")}
        id="password"
        label={words.password}
        type={isVisible ? "text" : "password"}
        autoComplete="current-password"
        onKeyUp={fields.watchCapsLock}
      >
        <ShowPassword id="password" label={words.showPassword} isVisible={isVisible} onChange={setVisible} />
      </SignInField>
      <PageLink className="forgot-password" href="/forgot-password">
        {words.forgotPassword}
      </PageLink>
      <SubmitButton text={words.submit} isBusy={isBusy} />
      <FormProblem text={problem} />
      <p className="caution">{words.caution}</p>
      <p className="for-screen-readers" role="status">
        {isBusy ? words.checking : ""}
      </p>
    </form>
  );
}

type Field = "userName" | "password";

/** The problems of the fields. An empty field shows its problem after blur or submission, not while typing. */
function useSignInFields(onTyping: () => void) {
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isCapsLock, setCapsLock] = useState(false);
  const [isSpaced, setSpaced] = useState(false);
  const [otherLetter, setOtherLetter] = useState<string>();
  const typed = () => ({
    userName: plainUserName(userName.current?.value ?? ""),
    password: password.current?.value ?? "",
  });
  const problemOf = (field: Field) => {
    if (missing.includes(field)) return words.required(words[field]);
    if (field === "userName") return otherLetter === undefined ? "" : words.otherLetter(otherLetter);
    return isCapsLock ? words.capsLock : isSpaced ? words.spaced : "";
  };
  return {
    watchCapsLock: (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock")),
    /** Returns the credentials, or moves the focus to the first field with a problem. */
    check: (): Credentials | undefined => {
      const credentials = typed();
      const empty = (["userName", "password"] as const).filter((field) => credentials[field] === "");
      setMissing(empty);
      const letter = empty.length > 0 ? undefined : otherLetterOfUserName(credentials.userName);
      setOtherLetter(letter);
      if (empty.length === 0 && letter === undefined) return credentials;
      (empty[0] === "password" ? password : userName).current?.focus();
      return undefined;
    },
    of: (field: Field) => ({
      ref: field === "userName" ? userName : password,
      problem: problemOf(field),
      onBlur: (event: FocusEvent) => {
        // Switching to another window also fires blur, but keeps the active element.
        if (document.activeElement === event.currentTarget) return;
        setCapsLock(false);
        if (typed()[field] === "") setMissing((others) => [...others, field]);
      },
      onInput: () => {
        onTyping();
        setOtherLetter(undefined);
        const { password: secret } = typed();
        setSpaced(secret !== secret.trim());
        if (typed()[field] !== "") setMissing((others) => others.filter((other) => other !== field));
      },
    }),
  };
}
