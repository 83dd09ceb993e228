import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { categoryGroups, isBulk } from "../../domain/payments/categories";
import { requestOfReport } from "../../domain/reports/report-request";
import { Modal } from "../kit/dialogs/modal";
import { SummaryCard } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { ListTable } from "../kit/lists/list-table";
import { EmptyState, LoadingRows } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { reportGroupLabels, reportLabels } from "../payments/categories";
import { CategoryChoice } from "../payments/category-choice";
import { RepeatButton } from "../payments/payment-buttons";
import { categoryIn, handoverOf } from "../payments/payment-screens";
import { WhereButton } from "../payments/where/where-button";
import { StatusTag } from "../requests/status-tag";
import { words as requestWords } from "../requests/words";
import { useServices, useUser } from "../services";
import { DownloadMenu, PaymentAdvice } from "./payment-advice";
import { adviceColumn, payeeColumns, reportColumns } from "./report-columns";
import { reportFacts } from "./report-facts";
import { ReportFilterForm } from "./report-filter-form";
import { ReportsStore } from "./reports-store";
import { activityWords, reportWords as words } from "./words";
import "./reports.css";

const LOADING_ROWS = 5;

/** Transaction Reports (specification 3, section 2.5). */
export const ReportsScreen = observer(function ReportsScreen() {
  const services = useServices();
  const navigation = useNavigation();
  const user = useUser();
  const isWide = useWide("md");
  const [store] = useState(() => new ReportsStore(services, categoryIn(navigation.handover, categoryGroups)));
  useResetAtBreakpoint(store);
  useHandoverSearch(store);
  return (
    <Screen
      title={words.title}
      actions={
        <div className="report-tools">
          {user.permissions.companyActivity && (
            <Button
              text={isWide ? activityWords.title : activityWords.short}
              aria-label={activityWords.title}
              onClick={() => navigation.go("/transactionReports/activity")}
            />
          )}
          {store.list && <ReportDownload store={store} />}
        </div>
      }
    >
      <CategoryChoice
        groups={categoryGroups}
        groupNames={reportGroupLabels}
        labels={reportLabels}
        chosen={store.category}
        narrowLayout="dropdown"
        onChoose={(category) => {
          navigation.replaceHandover(handoverOf(category));
          store.choose(category);
        }}
      >
        <Report store={store} />
      </CategoryChoice>
      {store.advice && <PaymentAdvice advice={store.advice} onClose={store.closeAdvice} />}
      {store.opened && (
        <Modal size="full" title={requestWords.details} onClose={store.close}>
          <SummaryCard facts={reportFacts(store.opened)} />
          <div className="modal-buttons">
            <WhereButton id={store.opened.id} proven={store.opened} />
            <RepeatButton request={requestOfReport(store.opened)} />
            <Button text={shared.close} onClick={store.close} />
          </div>
        </Modal>
      )}
    </Screen>
  );
});

/** Searches for the transaction that was typed in the command palette; also after a reload. */
function useHandoverSearch(store: ReportsStore): void {
  const navigation = useNavigation();
  useEffect(() => {
    const { search } = navigation.handover;
    if (search) void store.search(search);
  }, [navigation, store]);
}

/** Selects the first tab when the window crosses the breakpoint (S3-2.5-78). */
function useResetAtBreakpoint(store: ReportsStore): void {
  const isWide = useWide("md");
  const before = useRef(isWide);
  const navigation = useNavigation();
  useEffect(() => {
    if (before.current === isWide) return;
    before.current = isWide;
    const first = categoryIn({}, categoryGroups);
    navigation.replaceHandover(handoverOf(first));
    store.choose(first);
  }, [isWide, navigation, store]);
}

const Report = observer(function Report({ store }: { store: ReportsStore }) {
  if (store.drillDown) return <BulkPayees store={store} {...store.drillDown} />;
  const { category, list } = store;
  const advice = adviceColumn(store.openAdvice);
  return (
    <div className="list-panel reports">
      <ReportFilterForm store={store}>{list && <ReportSums store={store} />}</ReportFilterForm>
      {!list &&
        (store.isSearching ? (
          <LoadingRows rows={LOADING_ROWS} onCancel={store.cancelSearch} />
        ) : (
          <EmptyState title={words.before} />
        ))}
      {list && (
        <ListTable
          label={reportLabels[category]}
          list={list}
          columns={isBulk(category) ? reportColumns[category] : [...reportColumns[category], advice]}
          density="dense"
          empty={words.empty}
          onOpen={store.open}
        />
      )}
    </div>
  );
});

/** The number of transactions, and the sums of those that are shown; on phones a press shows the sums. */
const ReportSums = observer(function ReportSums({ store: { sums } }: { store: ReportsStore }) {
  const isWide = useWide("md");
  if (!sums) return null;
  const { shown, total } = sums;
  const title = isWide || shown === total ? words.sumsOf(shown, total) : words.sumsOfPage(shown, total);
  const list = (
    <dl>
      {sums.byStatus.map(({ status, totals }) => (
        <div key={status}>
          <dt>
            <StatusTag status={status} />
          </dt>
          <dd>{totals.map(formatMoney).join(" + ")}</dd>
        </div>
      ))}
    </dl>
  );
  if (isWide)
    return (
      <div className="report-sums">
        <p>{title}</p>
        {list}
      </div>
    );
  return (
    <details className="report-sums">
      <summary>{title}</summary>
      {list}
    </details>
  );
});

const ReportDownload = observer(function ReportDownload({ store }: { store: ReportsStore }) {
  return (
    <DownloadMenu
      label={words.download}
      isBusy={store.file.isBusy}
      onChoose={(format) => void store.download(format)}
    />
  );
});

type BulkPayeesProps = { store: ReportsStore } & NonNullable<ReportsStore["drillDown"]>;

/** The payees of a bulk, with a Back button. */
function BulkPayees({ store, bulk, list }: BulkPayeesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="list-panel reports">
      <div className="report-payees">
        <Button variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={store.closeBulk} />
        <h2 ref={heading} tabIndex={-1}>
          {words.payees}
        </h2>
        <span>{bulk.bulkId}</span>
        <RepeatButton request={requestOfReport(bulk)} />
      </div>
      <ListTable
        label={words.payees}
        list={list}
        columns={[...payeeColumns, adviceColumn(store.openAdvice)]}
        density="dense"
        empty={{ title: words.noPayees }}
      />
    </div>
  );
}
