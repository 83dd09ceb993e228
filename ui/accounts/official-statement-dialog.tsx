import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { Endorsed } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Branch } from "../../domain/accounts/branch";
import type { OrderedStatement } from "../../domain/accounts/official-statement";
import { mayOrderStatements } from "../../domain/session/roles";
import { ActionButton } from "../kit/action-button";
import { Badge } from "../kit/badge";
import { Modal } from "../kit/dialogs/modal";
import { explainRefusal } from "../kit/explain";
import { ChoiceField } from "../kit/fields/choice-field";
import { DateRangeField } from "../kit/fields/date-field";
import type { FieldProps } from "../kit/fields/field";
import { Form } from "../kit/fields/form";
import { formatPeriod } from "../kit/fields/period-field";
import { TextField } from "../kit/fields/text-field";
import { formatDate, formatDateTime, formatMoney } from "../kit/format";
import { type Column, column, layouts } from "../kit/lists/column";
import { ListTable } from "../kit/lists/list-table";
import { LoadingRows } from "../kit/loading/list-states";
import type { LoadedStore } from "../kit/loading/loaded-store";
import { Tabbed } from "../kit/tabbed";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { useServices, useUser } from "../services";
import { AccountField, AccountsFailed } from "./account-field";
import { AccountNumber } from "./account-text";
import { OfficialStatementStore } from "./official-statement-store";
import { officialStatementWords as words } from "./words";
import "./statement.css";

const { orders } = words;

type Props = { account: string; onClose: () => void };

/** Asks for account, period and delivery, then for the one-time code, and shows the bank's answer. */
const OfficialStatementDialog = observer(function OfficialStatementDialog({ account, onClose }: Props) {
  const services = useServices();
  const [store] = useState(() => new OfficialStatementStore(services, account));
  useEffect(() => store.open(), [store]);
  const { action, count } = store;
  const close = () => {
    action.close();
    onClose();
  };
  return (
    <>
      <Modal title={words.title} hasCross onClose={action.isUnderWay ? undefined : onClose}>
        <Tabbed
          id="official-statements"
          label={words.views}
          tabs={[
            { id: "order", title: words.view.order },
            {
              id: "ordered",
              title: words.view.ordered,
              count,
              description: count ? words.orders.count(count) : undefined,
            },
          ]}
          chosen={store.view}
          onChoose={store.choose}
          hasTabs={store.hasOrders}
        >
          {store.view === "order" ? <NewOrder store={store} /> : <Orders store={store} />}
        </Tabbed>
      </Modal>
      <ActionDialogs
        store={action}
        explainRefusal={explainRefusal.ours}
        onClose={action.mayBeCorrected ? action.close : close}
      />
    </>
  );
});

type StoreProps = { store: OfficialStatementStore };

const NewOrder = observer(function NewOrder({ store }: StoreProps) {
  const { accounts } = store;
  if (accounts.content.kind === "loading") return <LoadingRows rows={4} onCancel={accounts.cancel} />;
  if (accounts.content.kind === "failed")
    return <AccountsFailed isCancelled={accounts.content.isCancelled} onRetry={() => void accounts.load()} />;
  return <OrderForm store={store} />;
});

const orderedColumns: readonly Column<OrderedStatement>[] = [
  column(
    words.account,
    ({ accountName, accountNumber }) => [<AccountNumber key="number" number={accountNumber} />, accountName],
    layouts.lead,
  ),
  column(orders.state, (ordered) => [<StateBadge key="state" ordered={ordered} />], layouts.status),
  // The dialog has no room for a table, and a card begins with the value of this priority.
  column(words.period, ({ period }) => [formatPeriod(period)], layouts.amount),
  column(words.delivery, ({ delivery }) => [delivery.kind === "branch" ? delivery.branch : delivery.address]),
  column(orders.by, ({ orderedBy }) => [orderedBy]),
  column(orders.at, ({ orderedAt }) => [formatDateTime(orderedAt)]),
  column(orders.charge, ({ charge }) => [charge.minor === 0 ? orders.free : formatMoney(charge)]),
  column(orders.reference, ({ id }) => [id], layouts.id),
];

function StateBadge({ ordered: { delivery, readyAt } }: { ordered: OrderedStatement }) {
  const { states } = orders;
  if (!readyAt) return <Badge intent="primary">{states.ordered}</Badge>;
  const date = formatDate(readyAt);
  return <Badge intent="success">{delivery.kind === "branch" ? states.ready(date) : states.sent(date)}</Badge>;
}

/** The statements that the company has ordered, newest first. */
function Orders({ store }: StoreProps) {
  return (
    <ListTable
      label={orders.label}
      list={store.orders}
      columns={orderedColumns}
      density="medium"
      empty={orders.empty}
    />
  );
}

const OrderForm = observer(function OrderForm({ store }: StoreProps) {
  const { form } = store;
  const bind = (field: keyof typeof form.draft) => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  return (
    <Form label={words.title} refusals={form.refusals} onSubmit={() => void store.submit()}>
      <p>{words.hint}</p>
      <div className="official-statement">
        <AccountField label={words.account} {...bind("account")} accounts={store.accounts.accounts} />
        <DateRangeField form={form} today={store.today} limits={{ startMax: store.today, endMax: store.today }} />
        <RadioGroup
          label={words.delivery}
          name="delivery"
          inline
          selectedValue={form.draft.delivery}
          onChange={({ currentTarget }) => form.set("delivery", currentTarget.value)}
        >
          <Radio label={words.byBranch} value="branch" />
          <Radio label={words.byEmail} value="email" />
        </RadioGroup>
        {form.draft.delivery === "branch" ? (
          <BranchField {...bind("branch")} directory={store.directory} />
        ) : (
          <TextField label={words.email} {...bind("email")} autoComplete="email" inputMode="email" maxLength={120} />
        )}
      </div>
      <div className="modal-buttons">
        <ActionButton type="submit" intent="primary" text={words.submit} busy={store.action.isStarting} />
      </div>
    </Form>
  );
});

/**
 * Orders an official statement of the shown account. Only users who may order one see the button (spec gaps, Bank
 * statements).
 */
export function OfficialStatementButton({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  if (!user.permissions.bankStatements || !mayOrderStatements(user)) return null;
  return (
    <>
      <Button icon={<Endorsed />} text={words.open} onClick={() => setOpen(true)} />
      {isOpen && <OfficialStatementDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}

type BranchFieldProps = Omit<FieldProps, "label"> & { directory: LoadedStore<readonly Branch[]> };

/**
 * Selects a branch of the directory. If the directory failed to load, a button repeats it, and delivery by e-mail is
 * still possible.
 */
const BranchField = observer(function BranchField({ directory, ...field }: BranchFieldProps) {
  const { content, value: branches = [] } = directory;
  if (content.kind === "failed")
    return (
      <div className="branches-failed" role="alert">
        <span>{words.branchesFailed}</span>
        <Button size="small" text={words.branchesRetry} onClick={() => void directory.retry()} />
      </div>
    );
  const isLoading = content.kind === "loading";
  const choices = branches.map(({ id, name, address }) => ({
    value: id,
    text: address ? `${name} · ${address}` : name,
  }));
  const prompt = isLoading ? words.branchesLoading : shared.choose;
  return <ChoiceField {...field} label={words.branch} choices={choices} prompt={prompt} isBusy={isLoading} />;
});
