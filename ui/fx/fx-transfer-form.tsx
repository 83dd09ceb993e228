import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { countries } from "../../domain/fx/countries";
import { feePayers, fxTransferTypes, PURPOSE_LENGTH_MAX, SWIFT_CODE_LENGTH_MAX } from "../../domain/fx/fx-transfer";
import { exceeds } from "../../domain/money";
import { maySubmit } from "../../domain/session/roles";
import { AccountField, accountsState } from "../accounts/account-field";
import { ActionButton } from "../kit/action-button";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { explainRefusal } from "../kit/explain";
import { type Fact, NameLines } from "../kit/facts";
import { ChoiceField } from "../kit/fields/choice-field";
import { FilteredField } from "../kit/fields/filtered-field";
import { FieldGroup } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { NarrationField, TextField } from "../kit/fields/text-field";
import { formatQuote } from "../kit/format";
import { HOME_PATH } from "../kit/navigation/paths";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { Warning } from "../kit/warning";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { StatedChange } from "../payments/changed-account-notice";
import { transferTypeLabels } from "../payments/labels";
import { balanceAfterFact, formatOptionalMoney, fromFact, SummaryPanel, toFact } from "../payments/live-summary";
import { PayAgain } from "../payments/pay-again";
import { PaymentAmountField } from "../payments/payment-amount-field";
import { ResultCard, WhereIsIt } from "../payments/payment-dialogs";
import { PaymentLayout } from "../payments/payment-layout";
import { RepeatedNotice } from "../payments/repeated-notice";
import { words as payments } from "../payments/words";
import { useServices, useUser } from "../services";
import { FxTransferStore } from "./fx-transfer-store";
import { words } from "./words";
import "./fx.css";

/** FX Transfer Request (specification 2, section 2.6). */
export const FxTransferForm = observer(function FxTransferForm() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new FxTransferStore(services, user.phoneNumber, navigation.repeatedOf("fx")));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(useMemo(() => store.checks.change.keptWith(store.form), [store]));

  const unloaded = accountsState(store.payer.accounts, () => void store.load(), 6);
  if (unloaded) return unloaded;
  return (
    <>
      {store.repeated && <RepeatedNotice request={store.repeated} changes={store.changes} />}
      <PaymentLayout
        label={words.form}
        refusals={store.form.refusals}
        onSubmit={() => void store.submit()}
        summary={<FxTransferSummary store={store} />}
        total={store.debit}
        totalLabel={words.summary.cost}
        aside={<PayAgain categories={["fx"]} />}
        submit={
          maySubmit(user) ? (
            <ActionButton type="submit" intent="primary" text={words.submit} busy={store.isStarting} />
          ) : (
            <Callout compact>{words.viewOnly}</Callout>
          )
        }
      >
        <FxTransferFields store={store} />
      </PaymentLayout>
      <FxTransferDialogs store={store} />
    </>
  );
});

/**
 * The code, then the advisor's message or the failure. A failed request can be corrected; one that was or may have been
 * sent leaves the form.
 */
const FxTransferDialogs = observer(function FxTransferDialogs({ store }: { store: FxTransferStore }) {
  const navigation = useNavigation();
  const close = () => {
    if (store.action.mayBeCorrected) return store.action.close();
    store.finish();
    navigation.go(HOME_PATH);
  };
  const beginNew = () => {
    store.finish();
    navigation.reopen();
  };
  const { description, receipt } = store.action;
  return (
    <>
      <ActionDialogs
        store={store.action}
        explainRefusal={explainRefusal.ours}
        onClose={close}
        onNewPayment={beginNew}
        result={description && <ResultCard facts={description.facts} receipt={receipt} />}
        buttons={description && <WhereIsIt facts={description.facts} receipt={receipt} />}
      >
        <Warning text={store.checks.warning} />
        <StatedChange change={store.checks.change} />
      </ActionDialogs>
      <StatusDialog outcome={store.pricingFailure} onClose={store.closePricingFailure} />
    </>
  );
});

/** The request as the form describes it so far. */
const FxTransferSummary = observer(function FxTransferSummary({ store }: { store: FxTransferStore }) {
  const { amount, debit, quotes } = store;
  const { source } = store.payer;
  const { beneficiaryName, country, feePaidBy } = store.form.draft;
  const facts: readonly Fact[] = [
    { label: words.summary.cost, value: formatOptionalMoney(debit), isTotal: true },
    fromFact(source),
    toFact(beneficiaryName && <NameLines name={beneficiaryName} lines={[country]} />),
    { label: words.summary.amount, value: formatOptionalMoney(amount) },
    { label: words.summary.fees, value: feePaidBy === "sender" ? words.feePayers.sender : words.feePayers.beneficiary },
    { label: shared.rate, value: quotes.map(formatQuote).join("\n") || shared.none },
    balanceAfterFact(source, debit),
  ];
  const isShort = source && debit && exceeds(debit, source.available);
  return (
    <>
      <SummaryPanel
        facts={facts}
        isEmpty={!beneficiaryName && !amount}
        problem={isShort ? payments.summary.short : undefined}
        warning={store.checks.warning}
      />
      {quotes.length > 0 && <p className="quiet-note">{words.summary.conversion}</p>}
    </>
  );
});

const typeChoices = fxTransferTypes.map((type) => ({ value: type, text: transferTypeLabels[type] }));
const feePayerChoices = feePayers.map((payer) => ({ value: payer, text: words.feePayers[payer] }));
const countryChoices = countries.map(({ name }) => ({ value: name, text: name }));

/** The fields of an FX transfer request (specification 2, section 3). */
const FxTransferFields = observer(function FxTransferFields({ store }: { store: FxTransferStore }) {
  const { form } = store;
  const { draft } = form;
  const bind = fieldBinder(form);
  const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  return (
    <>
      <FieldGroup title={words.form}>
        <ChoiceField label={words.type} {...bind("type")} onChange={store.chooseType} choices={typeChoices} />
        <ChoiceField label={words.currency} {...bind("currency")} choices={choicesOf(store.currencies)} />
        <AccountField label={words.source} {...bind("source")} accounts={store.payer.sources} />
        <PaymentAmountField form={form} checks={store.checks} currency={draft.currency} />
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
          <AccountField label={words.accountForCharges} {...bind("accountForCharges")} accounts={store.payer.sources} />
        )}
        <NarrationField label={words.purpose} {...bind("purpose")} max={PURPOSE_LENGTH_MAX} />
      </FieldGroup>
    </>
  );
});
