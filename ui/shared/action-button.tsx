import { Button, type ButtonProps, Spinner, Tooltip } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";
import "./action-button.css";

/** Specification 3, section 9. */
const SPINNER_SIZE = 20;

type Props = Omit<ButtonProps, "disabled" | "loading" | "onClick"> & {
  onClick?: () => void;
  /** Something this button started is under way: another click does nothing. */
  busy?: boolean;
  /** Why it cannot be pressed now; told by tooltip and to screen readers. */
  reason?: string | undefined;
  /** It cannot be pressed now, and what stands beside it shows why. */
  isSpent?: boolean;
};

/** Unlike a disabled button it keeps the focus when it can be pressed no longer, and says why it refuses. */
export function ActionButton({ busy = false, reason, isSpent = false, onClick, icon, ...button }: Props) {
  const id = useId();
  const isOff = busy || isSpent || reason !== undefined;
  const press = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else onClick?.();
  };
  const face = (
    <Button
      {...button}
      {...(busy || icon ? { icon: busy ? <Spinner size={SPINNER_SIZE} /> : icon } : {})}
      aria-busy={busy}
      aria-disabled={isOff}
      {...(reason === undefined ? {} : { "aria-describedby": id })}
      onClick={press}
    />
  );
  if (reason === undefined) return face;
  return (
    <span className="reasoned">
      <Tooltip content={reason} compact>
        {face}
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </span>
  );
}
