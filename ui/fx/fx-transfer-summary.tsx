import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { AccountName } from "../accounts/account-name";
import { type Fact, SummaryFacts } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
import { formatOptionalMoney } from "../payments/live-summary";
import type { FxTransferStore } from "./fx-transfer-store";
import { words as all } from "./words";

const words = all.summary;

/** The request as the form describes it so far. */
export const FxTransferSummary = observer(function FxTransferSummary({ store }: { store: FxTransferStore }) {
  const { source, amount, cost } = store;
  const { warning } = store.checks;
  const { beneficiaryName, country, feePaidBy } = store.form.draft;
  const facts: readonly Fact[] = [
    { label: words.amount, value: formatOptionalMoney(amount), isTotal: true },
    { label: words.to, value: beneficiaryName || shared.none, isName: true },
    { label: words.from, value: source ? <AccountName account={source} /> : shared.none },
    { label: words.country, value: country || shared.none },
    { label: words.fees, value: feePaidBy === "sender" ? all.feePayers.sender : all.feePayers.beneficiary },
    ...(cost ? [{ label: words.cost, value: formatMoney(cost) }] : []),
  ];
  return (
    <>
      <h2 className="for-screen-readers">{words.title}</h2>
      <SummaryFacts facts={facts} />
      <p className="quiet-note">{cost && words.conversion}</p>
      <div aria-live="polite">
        {warning && (
          <Callout compact intent="warning">
            {warning}
          </Callout>
        )}
      </div>
    </>
  );
});
