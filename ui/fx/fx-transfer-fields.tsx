import { observer } from "mobx-react-lite";
import { countries } from "../../domain/fx/countries";
import { feePayers, fxTransferTypes, PURPOSE_LENGTH_MAX, SWIFT_CODE_LENGTH_MAX } from "../../domain/fx/fx-transfer";
import { AccountField } from "../accounts/account-field";
import { ChoiceField } from "../kit/fields/choice-field";
import { FilteredField } from "../kit/fields/filtered-field";
import { FieldGroup } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { NarrationField, TextField } from "../kit/fields/text-field";
import { transferTypeLabels } from "../payments/labels";
import { PaymentAmountField } from "../payments/payment-amount-field";
import type { FxTransferStore } from "./fx-transfer-store";
import { words } from "./words";
import "./fx.css";

const typeChoices = fxTransferTypes.map((type) => ({ value: type, text: transferTypeLabels[type] }));
const feePayerChoices = feePayers.map((payer) => ({ value: payer, text: words.feePayers[payer] }));
const countryChoices = countries.map(({ name }) => ({ value: name, text: name }));

/** The fields of an FX transfer request (specification 2, section 3). */
export const FxTransferFields = observer(function FxTransferFields({ store }: { store: FxTransferStore }) {
  const { form } = store;
  const { draft } = form;
  const bind = fieldBinder(form);
  const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  return (
    <>
      <FieldGroup title={words.form}>
        <ChoiceField label={words.type} {...bind("type")} onChange={store.chooseType} choices={typeChoices} />
        <ChoiceField label={words.currency} {...bind("currency")} choices={choicesOf(store.currencies)} />
        <AccountField label={words.source} {...bind("source")} accounts={store.accounts.accounts} />
        <PaymentAmountField checks={store.checks} {...bind("amount")} currency={draft.currency} />
      </FieldGroup>
      <FieldGroup title={words.beneficiary}>
        <div className="wide-field">
          <TextField label={words.beneficiaryName} {...bind("beneficiaryName")} />
        </div>
        <TextField
          label={words.beneficiaryAccount}
          {...bind("beneficiaryAccount")}
          entry={{ kind: "foreignAccount" }}
        />
        {store.isLocal ? (
          <TextField label={words.country} {...bind("country")} readOnly />
        ) : (
          <FilteredField label={words.country} {...bind("country")} choices={countryChoices} />
        )}
      </FieldGroup>
      <FieldGroup title={words.bank}>
        {store.isLocal ? (
          <FilteredField
            label={words.bankName}
            {...bind("bankName")}
            onChange={store.chooseBank}
            choices={store.banks.map(({ name, shortName }) => ({ value: name, text: name, alias: shortName }))}
          />
        ) : (
          <TextField label={words.bankName} {...bind("bankName")} />
        )}
        <TextField label={words.bankAddress} {...bind("bankAddress")} />
        <TextField label={words.swiftCode} {...bind("swiftCode")} maxLength={SWIFT_CODE_LENGTH_MAX} />
        <TextField label={words.sortCode} {...bind("sortCode")} />
        <TextField label={words.routingNumber} {...bind("routingNumber")} hint={words.optional} />
      </FieldGroup>
      <FieldGroup title={words.terms}>
        <TextField label={words.senderPhone} {...bind("senderPhone")} entry={{ kind: "phone" }} inputMode="tel" />
        <ChoiceField
          label={words.feePaidBy}
          {...bind("feePaidBy")}
          onChange={store.chooseFeePayer}
          choices={feePayerChoices}
        />
        {store.paysFees && (
          <AccountField
            label={words.accountForCharges}
            {...bind("accountForCharges")}
            accounts={store.accounts.accounts}
          />
        )}
        <NarrationField label={words.purpose} {...bind("purpose")} max={PURPOSE_LENGTH_MAX} />
      </FieldGroup>
    </>
  );
});
