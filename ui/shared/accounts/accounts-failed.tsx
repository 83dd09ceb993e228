import { FailedState } from "../lists/list-states";
import { words } from "./words";

/** The error state of every screen that needs accounts and could not load them (specification 1, section 8). */
export function AccountsFailed({ onRetry }: { onRetry: () => void }) {
  return <FailedState title={words.failed} hint="" retry={words.retry} onRetry={onRetry} />;
}
