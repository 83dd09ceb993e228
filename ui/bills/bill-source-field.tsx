import type { Account } from "../../domain/accounts/account";
import { AccountField } from "../accounts/account-field";
import type { FieldProps } from "../kit/fields/field";
import { words as payments } from "../payments/words";

type Props = Omit<FieldProps, "label"> & { accounts: readonly Account[] };

/**
 * Selects the source account; a single account is selected automatically and read-only (specification 3, section 2.4).
 */
export const BillSourceField = ({ accounts, ...field }: Props) => (
  <AccountField label={payments.source} {...field} accounts={accounts} isReadOnly={accounts.length === 1} />
);
