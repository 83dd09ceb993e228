import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { categories, categoryGroups } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { canBeRecalled } from "../../domain/requests/status";
import { maySubmit } from "../../domain/session/roles";
import { ActionButton } from "../kit/action-button";
import { explainRefusal } from "../kit/explain";
import { ListTable } from "../kit/lists/list-table";
import type { EmptyStateProps } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { ActionDialogs } from "../operations/action-dialogs";
import { CategoryChoice } from "../payments/category-choice";
import { categoryIn, handoverOf } from "../payments/handover";
import { categoryLabels } from "../payments/labels";
import { NewPaymentButton } from "../payments/new-payment-button";
import { RepeatButton } from "../payments/repeat-button";
import { useServices, useUser } from "../services";
import { BulkEntries } from "./bulk-entries";
import { columnsOf } from "./columns-of";
import { myEntryColumns } from "./entry-columns";
import { FilterBar } from "./filter-bar";
import { FinderBar } from "./finder-bar";
import { myRequestColumns } from "./my-request-columns";
import { MyRequestsStore } from "./my-requests-store";
import { RequestDetails, RequestHistory } from "./request-details";
import { words } from "./words";

/** The My Requests screen (specification 3, section 2.3). */
export const MyRequestsScreen = observer(function MyRequestsScreen() {
  const services = useServices();
  const navigation = useNavigation();
  const [store] = useState(
    () => new MyRequestsStore(services, categoryIn(navigation.handover, categoryGroups), navigation.handover.search),
  );
  useEffect(() => void store.list.load(), [store]);
  useLeaveGuard(store);

  return (
    <Screen title={words.mine.title}>
      <CategoryChoice
        groups={categoryGroups}
        labels={categoryLabels.mine}
        chosen={store.category}
        narrowLayout="picker"
        onChoose={(category) =>
          navigation.leaveGuard.ask(() => {
            navigation.replaceHandover(handoverOf(category));
            void store.choose(category);
          })
        }
      >
        <MyRequestList store={store} />
      </CategoryChoice>
      <RequestDetails request={store.opened} onClose={store.closeDetails} />
      <RequestHistory request={store.historyRequest} onClose={store.closeHistory} />
      <ActionDialogs store={store.recallAction} explainRefusal={explainRefusal.bank} />
    </Screen>
  );
});

type RecallButtonProps = { store: MyRequestsStore; request: BankRequest };

/** Only this button observes the running recall, so that the rows are not rendered again. */
const RecallButton = observer(function RecallButton({ store, request }: RecallButtonProps) {
  const recall = () => void store.recall(request);
  return <ActionButton text={words.mine.recall} busy={store.isRecalling(request)} onClick={recall} />;
});

const MyRequestList = observer(function MyRequestList({ store }: { store: MyRequestsStore }) {
  const user = useUser();
  if (store.bulk) {
    const { bulk } = store.bulk;
    return (
      <BulkEntries
        store={store.bulk}
        columns={myEntryColumns(bulk)}
        density="tall"
        onBack={store.closeBulk}
        title={bulk.id}
      >
        <Button variant="minimal" intent="primary" text={words.bulk.title} onClick={store.closeBulk} />
        <RepeatButton request={bulk} />
      </BulkEntries>
    );
  }
  const columns = columnsOf(myRequestColumns, store.category);
  return (
    <div className="list-panel">
      {categories[store.category].group === "bills" && <Link href="/billPayments">{words.mine.toBillPayments}</Link>}
      <div className="filter-bars">
        <FinderBar finder={store.finder} onChange={() => void store.list.restart()} />
        <FilterBar store={store} />
      </div>
      <ListTable
        label={categoryLabels.mine[store.category]}
        list={store.list}
        columns={columns}
        density="tall"
        empty={
          store.finder.isActive || store.isListFiltered
            ? noneFound(store)
            : { ...words.mine.empty, next: <NewPaymentButton category={store.category} /> }
        }
        onOpen={store.open}
        lastOpened={store.lastOpenedBulk}
        actions={{
          characters: 23,
          stackedCharacters: 14,
          render: (request) => (
            <>
              {!columns.some(({ opens }) => opens) && (
                <Button
                  variant="outlined"
                  text={words.mine.history}
                  aria-label={words.mine.historyOf(request.id)}
                  onClick={() => store.openHistory(request)}
                />
              )}
              {maySubmit(user) && canBeRecalled(request) && <RecallButton store={store} request={request} />}
              <RepeatButton request={request} isInRow />
            </>
          ),
        }}
      />
    </div>
  );
});

const noneFound = (store: MyRequestsStore): EmptyStateProps =>
  store.finder.isActive
    ? { ...words.finder.none, next: <Button text={words.finder.clear} onClick={() => void store.clearFinder()} /> }
    : { ...words.mine.noneFound, next: <Button text={words.mine.clear} onClick={() => void store.clearFilter()} /> };
