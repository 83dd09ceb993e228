import { Button } from "@blueprintjs/core";
import { History } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { categories, categoryGroups } from "../../domain/payments/categories";
import { beneficiaryOf } from "../../domain/requests/find-requests";
import type { BankRequest } from "../../domain/requests/request";
import { canBeRecalled } from "../../domain/requests/status";
import { maySubmit } from "../../domain/session/roles";
import { ActionButton } from "../kit/action-button";
import { explainRefusal } from "../kit/explain";
import { formatDate, formatMoney } from "../kit/format";
import { BriefList } from "../kit/lists/brief-list";
import { ListTable } from "../kit/lists/list-table";
import { type EmptyStateProps, LoadingRows } from "../kit/loading/list-states";
import type { ScreenPath } from "../kit/navigation/paths";
import { Screen } from "../kit/navigation/screen";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { useWide } from "../kit/use-wide";
import { ActionDialogs } from "../operations/action-dialogs";
import { categoryLabels } from "../payments/categories";
import { CategoryChoice } from "../payments/category-choice";
import { NewPaymentButton, RepeatButton } from "../payments/payment-buttons";
import { categoryIn, handoverOf } from "../payments/payment-screens";
import { useServices, useUser } from "../services";
import { columnsOf, myRequestColumns } from "./columns";
import { myEntryColumns } from "./entry-columns";
import { FilterBar, FinderBar } from "./finder-bar";
import { MyRequestsStore } from "./my-requests-store";
import { RequestDetails, RequestHistory } from "./request-details";
import { BulkEntries } from "./request-sheet";
import { StatusTag } from "./status-tag";
import { words } from "./words";

/** The My Requests screen (specification 3, section 2.3). */
export const MyRequestsScreen = observer(function MyRequestsScreen() {
  const services = useServices();
  const navigation = useNavigation();
  const [store] = useState(
    () => new MyRequestsStore(services, categoryIn(navigation.handover, categoryGroups), navigation.handover.search),
  );
  useEffect(() => {
    const visit = new AbortController();
    const isChosen = () => navigation.handover.tab !== undefined || navigation.handover.search !== undefined;
    void store.load(visit.signal, isChosen);
    return () => visit.abort();
  }, [store, navigation]);
  useLeaveGuard(store);

  return (
    <Screen title={words.mine.title}>
      <CategoryChoice
        groups={categoryGroups}
        labels={categoryLabels.mine}
        chosen={store.category}
        narrowLayout="picker"
        counts={{ of: store.countIn, nameOf: words.mine.count, areAwaited: store.isOverviewAwaited }}
        foldEmpty={words.mine.emptyKinds}
        aboveChoices={<LatestRequests store={store} />}
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

const LATEST_SHOWN = 5;

/** The newest requests of all kinds, above the choice of a kind on a phone. */
const LatestRequests = observer(function LatestRequests({ store }: { store: MyRequestsStore }) {
  if (store.isOverviewAwaited) return <LoadingRows rows={LATEST_SHOWN} onCancel={store.stopOverview} />;
  const { newest } = store;
  if (newest.length === 0) return null;
  return (
    <BriefList
      title={words.mine.latest}
      rows={newest.slice(0, LATEST_SHOWN).map((request) => ({
        id: request.id,
        name: beneficiaryOf(request) || categoryLabels.mine[request.category],
        detail: `${formatDate(request.createdAt)} · ${categoryLabels.mine[request.category]}`,
        amount: formatMoney(request.total),
        tag: <StatusTag status={request.status} />,
        onOpen: () => store.showDetails(request),
      }))}
    />
  );
});

type RecallButtonProps = { store: MyRequestsStore; request: BankRequest };

/** Only this button observes the running recall, so that the rows are not rendered again. */
const RecallButton = observer(function RecallButton({ store, request }: RecallButtonProps) {
  const recall = () => void store.recall(request);
  return (
    <ActionButton variant="outlined" text={words.mine.recall} busy={store.isRecalling(request)} onClick={recall} />
  );
});

const MyRequestList = observer(function MyRequestList({ store }: { store: MyRequestsStore }) {
  const user = useUser();
  const isWide = useWide("md");
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
    <div className="list-panel my-requests">
      {categories[store.category].group === "bills" && (
        <Link href={"/billPayments" satisfies ScreenPath}>{words.mine.toBillPayments}</Link>
      )}
      {(isWide || store.offersFilter) && (
        <FinderBar finder={store.finder} filters={{ fields: <FilterBar store={store} />, inUse: store.filtersInUse }} />
      )}
      <ListTable
        label={categoryLabels.mine[store.category]}
        list={store.list}
        columns={columns}
        density="tall"
        empty={
          store.finder.isActive || store.isListFiltered
            ? noneFound(store)
            : { ...words.mine.empty, next: <NextSteps store={store} /> }
        }
        onOpen={store.open}
        lastOpened={store.lastOpenedBulk}
        actions={{
          characters: 20,
          render: (request) => (
            <>
              {maySubmit(user) && canBeRecalled(request) && <RecallButton store={store} request={request} />}
              <RepeatButton request={request} isInRow />
              {!columns.some(({ opens }) => opens) && (
                <Button
                  variant="minimal"
                  className="row-icon"
                  icon={<History />}
                  aria-label={words.mine.historyOf(request.id)}
                  title={words.mine.history}
                  onClick={() => store.openHistory(request)}
                />
              )}
            </>
          ),
        }}
      />
      {store.isEmpty && <LatestRequests store={store} />}
    </div>
  );
});

/** What to do where a kind has no requests: make one, or go to a kind that has some. */
const NextSteps = observer(function NextSteps({ store }: { store: MyRequestsStore }) {
  const navigation = useNavigation();
  return (
    <>
      {store.filledCategories.map((category) => (
        <Button
          key={category}
          text={words.mine.showKind(categoryLabels.mine[category], store.countIn([category]) ?? 0)}
          onClick={() =>
            navigation.leaveGuard.ask(() => {
              navigation.replaceHandover(handoverOf(category));
              void store.choose(category);
            })
          }
        />
      ))}
      <NewPaymentButton category={store.category} />
    </>
  );
});

const noneFound = (store: MyRequestsStore): EmptyStateProps =>
  store.finder.isActive
    ? { ...words.finder.none, next: <Button text={words.finder.clear} onClick={() => void store.finder.clear()} /> }
    : { ...words.mine.noneFound, next: <Button text={words.mine.clear} onClick={() => void store.clearFilter()} /> };
