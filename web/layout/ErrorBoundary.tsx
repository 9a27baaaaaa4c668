import { Component, type ReactNode } from 'react';
import { PageFault } from './PageFault.tsx';

/** An error within it leaves the rest in place and offers ways to continue. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <PageFault error={caught.error} /> : this.props.children;
  }
}
