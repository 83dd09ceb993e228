import type { ComponentProps } from "react";
import { FailedState } from "../kit/loading/list-states";
import { words } from "./words";

/** The error state of every screen that needs accounts and could not load them (specification 1, section 8). */
export function AccountsFailed(props: Pick<ComponentProps<typeof FailedState>, "onRetry" | "isCancelled">) {
  return <FailedState {...props} title={words.failed} hint="" retry={words.retry} />;
}
