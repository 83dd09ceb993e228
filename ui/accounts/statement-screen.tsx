import { Button } from "@blueprintjs/core";
import { Download, Envelope, Filter, Print, Refresh } from "@blueprintjs/icons";
import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { STATEMENT_DAYS_MAX } from "../../domain/accounts/statement";
import { subtract } from "../../domain/money";
import { ActionButton } from "../kit/action-button";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { explainRefusal } from "../kit/explain";
import { type Fact, Facts, SummaryCard } from "../kit/facts";
import { formatPeriod, PeriodField } from "../kit/fields/period-field";
import { formatMoney, formatSigned } from "../kit/format";
import { EmptyState, LoadingRows } from "../kit/loading/list-states";
import { HOME_PATH } from "../kit/navigation/paths";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { ActionDialogs } from "../operations/action-dialogs";
import { useServices } from "../services";
import { AccountField, AccountsFailed } from "./account-field";
import { AccountName } from "./account-text";
import { DownloadDialog } from "./download-dialog";
import { StatementTable } from "./movement-table";
import { OfficialStatementButton } from "./official-statement-dialog";
import { PrintedStatement } from "./printed-statement";
import { EmailDialog, MovementFilterDialog } from "./statement-dialogs";
import { StatementStore } from "./statement-store";
import { words as accountWords, statementWords as words } from "./words";
import "./statement.css";

/** Account Statement (specification 1, section 2.12). */
export const StatementScreen = observer(function StatementScreen() {
  const services = useServices();
  const navigation = useNavigation();
  const [store] = useState(() => new StatementStore(services, navigation.handover));
  // The address keeps the account and the period, so that a reload and the back button return to them.
  useEffect(
    () =>
      reaction(
        () => store.choice,
        (choice) => navigation.replaceHandover({ ...navigation.handover, ...choice }),
      ),
    [store, navigation],
  );
  useEffect(() => void store.open(), [store]);
  usePrintShortcut(store);
  return (
    <Screen isNarrow title={words.title} actions={store.account && <Actions store={store} />}>
      <Statement store={store} />
      <Dialogs store={store} />
    </Screen>
  );
});

/** The browsers inside of Android apps cannot print. */
const canPrint = (): boolean => typeof window.print === "function";

/** Ctrl+P (Cmd+P) prints the whole statement, as the Print button does, instead of the page. */
function usePrintShortcut(store: StatementStore): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "p" || ctrlKey === metaKey || shiftKey || altKey || !store.account || !canPrint())
        return;
      event.preventDefault();
      void store.print();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [store]);
}

type Props = { store: StatementStore };

const Statement = observer(function Statement({ store }: Props) {
  const { accounts, account, filter, filteredMovements, count } = store;
  if (accounts.content.kind === "failed")
    return <AccountsFailed isCancelled={accounts.content.isCancelled} onRetry={() => void store.open()} />;
  if (accounts.content.kind === "loading") return <LoadingRows rows={10} onCancel={accounts.cancel} />;
  if (!account) return <EmptyState title={accountWords.none} />;
  return (
    <div className="statement">
      <p className="print-only">{words.printing.incomplete}</p>
      <div className="statement-choice">
        <AccountField
          label={words.account}
          value={account.number}
          accounts={accounts.accounts}
          onChange={(number) => void store.choose(number)}
        />
        <PeriodField
          label={words.period}
          period={store.period}
          ranges={["thisMonth", "lastMonth"]}
          today={store.today}
          limits={{ startMax: store.today, daysMax: STATEMENT_DAYS_MAX }}
          onChoose={(period) => void store.choosePeriod(period)}
        />
        <div className="statement-tools">
          <Button icon={<Filter />} text={words.filter} onClick={() => store.openDialog("filter")} />
          <Button icon={<Refresh />} text={words.refresh} onClick={() => void store.load()} />
        </div>
      </div>
      <div className="statement-note" aria-live="polite">
        {filter && (
          <>
            <span>{words.filtering.on(filteredMovements.length, count, store.hasMore)}</span>
            <Button
              variant="minimal"
              size="small"
              text={words.filtering.reset}
              onClick={() => store.applyFilter(undefined)}
            />
          </>
        )}
      </div>
      {store.balances && !store.isLoading && (
        <Facts
          className="statement-balances"
          facts={[
            { label: words.printing.opening, value: formatMoney(store.balances.opening) },
            ...(store.turnover
              ? [
                  { label: words.printing.credits, value: formatMoney(store.turnover.credits) },
                  { label: words.printing.debits, value: formatMoney(store.turnover.debits) },
                ]
              : [
                  {
                    label: words.change,
                    value: formatSigned({
                      type: "credit",
                      amount: subtract(store.balances.closing, store.balances.opening),
                    }),
                  },
                ]),
            { label: words.printing.closing, value: formatMoney(store.balances.closing) },
          ]}
        />
      )}
      <StatementTable store={store} />
    </div>
  );
});

const Actions = observer(function Actions({ store }: Props) {
  return (
    <div className="statement-actions">
      {canPrint() && (
        <ActionButton
          icon={<Print />}
          text={words.print}
          busy={store.isPreparingPrint}
          onClick={() => void store.print()}
        />
      )}
      {store.account && <OfficialStatementButton account={store.account.number} />}
      <Button icon={<Envelope />} text={words.email} onClick={() => store.openDialog("email")} />
      <div className="statement-bar">
        <Button
          intent="primary"
          icon={<Download />}
          text={words.download}
          onClick={() => store.openDialog("download")}
        />
      </div>
    </div>
  );
});

const Dialogs = observer(function Dialogs({ store }: Props) {
  const navigation = useNavigation();
  const { dialog, account, emailAction } = store;
  /** After the e-mail was sent, closing the dialog opens the home page (specification 1, section 4). */
  const closeEmail = () => {
    const isSent = emailAction.outcome?.kind === "succeeded";
    emailAction.close();
    if (isSent) navigation.go(HOME_PATH);
  };
  return (
    <>
      {dialog === "filter" && account && (
        <MovementFilterDialog
          filter={store.filter}
          movements={store.movements}
          currency={account.currency}
          onApply={store.applyFilter}
          onClose={store.closeDialog}
        />
      )}
      {dialog === "download" && account && (
        <DownloadDialog
          bookFormats={store.bookFormats}
          note={store.filter && words.filtering.notInFile}
          isBusy={store.isDownloading}
          account={account}
          accounts={store.accounts.accounts}
          onDownload={(format, accounts) => void store.download(format, accounts)}
          onClose={store.closeDialog}
        />
      )}
      {dialog === "email" && (
        <EmailDialog
          isBusy={emailAction.isStarting}
          onSend={(address) => void store.send(address)}
          onClose={store.closeDialog}
        />
      )}
      <StatusDialog outcome={store.outcome} onClose={store.closeOutcome} />
      {store.printedStatement && <PrintedStatement statement={store.printedStatement} onPrinted={store.closePrint} />}
      <ActionDialogs store={emailAction} explainRefusal={explainRefusal.ours} onClose={closeEmail}>
        <SummaryCard facts={emailFacts(store)} />
      </ActionDialogs>
    </>
  );
});

/** Returns the facts that the user confirms with the code. */
function emailFacts({ account, period, emailAddress }: StatementStore): readonly Fact[] {
  const { confirm } = words.emailing;
  return [
    { label: confirm.to, value: emailAddress, isName: true },
    { label: confirm.account, value: account && <AccountName account={account} /> },
    { label: confirm.period, value: formatPeriod(period) },
  ];
}
