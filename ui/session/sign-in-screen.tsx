import { useRef } from "react";
import { SignInForm } from "./sign-in-form";
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
