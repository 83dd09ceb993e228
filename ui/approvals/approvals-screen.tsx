import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { categoryGroups } from "../../domain/requests/categories";
import { mayDecide } from "../../domain/session/roles";
import { BulkEntries } from "../requests/bulk-entries";
import { CategoryChoice } from "../requests/category-choice";
import { columnsOf } from "../requests/columns-of";
import { pendingEntryColumns } from "../requests/entry-columns";
import { categoryIn, handoverOf } from "../requests/handover";
import { pendingColumns } from "../requests/pending-columns";
import { RequestsTable } from "../requests/requests-table";
import { categoryLabels } from "../requests/words";
import { useLeaveGuard, useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { useServices, useUser } from "../shared/services";
import { RunBar, RunDialogs, RunTick } from "./approval-run-dialogs";
import { ApprovalsStore } from "./approvals-store";
import { DecisionButtons, Decisions, WaitsForAnother } from "./decisions";
import { words } from "./words";

/** The Pending Requests screen (specification 3, section 2.1). */
export const ApprovalsScreen = observer(function ApprovalsScreen() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new ApprovalsStore(services, categoryIn(navigation.handover, categoryGroups)));
  useEffect(() => void store.list.load(), [store]);
  useLeaveGuard(store.decisions);

  return (
    <Screen title={words.title}>
      <CategoryChoice
        groups={categoryGroups}
        chosen={store.category}
        small="dropdown"
        onChoose={(category) =>
          navigation.ask(() => {
            navigation.keep(handoverOf(category));
            void store.choose(category);
          })
        }
      >
        {store.bulk ? (
          <BulkEntries store={store.bulk} columns={pendingEntryColumns} density="dense" onBack={store.closeBulk} />
        ) : (
          <>
            <RunBar run={store.run} />
            <RequestsTable
              label={categoryLabels.pending[store.category]}
              list={store.list}
              columns={columnsOf(pendingColumns, store.category)}
              density="dense"
              empty={words.empty}
              onOpen={store.open}
              left={store.left}
              actions={
                mayDecide(user)
                  ? (request) => (
                      <>
                        <RunTick run={store.run} request={request} />
                        <DecisionButtons store={store.decisions} request={request} />
                        <WaitsForAnother request={request} />
                      </>
                    )
                  : undefined
              }
            />
          </>
        )}
      </CategoryChoice>
      <RunDialogs run={store.run} store={store.decisions} />
      <Decisions store={store.decisions} />
    </Screen>
  );
});
