import { Component, type ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** Rendered instead of the children that failed. */
  readonly fallback: ReactNode;
  /** Receives only the error's name, because its message may contain data from the screen. */
  readonly onFailure?: (failure: { readonly kind: string }) => void;
};

/** Contains rendering errors and failed chunk loads, so that the rest of the page still works. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch({ name }: Error): void {
    this.props.onFailure?.({ kind: name });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
