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
  /** Shown while nothing is entered. */
  hint?: string;
  source: Account | undefined;
  /** The payee, with the data known so far. */
  to: ReactNode;
  amount: Money | undefined;
  /** Shown below the amount. */
  charges: readonly Fact[];
  /** Undefined until all its parts are known. */
  total: Money | undefined;
  /** A text with the time of arrival at the payee, as soon as what it depends on is known. */
  arrival?: string | undefined;
  /** A warning that does not prevent the payment. */
  warning?: string | undefined;
};

/** The payment as the form describes it so far. */
export function LiveSummary({ hint, source, to, amount, charges, total, arrival, warning }: Props) {
  const facts: readonly Fact[] = [
    { label: words.total, value: formatOptionalMoney(total), isTotal: true },
    { label: words.to, value: to || shared.none, isName: true },
    { label: words.from, value: source ? <AccountName account={source} /> : shared.none },
    { label: words.amount, value: formatOptionalMoney(amount) },
    ...charges,
    { label: words.balanceAfter, value: formatOptionalMoney(source && total && subtract(source.available, total)) },
  ];
  const isEmpty = !source && !to && !amount;
  return (
    <>
      <h2 className="for-screen-readers">{words.title}</h2>
      {isEmpty ? hint && <p className="summary-hint">{hint}</p> : <SummaryFacts facts={facts.filter(isKnown)} />}
      <p className="field-problem" aria-live="polite">
        {source && total && exceeds(total, source.available) && words.short}
      </p>
      {arrival && <p className="arrival">{arrival}</p>}
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

/** The total keeps its place; the other facts appear as they become known. */
const isKnown = ({ value, isTotal }: Fact): boolean => isTotal === true || value !== shared.none;

export const formatOptionalMoney = (money: Money | undefined): string => (money ? formatMoney(money) : shared.none);
