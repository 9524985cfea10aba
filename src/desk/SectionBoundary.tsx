import { Component, type ReactNode } from 'react'

/** When the script of a section cannot be loaded, or it breaks, the rest of the desk stays. */
export class SectionBoundary extends Component<{ children: ReactNode; broken: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children
  }
}
