import { Callout, Checkbox } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useId } from "react";
import { Facts } from "../kit/facts";
import { AmountField } from "../kit/fields/amount-field";
import { type BindableForm, fieldBinder } from "../kit/fields/form-store";
import { limitWords } from "../operations/limit-words";
import { ChangedAccountNotice } from "./changed-account-notice";
import { nameCheckWords } from "./check-words";
import type { LimitsStore, NameCheckStore } from "./limits-store";
import type { PaymentChecks } from "./payment-checks";
import { words } from "./words";
import "./payments.css";

type Props = {
  form: BindableForm<{ amount: string }>;
  checks: PaymentChecks;
  currency: string;
  /** The fields in the line of the amount. */
  children?: ReactNode;
};

/** The amount of a payment, with what the limits leave for it, and the names that it must confirm. */
export const PaymentAmountField = observer(function PaymentAmountField({
  form,
  checks: { limits, names, change },
  currency,
  children,
}: Props) {
  const amount = fieldBinder(form)("amount");
  return (
    <>
      <div className="payment-amount">
        <AmountField label={words.amount} {...amount} currency={currency} problem={amount.problem ?? limits.problem} />
      </div>
      {children}
      <LimitsNote limits={limits} />
      <NameCheckNotice names={names} />
      <ChangedAccountNotice change={change} />
    </>
  );
});

/** Asks the user to compare the two names before the first payment to a new beneficiary. */
const NameCheckNotice = observer(function NameCheckNotice({ names }: { names: NameCheckStore }) {
  const problemId = useId();
  const { check, isMissing, hasChanged } = names;
  if (!check) return null;
  const { result, savedName, accountName } = check;
  const problem = hasChanged ? nameCheckWords.changed : isMissing ? nameCheckWords.required : "";
  return (
    <section className="name-check" aria-label={nameCheckWords.title}>
      <Callout compact intent={result === "match" ? "primary" : "warning"}>
        <div role="status">
          <p>
            <strong>{nameCheckWords.title}</strong>
          </p>
          <Facts
            facts={[
              { label: nameCheckWords.savedName, value: savedName },
              { label: nameCheckWords.accountName, value: accountName || nameCheckWords.unknown },
            ]}
          />
          <p>{nameCheckWords.results[result]}</p>
        </div>
        <Checkbox
          label={nameCheckWords.confirm}
          checked={names.isConfirmed}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={problemId}
          onChange={({ currentTarget: { checked } }) => names.confirm(checked)}
        />
        <p id={problemId} className="name-check-problem" role="alert">
          {problem}
        </p>
      </Callout>
    </section>
  );
});

type LimitsNoteProps = {
  limits: LimitsStore;
  /** Whether the refusal is shown here, for forms whose amount is not a field. */
  showsProblem?: boolean;
};

/**
 * The rest of the limits and the approvers, below the amount of a payment. Asks again when the window gets the
 * focus, because other users share the limits.
 */
export const LimitsNote = observer(function LimitsNote({ limits, showsProblem = false }: LimitsNoteProps) {
  useEffect(() => {
    window.addEventListener("focus", limits.renew);
    return () => window.removeEventListener("focus", limits.renew);
  }, [limits]);
  const { lines, problem } = limits;
  return (
    <div className="limits-note" role="status" aria-label={limitWords.label}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {showsProblem && problem && <p className="limits-problem">{problem}</p>}
    </div>
  );
});
