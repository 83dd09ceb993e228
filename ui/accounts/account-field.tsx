import type { ComponentProps, ReactElement } from "react";
import type { Account } from "../../domain/accounts/account";
import type { FieldProps } from "../kit/fields/field";
import { FilteredField } from "../kit/fields/filtered-field";
import { formatMoney, isolated } from "../kit/format";
import { FailedState, LoadingRows } from "../kit/loading/list-states";
import { AccountNumber } from "./account-text";
import type { AccountsStore } from "./accounts-store";
import { words } from "./words";

type Props = FieldProps & {
  accounts: readonly Account[];
  /** The only account is selected already and cannot be changed. */
  isReadOnly?: boolean;
};

/** Selects an own account, found by number, name, type or balance. Each account has two lines. */
export function AccountField({ accounts, ...field }: Props) {
  const choices = accounts.map((account) => ({
    value: account.number,
    text: `${account.number} · ${isolated(account.name)} · ${account.type} · ${formatMoney(account.available)}`,
    content: <AccountLines account={account} />,
  }));
  return <FilteredField {...field} choices={choices} className="account-field" />;
}

/** Name and available balance, then number and type. */
const AccountLines = ({ account: { name, number, type, available } }: { account: Account }) => (
  <span className="account-lines" translate="no">
    <bdi className="account-line-name">{name}</bdi>{" "}
    <span className="account-line-balance">{formatMoney(available)}</span>{" "}
    <span className="account-line-details">
      <AccountNumber number={number} /> · {type}
    </span>
  </span>
);

/** The error state of every screen that needs accounts and could not load them (specification 1, section 8). */
export function AccountsFailed(props: Pick<ComponentProps<typeof FailedState>, "onRetry" | "isCancelled">) {
  return <FailedState {...props} title={words.failed} hint="" retry={words.retry} />;
}

/** Returns what a form shows until its accounts are loaded, and undefined from then on. */
export function accountsState(
  { content, cancel }: AccountsStore,
  onRetry: () => void,
  rows = 4,
): ReactElement | undefined {
  if (content.kind === "loading") return <LoadingRows rows={rows} className="tall" onCancel={cancel} />;
  if (content.kind === "failed") return <AccountsFailed isCancelled={content.isCancelled} onRetry={onRetry} />;
  return undefined;
}
