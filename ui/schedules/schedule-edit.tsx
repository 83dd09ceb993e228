import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { PAYEE_NAME_LENGTH_MAX } from "../../domain/beneficiaries/beneficiary";
import { CEDI } from "../../domain/money";
import { frequencies } from "../../domain/payments/schedule";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { needsApproval } from "../../domain/session/roles";
import { AccountField, accountsState } from "../accounts/account-field";
import { AccountName, PayeeName } from "../accounts/account-text";
import { ActionButton } from "../kit/action-button";
import { bankDay } from "../kit/bank-day";
import { explainRefusal } from "../kit/explain";
import { type Fact, SummaryFacts } from "../kit/facts";
import { ChoiceField } from "../kit/fields/choice-field";
import { DateField } from "../kit/fields/date-field";
import { FieldGroup } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { NarrationField, TextField } from "../kit/fields/text-field";
import { OpenedHead } from "../kit/navigation/screen";
import { useLeaveGuard } from "../kit/navigation/use-navigation";
import { Warning } from "../kit/warning";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { StatedChange } from "../payments/changed-account-notice";
import { formatOptionalMoney } from "../payments/live-summary";
import { LimitsNote, PaymentAmountField } from "../payments/payment-amount-field";
import { PaymentLayout } from "../payments/payment-layout";
import { LookupNote } from "../payments/saved-payee-field";
import { frequencyLabels, words as payments } from "../payments/words";
import { useServices, useUser } from "../services";
import { ScheduleEditStore } from "./schedule-edit-store";
import { words } from "./words";

type Props = {
  schedule: ScheduledTransfer;
  onBack: () => void;
  /** Called when the change was or may have been made. */
  onDone: () => void;
};

/** Edits a schedule; changes take effect with its next run (S2-4-44). */
export const ScheduleEdit = observer(function ScheduleEdit({ schedule, onBack, onDone }: Props) {
  const services = useServices();
  const isRequest = needsApproval(useUser());
  const [store] = useState(() => new ScheduleEditStore(services, schedule, isRequest));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(
    useMemo(() => store.checks.change.keptWith(store.form), [store]),
    schedule.id,
  );

  const close = () => {
    if (store.action.mayBeCorrected) return store.action.close();
    store.action.close();
    onDone();
  };
  const unloaded = accountsState(store.payer.accounts, () => void store.load());
  if (unloaded) return unloaded;
  return (
    <>
      <OpenedHead title={schedule.id} onBack={onBack} />
      <PaymentLayout
        label={words.form}
        refusals={store.form.refusals}
        onSubmit={() => void store.submit()}
        summary={<ScheduleSummary store={store} />}
        total={store.total}
        submit={
          <ActionButton
            type="submit"
            intent="primary"
            text={words.save}
            busy={store.action.isStarting}
            reason={store.reason}
          />
        }
      >
        <ScheduleFields store={store} />
      </PaymentLayout>
      <ActionDialogs store={store.action} explainRefusal={explainRefusal.ours} onClose={close}>
        <SamePaymentsNote store={store} />
        <StatedChange change={store.checks.change} />
      </ActionDialogs>
    </>
  );
});

/** Warns about earlier payments that are the same as the changed one. */
const SamePaymentsNote = observer(function SamePaymentsNote({ store }: { store: ScheduleEditStore }) {
  const { warning } = store.checks;
  return (
    <div aria-live="polite">
      <Warning text={warning} />
    </div>
  );
});

const ScheduleFields = observer(function ScheduleFields({ store }: { store: ScheduleEditStore }) {
  const { form, schedule } = store;
  const bind = fieldBinder(form);
  const today = bankDay(useServices().clock);
  const isSpecial = form.draft.frequency === "specialDate";
  return (
    <>
      <FieldGroup>
        <AccountField label={payments.source} {...bind("source")} accounts={store.payer.sources} />
        {schedule.category === "ownAccounts" && (
          <AccountField label={payments.destination} {...bind("destination")} accounts={store.destinations} />
        )}
        {(schedule.category === "sameBank" || schedule.category === "otherBank") && (
          <TextField
            label={payments.destination}
            {...bind("destination")}
            problem={store.destinationProblem}
            onChange={store.changeDestination}
            entry={{ kind: schedule.category === "sameBank" ? "ownAccount" : "otherAccount" }}
            inputMode="numeric"
            hint={schedule.payee.bank}
            note={!store.isNameTyped && <LookupNote isLooking={store.ownerLookup.isLooking} name={store.payeeName} />}
          />
        )}
        {store.isNameTyped && (
          <TextField label={payments.payeeName} {...bind("payeeName")} maxLength={PAYEE_NAME_LENGTH_MAX} />
        )}
      </FieldGroup>
      <FieldGroup>
        {schedule.category === "bulkTransfer" ? (
          <LimitsNote limits={store.checks.limits} showsProblem />
        ) : (
          <PaymentAmountField form={form} checks={store.checks} currency={CEDI} />
        )}
        <SamePaymentsNote store={store} />
        <NarrationField label={payments.narration} {...bind("narration")} />
        <ChoiceField
          label={payments.frequency}
          {...bind("frequency")}
          choices={frequencies.map((value) => ({ value, text: frequencyLabels[value] }))}
        />
        <DateField
          label={isSpecial ? payments.specialDate : payments.start}
          {...bind("start")}
          note={isSpecial ? undefined : startNoteOf(form.draft.frequency, schedule)}
          today={today}
          min={today}
        />
      </FieldGroup>
    </>
  );
});

/** Returns what an empty Start Date means (S2-4-44). */
const startNoteOf = (frequency: string, schedule: ScheduledTransfer): string =>
  frequency === schedule.frequency ? words.startNote.unchanged : words.startNote.changed;

/** The schedule as the form describes it so far. */
const ScheduleSummary = observer(function ScheduleSummary({ store }: { store: ScheduleEditStore }) {
  const { schedule, total, payeeName } = store;
  const { source } = store.payer;
  const { destination, frequency } = store.form.draft;
  const { summary } = payments;
  const isBulk = schedule.category === "bulkTransfer";
  const payee = payeeName && <PayeeName name={payeeName} account={destination} place={schedule.payee.bank} />;
  const chosen = frequencies.find((each) => each === frequency);
  const facts: readonly Fact[] = [
    { label: summary.total, value: formatOptionalMoney(total), isTotal: true },
    { label: summary.to, value: (isBulk ? words.count(schedule.count) : payee) || shared.none, isName: true },
    { label: summary.from, value: source ? <AccountName account={source} /> : shared.none },
    { label: summary.schedule, value: chosen ? frequencyLabels[chosen] : shared.none },
  ];
  return (
    <>
      <h2 className="for-screen-readers">{summary.title}</h2>
      <SummaryFacts facts={facts} />
    </>
  );
});
