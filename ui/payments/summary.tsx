import type { Account } from "../../domain/accounts/account";
import { type Money, zero } from "../../domain/money";
import { type Payment, totalOf } from "../../domain/payments/payment";
import { AccountNumber } from "../shared/account-number";
import type { Fact } from "../shared/facts";
import { amount } from "../shared/format";
import { words as all } from "./words";

const words = all.summary;

/** What the confirmation shows of a payment (S2-2.1-27). */
export function summaryOf(payment: Payment): readonly Fact[] {
  return [
    { label: words.from, value: <AccountName account={payment.source} /> },
    { label: words.to, value: <AccountName account={payment.destination} /> },
    { label: words.narration, value: payment.narration },
    { label: words.amount, value: amount(payment.amount) },
    { label: words.fee, value: amount(feeOf(payment)) },
    { label: words.total, value: amount(totalOf(payment)), isTotal: true },
  ];
}

/** Between own accounts nothing is charged. */
const feeOf = ({ amount: { currency } }: Payment): Money => zero(currency);

export function AccountName({ account }: { account: Account }) {
  return (
    <>
      {account.name}
      <br />
      <AccountNumber number={account.number} />
    </>
  );
}
