import { observer } from "mobx-react-lite";
import { countries } from "../../domain/fx/countries";
import { feePayers, fxTransferTypes, PURPOSE_LENGTH_MAX, SWIFT_CODE_LENGTH_MAX } from "../../domain/fx/fx-transfer";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { boundTo } from "../shared/fields/bound-to";
import { ChoiceField } from "../shared/fields/choice-field";
import { FilteredField } from "../shared/fields/filtered-field";
import { NarrationField } from "../shared/fields/narration-field";
import { TextField } from "../shared/fields/text-field";
import { transferTypeLabels } from "../shared/requests/words";
import type { FxTransferStore } from "./fx-transfer-store";
import { words } from "./words";
import "./fx.css";

const types = fxTransferTypes.map((type) => ({ value: type, text: transferTypeLabels[type] }));
const payers = feePayers.map((payer) => ({ value: payer, text: words.feePayers[payer] }));
const everywhere = countries.map(({ name }) => ({ value: name, text: name }));

/** The fields of an FX transfer request (specification 2, section 3). */
export const FxTransferFields = observer(function FxTransferFields({ store }: { store: FxTransferStore }) {
  const { form } = store;
  const { draft } = form;
  const at = boundTo(form);
  const choices = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  return (
    <>
      <div className="fields">
        <ChoiceField label={words.type} {...at("type")} onChange={store.chooseType} choices={types} />
        <AccountField label={words.source} {...at("source")} accounts={store.accounts.accounts} />
        <ChoiceField label={words.currency} {...at("currency")} choices={choices(store.currencies)} />
        <AmountField label={words.amount} {...at("amount")} currency={draft.currency || "–"} />
      </div>
      <h2>{words.beneficiary}</h2>
      <div className="fields">
        <TextField label={words.beneficiaryName} {...at("beneficiaryName")} />
        <TextField label={words.beneficiaryAccount} {...at("beneficiaryAccount")} entry={{ kind: "foreignAccount" }} />
        {store.isLocal ? (
          <TextField label={words.country} {...at("country")} readOnly />
        ) : (
          <FilteredField label={words.country} {...at("country")} choices={everywhere} />
        )}
      </div>
      <h2>{words.bank}</h2>
      <div className="fields">
        {store.isLocal ? (
          <FilteredField
            label={words.bankName}
            {...at("bankName")}
            onChange={store.chooseBank}
            choices={store.banks.map(({ name, shortName }) => ({ value: name, text: name, alias: shortName }))}
          />
        ) : (
          <TextField label={words.bankName} {...at("bankName")} />
        )}
        <TextField label={words.bankAddress} {...at("bankAddress")} />
        <TextField label={words.swiftCode} {...at("swiftCode")} maxLength={SWIFT_CODE_LENGTH_MAX} />
        <TextField label={words.sortCode} {...at("sortCode")} />
        <TextField label={words.routingNumber} {...at("routingNumber")} hint={words.optional} />
      </div>
      <h2>{words.terms}</h2>
      <div className="fields">
        <TextField label={words.senderPhone} {...at("senderPhone")} entry={{ kind: "phone" }} inputMode="tel" />
        <ChoiceField label={words.feePaidBy} {...at("feePaidBy")} onChange={store.chooseFeePayer} choices={payers} />
        {store.paysFees && (
          <AccountField
            label={words.accountForCharges}
            {...at("accountForCharges")}
            accounts={store.accounts.accounts}
          />
        )}
        <NarrationField label={words.purpose} {...at("purpose")} max={PURPOSE_LENGTH_MAX} />
      </div>
    </>
  );
});
