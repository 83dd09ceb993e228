import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CEDI } from "../../domain/money";
import { needsApproval } from "../../domain/session/roles";
import { AccountField } from "../shared/fields/account-field";
import { fieldBinder } from "../shared/fields/field-binder";
import { FieldGroup } from "../shared/fields/field-group";
import { KeepPayeeField } from "../shared/fields/keep-payee-field";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { SavedPayeeField } from "../shared/fields/saved-payee-field";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation/use-navigation";
import { PaymentAmountField } from "../shared/payments/payment-amount-field";
import { PaymentForm } from "../shared/payments/payment-form";
import { words } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { SameBankStore } from "./same-bank-store";
import { SameBankSummary } from "./same-bank-summary";
import { ScheduleFields } from "./schedule-fields";

/** The transfer form to an account of the product's own bank (specification 2, section 2.1). */
export const SameBankForm = observer(function SameBankForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(
    () =>
      new SameBankStore(services, {
        isRequest: needsApproval(user),
        payee: navigation.payeeOf("account"),
        repeated: navigation.repeatedOf("sameBank"),
      }),
  );
  const bind = fieldBinder(store.form);
  return (
    <PaymentForm store={store} summary={<SameBankSummary store={store} />} total={store.amount}>
      <FieldGroup>
        <AccountField label={words.source} {...bind("source")} accounts={store.accounts.accounts} />
      </FieldGroup>
      <FieldGroup>
        <SavedPayeeField saved={store.saved} chosen={store.matchingPayee} onPick={store.pick} />
        <TextField
          label={words.destination}
          {...bind("destination")}
          problem={store.destinationProblem}
          entry={{ kind: "ownAccount" }}
          inputMode="numeric"
          note={<LookupNote isLooking={store.ownerLookup.isLooking} name={store.ownerLookup.value?.name} />}
        />
        <KeepPayeeField value={store.form.draft.keepsPayee} onChange={bind("keepsPayee").onChange} />
      </FieldGroup>
      <FieldGroup>
        <PaymentAmountField store={store} {...bind("amount")} currency={store.source?.currency ?? CEDI} />
        <NarrationField label={words.narration} {...bind("narration")} />
        <ScheduleFields form={store.form} />
      </FieldGroup>
    </PaymentForm>
  );
});
