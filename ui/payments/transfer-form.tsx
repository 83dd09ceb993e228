import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { maySubmit } from "../../domain/session/roles";
import { AccountsFailed } from "../accounts/accounts-failed";
import type { AccountsStore } from "../accounts/accounts-store";
import { ActionButton } from "../shared/action-button";
import { Form } from "../shared/fields/form";
import { LoadingRows } from "../shared/lists/faces";
import { type OpenForm, useLeaveGuard } from "../shared/navigation";
import { useUser } from "../shared/services";
import type { PaymentAction } from "./payment-action";
import { PaymentDialogs } from "./payment-dialogs";
import { words } from "./words";
import "./transfer-form.css";

/** What the form of any transfer needs around its fields. */
type TransferStore = {
  readonly accounts: AccountsStore;
  readonly form: OpenForm & { readonly refusals: number; clear(): void };
  readonly paying: PaymentAction;
  /** Why it cannot be submitted now. */
  readonly reason?: string | undefined;
  /** A likely duplicate, told once more where it is confirmed. */
  readonly warning: string | undefined;
  load(): Promise<void>;
  submit(): Promise<void>;
};

type Props = { store: TransferStore; summary: ReactNode; children: ReactNode };

/** The fields, the live summary beside them, and the dialogs of the payment (specification 2, section 2.1). */
export const TransferForm = observer(function TransferForm({ store, summary, children }: Props) {
  const user = useUser();
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(store.form);

  if (store.accounts.content.is === "loading") return <LoadingRows rows={4} className="tall" />;
  if (store.accounts.content.is === "failed") return <AccountsFailed onRetry={() => void store.load()} />;
  return (
    <div className="transfer">
      <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
        {children}
        {maySubmit(user) ? (
          <ActionButton
            type="submit"
            intent="primary"
            text={words.submit}
            busy={store.paying.isStarting}
            reason={store.reason}
          />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )}
      </Form>
      {summary}
      <PaymentDialogs
        paying={store.paying}
        title={words.confirmation}
        warning={store.warning}
        onDone={store.form.clear}
      />
    </div>
  );
});
