import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Credentials } from "../../application/session/session-port";
import { otherLetterOfUserName, plainUserName } from "../../domain/session/user-name";
import { takeEarlySubmission } from "../kit/first-paint";
import { Glyph } from "../kit/front-door/glyphs";
import { PageLink } from "../kit/navigation/location";
import { SignInField } from "./sign-in-field";
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

type Field = "userName" | "password";

/**
 * Username and password (specification 1, section 2.3). An empty field shows its problem after blur or submission, not
 * while typing.
 */
function SignInForm({ isBusy, problem, onTyping, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isVisible, setVisible] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const [isSpaced, setSpaced] = useState(false);

  const [otherLetter, setOtherLetter] = useState<string>();

  const typed = () => ({
    userName: plainUserName(userName.current?.value ?? ""),
    password: password.current?.value ?? "",
  });
  const problemOf = (field: Field) => {
    if (missing.includes(field)) return words.required(words[field]);
    return field === "userName" && otherLetter !== undefined ? words.otherLetter(otherLetter) : "";
  };

  /** Switching to another window also fires blur, but keeps the active element. */
  const leaveField = (field: Field) => (event: FocusEvent) => {
    if (document.activeElement === event.currentTarget) return;
    setCapsLock(false);
    if (typed()[field] === "") setMissing((others) => [...others, field]);
  };
  const changeField = (field: Field) => () => {
    onTyping();
    setOtherLetter(undefined);
    const { password: secret } = typed();
    setSpaced(secret !== secret.trim());
    if (typed()[field] !== "") setMissing((others) => others.filter((other) => other !== field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = typed();
    const empty = (["userName", "password"] as const).filter((field) => credentials[field] === "");
    setMissing(empty);
    if (empty.length > 0) return (empty[0] === "userName" ? userName : password).current?.focus();
    const letter = otherLetterOfUserName(credentials.userName);
    setOtherLetter(letter);
    if (letter !== undefined) return userName.current?.focus();
    setVisible(false);
    onSubmit(credentials);
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));

  useEffect(() => {
    if (takeEarlySubmission()) form.current?.requestSubmit();
  }, []);

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-busy={isBusy}>
      <SignInField
        id="username"
        label={words.userName}
        problem={problemOf("userName")}
        ref={userName}
        autoComplete="username"
        autoFocus
        onBlur={leaveField("userName")}
        onInput={changeField("userName")}
      />
      <SignInField
        id="password"
        label={words.password}
        problem={problemOf("password") || (isCapsLock ? words.capsLock : isSpaced ? words.spaced : "")}
        ref={password}
        type={isVisible ? "text" : "password"}
        autoComplete="current-password"
        onBlur={leaveField("password")}
        onInput={changeField("password")}
        onKeyUp={watchCapsLock}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={words.showPassword}
          aria-pressed={isVisible}
          aria-controls="password"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Glyph name={isVisible ? "eyeOff" : "eye"} />
        </button>
      </SignInField>
      <PageLink className="forgot-password" href="/forgot-password">
        {words.forgotPassword}
      </PageLink>
      <button
        type="submit"
        className="bp6-button bp6-large bp6-fill bp6-intent-primary"
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
      >
        {words.submit}
      </button>
      {problem && (
        <div className="bp6-callout bp6-intent-danger" role="alert">
          <Glyph name="alert" className="bp6-icon" />
          {problem}
        </div>
      )}
      <p className="caution">{words.caution}</p>
      <p className="for-screen-readers" role="status">
        {isBusy ? words.checking : ""}
      </p>
    </form>
  );
}
