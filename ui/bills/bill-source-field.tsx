import type { Account } from "../../domain/accounts/account";
import { AccountField } from "../shared/fields/account-field";
import type { FieldProps } from "../shared/fields/field";
import { TextField } from "../shared/fields/text-field";
import { formatMoney } from "../shared/format";
import { words as payments } from "../shared/payments/words";

type Props = Omit<FieldProps, "label"> & { accounts: readonly Account[] };

/**
 * Selects the source account; a single account is selected automatically and read-only (specification 3, section 2.4).
 */
export function BillSourceField({ accounts, ...field }: Props) {
  const [only, ...others] = accounts;
  if (!only || others.length > 0) return <AccountField label={payments.source} {...field} accounts={accounts} />;
  return (
    <TextField
      label={payments.source}
      {...field}
      value={`${only.number} · ${only.name}`}
      hint={formatMoney(only.available)}
      readOnly
    />
  );
}
