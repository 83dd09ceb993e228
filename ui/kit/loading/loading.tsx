import { Button, Callout } from "@blueprintjs/core";
import { Time } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { useIsLong } from "../use-time";
import { words } from "../words";
import "./loading.css";

type Props = {
  /** Placeholders of the final size, so that the layout does not shift. */
  children: ReactNode;
  /** The message about a long wait, which lies on the placeholders. Absent if another part of the screen shows it. */
  notice?: ReactNode;
};

/** The loading state of a screen, or of a part of one. */
export function Loading({ children, notice }: Props) {
  return (
    <div className="loading">
      <div role="status" aria-label={words.list.loading}>
        {children}
      </div>
      {notice}
    </div>
  );
}

type WaitingProps = {
  /** Stops waiting. Absent for what cannot be stopped, such as a payment. */
  onCancel?: (() => void) | undefined;
};

/** Says after 8 s that the bank has not answered yet. */
export function StillWaiting({ onCancel }: WaitingProps) {
  const isLong = useIsLong();
  return (
    <div role="status" className="still-waiting">
      {isLong && (
        <Callout compact icon={<Time />}>
          <span>{words.stillWaiting}</span>
          {onCancel && <Button size="small" text={words.cancel} onClick={onCancel} />}
        </Callout>
      )}
    </div>
  );
}
