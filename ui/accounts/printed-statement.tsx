import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { IssuedStatement } from "../../domain/accounts/statement";
import { AccountNumber } from "../shared/account-number";
import { words as accountWords } from "../shared/accounts/words";
import { brand } from "../shared/brand";
import { Facts } from "../shared/facts";
import { amount, date, dateAndTime, figures } from "../shared/format";
import { useUser } from "../shared/services";
import { statementWords as all } from "./statement-words";
import "./printed-statement.css";

const { printing: words, headers } = all;

type Props = { issued: IssuedStatement; onPrinted: () => void };

/**
 * The whole statement for printing, instead of the page. It opens the print dialog when mounted and is invisible on the
 * screen.
 */
export function PrintedStatement({ issued, onPrinted }: Props) {
  const { companyName } = useUser();
  usePrint(issued, onPrinted);
  const { account, period, opening, closing, lines } = issued;
  return createPortal(
    <div className="printed-statement">
      <h1>{all.title}</h1>
      <Facts
        facts={[
          { label: words.bank, value: account.bankName || brand.name },
          { label: words.company, value: companyName },
          { label: words.account, value: <Holder account={account} /> },
          { label: words.start, value: date(period.start) },
          { label: words.end, value: date(period.end) },
          { label: words.opening, value: amount(opening) },
          { label: words.closing, value: amount(closing) },
          { label: words.issued, value: dateAndTime(issued.issuedAt) },
        ]}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{headers.type}</th>
            <th scope="col">{headers.date}</th>
            <th scope="col">{headers.narration}</th>
            <th scope="col">{headers.amount}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bank gives transactions no id, and the lines never change.
            <tr key={place}>
              <td>{accountWords.movementTypes[line.type]}</td>
              <td>{date(line.at)}</td>
              <td>{line.narration}</td>
              <td>{amount(line.amount)}</td>
              <td>{figures(line.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p>{all.empty}</p>}
    </div>,
    document.body,
  );
}

const Holder = ({ account }: Pick<IssuedStatement, "account">) => (
  <>
    <AccountNumber number={account.number} /> {account.name}
  </>
);

/**
 * Opens the browser's print dialog once for each statement. The `afterprint` event reports its end, because on phones
 * `print()` returns before that.
 */
function usePrint(issued: IssuedStatement, onPrinted: () => void): void {
  const printed = useRef<IssuedStatement>(undefined);
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    if (printed.current !== issued) {
      printed.current = issued;
      window.print();
    }
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [issued, onPrinted]);
}
