import { Button, type ButtonProps, Spinner, Tooltip } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";

/** In pixels (specification 3, section 9). */
const SPINNER_SIZE = 20;

type Props = Omit<ButtonProps, "disabled" | "loading" | "onClick"> & {
  onClick?: () => void;
  /** An action of this button is running; further clicks are ignored. */
  busy?: boolean;
  /** The reason why the button is disabled, shown in a tooltip and announced by screen readers. */
  reason?: string | undefined;
  /** Called by a press while there is a reason: the form marks the fields that are missing. */
  onRefused?: () => void;
  /** The button is disabled, and the text next to it already explains why. */
  isDisabled?: boolean;
};

/**
 * A button that keeps the focus while it is disabled, unlike a native one, and explains why. A button that is given a
 * `reason`, also an undefined one, always has the tooltip around it: with a new parent React would replace the button,
 * which would lose the focus when a reason appears.
 */
export function ActionButton(props: Props) {
  const { busy = false, reason, isDisabled = false, onClick, onRefused, icon, className = "", ...button } = props;
  const id = useId();
  const isInactive = busy || isDisabled || reason !== undefined;
  const press = (event: MouseEvent) => {
    if (isInactive) event.preventDefault();
    else onClick?.();
    if (reason !== undefined && !busy) onRefused?.();
  };
  const control = (
    <Button
      {...button}
      className={onRefused ? `says-missing ${className}` : className}
      {...(busy || icon ? { icon: busy ? <Spinner size={SPINNER_SIZE} /> : icon } : {})}
      aria-busy={busy}
      aria-disabled={isInactive}
      {...(reason === undefined ? {} : { "aria-describedby": id })}
      onClick={press}
    />
  );
  if (!("reason" in props)) return control;
  return (
    <span className="reasoned">
      <Tooltip content={reason} disabled={reason === undefined} compact>
        {control}
      </Tooltip>
      {reason !== undefined && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </span>
  );
}
