import { Button, Callout } from "@blueprintjs/core";
import { Time } from "@blueprintjs/icons";
import { useIsLong } from "../use-is-long";
import { words } from "../words";
import "./loading.css";

type Props = {
  /** Stops waiting. Absent for what cannot be stopped, such as a payment. */
  onCancel?: (() => void) | undefined;
};

/** Says after 8 s that the bank has not answered yet. */
export function StillWaiting({ onCancel }: Props) {
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
