import type { ListNames as Names } from "../../domain/payments/name-check";
import type { ListDifference as Difference, Review } from "../../domain/requests/review";
import { AccountNumber } from "../accounts/account-text";
import { Badge } from "../kit/badge";
import { formatDate, formatDateTime, formatMoney, isolated } from "../kit/format";
import { words as all } from "./words";
import "./requests.css";
import { Callout } from "@blueprintjs/core";

const words = all.bulk;

/** How the total differs from that of the last list. */
function totalText({ difference }: Difference): string {
  const total = formatMoney({ ...difference, minor: Math.abs(difference.minor) });
  if (difference.minor === 0) return words.equalTotal;
  return difference.minor > 0 ? words.more(total) : words.less(total);
}

/** How the list of a bulk differs from the last one that was paid: the sums first, then the payees. */
export function ListDifference({ list }: { list: Difference }) {
  const { id, at, added, changed, missing, difference, changes } = list;
  const count = added + changed + missing;
  return (
    <section className="list-difference" aria-label={words.difference(id, formatDate(at))}>
      <h4>{words.difference(id, formatDate(at))}</h4>
      {count === 0 ? (
        <p>{words.same}</p>
      ) : (
        <>
          <p>
            <strong>{words.counts(added, changed, missing)}</strong>
            {". "}
            {totalText(list)}.
          </p>
          <ul>
            {changes.map(({ name, number, before, after }) => (
              <li key={number}>
                <bdi translate="no">{name}</bdi>
                <span className="difference-number">
                  <AccountNumber number={number} />
                </span>
                <span className="difference-amount" translate="no">
                  {formatMoney(after ?? before ?? difference)}
                </span>
                <span className="difference-kind">
                  {before && after ? words.wasAmount(formatMoney(before)) : after ? words.isNew : words.isMissing}
                </span>
              </li>
            ))}
          </ul>
          {count > changes.length && <p>{words.others(count - changes.length)}</p>}
        </>
      )}
    </section>
  );
}

const nameWords = all.bulk.names;

/** How the names of a bulk compare with those of the accounts, and what the requester has checked and accepted. */
export function ListNames({ names }: { names: Names }) {
  const { close, different, notChecked, checkedAt, accepted, differences } = names;
  const count = close + different;
  if (count === 0 && !checkedAt) return null;
  return (
    <section className="list-difference" aria-label={nameWords.title}>
      <h4>{nameWords.title}</h4>
      <p>
        <strong>{count === 0 ? nameWords.same : nameWords.counts(different, close)}</strong>
        {notChecked > 0 && `${count === 0 ? "" : "."} ${nameWords.notChecked(notChecked)}`}
      </p>
      <p>{checkedAt ? nameWords.checked(formatDateTime(checkedAt), accepted) : nameWords.unchecked}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ row, name, number, accountName, isClose, isAccepted }) => (
            <li key={row}>
              <bdi translate="no">{name}</bdi>
              <span className="difference-number">
                {nameWords.row(row)} <AccountNumber number={number} />
              </span>
              <span className="difference-amount" translate="no">
                {isolated(accountName)}
              </span>
              <span className="difference-kind">
                <Badge intent={isClose ? "warning" : "danger"}>{isClose ? nameWords.close : nameWords.different}</Badge>
                {isAccepted && " "}
                {isAccepted && <span>{nameWords.accepted}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > differences.length && <p>{nameWords.others(count - differences.length)}</p>}
    </section>
  );
}

/** The unusual points of a bulk's list, in a line each, where the list itself is not shown or is further below. */
export function ListWarnings({ review: { listNames: names, lastList } }: { review: Review }) {
  const changes = lastList ? lastList.added + lastList.changed + lastList.missing : 0;
  return (
    <>
      {names && names.different + names.close > 0 && (
        <Callout compact intent="warning">
          {words.names.warning(words.names.counts(names.different, names.close), names.accepted)}
        </Callout>
      )}
      {lastList && (
        <Callout compact intent={changes > 0 ? "warning" : "none"}>
          {`${words.difference(lastList.id, formatDate(lastList.at))}: `}
          {changes === 0
            ? words.same
            : `${words.counts(lastList.added, lastList.changed, lastList.missing)}. ${totalText(lastList)}.`}
        </Callout>
      )}
    </>
  );
}
