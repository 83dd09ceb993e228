import { Button } from "@blueprintjs/core";
import { Calendar, Edit, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { type Category, categoriesIn } from "../../domain/payments/categories";
import {
  isSchedulable,
  type SchedulableCategory,
  type ScheduledTransfer,
} from "../../domain/schedules/scheduled-transfer";
import { maySubmit } from "../../domain/session/roles";
import { AccountNumber } from "../accounts/account-text";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { formatDate, formatMoney } from "../kit/format";
import { BriefList } from "../kit/lists/brief-list";
import { type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { ListTable } from "../kit/lists/list-table";
import type { RowActions } from "../kit/lists/planned-table";
import { EmptyState } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { words as shared } from "../kit/words";
import { CategoryChoice } from "../payments/category-choice";
import { NewPaymentButton } from "../payments/payment-buttons";
import { Steps } from "../payments/payment-layout";
import { useChosenCategory } from "../payments/payment-screens";
import { frequencyLabels, words as payments } from "../payments/words";
import { useServices, useUser } from "../services";
import { ScheduleEdit } from "./schedule-edit";
import { SchedulesOverview, SchedulesStore } from "./schedules-store";
import { words } from "./words";

const groups = ["transfers"] as const;

/** The Schedule Transfers screen (specification 2, section 2.5). */
export const SchedulesScreen = observer(function SchedulesScreen() {
  const { choice } = useChosenCategory(groups);
  const services = useServices();
  const [overview] = useState(() => new SchedulesOverview(services));
  useEffect(() => void overview.load(), [overview]);
  const hasNone = overview.countIn(groups.flatMap(categoriesIn)) === 0;
  return (
    <Screen title={words.title}>
      <CategoryChoice
        {...choice}
        narrowLayout="picker"
        prompt={payments.selectCategory}
        counts={{ of: overview.countIn, nameOf: words.scheduled }}
        lineOf={(category) => lineAbout(overview, category)}
        belowChoices={
          hasNone ? (
            <div className="requests">
              <EmptyState {...words.empty} icon={<Calendar size={32} />} next={<NextStep category={choice.chosen} />} />
            </div>
          ) : (
            <Upcoming overview={overview} />
          )
        }
      >
        {isSchedulable(choice.chosen) && (
          <>
            <Schedules kind={choice.chosen} onChange={overview.load} />
            <Upcoming overview={overview} />
          </>
        )}
      </CategoryChoice>
    </Screen>
  );
});

const NextStep = ({ category }: { category: Category }) => (
  <>
    <NewPaymentButton category={category} text={words.scheduleOne} isPrimary />
    <Steps {...words.steps} />
  </>
);

function lineAbout(overview: SchedulesOverview, category: Category): string | undefined {
  const next = overview.upcoming.find((each) => each.category === category);
  if (next) return words.nextOf(formatDate(next.nextRun), formatMoney(next.total));
  const none = overview.countIn(groups.flatMap(categoriesIn)) !== 0 && overview.countIn([category]) === 0;
  return none ? words.noneOfKind : isSchedulable(category) ? words.kinds[category] : undefined;
}

const UPCOMING_SHOWN = 5;

/** The next payments of all schedules, the earliest first. */
const Upcoming = observer(function Upcoming({ overview }: { overview: SchedulesOverview }) {
  if (overview.upcoming.length === 0) return null;
  return (
    <BriefList
      title={words.upcoming}
      rows={overview.upcoming.slice(0, UPCOMING_SHOWN).map(({ id, payee, count, frequency, nextRun, total }) => ({
        id,
        name: payee.name || words.count(count),
        detail: [formatDate(nextRun), frequency ? frequencyLabels[frequency] : ""].filter(Boolean).join(", "),
        amount: formatMoney(total),
      }))}
    />
  );
});

type SchedulesProps = {
  kind: SchedulableCategory;
  onChange: () => Promise<void>;
};

const Schedules = observer(function Schedules({ kind, onChange }: SchedulesProps) {
  const services = useServices();
  const mayChange = maySubmit(useUser());
  const [store] = useState(() => new SchedulesStore(services, kind, () => void onChange()));
  useEffect(() => void store.list.load(), [store]);
  const { editedSchedule } = store;
  if (editedSchedule)
    return <ScheduleEdit schedule={editedSchedule} onBack={store.closeEdit} onDone={store.finishEdit} />;
  return (
    <>
      <ListTable
        label={words.list}
        list={store.list}
        columns={scheduleColumns}
        empty={{
          ...words.empty,
          icon: <Calendar size={32} />,
          next: <NextStep category={kind} />,
        }}
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

const { headers: h } = words;
type Row = ScheduledTransfer;

/** The columns of schedules. A bulk shows the number of payees instead of a payee (S2-2.5-10). */
export const scheduleColumns: readonly Column<Row>[] = [
  column(h.id, ({ id }) => [id], layouts.id),
  column(
    h.source,
    ({ source }) => [<AccountNumber key="number" number={source.account} />, source.type],
    layouts.account,
  ),
  column(
    h.payee,
    ({ category, payee, count }) =>
      category === "bulkTransfer"
        ? [words.count(count)]
        : [<AccountNumber key="number" number={payee.account} />, payee.name],
    layouts.lead,
  ),
  column(h.bank, ({ payee }) => [payee.bank], layouts.text),
  moneyColumn(h.amount, (row) => row.amount),
  moneyColumn(h.charges, (row) => row.charges),
  moneyColumn(h.total, (row) => row.total, layouts.amount),
  column(h.narration, ({ narration }) => [narration], layouts.narration),
  column(h.frequency, ({ frequency, nextRun, lastFailure }) => [
    frequency ? frequencyLabels[frequency] : shared.unknown,
    [
      nextRun ? words.next(formatDate(nextRun)) : words.waits,
      ...(lastFailure ? [words.failedOn(formatDate(lastFailure.at), lastFailure.reason)] : []),
    ].join(". "),
  ]),
  column(h.initiator, ({ initiator, createdAt }) => [initiator, formatDate(createdAt)], {
    ...layouts.text,
    cardLine: "made",
  }),
  column(h.approver, ({ approver, approvedAt }) => [approver, approver && formatDate(approvedAt)], {
    ...layouts.text,
    cardLine: "end",
  }),
];
