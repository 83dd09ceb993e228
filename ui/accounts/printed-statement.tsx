import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { type IssuedStatement, type Movement, signedAmount } from "../../domain/accounts/statement";
import type { Money } from "../../domain/money";
import { brand } from "../kit/brand";
import { AsIs, Facts } from "../kit/facts";
import { formatAmount, formatDate, formatDateTime, formatMoney } from "../kit/format";
import { useUser } from "../services";
import { AccountNumber } from "./account-text";
import { words as accountWords, statementWords as all } from "./words";
import "./statement.css";

const { printing: words } = all;
const { movements: headers } = accountWords;

type Props = { statement: IssuedStatement; onPrinted: () => void };

/**
 * The whole statement for printing, instead of the page. It opens the print dialog when mounted and is invisible on the
 * screen.
 */
export function PrintedStatement({ statement, onPrinted }: Props) {
  const { companyName } = useUser();
  usePrint(statement, onPrinted);
  const { account, period, opening, closing, lines } = statement;
  return createPortal(
    <div className="printed-statement">
      <h1>{all.title}</h1>
      <Facts
        facts={[
          { label: words.bank, value: account.bankName || brand.name },
          { label: words.company, value: companyName },
          { label: words.account, value: <AccountLabel account={account} /> },
          { label: words.accountType, value: account.type },
          { label: words.currency, value: account.currency },
          { label: words.start, value: formatDate(period.start) },
          { label: words.end, value: formatDate(period.end) },
          { label: words.opening, value: formatMoney(opening) },
          { label: words.credits, value: formatMoney(sumOf(statement, "credit")) },
          { label: words.debits, value: formatMoney(sumOf(statement, "debit")) },
          { label: words.closing, value: formatMoney(closing) },
          { label: words.issued, value: formatDateTime(statement.issuedAt) },
        ]}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{headers.type}</th>
            <th scope="col">{headers.date}</th>
            <th scope="col">{headers.narration}</th>
            <th scope="col">{headers.amount}</th>
            <th scope="col">{headers.balance}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bank gives transactions no id, and the lines never change.
            <tr key={index} translate="no">
              <td>{accountWords.movementTypes[line.type]}</td>
              <td>{formatDate(line.at)}</td>
              <td>{line.narration}</td>
              <td>{formatMoney(signedAmount(line))}</td>
              <td>{formatAmount(line.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p>{all.empty}</p>}
    </div>,
    document.body,
  );
}

/** The sums of a printed statement are those of its files. */
const sumOf = ({ lines, account: { currency } }: IssuedStatement, type: Movement["type"]): Money => ({
  currency,
  minor: lines.filter((line) => line.type === type).reduce((sum, { amount }) => sum + amount.minor, 0),
});

const AccountLabel = ({ account }: Pick<IssuedStatement, "account">) => (
  <>
    <AccountNumber number={account.number} /> <AsIs>{account.name}</AsIs>
  </>
);

/**
 * Opens the browser's print dialog once for each statement. The `afterprint` event reports its end, because on phones
 * `print()` returns before that.
 */
function usePrint(statement: IssuedStatement, onPrinted: () => void): void {
  const printedStatement = useRef<IssuedStatement>(undefined);
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    if (printedStatement.current !== statement) {
      printedStatement.current = statement;
      window.print();
    }
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [statement, onPrinted]);
}
