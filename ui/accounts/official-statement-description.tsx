import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { Fact } from "../kit/facts";
import { formatPeriod } from "../kit/fields/period-field";
import { messageOr, type OperationDescription } from "../operations/action-store";
import { AccountName } from "./account-text";
import { officialStatementWords as words } from "./words";

export const describeOfficialStatement = (order: OfficialStatement): OperationDescription => ({
  title: words.confirmation,
  facts: officialStatementFacts(order),
  success: messageOr(words.ordered),
  failure: words.failed,
});

/** Returns the facts of an ordered statement for its confirmation. */
const officialStatementFacts = ({ account, period, delivery }: OfficialStatement): readonly Fact[] => [
  { label: words.account, value: <AccountName account={account} />, isName: true },
  { label: words.period, value: formatPeriod(period) },
  delivery.kind === "branch"
    ? { label: words.branch, value: [delivery.branch.name, delivery.branch.address].filter(Boolean).join(", ") }
    : { label: words.email, value: delivery.address },
];
