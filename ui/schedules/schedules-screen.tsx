import { Button } from "@blueprintjs/core";
import { Edit, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import {
  isSchedulable,
  type SchedulableCategory,
  type ScheduledTransfer,
} from "../../domain/schedules/scheduled-transfer";
import { maySubmit } from "../../domain/session/roles";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { ListTable } from "../kit/lists/list-table";
import type { RowActions } from "../kit/lists/planned-table";
import { Screen } from "../kit/navigation/screen";
import { CategoryChoice } from "../payments/category-choice";
import { NewPaymentButton } from "../payments/new-payment-button";
import { useChosenCategory } from "../payments/use-chosen-category";
import { words as payments } from "../payments/words";
import { useServices, useUser } from "../services";
import { scheduleColumns } from "./schedule-columns";
import { ScheduleEdit } from "./schedule-edit";
import { SchedulesStore } from "./schedules-store";
import { words } from "./words";

const groups = ["transfers"] as const;

/** The Schedule Transfers screen (specification 2, section 2.5). */
export function SchedulesScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={words.title}>
      <CategoryChoice {...choice} narrowLayout="picker" prompt={payments.selectCategory}>
        {isSchedulable(choice.chosen) && <Schedules kind={choice.chosen} />}
      </CategoryChoice>
    </Screen>
  );
}

const Schedules = observer(function Schedules({ kind }: { kind: SchedulableCategory }) {
  const services = useServices();
  const mayChange = maySubmit(useUser());
  const [store] = useState(() => new SchedulesStore(services, kind));
  useEffect(() => void store.list.load(), [store]);
  if (store.editedSchedule) return <ScheduleEdit schedule={store.editedSchedule} onBack={store.closeEdit} />;
  return (
    <>
      <ListTable
        label={words.list}
        list={store.list}
        columns={scheduleColumns}
        empty={{ ...words.empty, next: <NewPaymentButton category={kind} text={words.scheduleOne} /> }}
        failedAs="empty"
        density="dense"
        actions={mayChange ? editAndRemove(store) : undefined}
      />
      {store.scheduleToDelete && (
        <QuestionDialog
          title={words.removeTitle}
          question={words.removeQuestion}
          yes={words.remove}
          onYes={() => void store.remove()}
          onNo={() => store.askToDelete(undefined)}
        />
      )}
      <StatusDialog outcome={store.outcome} onClose={store.closeOutcome} />
    </>
  );
});

const editAndRemove = (store: SchedulesStore): RowActions<ScheduledTransfer> => ({
  characters: 10,
  render: (schedule) => (
    <>
      <Button variant="minimal" icon={<Edit />} aria-label={words.edit} onClick={() => store.edit(schedule)} />
      <Button
        variant="minimal"
        intent="danger"
        icon={<Trash />}
        aria-label={words.remove}
        onClick={() => store.askToDelete(schedule)}
      />
    </>
  ),
});
