import type { Account } from "../../../domain/accounts/account";
import { formatMoney } from "../format";
import { ChoiceField } from "./choice-field";
import type { FieldProps } from "./field";

type Props = FieldProps & { accounts: readonly Account[] };

/** Selects one of the offered accounts by number. The balance of the chosen one is shown next to the label. */
export function AccountField({ accounts, ...field }: Props) {
  const chosen = accounts.find(({ number }) => number === field.value);
  const choices = accounts.map(({ number, name, type, currency }) => ({
    value: number,
    text: `${number} · ${name} · ${type} ${currency}`,
  }));
  return <ChoiceField {...field} choices={choices} hint={chosen && formatMoney(chosen.available)} />;
}
