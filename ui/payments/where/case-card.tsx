import type { Intent } from "@blueprintjs/core";
import type { BankCase, CaseStatus } from "../../../domain/requests/trail";
import { Badge } from "../../kit/badge";
import { AsIs } from "../../kit/facts";
import { formatDate, formatDateTime } from "../../kit/format";
import { caseLabels, caseStatusLabels, whereWords } from "./where-words";
import "./where.css";

const words = whereWords.case;

const intents: { readonly [S in CaseStatus]: Intent } = {
  open: "primary",
  found: "success",
  returned: "success",
  cannotBeReturned: "danger",
  answered: "success",
  unknown: "none",
};

/** A question to the bank, with its number, deadline, status and answers. */
export function CaseCard({ bankCase, namesPayment = false }: { bankCase: BankCase; namesPayment?: boolean }) {
  const { number, kind, status, paymentId, asked, askedBy, askedAt, answerBy, answers } = bankCase;
  return (
    <article className="case-card" aria-label={`${caseLabels[kind]}, ${number}`}>
      <header>
        <strong>{caseLabels[kind]}</strong>
        <Badge intent={intents[status]}>{caseStatusLabels[status]}</Badge>
      </header>
      <p className="quiet" translate="no">
        {number}
        {namesPayment && paymentId && `, ${whereWords.list.payment(paymentId)}`}
      </p>
      <p className="quiet">{words.asked(askedBy, formatDateTime(askedAt))}</p>
      {asked && (
        <blockquote>
          <AsIs>{asked}</AsIs>
        </blockquote>
      )}
      {status === "open" && <p>{words.answerBy(formatDate(answerBy))}</p>}
      {answers.length > 0 && (
        <ol aria-label={words.answers}>
          {answers.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <AsIs>{text}</AsIs> <span className="quiet">{formatDateTime(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
