import { observer } from "mobx-react-lite";
import { Component, type ReactNode } from "react";
import type { Log } from "../../application/ports/log";
import { FailedFace } from "../shared/lists/faces";
import { useNavigation } from "../shared/navigation";
import { useServices } from "../shared/services";

type Props = { children: ReactNode; log: Log };

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Its message may carry what was on the screen, so only its kind is told. */
  override componentDidCatch(error: Error): void {
    this.props.log.warn("A screen failed", { kind: error.name });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedFace onRetry={() => window.location.reload()} /> : this.props.children;
  }
}

/** A bug in one screen leaves the menu and the other screens usable (specification 1, section 2.13). */
export const ScreenBoundary = observer(function ScreenBoundary({ children }: { children: ReactNode }) {
  const { log } = useServices();
  const { path, visits } = useNavigation();
  return (
    <Boundary key={`${path} ${visits}`} log={log}>
      {children}
    </Boundary>
  );
});
