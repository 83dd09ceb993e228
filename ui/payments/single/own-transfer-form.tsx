import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI } from "../../../domain/money";
import { needsApproval } from "../../../domain/session/roles";
import { AccountField } from "../../accounts/account-field";
import { fieldBinder } from "../../kit/fields/field-binder";
import { FieldGroup } from "../../kit/fields/field-group";
import { NarrationField } from "../../kit/fields/narration-field";
import { useNavigation } from "../../kit/navigation/use-navigation";
import { useServices, useUser } from "../../services";
import { PaymentAmountField } from "../payment-amount-field";
import { PaymentForm } from "../payment-form";
import { words } from "../words";
import { OwnTransferStore } from "./own-transfer-store";
import { OwnTransferSummary } from "./own-transfer-summary";
import { ScheduleFields } from "./schedule-fields";

/** Between Own Accounts (specification 2, section 2.1). */
export const OwnTransferForm = observer(function OwnTransferForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(
    () => new OwnTransferStore(services, needsApproval(user), navigation.repeatedOf("ownAccounts")),
  );
  const bind = fieldBinder(store.form);
  return (
    <PaymentForm store={store} summary={<OwnTransferSummary store={store} />} total={store.amount}>
      <FieldGroup>
        <AccountField
          label={words.source}
          {...bind("source")}
          onChange={store.chooseSource}
          accounts={store.accounts.accounts}
        />
        <AccountField label={words.destination} {...bind("destination")} accounts={store.destinations} />
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField
          checks={store.paymentAction.checks}
          {...bind("amount")}
          currency={store.source?.currency ?? CEDI}
        />
        <NarrationField label={words.narration} {...bind("narration")} />
        <ScheduleFields form={store.form} />
      </FieldGroup>
    </PaymentForm>
  );
});
