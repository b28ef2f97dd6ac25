import { Component, type ErrorInfo, type ReactNode } from 'react';

import { ErrorState } from './error-state.tsx';

interface Props {
  /** A new one (the page's address, say) forgets the failure. */
  resetKey?: string | undefined;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  level?: 1 | 2 | 3;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps a failure while drawing to the part of the page that it happened in. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { level = 1, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <ErrorState level={level} onRetry={() => this.setState({ failed: false })} />
      </div>
    );
  }
}
