import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { isDecidable } from "../../domain/approvals/decision";
import { categoryGroups } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import { mayDecide } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { ListTable } from "../kit/lists/list-table";
import type { RowActions } from "../kit/lists/planned-table";
import type { EmptyStateProps } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { words as kit } from "../kit/words";
import { categoryLabels } from "../payments/categories";
import { CategoryChoice } from "../payments/category-choice";
import { categoryIn, handoverOf } from "../payments/payment-screens";
import { columnsOf, pendingColumns } from "../requests/columns";
import { pendingEntryColumns } from "../requests/entry-columns";
import { FinderBar } from "../requests/finder-bar";
import { BulkEntries } from "../requests/request-sheet";
import { words as requestWords } from "../requests/words";
import { useServices, useUser } from "../services";
import { RunCheckbox, RunDialogs } from "./approval-run-dialogs";
import { ApprovalsStore } from "./approvals-store";
import { DecisionButtons, Decisions, RowWarnings, WaitsForAnother } from "./decisions";
import type { DecisionsStore } from "./decisions-store";
import { useInbox } from "./inbox-store";
import { InboxSummary } from "./inbox-summary";
import { words } from "./words";

/** The Pending Requests screen (specification 3, section 2.1). */
export const ApprovalsScreen = observer(function ApprovalsScreen() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const inbox = useInbox();
  const [store] = useState(
    () =>
      new ApprovalsStore(
        services,
        user,
        inbox,
        categoryIn(navigation.handover, categoryGroups),
        navigation.handover.search,
      ),
  );
  useEffect(() => void store.list.load(), [store]);
  useEffect(() => {
    if (!navigation.handover.review) return;
    navigation.replaceHandover({});
    void store.reviewAll();
  }, [navigation, store]);
  useLeaveGuard(store.decisions);

  return (
    <Screen title={words.title}>
      {!store.bulk && <InboxSummary store={store} />}
      <CategoryChoice
        groups={categoryGroups}
        chosen={store.category}
        narrowLayout="dropdown"
        counts={{ of: inbox.countIn, nameOf: kit.waiting }}
        onChoose={(category) =>
          navigation.leaveGuard.ask(() => {
            navigation.replaceHandover(handoverOf(category));
            void store.choose(category);
          })
        }
      >
        {store.bulk ? (
          <BulkEntries
            store={store.bulk}
            columns={pendingEntryColumns}
            density="dense"
            onBack={store.closeBulk}
            actions={<DecisionButtons store={store.decisions} request={store.bulk.bulk} />}
          />
        ) : (
          <div className="list-panel">
            {store.offersFinder && <FinderBar finder={store.finder} />}
            <ListTable
              label={categoryLabels.pending[store.category]}
              list={store.list}
              columns={columnsOf(pendingColumns, store.category)}
              density="medium"
              empty={store.finder.isActive ? noneFound(store) : words.empty}
              onOpen={store.open}
              lastOpened={store.lastOpenedBulk}
              select={mayDecide(user) ? (request) => <RunCheckbox run={store.run} request={request} /> : undefined}
              actions={mayDecide(user) ? decisionsOf(store.decisions) : undefined}
              {...(mayDecide(user) && waitingGroups(user))}
            />
          </div>
        )}
      </CategoryChoice>
      <RunDialogs approvals={store} />
      <Decisions store={store.decisions} />
      <StatusDialog outcome={store.collectionFailure} onClose={store.closeCollectionFailure} />
    </Screen>
  );
});

const noneFound = (store: ApprovalsStore): EmptyStateProps => ({
  ...requestWords.finder.none,
  next: <Button text={requestWords.finder.clear} onClick={() => void store.finder.clear()} />,
});

/** The requests that the counts of the tabs do not include are below the others, under a line that says why. */
const waitingGroups = (user: User) => ({
  groupOf: (request: BankRequest) => (isDecidable(request, user) ? undefined : words.waitsForAnother),
  arrange: (rows: readonly BankRequest[]) => [
    ...rows.filter((request) => isDecidable(request, user)),
    ...rows.filter((request) => !isDecidable(request, user)),
  ],
});

const decisionsOf = (decisions: DecisionsStore): RowActions<BankRequest> => ({
  characters: 18,
  stackedCharacters: 10,
  render: (request) => (
    <>
      <div className="decision-buttons">
        <DecisionButtons isInRow store={decisions} request={request} />
      </div>
      <WaitsForAnother request={request} />
      <RowWarnings request={request} />
    </>
  ),
});
