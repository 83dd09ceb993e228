import type { ReactNode } from "react";
import { words } from "./words";
import "./facts.css";

/** A label with its value, in a summary, a card or a details dialog. */
export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** The value that the user decides on, usually the amount. Summaries show it first, and large. */
  readonly isTotal?: boolean;
  /** The beneficiary, or a text in place of one. Summaries show it second. */
  readonly isName?: boolean;
  /** When a payment is repeated. The result of the payment shows it too. */
  readonly isSchedule?: boolean;
  /** Shows the value below the label, because it can have several lines. */
  readonly isStacked?: boolean;
};

/** A value that is not known yet is quiet. */
const classOf = (value: ReactNode) => (value === words.none ? "not-known" : undefined);

const lineOf = ({ label, value, isTotal, isStacked }: Fact) => (
  <div key={label} className={`fact ${isTotal ? "total" : ""} ${isStacked ? "stacked" : ""}`}>
    <dt>{label}</dt>
    <dd translate="no" className={classOf(value)}>
      {value}
    </dd>
  </div>
);

const headlineOf = ({ label, value, isTotal }: Fact) => (
  <div key={label} className={isTotal ? "headline total" : "headline"}>
    <dt>{label}</dt>
    <dd translate="no" className={classOf(value)}>
      {value}
    </dd>
  </div>
);

const totalsFirst = (one: Fact, other: Fact): number => Number(other.isTotal ?? false) - Number(one.isTotal ?? false);
const isHeadline = ({ isTotal, isName }: Fact): boolean => Boolean(isTotal || isName);

export function Facts({ facts, className = "" }: { facts: readonly Fact[]; className?: string }) {
  return <dl className={`facts ${className}`}>{facts.map(lineOf)}</dl>;
}

/** The amount and the beneficiary in large type, one below the other. */
export function Headlines({ facts }: { facts: readonly Fact[] }) {
  return <dl className="facts headlines">{facts.filter(isHeadline).sort(totalsFirst).map(headlineOf)}</dl>;
}

/** All facts without those of {@link Headlines}, in two columns where there is room. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return <dl className="facts fact-grid">{facts.filter((fact) => !isHeadline(fact)).map(headlineOf)}</dl>;
}

/** Begins with what the user decides on: the amount, and the beneficiary. The other facts follow as lines. */
export function SummaryFacts({ facts, className = "" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`facts summary-facts ${className}`}>
      {facts.filter(isHeadline).sort(totalsFirst).map(headlineOf)}
      {facts.filter((fact) => !isHeadline(fact)).map(lineOf)}
    </dl>
  );
}

/** Returns what the result of an operation repeats: the amount, the beneficiary, and the schedule if there is one. */
export const resultFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ isTotal, isName, isSchedule }) => isTotal || isName || isSchedule);

export const SummaryCard = ({ facts }: { facts: readonly Fact[] }) => (
  <SummaryFacts facts={facts} className="summary-card" />
);

/** A name with quiet lines below it, such as the account number and the bank of a beneficiary. */
export function NameLines({ name, lines }: { name: ReactNode; lines: readonly ReactNode[] }) {
  return (
    <>
      {typeof name === "string" ? <AsIs>{name}</AsIs> : name}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
        <span key={index} className="name-line" translate="no">
          {line}
        </span>
      ))}
    </>
  );
}

/**
 * A name, number, amount, date or reference. Browsers that translate leave it unchanged, because React cannot update a
 * translated text next to other texts: an old name would stay next to a new account number. A name in Arabic does not
 * change the order of the digits next to it.
 */
export const AsIs = ({ children }: { children: string }) => <bdi translate="no">{children}</bdi>;
