import type { Account } from "../../domain/accounts/account";
import { zero } from "../../domain/money";
import { unreachable } from "../../domain/never";
import { type Payment, totalOf } from "../../domain/payments/payment";
import { AccountNumber } from "../shared/account-number";
import type { Fact } from "../shared/facts";
import { amount, maskedCard } from "../shared/format";
import { words as all } from "./words";

const words = all.summary;

/** What the confirmation shows of a payment (S2-2.1-27). */
export function summaryOf(payment: Payment): readonly Fact[] {
  return [
    { label: words.from, value: <AccountName account={payment.source} /> },
    { label: words.to, value: payeeIn(payment) },
    { label: words.narration, value: payment.narration },
    { label: words.amount, value: amount(payment.amount) },
    ...chargesIn(payment),
    { label: words.total, value: amount(totalOf(payment)), isTotal: true },
  ];
}

function payeeIn(payment: Payment) {
  switch (payment.kind) {
    case "ownAccounts":
      return <AccountName account={payment.destination} />;
    case "mobileMoney":
      return <WalletName {...payment.wallet} />;
    case "prepaidCard":
      return <CardName {...payment.card} />;
    default:
      return unreachable(payment);
  }
}

/** Between own accounts nothing is charged, nor for loading a card. */
function chargesIn(payment: Payment): readonly Fact[] {
  if (payment.kind !== "mobileMoney") return [{ label: words.fee, value: amount(zero(payment.amount.currency)) }];
  return [
    { label: words.eLevy, value: amount(payment.eLevy.amount) },
    { label: words.charge, value: amount(payment.charge) },
  ];
}

export function AccountName({ account }: { account: Account }) {
  return (
    <>
      {account.name}
      <br />
      <AccountNumber number={account.number} />
    </>
  );
}

type WalletNameProps = { walletName: string; number: string; network: { name: string } };

export function WalletName({ walletName, number, network }: WalletNameProps) {
  return (
    <>
      {walletName}
      <br />
      {network.name} {number}
    </>
  );
}

/** No digit of a card is shown but its last four. */
export function CardName({ cardName, lastDigits }: { cardName: string; lastDigits: string }) {
  return (
    <>
      {cardName}
      <br />
      {maskedCard(lastDigits)}
    </>
  );
}
