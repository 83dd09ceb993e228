import { Button, Callout } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";
import type { BulkCategory } from "../../../domain/payments/categories";
import { maySubmit } from "../../../domain/session/roles";
import { AccountField, accountsState } from "../../accounts/account-field";
import { ActionButton } from "../../kit/action-button";
import { ChoiceField } from "../../kit/fields/choice-field";
import { Form } from "../../kit/fields/form";
import { useLeaveGuard } from "../../kit/navigation/use-navigation";
import { OfflineNotice } from "../../kit/offline-notice";
import { useDebounced } from "../../kit/use-time";
import { useWide } from "../../kit/use-wide";
import { Warning } from "../../kit/warning";
import { useUser } from "../../services";
import { ChangedAccountNotice } from "../changed-account-notice";
import { NamesPanel } from "../names/names-panel";
import { RepeatedNotice, RowsFailed } from "../repeated-notice";
import { usePaymentStore } from "../use-payment-store";
import { BulkBar, BulkDialogs, BulkOptionsFields } from "./bulk-frame";
import { BulkHandStore } from "./bulk-hand-store";
import { BulkTotalsCard } from "./bulk-totals";
import { words } from "./bulk-words";
import { HandRowFields } from "./hand-row-fields";
import "./bulk.css";
import "./hand-rows.css";

/** A bulk payment typed by hand: up to fifty rows with keyboard navigation (specification 2, sections 2.2 and 5). */
export const BulkHandForm = observer(function BulkHandForm({ category }: { category: BulkCategory }) {
  const user = useUser();
  const store = usePaymentStore(
    (given) => new BulkHandStore(category, given.services, given.user, given.navigation.repeatedOf(category)),
  );
  useEffect(() => {
    void store.load();
    return () => store.names.stop();
  }, [store]);
  useLeaveGuard(useMemo(() => store.paymentAction.checks.change.keptWith(store), [store]));
  const unloaded = accountsState(store.payer.accounts, () => void store.load());
  if (unloaded) return unloaded;
  return (
    <div className="bulk">
      <Repeated store={store} />
      <Form label={words.handForm} refusals={store.payer.refusals + store.options.refusals} onSubmit={store.pay}>
        <div className="hand-head">
          <AccountField
            label={words.source}
            value={store.payer.number}
            onChange={store.payer.choose}
            problem={store.payer.problem}
            accounts={store.payer.sources}
          />
          <SavedLists store={store} />
        </div>
        <p className="hand-keys of-keyboard">{words.keys}</p>
        <HandRows store={store} />
        <PasteNotices store={store} />
        <AddRow store={store} />
        <Duplicates store={store} />
        {store.namedRows.length > 0 && <NamesPanel names={store.names} />}
        <ChangedAccountNotice change={store.paymentAction.checks.change} />
        <BulkOptionsFields options={store.options} isSchedulable={category === "bulkTransfer"} />
        <Totals store={store} />
        <OfflineNotice />
        {maySubmit(user) ? <PayBar store={store} /> : <Callout compact>{words.viewOnly}</Callout>}
      </Form>
      <BulkDialogs store={store} />
    </div>
  );
});

type Props = { store: BulkHandStore };

/** The earlier request, with a retry if its payees did not load. */
const Repeated = observer(function Repeated({ store }: Props) {
  const { repeated, entries, changes } = store;
  if (!repeated) return null;
  return (
    <RepeatedNotice request={repeated} changes={changes}>
      {entries.content.kind === "failed" && <RowsFailed onRetry={() => void store.loadEntries()} />}
    </RepeatedNotice>
  );
});

const SavedLists = observer(function SavedLists({ store }: Props) {
  const { lists } = store.choices;
  if (lists.length === 0) return null;
  return (
    <ChoiceField
      label={words.savedList}
      value=""
      onChange={store.fill}
      choices={lists.map(({ id, name, count }) => ({ value: id, text: words.savedListOf(name, words.rows(count)) }))}
    />
  );
});

/** Focuses a row that was just added, so that typing can continue. */
const HandRows = observer(function HandRows({ store }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(store.rows.length);
  const isAdded = store.rows.length === count.current + 1;
  count.current = store.rows.length;
  const last = store.rows.at(-1)?.id;
  // Seven fields need more width than six.
  const isOneLine = useWide(store.category === "bulkTransfer" ? "xl" : "lg1");
  useEffect(() => {
    if (isAdded && last !== undefined)
      list.current?.querySelector<HTMLElement>("li:last-child :is(input, select)")?.focus();
  }, [isAdded, last]);
  return (
    <ol ref={list} className={isOneLine ? "hand-rows one-line" : "hand-rows"} data-kind={store.category}>
      {store.rows.map(
        (row, index) => store.isShown(row) && <HandRowFields key={row.id} store={store} row={row} place={index + 1} />,
      )}
    </ol>
  );
});

/**
 * At fifty rows a note replaces the button. Only the note for mobile money is plain text (specification 2, section 5).
 */
const AddRow = observer(function AddRow({ store }: Props) {
  if (!store.isFull)
    return (
      <Button
        icon={<Plus />}
        variant="minimal"
        intent="primary"
        text={words.add}
        onClick={store.add}
        className="hand-add"
      />
    );
  if (store.category === "mobileMoneyBulk") return <p className="hand-keys">{words.full}</p>;
  return (
    <Callout compact intent="warning" role="status">
      {words.full}
    </Callout>
  );
});

const PasteNotices = observer(function PasteNotices({ store }: Props) {
  return (
    <div role="status">
      <Warning text={store.pasteNotices.length > 0 && store.pasteNotices.join(" ")} />
    </div>
  );
});

const Duplicates = observer(function Duplicates({ store }: Props) {
  const { duplicates } = store;
  if (duplicates === 0) return null;
  return (
    <Callout compact intent="warning" role="status">
      {words.duplicates(words.rows(duplicates))}
    </Callout>
  );
});

const PayBar = observer(function PayBar({ store }: Props) {
  const { totals } = useDebounced(store.sums);
  return (
    <BulkBar totals={totals}>
      <ActionButton
        type="submit"
        intent="primary"
        text={words.pay[store.category]}
        busy={store.paymentAction.isStarting}
        reason={store.reason}
      />
    </BulkBar>
  );
});

const Totals = observer(function Totals({ store }: Props) {
  const sums = useDebounced(store.sums);
  if (!store.payer.source || store.namedRows.length === 0) return null;
  return <BulkTotalsCard list={sums} source={store.payer.source} checks={store.paymentAction.checks} />;
});
