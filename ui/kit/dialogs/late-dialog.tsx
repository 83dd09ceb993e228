import { type ReactNode, Suspense } from "react";
import { FailureBoundary } from "../failure-boundary";
import { words } from "../words";
import { StatusDialog } from "./status-dialog";

type Props = {
  readonly onClose: () => void;
  readonly onFailure: (failure: { readonly kind: string }) => void;
  readonly children: ReactNode;
};

/** A dialog whose code is loaded when it opens. If that fails, a message says so, and the screen behind it stays. */
export function LateDialog({ onClose, onFailure, children }: Props) {
  const outcome = { kind: "failed", message: words.partAbsent } as const;
  return (
    <FailureBoundary fallback={<StatusDialog outcome={outcome} onClose={onClose} />} onFailure={onFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}
