import { Button, Callout, ProgressBar } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useMemo } from "react";
import type { BulkCategory } from "../../../domain/payments/categories";
import { maySubmit } from "../../../domain/session/roles";
import { AccountField, accountsState } from "../../accounts/account-field";
import { ActionButton } from "../../kit/action-button";
import { StatusDialog } from "../../kit/dialogs/status-dialog";
import { FailureBoundary } from "../../kit/failure-boundary";
import { FailedState, LoadingRows } from "../../kit/loading/list-states";
import { useLeaveGuard } from "../../kit/navigation/use-navigation";
import { words as kit } from "../../kit/words";
import { useServices, useUser } from "../../services";
import { fromFact, SummaryPanel } from "../live-summary";
import { PayAgain } from "../pay-again";
import { UnvalidatedNameDialog } from "../payment-dialogs";
import { PaymentLayout, Steps } from "../payment-layout";
import { RepeatedNotice, RowsFailed } from "../repeated-notice";
import { usePaymentStore } from "../use-payment-store";
import { words as payments } from "../words";
import { BulkFileStore } from "./bulk-file-store";
import { BulkDialogs } from "./bulk-frame";
import { BulkList } from "./bulk-list";
import { words } from "./bulk-words";
import { FileDrop } from "./file-drop";

const MappingStep = lazy(async () => ({ default: (await import("./mapping-step")).MappingStep }));

/**
 * A bulk payment from a file: the form, then the list that the bank read, then the code (specification 2, sections 2.1
 * and 2.2).
 */
export const BulkFileForm = observer(function BulkFileForm({ category }: { category: BulkCategory }) {
  const services = useServices();
  const user = useUser();
  const store = usePaymentStore(
    (given) => new BulkFileStore(category, given.services, given.user, given.navigation.repeatedOf(category)),
  );
  useEffect(() => {
    void store.load();
    return () => store.stop();
  }, [store]);
  useLeaveGuard(useMemo(() => store.paymentAction.checks.change.keptWith(store), [store]));
  const unloaded = accountsState(store.payer.accounts, () => void store.load());
  if (unloaded) return unloaded;
  return (
    <div className="bulk">
      {store.repeated && (
        <RepeatedNotice request={store.repeated} changes={store.changes}>
          {store.hasFailedToCollect && <RowsFailed onRetry={() => void store.collect()} />}
        </RepeatedNotice>
      )}
      {store.list ? (
        <BulkList store={store} list={store.list} />
      ) : store.chosen.mapping ? (
        <FailureBoundary
          fallback={<FailedState title={kit.partAbsent} hint="" onRetry={store.cancel} />}
          onFailure={(failure) => services.log.warn("The columns of a file could not be shown", failure)}
        >
          <Suspense fallback={<LoadingRows rows={4} className="tall" />}>
            <MappingStep
              store={store.chosen.mapping}
              onUse={() => void store.chosen.useMapping()}
              onCancel={store.cancel}
            />
          </Suspense>
        </FailureBoundary>
      ) : (
        <UploadForm store={store} mayUpload={maySubmit(user)} />
      )}
      <UnvalidatedNameDialog store={store} />
      <BulkDialogs store={store} />
      <StatusDialog outcome={store.failure} onClose={store.closeFailure} />
    </div>
  );
});

type Props = { store: BulkFileStore };

const UploadForm = observer(function UploadForm({ store, mayUpload }: Props & { mayUpload: boolean }) {
  const { spreadsheets } = useServices();
  const { work } = store;
  const { file, inspection, isMapped } = store.chosen;
  const rows = inspection ? inspection.rows.toLocaleString("en") : kit.none;
  return (
    <PaymentLayout
      label={words.fileForm}
      refusals={store.payer.refusals}
      onSubmit={() => void store.upload()}
      total={undefined}
      totalLabel={words.totals.count}
      totalText={rows}
      summary={
        <SummaryPanel
          facts={[
            { label: words.totals.total, value: kit.none, isTotal: true },
            fromFact(store.payer.source),
            { label: words.totals.count, value: rows },
          ]}
        />
      }
      aside={<PayAgain categories={[store.category]} />}
      submit={
        mayUpload ? (
          <ActionButton
            type="submit"
            intent={file ? "primary" : "none"}
            text={words.upload}
            busy={work.kind !== "idle"}
          />
        ) : (
          <Callout compact>{words.viewOnly}</Callout>
        )
      }
    >
      <div className="field-group">
        <AccountField
          label={words.source}
          value={store.payer.number}
          onChange={store.chooseSource}
          problem={store.sourceProblem}
          accounts={store.payer.sources}
        />
        <FileDrop
          file={file}
          details={[
            file && sizeOf(file),
            inspection && words.rowsIn(words.rows(inspection.rows)),
            inspection?.sheet && words.sheet(inspection.sheet),
            inspection?.unread && words.unread(inspection.unread),
            isMapped && words.mapped,
          ]
            .filter(Boolean)
            .join(" · ")}
          problem={store.problem}
          template={spreadsheets.templateOf(store.category)}
          busy={work.kind !== "idle"}
          onIntent={() => spreadsheets.expect()}
          onChoose={(chosen) => void store.choose(chosen)}
          onRemove={store.cancel}
        />
        {isMapped && <Button size="small" text={words.changeColumns} onClick={() => void store.changeColumns()} />}
        <Progress store={store} />
      </div>
      <Steps title={words.steps.title} steps={words.steps.of} />
    </PaymentLayout>
  );
});

/** Shows the progress of reading and uploading, with a button that stops them. */
const Progress = observer(function Progress({ store }: Props) {
  const { work } = store;
  if (work.kind === "idle") return null;
  const isSending = work.kind === "uploading" && work.sent < 1;
  return (
    <div className="bulk-work" role="status">
      <span>{labelOf(work)}</span>
      <ProgressBar
        intent="primary"
        aria-label={labelOf(work)}
        {...(isSending && { value: work.sent, animate: false })}
      />
      <Button text={words.stop} onClick={store.stop} />
    </div>
  );
});

function labelOf(work: BulkFileStore["work"]): string {
  if (work.kind === "collecting") return payments.repeat.collecting(work.count);
  if (work.kind === "reading" || work.kind === "opening") return words.reading;
  return work.kind === "uploading" && work.sent < 1 ? words.uploading : words.checking;
}

const KILOBYTE = 1024;
const sizeOf = ({ size }: File): string =>
  size < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(size / KILOBYTE))} kB`
    : `${(size / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
