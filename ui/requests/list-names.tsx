import type { ListNames as Names } from "../../domain/payments/name-check";
import { AccountNumber } from "../accounts/account-number";
import { Badge } from "../kit/badge";
import { formatDateTime, isolated } from "../kit/format";
import { words as all } from "./words";
import "./requests.css";

const words = all.bulk.names;

/** How the names of a bulk compare with those of the accounts, and what the requester has checked and accepted. */
export function ListNames({ names }: { names: Names }) {
  const { close, different, notChecked, checkedAt, accepted, differences } = names;
  const count = close + different;
  if (count === 0 && !checkedAt) return null;
  return (
    <section className="list-difference" aria-label={words.title}>
      <h4>{words.title}</h4>
      <p>
        <strong>{count === 0 ? words.same : words.counts(different, close)}</strong>
        {notChecked > 0 && `${count === 0 ? "" : "."} ${words.notChecked(notChecked)}`}
      </p>
      <p>{checkedAt ? words.checked(formatDateTime(checkedAt), accepted) : words.unchecked}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ row, name, number, accountName, isClose, isAccepted }) => (
            <li key={row}>
              <bdi translate="no">{name}</bdi>
              <span className="difference-number">
                {words.row(row)} <AccountNumber number={number} />
              </span>
              <span className="difference-amount" translate="no">
                {isolated(accountName)}
              </span>
              <span className="difference-kind">
                <Badge intent={isClose ? "warning" : "danger"}>{isClose ? words.close : words.different}</Badge>
                {isAccepted && " "}
                {isAccepted && <span>{words.accepted}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > differences.length && <p>{words.others(count - differences.length)}</p>}
    </section>
  );
}
