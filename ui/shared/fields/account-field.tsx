import { HTMLSelect } from "@blueprintjs/core";
import type { Account } from "../../../domain/accounts/account";
import { amount } from "../format";
import { words } from "../words";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & { accounts: readonly Account[] };

/** One of the accounts offered, by number; its balance stands beside the label once it is chosen. */
export function AccountField({ label, value, onChange, onLeave, problem, accounts }: Props) {
  const chosen = accounts.find(({ number }) => number === value);
  return (
    <Field label={label} problem={problem} hint={chosen && amount(chosen.available)}>
      {(control) => (
        <HTMLSelect
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave?.()}
          fill
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {accounts.map(({ number, name, type, currency }) => (
            <option key={number} value={number}>
              {`${number} · ${name} · ${type} ${currency}`}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  );
}
