import type { ReactNode } from "react";
import type { BulkTotals } from "../../../domain/payments/bulk";
import { formatMoney } from "../../kit/format";
import { words } from "./bulk-words";
import "./bulk.css";

type Props = {
  totals: BulkTotals;
  /** The reason why the list cannot be paid. Its element has the id `problemId`. */
  problem?: string | undefined;
  problemId?: string;
  /** The button that pays, after other buttons. */
  children: ReactNode;
};

/** The total of a list with the button that pays it, at the bottom of the window while the list is scrolled. */
export function BulkBar({ totals, problem, problemId, children }: Props) {
  const { charge, eLevy } = totals;
  const fees = [
    ...(charge.minor > 0 ? [words.bar.charges(formatMoney(charge))] : []),
    ...(eLevy.minor > 0 ? [words.bar.eLevy(formatMoney(eLevy))] : []),
  ];
  return (
    <div className="bulk-bar">
      <div className="bulk-bar-total">
        <strong translate="no">{formatMoney(totals.total)}</strong>{" "}
        <span>
          {[words.bar.count(totals.count), ...(fees.length > 0 ? [words.bar.included(fees)] : [])].join(", ")}
        </span>
        {problem && (
          <p id={problemId} className="bulk-bar-problem">
            {problem}
          </p>
        )}
      </div>
      <div className="bulk-bar-buttons">{children}</div>
    </div>
  );
}
