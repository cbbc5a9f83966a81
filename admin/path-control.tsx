import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component } from 'react';
import { FixedInput } from './fixed-input.tsx';

/** A course's path, which never changes (LEARN-1). A class, because Decap wants one. */
export class PathControl extends Component<CmsWidgetControlProps<string | undefined>> {
  override render() {
    return <FixedInput {...this.props} />;
  }
}
