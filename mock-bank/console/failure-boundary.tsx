import { Callout } from "@blueprintjs/core";
import { Component, type ReactNode } from "react";

/** Shows a message in place of a part that failed to render, so that the rest of the console still works. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Callout intent="danger" role="alert">
        This part of the console has failed. Reload the page to show it again.
      </Callout>
    );
  }
}
