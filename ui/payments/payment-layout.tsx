import type { ReactNode } from "react";
import type { Money } from "../../domain/money";
import { Form } from "../kit/fields/form";
import { formatMoney } from "../kit/format";
import { OfflineNotice } from "../kit/offline-notice";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { formatOptionalMoney } from "./live-summary";
import { words } from "./words";
import "./payments.css";

type Props = {
  label: string;
  /** See the same property of {@link Form}. */
  refusals: number;
  onSubmit: () => void;
  /** The payment as the form describes it so far; undefined while it describes none. The button then ends the fields. */
  summary: ReactNode;
  /** Shown in the place of an absent summary. */
  guide?: ReactNode;
  /** Undefined until all its parts are known. */
  total: Money | undefined;
  totalLabel?: string;
  /** Shown in the place of the total where the amounts are not known yet. */
  totalText?: string;
  /** The part of the total that is no amount, if there is one. */
  fees?: Money | undefined;
  /** The button that submits, or the reason why the user has none. */
  submit: ReactNode;
  /** Shown below the summary, or below the fields; on phones not at all, so that it loads nothing there. */
  aside?: ReactNode;
  /** The {@link FieldGroup}s. */
  children: ReactNode;
};

/**
 * The form of a payment. On wide screens the summary with the button is next to the fields; its facts have fixed lines,
 * so that the button does not move. On phones the button and the total are a bar at the bottom.
 */
export function PaymentLayout({ label, refusals, onSubmit, summary, guide, submit, aside, children, ...rest }: Props) {
  const { total, totalLabel = words.summary.total, totalText = formatOptionalMoney(total), fees } = rest;
  const isWide = useWide("md");
  return (
    <Form
      label={label}
      refusals={refusals}
      onSubmit={onSubmit}
      className={summary ? "payment-layout" : "payment-layout without-summary"}
    >
      <div className="payment-fields">{children}</div>
      <div className="payment-side">
        <div className="payment-summary">
          {summary ? (
            <div className="payment-summary-facts">
              <h2>{words.summary.title}</h2>
              {summary}
            </div>
          ) : (
            <div className="payment-guide">{guide}</div>
          )}
          <OfflineNotice />
          <div className="pay-bar">
            {totalText !== shared.none && (
              <p className="pay-bar-total">
                {totalLabel} <strong>{totalText}</strong> {fees && words.summary.included(formatMoney(fees))}
              </p>
            )}
            {submit}
          </div>
        </div>
        {isWide && <div className="payment-aside">{aside}</div>}
      </div>
    </Form>
  );
}

/** The way through a form of several steps, and what it accepts. */
export function Steps({
  title,
  hasHeading = false,
  steps,
}: {
  title: string;
  hasHeading?: boolean;
  steps: readonly { readonly name: string; readonly note: string }[];
}) {
  return (
    <section className="steps field-group" aria-label={title}>
      {hasHeading && <h2>{title}</h2>}
      <ol>
        {steps.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
