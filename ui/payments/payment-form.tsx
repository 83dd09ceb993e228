import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo } from "react";
import { exceeds, type Money, subtract } from "../../domain/money";
import { type Category, categories, categoriesIn } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import { maySubmit } from "../../domain/session/roles";
import { accountsState } from "../accounts/account-field";
import type { AccountsStore } from "../accounts/accounts-store";
import { ActionButton } from "../kit/action-button";
import type { OpenForm } from "../kit/navigation/form-resume";
import { useLeaveGuard } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { PayAgain } from "./pay-again";
import type { PaymentAction } from "./payment-action";
import { PaymentDialogs } from "./payment-dialogs";
import { PaymentLayout } from "./payment-layout";
import { RepeatedNotice } from "./repeated-notice";
import { words } from "./words";

/** The parts of a payment's store that its form uses. */
type PaymentStore = {
  readonly payer: { readonly accounts: AccountsStore; readonly amount: Money | undefined };
  readonly total: Money | undefined;
  readonly form: OpenForm & { readonly refusals: number; refuse(): void; clear(): void };
  readonly paymentAction: PaymentAction;
  /** True while the submit button waits for another request to the bank. */
  readonly isBusy?: boolean;
  /** The reason why the form cannot be submitted now. */
  readonly reason?: string | undefined;
  /** The earlier request that the form was filled from. */
  readonly repeated?: BankRequest | undefined;
  /** Sentences about what has changed since that request. */
  readonly changes?: readonly string[];
  load(): Promise<void>;
  submit(): Promise<void>;
};

/** Returns the part of the total that is not the amount: fees and E-Levy. */
function feesOf({ total, payer: { amount } }: PaymentStore): Money | undefined {
  return total && amount && exceeds(total, amount) ? subtract(total, amount) : undefined;
}

type Props = {
  store: PaymentStore;
  category: Category;
  /** See the same properties of {@link PaymentLayout}. */
  summary: ReactNode;
  guide?: ReactNode;
  submitText?: string;
  children: ReactNode;
};

/** The fields with the live summary, and the dialogs of the payment (specification 2, sections 2.1 to 2.3). */
export const PaymentForm = observer(function PaymentForm({
  store,
  category,
  summary,
  guide,
  submitText = words.submit,
  children,
}: Props) {
  const user = useUser();
  useEffect(() => void store.load(), [store]);
  const { change } = store.paymentAction.checks;
  useLeaveGuard(useMemo(() => change.keptWith(store.form), [change, store.form]));

  const clear = () => {
    store.form.clear();
    change.clear();
  };
  const { group } = categories[category];
  const unloaded = accountsState(store.payer.accounts, () => void store.load());
  if (unloaded) return unloaded;
  return (
    <>
      {store.repeated && <RepeatedNotice request={store.repeated} changes={store.changes ?? []} />}
      <PaymentLayout
        label={words.form}
        refusals={store.form.refusals}
        onSubmit={() => void store.submit()}
        summary={summary}
        guide={guide}
        total={store.total}
        fees={feesOf(store)}
        aside={<PayAgain categories={group === "bills" ? categoriesIn(group) : [category]} />}
        submit={
          maySubmit(user) ? (
            <ActionButton
              type="submit"
              intent="primary"
              text={submitText}
              busy={store.isBusy ?? store.paymentAction.isStarting}
              reason={store.reason}
              onRefused={() => store.form.refuse()}
            />
          ) : (
            <Callout compact>{words.viewOnly}</Callout>
          )
        }
      >
        {children}
      </PaymentLayout>
      <PaymentDialogs paymentAction={store.paymentAction} onDone={clear} />
    </>
  );
});
