import { InputGroup } from "@blueprintjs/core";
import { readEntry } from "../../../domain/entered-text";
import { parseBalance } from "../../../domain/money";
import { formatAmount } from "../format";
import { isComposing } from "../keyboard";
import { Field, type FieldProps } from "./field";
import { useEntry } from "./use-entry";

type Props = FieldProps & { currency: string };

/** Accepts 1250, 1,250, 1250.5 and 1250,5, and shows 1,250.00 on blur. An invalid text stays in the field to be corrected. */
export function AmountField({ label, value, onChange, onLeave, problem, currency }: Props) {
  const entry = useEntry({ kind: "amount", currency }, { value, onChange });
  const isInvalid = problem !== undefined || entry.isRefused;
  const leave = () => {
    entry.leave();
    const read = readEntry({ kind: "amount", currency }, value);
    const parsed = parseBalance(read.ok ? read.value : value, currency);
    if (parsed.ok && parsed.value.minor >= 0) onChange(formatAmount(parsed.value));
    onLeave?.();
  };
  return (
    <Field label={label} problem={problem} notice={entry.notice} isInvalid={isInvalid}>
      {(control) => (
        <div className="amount-field">
          <span className="amount-currency">{currency}</span>
          <InputGroup
            {...control}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            onChange={entry.change}
            onPaste={entry.paste}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !isComposing(event)) leave();
            }}
            intent={isInvalid ? "danger" : "none"}
            fill
          />
        </div>
      )}
    </Field>
  );
}
