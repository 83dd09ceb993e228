import { InputGroup } from "@blueprintjs/core";
import { parseBalance } from "../../../domain/money";
import { figures } from "../format";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & { currency: string };

/** Nothing else can be typed (specification 1, section 5). */
const notOfAnAmount = /[^\d.,]/g;

/** Takes 1250, 1,250 and 1250.5, and shows 1,250.00 when it is left; what it cannot read it leaves as typed. */
export function AmountField({ label, value, onChange, onLeave, problem, currency }: Props) {
  const leave = () => {
    const parsed = parseBalance(value, currency);
    if (parsed.ok) onChange(figures(parsed.value));
    onLeave?.();
  };
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <div className="amount-field">
          <span className="amount-currency">{currency}</span>
          <InputGroup
            {...control}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            onValueChange={(text) => onChange(text.replace(notOfAnAmount, ""))}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === "Enter") leave();
            }}
            intent={problem ? "danger" : "none"}
            fill
          />
        </div>
      )}
    </Field>
  );
}
