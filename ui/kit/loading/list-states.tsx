import { Button, Callout, Classes } from "@blueprintjs/core";
import { Error as ErrorIcon, Inbox, Stop } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { words } from "../words";
import { Loading, StillWaiting } from "./loading";
import "./loading.css";

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

export type EmptyStateProps = {
  title: string;
  hint?: string | undefined;
  /** The button for the next step. */
  next?: ReactNode;
  /** By default an empty tray. */
  icon?: ReactNode;
};

/** The empty state of a list, with a hint about what will appear there. */
export function EmptyState({ title, hint, next, icon = <Inbox size={32} /> }: EmptyStateProps) {
  return (
    <StateMessage icon={icon} title={title} hint={hint}>
      {next}
    </StateMessage>
  );
}

type FailedStateProps = FailedProps & { title?: string; hint?: string; retry?: string };
type FailedProps = {
  onRetry: () => void;
  /** True if the user has cancelled the loading; then no failure is shown. */
  isCancelled?: boolean | undefined;
};

/** The state of a list that could not be loaded (specification 1, section 8). */
export function FailedState({
  onRetry,
  isCancelled,
  title = words.list.failed,
  hint = words.list.failedHint,
  retry = words.list.retry,
}: FailedStateProps) {
  if (isCancelled)
    return (
      <div role="status">
        <StateMessage icon={<Stop size={32} />} title={words.list.cancelled}>
          <Button text={retry} onClick={onRetry} />
        </StateMessage>
      </div>
    );
  return (
    <div role="alert">
      <StateMessage icon={<ErrorIcon size={32} />} title={title} hint={hint}>
        <Button text={retry} onClick={onRetry} />
      </StateMessage>
    </div>
  );
}

type FailedAsEmptyStateProps = FailedProps & Pick<EmptyStateProps, "title" | "hint">;

/**
 * A list that could not be loaded, shown as empty (specification 2, section 8), with the failure and a retry button
 * above it.
 */
export function FailedAsEmptyState({ title, hint, onRetry, isCancelled }: FailedAsEmptyStateProps) {
  if (isCancelled) return <FailedState isCancelled onRetry={onRetry} />;
  return (
    <>
      <Callout compact intent="danger" role="alert" className="emptied">
        <span>{`${words.list.failed} ${words.list.failedHint}`}</span>
        <Button size="small" text={words.list.retry} onClick={onRetry} />
      </Callout>
      <EmptyState title={title} hint={hint} />
    </>
  );
}

type LoadingRowsProps = {
  rows: number;
  className?: string;
  /** Stops waiting. Absent for rows that wait for something else on the screen, which offers it. */
  onCancel?: (() => void) | undefined;
};

/** Placeholder rows of a list. */
export function LoadingRows({ onCancel, ...rows }: LoadingRowsProps) {
  return (
    <Loading notice={onCancel && <StillWaiting onCancel={onCancel} />}>
      <SkeletonRows {...rows} />
    </Loading>
  );
}

export function SkeletonRows({ rows, className = "" }: Pick<LoadingRowsProps, "rows" | "className">) {
  return (
    <div className={`loading-rows ${className}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its position.
        <div key={row} className="loading-row">
          <span className={Classes.SKELETON} />
          <span className={Classes.SKELETON} />
          <span className={Classes.SKELETON} />
        </div>
      ))}
    </div>
  );
}
