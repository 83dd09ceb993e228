import { Card } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { exceeds, subtract, zero } from "../../domain/money";
import { type Fact, Facts } from "../shared/facts";
import { amount as show } from "../shared/format";
import { words as shared } from "../shared/words";
import type { OwnTransferStore } from "./own-transfer-store";
import { AccountName } from "./summary";
import { words as all } from "./words";

const words = all.summary;

/** What will be paid, as far as the form says it yet. */
export const OwnTransferSummary = observer(function OwnTransferSummary({ store }: { store: OwnTransferStore }) {
  const { source, destination, amount } = store;
  const isShort = source && amount && exceeds(amount, source.available);
  const facts: readonly Fact[] = [
    { label: words.from, value: source ? <AccountName account={source} /> : shared.none },
    { label: words.to, value: destination ? <AccountName account={destination} /> : shared.none },
    { label: words.amount, value: amount ? show(amount) : shared.none },
    { label: words.fee, value: amount ? show(zero(amount.currency)) : shared.none },
    { label: words.total, value: amount ? show(amount) : shared.none, isTotal: true },
    {
      label: words.balanceAfter,
      value: source && amount ? show(subtract(source.available, amount)) : shared.none,
    },
  ];
  return (
    <Card compact className="transfer-summary">
      <h2>{words.title}</h2>
      <Facts facts={facts} />
      <p className="field-problem" aria-live="polite">
        {isShort && words.short}
      </p>
    </Card>
  );
});
