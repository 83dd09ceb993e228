import { Switch } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { TransferDraft } from "../../../application/payments/transfer-draft";
import { frequencies } from "../../../domain/payments/schedule";
import { bankDay } from "../../kit/bank-day";
import { ChoiceField } from "../../kit/fields/choice-field";
import { DateField } from "../../kit/fields/date-field";
import { useServices } from "../../services";
import { frequencyLabels, words } from "../words";

type ScheduleField = keyof Pick<TransferDraft, "scheduled" | "frequency" | "start">;
/** The part of a transfer's form that holds the schedule. */
type ScheduledForm = {
  readonly draft: Pick<TransferDraft, ScheduleField>;
  set(field: ScheduleField, text: string): void;
  leave(field: ScheduleField): void;
  problemOf(field: ScheduleField): string | undefined;
};

const choices = frequencies.map((value) => ({ value, text: frequencyLabels[value] }));

/** A switch that shows the fields for frequency and start date (specification 2, sections 3 and 5). */
export const ScheduleFields = observer(function ScheduleFields({ form }: { form: ScheduledForm }) {
  const { clock } = useServices();
  const { scheduled, frequency } = form.draft;
  const today = bankDay(clock);
  const bind = (field: ScheduleField) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  const isSpecial = frequency === "specialDate";
  return (
    <div className="schedule-fields">
      <Switch
        label={words.schedule}
        checked={scheduled !== ""}
        onChange={({ currentTarget: { checked } }) => form.set("scheduled", checked ? "yes" : "")}
      />
      {scheduled && (
        <div className="fields">
          <ChoiceField label={words.frequency} {...bind("frequency")} choices={choices} />
          {frequency && (
            <DateField
              label={isSpecial ? words.specialDate : words.start}
              {...bind("start")}
              today={today}
              min={today}
            />
          )}
        </div>
      )}
    </div>
  );
});
