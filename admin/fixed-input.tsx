import type { CmsWidgetControlProps } from 'decap-cms-core';

/** A line of text that is typed once: as soon as the entry exists it is fixed. */
export function FixedInput(props: CmsWidgetControlProps<string | undefined>) {
  const { value = '', forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle, getEntry } = props;
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
