import { Button, type ButtonProps, Spinner, Tooltip } from "@blueprintjs/core";
import { type MouseEvent, useId } from "react";
import "./action-button.css";

/** In pixels (specification 3, section 9). */
const SPINNER_SIZE = 20;

type Props = Omit<ButtonProps, "disabled" | "loading" | "onClick"> & {
  onClick?: () => void;
  /** An action of this button is running; further clicks are ignored. */
  busy?: boolean;
  /** The reason why the button is disabled, shown in a tooltip and announced by screen readers. */
  reason?: string | undefined;
  /** The button is disabled, and the text next to it already explains why. */
  isSpent?: boolean;
};

/** A button that keeps the focus while it is disabled, unlike a native one, and explains why. */
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
