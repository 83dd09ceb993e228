import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { AccountName, AccountNumber } from "../accounts/account-text";
import type { Fact } from "../kit/facts";
import { formatMoney, formatQuote } from "../kit/format";
import { words as shared } from "../kit/words";
import { messageOr, type OperationDescription } from "../operations/action-store";
import { transferTypeLabels } from "../payments/labels";
import { words as payments } from "../payments/words";
import { words } from "./words";

/** Default texts of specification 2, section 8. */
export const describeFxTransfer = (transfer: PricedFxTransfer): OperationDescription => ({
  title: words.confirmation,
  facts: fxTransferFacts(transfer),
  success: messageOr(words.received[transfer.type]),
  failure: words.failed,
});

/** Returns the facts of the request for its confirmation. */
const fxTransferFacts = (transfer: PricedFxTransfer): readonly Fact[] => {
  const { type, source, amount, beneficiary, bank, country, senderPhone, fee, purpose, quotes, debit } = transfer;
  return [
    { label: words.amount, value: formatMoney(amount), isTotal: quotes.length > 0 },
    { label: shared.debit, value: formatMoney(debit), isTotal: true },
    { label: words.beneficiaryName, value: beneficiary.name, isName: true },
    { label: words.type, value: transferTypeLabels[type] },
    { label: payments.summary.from, value: <AccountName account={source} /> },
    ...quotes.map((quote) => ({ label: shared.rate, value: formatQuote(quote) })),
    { label: words.beneficiaryAccount, value: <AccountNumber number={beneficiary.account} /> },
    { label: words.country, value: country },
    { label: words.bankName, value: bank.name },
    { label: words.bankAddress, value: bank.address },
    { label: words.swiftCode, value: bank.swiftCode },
    { label: words.sortCode, value: bank.sortCode },
    ...(bank.routingNumber ? [{ label: words.routingNumber, value: bank.routingNumber }] : []),
    { label: words.senderPhone, value: <AccountNumber number={senderPhone} /> },
    { label: words.feePaidBy, value: words.feePayers[fee.kind] },
    ...(fee.kind === "sender"
      ? [{ label: words.accountForCharges, value: <AccountName account={fee.account} /> }]
      : []),
    { label: words.purpose, value: purpose },
  ];
};
