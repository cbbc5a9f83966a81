import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component } from 'react';

/** A course's path: typed once, and fixed as soon as the entry exists (LEARN-1). A class, because Decap wants one. */
export class PathControl extends Component<CmsWidgetControlProps<string | undefined>> {
  override render() {
    const {
      value = '',
      forID,
      classNameWrapper,
      onChange,
      setActiveStyle,
      setInactiveStyle,
      getEntry,
    } = this.props;
    return (
      <input
        type="text"
        id={forID}
        className={classNameWrapper}
        value={value}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={!getEntry().get('newRecord')}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }
}
