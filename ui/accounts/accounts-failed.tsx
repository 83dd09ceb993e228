import { FailedFace } from "../shared/lists/faces";
import { words } from "./words";

/** Wherever accounts are needed and could not be fetched (specification 1, section 8). */
export function AccountsFailed({ onRetry }: { onRetry: () => void }) {
  return <FailedFace title={words.failed} hint="" retry={words.retry} onRetry={onRetry} />;
}
