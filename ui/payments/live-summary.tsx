import { Callout, Card } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { Account } from "../../domain/accounts/account";
import { exceeds, type Money, subtract } from "../../domain/money";
import { type Fact, Facts } from "../shared/facts";
import { amount as show } from "../shared/format";
import { words as shared } from "../shared/words";
import { AccountName } from "./summary";
import { words as all } from "./words";

const words = all.summary;

type Props = {
  source: Account | undefined;
  /** The payee, as far as it is known. */
  to: ReactNode;
  amount: Money | undefined;
  /** Between the amount and the total. */
  charges: readonly Fact[];
  /** Undefined until everything that it adds up is known. */
  total: Money | undefined;
  /** When it reaches the payee. */
  arrival?: string | undefined;
  /** What should make the user look again; it keeps nobody from paying. */
  warning?: string | undefined;
};

/** What will be paid, as far as the form says it yet. */
export function LiveSummary({ source, to, amount, charges, total, arrival, warning }: Props) {
  const facts: readonly Fact[] = [
    { label: words.from, value: source ? <AccountName account={source} /> : shared.none },
    { label: words.to, value: to || shared.none },
    { label: words.amount, value: shown(amount) },
    ...charges,
    { label: words.total, value: shown(total), isTotal: true },
    { label: words.balanceAfter, value: shown(source && total && subtract(source.available, total)) },
  ];
  return (
    <Card compact className="transfer-summary">
      <h2>{words.title}</h2>
      <Facts facts={facts} />
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
    </Card>
  );
}

export const shown = (money: Money | undefined): string => (money ? show(money) : shared.none);
