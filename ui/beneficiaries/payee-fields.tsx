import { observer } from "mobx-react-lite";
import { PAYEE_NAME_LENGTH_MAX, type TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { ChoiceField } from "../kit/fields/choice-field";
import { FilteredField } from "../kit/fields/filtered-field";
import { fieldBinder } from "../kit/fields/form-store";
import { TextField } from "../kit/fields/text-field";
import { LookupNote } from "../payments/lookup-note";
import type { AccountPayeeStore } from "./account-payee-store";
import type { CardPayeeStore } from "./card-payee-store";
import type { WalletPayeeStore } from "./wallet-payee-store";
import { words } from "./words";

const ignoreChange = () => {};

type AccountProps = { store: AccountPayeeStore; routes: readonly TransferRoute[] };

/** @param routes the transfer types to choose from; the field is hidden if there is only one */
export const AccountFields = observer(function AccountFields({ store, routes }: AccountProps) {
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

export const WalletFields = observer(function WalletFields({ store }: { store: WalletPayeeStore }) {
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
      <TextField label={words.walletName} value={store.ownerLookup.value ?? ""} onChange={ignoreChange} disabled />
      <TextField label={words.name} {...bind("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});

export const CardFields = observer(function CardFields({ store }: { store: CardPayeeStore }) {
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
      <TextField label={words.cardName} value={store.holderLookup.value?.name ?? ""} onChange={ignoreChange} disabled />
      <TextField label={words.lastDigits} {...bind("lastDigits")} entry={{ kind: "cardDigits" }} inputMode="numeric" />
      <TextField label={words.name} {...bind("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});
