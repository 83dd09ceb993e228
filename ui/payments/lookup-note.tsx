import { Spinner } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { words } from "../kit/words";

const ICON_SIZE = 12;

/** Shows below a field that a lookup at the bank is running, or the name that the bank returned. */
export function LookupNote({ isLooking, name }: { isLooking: boolean; name: string | undefined }) {
  if (isLooking)
    return (
      <>
        <Spinner size={ICON_SIZE} aria-hidden />
        {words.lookingUp}
      </>
    );
  if (!name) return null;
  return (
    <>
      <TickCircle size={ICON_SIZE} aria-hidden />
      {name}
    </>
  );
}
