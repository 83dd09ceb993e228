import { Button, Callout, Classes } from "@blueprintjs/core";
import { Error as ErrorIcon, Inbox } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { words } from "../words";
import "./lists.css";

type StateMessageProps = { icon: ReactNode; title: string; hint?: string | undefined; children?: ReactNode };

function StateMessage({ icon, title, hint, children }: StateMessageProps) {
  return (
    <div className="list-state">
      {icon}
      <p className="list-state-title">{title}</p>
      {hint && <p className={Classes.TEXT_MUTED}>{hint}</p>}
      {children}
    </div>
  );
}

/** The empty state of a list, with a hint about what will appear there. */
export function EmptyState({ title, hint }: { title: string; hint?: string | undefined }) {
  return <StateMessage icon={<Inbox size={32} />} title={title} hint={hint} />;
}

type FailedStateProps = { onRetry: () => void; title?: string; hint?: string; retry?: string };

/** The state of a list that could not be loaded (specification 1, section 8). */
export function FailedState({
  onRetry,
  title = words.list.failed,
  hint = words.list.failedHint,
  retry = words.list.retry,
}: FailedStateProps) {
  return (
    <div role="alert">
      <StateMessage icon={<ErrorIcon size={32} />} title={title} hint={hint}>
        <Button text={retry} onClick={onRetry} />
      </StateMessage>
    </div>
  );
}

type FailedAsEmptyStateProps = { title: string; hint?: string | undefined; onRetry: () => void };

/**
 * A list that could not be loaded, shown as empty (specification 2, section 8), with the failure and a retry button
 * above it.
 */
export function FailedAsEmptyState({ title, hint, onRetry }: FailedAsEmptyStateProps) {
  return (
    <>
      <Callout compact intent="danger" role="alert" className="emptied">
        <span>
          {words.list.failed} {words.list.failedHint}
        </span>
        <Button size="small" text={words.list.retry} onClick={onRetry} />
      </Callout>
      <EmptyState title={title} hint={hint} />
    </>
  );
}

/** Placeholder rows of the final height, so that the layout does not shift. */
export function LoadingRows({ rows, className = "" }: { rows: number; className?: string }) {
  return (
    <div role="status" aria-label={words.list.loading} className={`loading-rows ${className}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its position.
        <div key={row} className="loading-row">
          <span className={Classes.SKELETON} />
        </div>
      ))}
    </div>
  );
}
