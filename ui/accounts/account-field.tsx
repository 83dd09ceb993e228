import type { Account } from "../../domain/accounts/account";
import type { FieldProps } from "../kit/fields/field";
import { FilteredField } from "../kit/fields/filtered-field";
import { formatMoney, isolated } from "../kit/format";
import { AccountNumber } from "./account-text";

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
