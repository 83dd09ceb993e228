import type { ReactNode } from "react";
import "./facts.css";

/** A label with its value, in a summary, a card or a details dialog. */
export type Fact = { readonly label: string; readonly value: ReactNode; readonly isTotal?: boolean };

export function Facts({ facts, className = "" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? "fact total" : "fact"}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
