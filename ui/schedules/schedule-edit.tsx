import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CEDI } from "../../domain/money";
import { frequencies } from "../../domain/payments/schedule";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { needsApproval } from "../../domain/session/roles";
import { AccountsFailed } from "../shared/accounts/accounts-failed";
import { ActionButton } from "../shared/action-button";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { explainRefusal } from "../shared/explain";
import { SummaryCard } from "../shared/facts";
import { AccountField } from "../shared/fields/account-field";
import { AmountField } from "../shared/fields/amount-field";
import { ChoiceField } from "../shared/fields/choice-field";
import { DateField } from "../shared/fields/date-field";
import { fieldBinder } from "../shared/fields/field-binder";
import { Form } from "../shared/fields/form";
import { LookupNote } from "../shared/fields/lookup-note";
import { NarrationField } from "../shared/fields/narration-field";
import { TextField } from "../shared/fields/text-field";
import { LoadingRows } from "../shared/lists/list-states";
import { useLeaveGuard, useNavigation } from "../shared/navigation/use-navigation";
import { OfflineNotice } from "../shared/offline-notice";
import { frequencyLabels, words as payments } from "../shared/payments/words";
import { useServices, useUser } from "../shared/services";
import { scheduleChangeFacts } from "./schedule-change-facts";
import { ScheduleEditStore } from "./schedule-edit-store";
import { words } from "./words";
import "../shared/payments/transfer-form.css";
import { bankDay } from "../shared/bank-day";

type Props = { schedule: ScheduledTransfer; onBack: () => void };

/** Edits a schedule; changes take effect with its next run (S2-4-44). */
export const ScheduleEdit = observer(function ScheduleEdit({ schedule, onBack }: Props) {
  const services = useServices();
  const navigation = useNavigation();
  const isRequest = needsApproval(useUser());
  const [store] = useState(() => new ScheduleEditStore(services, schedule, isRequest));
  useEffect(() => void store.load(), [store]);
  useLeaveGuard(store.form, schedule.id);

  const close = () => {
    if (store.action.action?.step.kind === "failed") return store.action.close();
    store.action.close();
    onBack();
  };
  const { content } = store.accounts;
  if (content.kind === "loading") return <LoadingRows rows={4} className="tall" onCancel={store.accounts.cancel} />;
  if (content.kind === "failed")
    return <AccountsFailed isCancelled={content.isCancelled} onRetry={() => void store.load()} />;
  return (
    <>
      <div className="category-picked">
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          text={words.back}
          onClick={() => navigation.leaveGuard.ask(onBack)}
        />
        <h2>{schedule.id}</h2>
      </div>
      <div className="transfer">
        <Form label={words.form} refusals={store.form.refusals} onSubmit={() => void store.submit()}>
          <ScheduleFields store={store} />
          <OfflineNotice />
          <ActionButton
            type="submit"
            intent="primary"
            text={words.save}
            busy={store.action.isStarting}
            reason={store.reason}
          />
        </Form>
      </div>
      <ActionDialogs
        store={store.action}
        explainRefusal={explainRefusal.ours}
        title={words.confirmation}
        onClose={close}
        facts={store.change && <SummaryCard facts={scheduleChangeFacts(store.change)} />}
      />
    </>
  );
});

const ScheduleFields = observer(function ScheduleFields({ store }: { store: ScheduleEditStore }) {
  const { form, schedule } = store;
  const bind = fieldBinder(form);
  const today = bankDay(useServices().clock);
  const isSpecial = form.draft.frequency === "specialDate";
  return (
    <div className="fields">
      <AccountField label={payments.source} {...bind("source")} accounts={store.sources} />
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
      {store.isNameTyped && <TextField label={payments.payeeName} {...bind("payeeName")} />}
      {schedule.category !== "bulkTransfer" && (
        <AmountField label={payments.amount} {...bind("amount")} currency={CEDI} />
      )}
      <NarrationField label={payments.narration} {...bind("narration")} />
      <ChoiceField
        label={payments.frequency}
        {...bind("frequency")}
        choices={frequencies.map((value) => ({ value, text: frequencyLabels[value] }))}
      />
      <DateField
        label={isSpecial ? payments.specialDate : payments.start}
        {...bind("start")}
        today={today}
        min={today}
      />
    </div>
  );
});
