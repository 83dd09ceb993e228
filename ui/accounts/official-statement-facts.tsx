import type { OfficialStatement } from "../../domain/accounts/official-statement";
import type { Fact } from "../kit/facts";
import { formatPeriod } from "../kit/fields/period-field";
import { AccountName } from "./account-name";
import { words } from "./official-statement-words";

/** Returns the facts of an ordered statement for its confirmation. */
export const officialStatementFacts = ({ account, period, delivery }: OfficialStatement): readonly Fact[] => [
  { label: words.account, value: <AccountName account={account} />, isName: true },
  { label: words.period, value: formatPeriod(period) },
  delivery.kind === "branch"
    ? { label: words.branch, value: [delivery.branch.name, delivery.branch.address].filter(Boolean).join(", ") }
    : { label: words.email, value: delivery.address },
];
