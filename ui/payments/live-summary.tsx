import { Callout } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { Account } from "../../domain/accounts/account";
import { exceeds, type Money, subtract } from "../../domain/money";
import { AccountName } from "../accounts/account-name";
import { type Fact, SummaryFacts } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
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
  /** The time of arrival at the payee, empty until it is known. Absent if the specification does not say it. */
  arrival?: string;
  /** A warning that does not prevent the payment. */
  warning?: string | undefined;
};

/** The payment as the form describes it so far. */
export function LiveSummary({ source, to, amount, charges, total, arrival, warning }: Props) {
  const facts: readonly Fact[] = [
    { label: words.total, value: formatOptionalMoney(total), isTotal: true },
    { label: words.to, value: to || shared.none, isName: true },
    sourceFact(source),
    { label: words.amount, value: formatOptionalMoney(amount) },
    ...charges,
    balanceAfterFact(source, total),
    ...(arrival === undefined ? [] : [{ label: words.arrival, value: arrivalValue(arrival), isTall: true }]),
  ];
  const isShort = source && total && exceeds(total, source.available);
  return <SummaryPanel facts={facts} problem={isShort ? words.short : undefined} warning={warning} />;
}

type PanelProps = {
  facts: readonly Fact[];
  problem?: string | undefined;
  warning?: string | undefined;
};

/** The facts, each in its place from the start, so that nothing moves while they become known. */
export const SummaryPanel = ({ facts, problem, warning }: PanelProps) => (
  <>
    <h2>{words.title}</h2>
    <SummaryFacts facts={facts} />
    <p className="field-problem" aria-live="polite">
      {problem}
    </p>
    <div aria-live="polite">
      {warning && (
        <Callout compact intent="warning">
          {warning}
        </Callout>
      )}
    </div>
  </>
);

export const sourceFact = (source: Account | undefined): Fact => ({
  label: words.from,
  value: source ? <AccountName account={source} /> : shared.none,
  isTall: true,
});

/** @param debit in the currency of the account */
export const balanceAfterFact = (source: Account | undefined, debit: Money | undefined): Fact => ({
  label: words.balanceAfter,
  value: formatOptionalMoney(source && debit && subtract(source.available, debit)),
});

const arrivalValue = (arrival: string) => (arrival ? <span className="arrival">{arrival}</span> : shared.none);

export const formatOptionalMoney = (money: Money | undefined): string => (money ? formatMoney(money) : shared.none);
