import { Component, type ReactNode } from 'react';
import { PageFault } from './PageFault.tsx';

/** An error of a page leaves the layout in place and offers ways to continue. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <PageFault /> : this.props.children;
  }
}
