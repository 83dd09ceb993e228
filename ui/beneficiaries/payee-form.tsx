import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { Payee } from "../../domain/beneficiaries/beneficiary";
import { ActionButton } from "../kit/action-button";
import { Form } from "../kit/fields/form";
import { words as shared } from "../kit/words";
import { AccountFields, CardFields, WalletFields } from "./payee-fields";
import type { PayeeStore } from "./payee-store";
import { words } from "./words";

type Props = {
  payee: PayeeStore;
  submit: string;
  isPending: boolean;
  /**
   * "add" requires only the lookup and reports other problems on submission. "edit" disables the button until the form
   * is valid.
   */
  mode: "add" | "edit";
  onSubmit: (payee: Payee) => void;
  children?: ReactNode;
};

/** The form that adds or changes a payee (specification 2, sections 2.4 and 5). */
export const PayeeForm = observer(function PayeeForm({ payee, submit, isPending, mode, onSubmit, children }: Props) {
  const { store } = payee;
  const send = () => {
    if (isPending || reasonOf(payee, mode) !== undefined) return;
    const value = store.form.submit();
    if (value) onSubmit(value);
  };
  return (
    <Form label={words.details} refusals={store.form.refusals} onSubmit={send}>
      <div className="fields">
        <Fields payee={payee} />
      </div>
      <div className="form-buttons">
        <ActionButton
          type="submit"
          intent="primary"
          text={submit}
          busy={isPending}
          reason={reasonOf(payee, mode)}
          onRefused={() => store.form.refuse()}
        />
        {children}
      </div>
    </Form>
  );
});

function Fields({ payee }: { payee: PayeeStore }) {
  if (payee.kind === "account") return <AccountFields store={payee.store} routes={payee.routes} />;
  return payee.kind === "wallet" ? <WalletFields store={payee.store} /> : <CardFields store={payee.store} />;
}

/** Returns the reason why the submit button is disabled now (specification 2, section 5). */
function reasonOf({ store }: PayeeStore, mode: Props["mode"]): string | undefined {
  if (store.isLooking) return shared.lookingUp;
  if (mode === "add") return store.isValidated ? undefined : words.notValidated;
  if (!store.form.hasEntries) return words.unchanged;
  return store.form.outcome.ok ? undefined : words.incomplete;
}
