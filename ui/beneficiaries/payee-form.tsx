import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { PAYEE_NAME_LENGTH_MAX, type Payee, type TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { ActionButton } from "../kit/action-button";
import { ChoiceField } from "../kit/fields/choice-field";
import { FilteredField } from "../kit/fields/filtered-field";
import { Form } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { TextField } from "../kit/fields/text-field";
import { words as shared } from "../kit/words";
import { LookupNote } from "../payments/saved-payee-field";
import { cardWords, walletWords } from "../payments/words";
import type { AccountPayeeStore } from "./account-payee-store";
import type { CardPayeeStore, PayeeStore, WalletPayeeStore } from "./payee-store";
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

const ignoreChange = () => {};

type AccountProps = { store: AccountPayeeStore; routes: readonly TransferRoute[] };

/** @param routes the transfer types to choose from; the field is hidden if there is only one */
const AccountFields = observer(function AccountFields({ store, routes }: AccountProps) {
  const bind = fieldBinder(store.form);
  const { banks, branches } = store.lists;
  const { route } = store;
  return (
    <>
      {routes.length > 1 && (
        <ChoiceField
          label={words.transferType}
          {...bind("route")}
          onChange={store.chooseRoute}
          choices={routes.map((value) => ({ value, text: words.routes[value] }))}
        />
      )}
      {route && route !== "sameBank" && (
        <FilteredField
          label={words.bank}
          {...bind("bank")}
          onChange={store.chooseBank}
          choices={banks?.map(({ code, name, shortName }) => ({ value: code, text: name, alias: shortName }))}
        />
      )}
      {route === "nonInstant" && (
        <FilteredField
          label={words.branch}
          {...bind("branch")}
          choices={branches?.map(({ code, name }) => ({ value: code, text: name }))}
        />
      )}
      <TextField
        label={words.account}
        {...bind("account")}
        problem={store.numberProblem}
        entry={{ kind: route === "sameBank" ? "ownAccount" : "otherAccount" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={store.foundName} />}
      />
      <TextField label={words.name} {...bind("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});

const WalletFields = observer(function WalletFields({ store }: { store: WalletPayeeStore }) {
  const bind = fieldBinder(store.form);
  return (
    <>
      <ChoiceField
        label={words.network}
        {...bind("network")}
        choices={store.networks.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <TextField
        label={words.wallet}
        {...bind("number")}
        problem={store.numberProblem}
        entry={{ kind: "wallet" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={undefined} />}
      />
      <TextField
        label={words.walletName}
        value={store.ownerLookup.value ?? ""}
        placeholder={walletWords.nameFirst}
        onChange={ignoreChange}
        disabled
      />
      <TextField label={words.name} {...bind("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});

const CardFields = observer(function CardFields({ store }: { store: CardPayeeStore }) {
  const bind = fieldBinder(store.form);
  return (
    <>
      <TextField
        label={words.customerId}
        {...bind("customerId")}
        problem={store.customerProblem}
        entry={{ kind: "customerId" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={undefined} />}
      />
      <TextField
        label={words.cardName}
        value={store.holderLookup.value?.name ?? ""}
        placeholder={cardWords.cardNameFirst}
        onChange={ignoreChange}
        disabled
      />
      <TextField label={words.lastDigits} {...bind("lastDigits")} entry={{ kind: "cardDigits" }} inputMode="numeric" />
      <TextField label={words.name} {...bind("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});
