import { SignInForm } from "./sign-in-form";
import { loadCodeDialog, type SignInServices, useSignIn } from "./use-sign-in";
import { words } from "./words";

/** Log In (specification 1, section 2.3). */
export function SignInScreen({ services }: { services: SignInServices }) {
  const { isBusy, problem, confirmation, submit, settle } = useSignIn(services);
  return (
    <section className="sign-in">
      <h1>{words.title}</h1>
      <SignInForm
        isBusy={isBusy}
        problem={problem}
        onTyping={() => void loadCodeDialog()}
        onSubmit={(credentials) => void submit(credentials)}
      />
      {confirmation && (
        <confirmation.CodeDialog action={confirmation.action} clock={services.clock} onSettled={settle} />
      )}
    </section>
  );
}
