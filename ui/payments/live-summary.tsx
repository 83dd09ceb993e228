import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { Account } from "../../domain/accounts/account";
import { exceeds, type Money, subtract } from "../../domain/money";
import { AccountName } from "../accounts/account-text";
import { type Fact, Facts } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { Warning } from "../kit/warning";
import { words as shared } from "../kit/words";
import type { Payer } from "./payer";
import type { PaymentAction } from "./payment-action";
import { words as all } from "./words";

const words = all.summary;

type Props = {
  source: Account | undefined;
  /** The payee, with the data known so far. */
  to: ReactNode;
  amount: Money | undefined;
  /** Shown below the amount. */
  charges: readonly Fact[];
  /** Undefined until all its parts are known. */
  total: Money | undefined;
  /** The time of arrival at the payee. Left out if the specification does not say it; undefined until it is known. */
  arrival?: string | undefined;
  /** A warning that does not prevent the payment. */
  warning?: string | undefined;
  /** False in a step before the one with the source account: the summary then has no lines about the account. */
  isSourceChosen?: boolean;
};

/** The payment as the form describes it so far. */
export function LiveSummary(props: Props) {
  const { source, to, amount, charges, total, arrival, isSourceChosen = true, ...notes } = props;
  const facts: readonly Fact[] = [
    { label: words.total, value: formatOptionalMoney(total), isTotal: true },
    ...(isSourceChosen ? [fromFact(source)] : []),
    toFact(to),
    // Without charges the amount is the total.
    ...(charges.length > 0 ? [{ label: words.amount, value: formatOptionalMoney(amount) }, ...charges] : []),
    ...(isSourceChosen ? [balanceAfterFact(source, total)] : []),
    ...("arrival" in props ? [arrivalFact(arrival)] : []),
  ];
  const isShort = source && total && exceeds(total, source.available);
  return (
    <SummaryPanel
      facts={facts}
      isEmpty={!to && !amount && !arrival}
      problem={isShort ? words.short : undefined}
      {...notes}
    />
  );
}

type PaymentSummaryProps = Pick<Props, "to" | "charges"> &
  Partial<Pick<Props, "amount" | "arrival" | "isSourceChosen">> & {
    store: { payer: Payer; total: Money | undefined; paymentAction: PaymentAction };
  };

/** The {@link LiveSummary} of a form for single payments. */
export const PaymentSummary = observer(function PaymentSummary({ store, ...facts }: PaymentSummaryProps) {
  const { payer, total, paymentAction } = store;
  const { source, amount } = payer;
  const { warning } = paymentAction.checks;
  return <LiveSummary {...{ source, amount, total, warning }} {...facts} />;
});

type PanelProps = {
  /** The first one is the total, the second one the account that pays. */
  facts: readonly Fact[];
  /** The user has entered neither beneficiary nor amount. */
  isEmpty?: boolean;
  problem?: string | undefined;
  warning?: string | undefined;
};

/**
 * All facts in a fixed order, the total first. A line whose value is not known yet is invisible and keeps its place, so
 * that the button below the lines does not move. An empty summary has one sentence in their place. On wide screens the
 * problem and the warning follow the button.
 */
export function SummaryPanel({ facts, isEmpty = false, problem, warning }: PanelProps) {
  return (
    <>
      <div className={isEmpty ? "summary-lines is-empty" : "summary-lines"}>
        <Facts facts={facts} />
        {isEmpty && <p className="quiet">{words.empty}</p>}
      </div>
      <div className="summary-notes">
        <p className="field-problem" aria-live="polite">
          {problem}
        </p>
        <div aria-live="polite">
          <Warning text={warning} />
        </div>
      </div>
    </>
  );
}

export const fromFact = (source: Account | undefined): Fact => ({
  label: words.from,
  value: source ? <AccountName account={source} /> : shared.none,
  isStacked: true,
});

/** @param to the name, and a line with account and bank, whose place is reserved */
export const toFact = (to: ReactNode): Fact => ({ label: words.to, value: to || shared.none, isStacked: true });

const arrivalFact = (arrival: string | undefined): Fact => ({
  label: words.arrival,
  value: <span className={arrival ? "arrival" : "arrival not-known"}>{arrival ?? shared.none}</span>,
});

/** @param debit in the currency of the account */
export const balanceAfterFact = (source: Account | undefined, debit: Money | undefined): Fact => ({
  label: words.balanceAfter,
  value:
    source && debit ? (
      <span className="balance-after">{formatMoney(subtract(source.available, debit))}</span>
    ) : (
      shared.none
    ),
});

export const formatOptionalMoney = (money: Money | undefined): string => (money ? formatMoney(money) : shared.none);
