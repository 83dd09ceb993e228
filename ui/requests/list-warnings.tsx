import { Callout } from "@blueprintjs/core";
import type { Review } from "../../domain/requests/review";
import { formatDate } from "../kit/format";
import { totalText } from "./list-difference";
import { words as all } from "./words";

const words = all.bulk;

/** What is unusual about the list of a bulk, in a line each, where the list itself is not shown or is further below. */
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
