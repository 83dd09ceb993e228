import { observer } from "mobx-react-lite";
import { PAYEE_NAME_LENGTH_MAX, type TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { boundTo } from "../shared/fields/bound-to";
import { ChoiceField } from "../shared/fields/choice-field";
import { FilteredField } from "../shared/fields/filtered-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { TextField } from "../shared/fields/text-field";
import type { AccountPayeeStore } from "./account-payee-store";
import type { CardPayeeStore } from "./card-payee-store";
import type { WalletPayeeStore } from "./wallet-payee-store";
import { words } from "./words";

const nothing = () => {};

type AccountProps = { store: AccountPayeeStore; routes: readonly TransferRoute[] };

/** @param routes the transfer types to choose from; the field is hidden if there is only one */
export const AccountFields = observer(function AccountFields({ store, routes }: AccountProps) {
  const at = boundTo(store.form);
  const { route, banks, branches } = store;
  return (
    <>
      {routes.length > 1 && (
        <ChoiceField
          label={words.transferType}
          {...at("route")}
          onChange={store.chooseRoute}
          choices={routes.map((value) => ({ value, text: words.routes[value] }))}
        />
      )}
      {route && route !== "sameBank" && (
        <FilteredField
          label={words.bank}
          {...at("bank")}
          onChange={store.chooseBank}
          choices={banks?.map(({ code, name, shortName }) => ({ value: code, text: name, alias: shortName }))}
        />
      )}
      {route === "nonInstant" && (
        <FilteredField
          label={words.branch}
          {...at("branch")}
          choices={branches?.map(({ code, name }) => ({ value: code, text: name }))}
        />
      )}
      <TextField
        label={words.account}
        {...at("account")}
        problem={store.numberProblem}
        entry={{ kind: route === "sameBank" ? "ownAccount" : "otherAccount" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={store.foundName} />}
      />
      <TextField label={words.name} {...at("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});

export const WalletFields = observer(function WalletFields({ store }: { store: WalletPayeeStore }) {
  const at = boundTo(store.form);
  return (
    <>
      <ChoiceField
        label={words.network}
        {...at("network")}
        choices={store.networks.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <TextField
        label={words.wallet}
        {...at("number")}
        problem={store.numberProblem}
        entry={{ kind: "wallet" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={undefined} />}
      />
      <TextField label={words.walletName} value={store.owner.value ?? ""} onChange={nothing} disabled />
      <TextField label={words.name} {...at("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});

export const CardFields = observer(function CardFields({ store }: { store: CardPayeeStore }) {
  const at = boundTo(store.form);
  return (
    <>
      <TextField
        label={words.customerId}
        {...at("customerId")}
        problem={store.customerProblem}
        entry={{ kind: "customerId" }}
        inputMode="numeric"
        note={<LookupNote isLooking={store.isLooking} name={undefined} />}
      />
      <TextField label={words.cardName} value={store.holder.value?.name ?? ""} onChange={nothing} disabled />
      <TextField label={words.lastDigits} {...at("lastDigits")} entry={{ kind: "cardDigits" }} inputMode="numeric" />
      <TextField label={words.name} {...at("name")} maxLength={PAYEE_NAME_LENGTH_MAX} />
    </>
  );
});
