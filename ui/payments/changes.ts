import type { Account } from "../../domain/accounts/account";
import type { Money } from "../../domain/money";
import type { BulkTotals } from "../../domain/payments/bulk";
import { comparable } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import type { AccountsStore } from "../accounts/accounts-store";
import { formatMoney } from "../kit/format";
import type { Lookup } from "../kit/loading/lookup";
import { words as all } from "./words";

const words = all.changes;

/** A sentence about something that has changed since an earlier payment; undefined if it has not. */
type Change = string | undefined;

export const changesIn = (changes: readonly Change[]): readonly string[] =>
  changes.filter((change) => change !== undefined);

/** Returns the number of an account, or an empty text if the account cannot be chosen any more. */
export const stillOffered = (accounts: readonly Account[], number: string): string =>
  accounts.some((account) => account.number === number) ? number : "";

/** Returns the number of the only account or of the primary one; empty if neither can be chosen. */
export const proposedSource = (offered: readonly Account[]): string =>
  (offered.length === 1 ? offered[0] : offered.find(({ isPrimary }) => isPrimary))?.number ?? "";

/** Reports an own account that cannot be chosen any more. Says nothing until the accounts are loaded. */
export const accountChange = ({ content }: AccountsStore, offered: readonly Account[], number: string): Change =>
  content.kind === "ready" && number && !stillOffered(offered, number) ? words.accountGone(number) : undefined;

/** Compares names without regard to case and spacing. */
const nameChange = (was: string, is: string | undefined): Change =>
  was && is && comparable(was) !== comparable(is) ? words.name(was, is) : undefined;

/** Reports a payee that the bank does not find any more, in contrast to a lookup whose answer was lost. */
export const payeeChange = (
  { content }: Pick<Lookup<never, { readonly name: string } | string>, "content">,
  name: string,
): Change => {
  if (content.kind === "notFound" || (content.kind === "failed" && content.message)) return words.payeeGone;
  if (content.kind !== "found") return undefined;
  return nameChange(name, typeof content.value === "string" ? content.value : content.value.name);
};

/** Reports a bank or a network that is not offered any more. Says nothing until the list is loaded. */
export const choiceChange = (name: string, isOffered: boolean | undefined): Change =>
  name && isOffered === false ? words.notOffered(name) : undefined;

export const amountChange = (label: string, was: Money | undefined, is: Money | undefined): Change =>
  was && is && was.currency === is.currency && was.minor !== is.minor
    ? words.amount(label, formatMoney(was), formatMoney(is))
    : undefined;

/** Compares the fees of a bulk with those of the earlier one, as far as requests of its kind have them. */
export const bulkFeeChanges = (was: BankRequest, is: Pick<BulkTotals, "charge" | "eLevy">): readonly Change[] => [
  "charge" in was ? amountChange(all.summary.charge, was.charge, is.charge) : undefined,
  "eLevy" in was ? amountChange(all.summary.eLevy, was.eLevy, is.eLevy) : undefined,
];

/** A schedule is not repeated, because its days belong to the earlier payment. */
export const scheduleChange = ({ scheduleId }: Pick<BankRequest, "scheduleId">): Change =>
  scheduleId ? words.schedule : undefined;
