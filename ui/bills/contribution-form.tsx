import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { contributionTypes } from "../../domain/bills/contribution";
import { CEDI } from "../../domain/money";
import { StatusDialog } from "../shared/dialogs/status-dialog";
import { boundTo } from "../shared/fields/bound-to";
import { ChoiceField } from "../shared/fields/choice-field";
import { NarrationField } from "../shared/fields/narration-field";
import { TextField } from "../shared/fields/text-field";
import { LiveSummary, shown } from "../shared/payments/live-summary";
import { PaymentForm } from "../shared/payments/payment-form";
import { words as payments } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { words as shared } from "../shared/words";
import { BillSourceField } from "./bill-source-field";
import { ContributionStore } from "./contribution-store";
import { words } from "./words";

/** The form that pays SSNIT (social security) contributions (specification 3, section 2.4). */
export const ContributionForm = observer(function ContributionForm() {
  const services = useServices();
  const user = useUser();
  const [store] = useState(() => new ContributionStore(services, user));
  const { found, isReviewed, lookup } = store;
  return (
    <>
      <PaymentForm
        store={store}
        summary={<ContributionSummary store={store} />}
        says={{ submit: isReviewed ? words.proceed : words.proceedToPay, confirmation: words.confirmation }}
        beside={found && <Button text={shared.back} onClick={store.back} />}
      >
        <h2>{words.ssnitForm}</h2>
        {found ? <LookedUpFields store={store} /> : <VerifyFields store={store} />}
      </PaymentForm>
      <StatusDialog outcome={lookup.problem} onClose={lookup.close} />
    </>
  );
});

type Props = { store: ContributionStore };

const VerifyFields = observer(function VerifyFields({ store }: Props) {
  const at = boundTo(store.form);
  return (
    <div className="fields">
      <TextField label={words.adviceNumber} {...at("adviceNumber")} maxLength={40} />
      <TextField label={words.customerName} {...at("customerName")} maxLength={120} />
      <TextField label={words.customerCode} {...at("customerCode")} maxLength={120} />
      <ChoiceField
        label={words.contributionType}
        {...at("type")}
        choices={contributionTypes.map((type) => ({ value: type, text: type }))}
      />
    </div>
  );
});

const LookedUpFields = observer(function LookedUpFields({ store }: Props) {
  const at = boundTo(store.form);
  return (
    <div className="fields">
      {store.isReviewed && <BillSourceField {...at("source")} accounts={store.sources} />}
      {store.isReviewed && <NarrationField label={payments.narration} {...at("narration")} autoFocus />}
      <TextField label={words.contribution} {...at("contribution")} hint={CEDI} readOnly />
      <TextField label={words.penalty} {...at("penalty")} hint={CEDI} readOnly />
      <TextField label={words.toPay} {...at("toPay")} hint={CEDI} readOnly />
      <TextField label={words.establishment} {...at("establishment")} readOnly />
      <TextField label={words.receiptId} {...at("receiptId")} readOnly />
      <TextField label={words.reference} {...at("reference")} readOnly />
      <TextField label={words.adviceDate} {...at("adviceDate")} readOnly />
    </div>
  );
});

const ContributionSummary = observer(function ContributionSummary({ store }: Props) {
  const { source, found, total } = store;
  return (
    <LiveSummary
      source={source}
      to={
        found && (
          <>
            {words.ssnit}
            <br />
            {found.query.adviceNumber}
          </>
        )
      }
      amount={found?.contribution.toPay}
      charges={[{ label: words.penalty, value: shown(found?.contribution.penalty) }]}
      total={total}
    />
  );
});
