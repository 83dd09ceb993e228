import { Spinner } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { words } from "../words";

const ICON_SIZE = 12;

/** Under a field: that the bank is being asked, or the name that it gave. */
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
