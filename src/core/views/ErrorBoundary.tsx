import { Component, type FunctionComponent, type ReactNode } from 'react';
import { tellFailure } from '#core/page/refusals.ts';
import { crash, states } from './common-texts.ts';
import { Icon } from './Icon.tsx';

/** SHELL-12. */
class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  // A field of the class would bring a helper into every page.
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { crashed: false };
  }

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    tellFailure(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div className="note bad" role="alert">
        <Icon name="warn" />
        <b lang="en">{crash.title}</b>
        <p className="small">{crash.text}</p>
        <p>
          <button className="button quiet" type="button" onClick={() => this.setState({ crashed: false })}>
            {states.retry}
          </button>
        </p>
      </div>
    );
  }
}

/** Every island of a page uses it. */
export function guarded<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
