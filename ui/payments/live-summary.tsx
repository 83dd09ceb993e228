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
  /** Says what to enter while only the account is known. */
  category: keyof typeof words.hints;
  source: Account | undefined;
  /** The payee, with the data known so far. */
  to: ReactNode;
  amount: Money | undefined;
  /** Shown below the amount. */
  charges: readonly Fact[];
  /** Undefined until all its parts are known. */
  total: Money | undefined;
  /** The time of arrival at the payee. Absent until it is known, and if the specification does not say it. */
  arrival?: string | undefined;
  /** A warning that does not prevent the payment. */
  warning?: string | undefined;
};

/** The payment as the form describes it so far. */
export function LiveSummary({ category, source, to, amount, charges, total, arrival, warning }: Props) {
  const facts: readonly Fact[] = [
    { label: words.total, value: formatOptionalMoney(total), isTotal: true },
    { label: words.to, value: to, isName: true },
    ...sourceFacts(source),
    { label: words.amount, value: formatOptionalMoney(amount) },
    ...charges,
    balanceAfterFact(source, total),
    { label: words.arrival, value: arrival && <span className="arrival">{arrival}</span>, isStacked: true },
  ];
  const isShort = source && total && exceeds(total, source.available);
  const hint = to || amount ? undefined : words.hints[category];
  return <SummaryPanel facts={facts} hint={hint} problem={isShort ? words.short : undefined} warning={warning} />;
}

type PanelProps = {
  facts: readonly Fact[];
  hint?: string | undefined;
  problem?: string | undefined;
  warning?: string | undefined;
};

/** The facts that are known so far. The button is above them on wide screens, so that it does not move. */
export function SummaryPanel({ facts, hint, problem, warning }: PanelProps) {
  const known = facts.filter(({ value }) => value && value !== shared.none);
  return (
    <>
      {known.length > 0 && <SummaryFacts facts={known} />}
      {hint && <p className="quiet-note">{hint}</p>}
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
}

export const sourceFacts = (source: Account | undefined): readonly Fact[] =>
  source
    ? [
        { label: words.from, value: <AccountName account={source} />, isStacked: true },
        { label: words.available, value: formatMoney(source.available) },
      ]
    : [];

/** @param debit in the currency of the account */
export const balanceAfterFact = (source: Account | undefined, debit: Money | undefined): Fact => ({
  label: words.balanceAfter,
  value: formatOptionalMoney(source && debit && subtract(source.available, debit)),
});

export const formatOptionalMoney = (money: Money | undefined): string => (money ? formatMoney(money) : shared.none);
