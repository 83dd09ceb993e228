import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { AccountName } from "../accounts/account-name";
import { type Fact, SummaryFacts } from "../kit/facts";
import { formatMoney, formatQuote } from "../kit/format";
import { words as shared } from "../kit/words";
import { transferTypeLabels } from "../payments/labels";
import { formatOptionalMoney } from "../payments/live-summary";
import type { FxTransferStore } from "./fx-transfer-store";
import { words as all } from "./words";

const words = all.summary;

/** The request as the form describes it so far. */
export const FxTransferSummary = observer(function FxTransferSummary({ store }: { store: FxTransferStore }) {
  const { source, amount, cost, warning } = store;
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

/** Returns the facts of the request for its confirmation. */
export const fxTransferFacts = (transfer: PricedFxTransfer): readonly Fact[] => {
  const { type, source, amount, beneficiary, bank, country, senderPhone, fee, purpose, quotes, debit } = transfer;
  return [
    { label: all.amount, value: formatMoney(amount), isTotal: quotes.length > 0 },
    { label: shared.debit, value: formatMoney(debit), isTotal: true },
    { label: all.beneficiaryName, value: beneficiary.name, isName: true },
    { label: all.type, value: transferTypeLabels[type] },
    { label: words.from, value: <AccountName account={source} /> },
    { label: all.beneficiaryAccount, value: beneficiary.account },
    { label: all.country, value: country },
    { label: all.bankName, value: bank.name },
    { label: all.bankAddress, value: bank.address },
    { label: all.swiftCode, value: bank.swiftCode },
    { label: all.sortCode, value: bank.sortCode },
    { label: all.routingNumber, value: bank.routingNumber || shared.none },
    { label: all.senderPhone, value: senderPhone },
    { label: all.feePaidBy, value: all.feePayers[fee.kind] },
    ...(fee.kind === "sender" ? [{ label: all.accountForCharges, value: <AccountName account={fee.account} /> }] : []),
    { label: all.purpose, value: purpose },
    ...quotes.map((quote) => ({ label: shared.rate, value: formatQuote(quote) })),
  ];
};
