import { Component, type ErrorInfo, type ReactNode } from 'react';

import { ErrorState } from './error-state.tsx';

interface Props {
  /** A new key, such as the page's address, clears the error. */
  resetKey?: string | undefined;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  level?: 1 | 2 | 3;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Limits a render error to one part of the page. */
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
