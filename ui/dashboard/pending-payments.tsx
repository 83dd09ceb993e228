import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronRight } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type BankRequest, chargesOf, debitOf } from "../../domain/requests/request";
import { Decisions } from "../approvals/decisions";
import { words as approvals } from "../approvals/words";
import { formatDate, formatMoney } from "../kit/format";
import { type CellLines, type Column, column, layouts } from "../kit/lists/column";
import { Measured, PlannedTable } from "../kit/lists/planned-table";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { useNavigation } from "../kit/navigation/use-navigation";
import { categoryLabels } from "../payments/categories";
import { handoverOf } from "../payments/payment-screens";
import { words as requestWords } from "../requests/words";
import type { DashboardStore } from "./dashboard-store";
import { words as all } from "./words";

const words = all.pending;

/** Payments that wait for a decision (specification 3, section 2.2). */
export const PendingPayments = observer(function PendingPayments({
  store,
  mayViewAll,
}: {
  store: DashboardStore;
  mayViewAll: boolean;
}) {
  const navigation = useNavigation();
  return (
    <section aria-labelledby="pending-heading" className="bp6-card widget pending-payments">
      <div className="section-head">
        <h2 id="pending-heading">{words.title}</h2>
        <div className="head-buttons">
          {store.hasMore && (
            <Button
              variant="minimal"
              intent="primary"
              text={words.showAll}
              endIcon={<ChevronDown />}
              onClick={store.showAll}
            />
          )}
          {mayViewAll && (
            <Button
              variant="minimal"
              intent="primary"
              text={words.viewAll}
              endIcon={<ChevronRight />}
              onClick={() => navigation.go("/pendingRequests", { state: handoverOf("ownAccounts") })}
            />
          )}
        </div>
      </div>
      <div className="widget-body">
        <PaymentRows store={store} />
      </div>
      <Decisions store={store.decisions} />
    </section>
  );
});

type Props = { store: DashboardStore };

const PaymentRows = observer(function PaymentRows({ store }: Props) {
  const { content } = store.pending;
  const { shownRequests, decisions } = store;
  if (content.kind === "loading") return <LoadingRows rows={3} onCancel={store.pending.cancel} />;
  if (content.kind === "failed")
    return <FailedState isCancelled={content.isCancelled} onRetry={() => void store.loadPending()} />;
  if (content.total === 0) return <EmptyState title={words.empty} />;
  return (
    <Measured>
      {(characters) => (
        <PlannedTable
          label={words.title}
          isInRegion
          columns={columns}
          rows={shownRequests}
          characters={characters}
          density="dense"
          actions={{
            characters: 9,
            render: (request) => (
              <Button
                variant="minimal"
                intent="primary"
                text={words.details}
                aria-label={nameOfDetails(request)}
                onClick={() => decisions.open(request)}
              />
            ),
          }}
        />
      )}
    </Measured>
  );
});

/** The width of "incl. GHS 1,000.00 charges" in small type. */
const AMOUNT_CHARACTERS = 19;

/** The width of "Mobile Money Transfer · Esi Darko · 26 Nov 2026" in small type. */
const CREATED_CHARACTERS = 36;

/** Each row has two lines: the beneficiary, and below it what kind of payment it is and who asked for it when. */
const columns: readonly Column<BankRequest>[] = [
  column(words.beneficiary, (request) => [payeeNameOf(request)], layouts.lead),
  column(
    words.created,
    ({ category, createdBy, createdAt }) => [
      <span key="created" className="dotted-facts">
        <span>{categoryLabels.pending[category]}</span>
        <span>{createdBy}</span>
        <span>{formatDate(createdAt)}</span>
      </span>,
    ],
    { characters: CREATED_CHARACTERS, below: { header: words.beneficiary } },
  ),
  column(words.scheduleId, ({ scheduleId }) => [scheduleId], layouts.scheduleId),
  { ...column(words.amount, amountLines, { ...layouts.amount, characters: AMOUNT_CHARACTERS }), align: "right" },
];

/** Returns the amount with its charges, which the sums of waiting requests count; of an FX transfer also the debit. */
function amountLines(request: BankRequest): CellLines {
  const debit = debitOf(request);
  if (debit && debit.currency !== request.total.currency)
    return [formatMoney(request.total), requestWords.debit(formatMoney(debit))];
  const charges = chargesOf(request);
  const total = formatMoney(request.total);
  return charges.minor > 0 ? [total, words.charges(formatMoney(charges))] : [total];
}

/** Returns who is paid: the beneficiary, or a text in place of one. */
function payeeNameOf(request: BankRequest): string {
  if ("payee" in request) return request.payee.name;
  if ("count" in request) return approvals.run.payees(request.count);
  return "service" in request ? request.service : request.adviceNumber;
}

const nameOfDetails = (request: BankRequest): string =>
  approvals.named(words.details, `${formatMoney(request.total)} ${approvals.to(payeeNameOf(request))}`);
