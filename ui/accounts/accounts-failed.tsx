import type { ComponentProps, ReactElement } from "react";
import { FailedState, LoadingRows } from "../kit/loading/list-states";
import type { AccountsStore } from "./accounts-store";
import { words } from "./words";

/** The error state of every screen that needs accounts and could not load them (specification 1, section 8). */
export function AccountsFailed(props: Pick<ComponentProps<typeof FailedState>, "onRetry" | "isCancelled">) {
  return <FailedState {...props} title={words.failed} hint="" retry={words.retry} />;
}

/** Returns what a form shows until its accounts are loaded, and undefined from then on. */
export function accountsState(
  { content, cancel }: AccountsStore,
  onRetry: () => void,
  rows = 4,
): ReactElement | undefined {
  if (content.kind === "loading") return <LoadingRows rows={rows} className="tall" onCancel={cancel} />;
  if (content.kind === "failed") return <AccountsFailed isCancelled={content.isCancelled} onRetry={onRetry} />;
  return undefined;
}
