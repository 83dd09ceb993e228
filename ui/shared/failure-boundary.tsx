import { Component, type ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** Shown in the place of what failed. */
  readonly fallback: ReactNode;
  /** Its message may carry what was on the screen, so only its kind is told. */
  readonly onFailure?: (failure: { readonly kind: string }) => void;
};

/** A bug, or code that cannot be fetched, takes away what this surrounds and nothing around it. */
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
