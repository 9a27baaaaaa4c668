import { Component, type ReactNode } from 'react';
import { PageFault } from './PageFault.tsx';

/** A page that breaks leaves the layout standing, with a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <PageFault /> : this.props.children;
  }
}
