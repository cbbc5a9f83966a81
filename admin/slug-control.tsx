import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component } from 'react';
import { slugOf } from '#domain/slug.ts';

type Props = CmsWidgetControlProps<string | undefined>;

/** Bytes that a file system takes for a name; the entry's file is named after its slug. */
const mostBytes = 240;

const titleOf = ({ entry }: Props): string => String(entry.getIn(['data', 'title']) ?? '');

/**
 * The address of a post or snippet by the site's own rule (BLOG-4): it follows the title until it is changed by hand, and
 * stays as it is once the entry exists. A class, because Decap asks its controls for `isValid`.
 */
export class SlugControl extends Component<Props> {
  // Decap asks for a new render only when the own value changes; this one follows another field.
  override shouldComponentUpdate(): boolean {
    return true;
  }

  override componentDidUpdate(before: Props): void {
    const { value = '', entry, onChange } = this.props;
    const follows = entry.get('newRecord') && value === slugOf(titleOf(before));
    const slug = slugOf(titleOf(this.props));
    if (follows && slug !== value) onChange(slug);
  }

  isValid(): true | { error: { message: string } } {
    const { value = '' } = this.props;
    if (value !== slugOf(value)) return wrong(`Ünvan: belə yazın: ${slugOf(value)}`);
    if (new TextEncoder().encode(value).length > mostBytes) return wrong('Ünvan: çox uzundur, qısaldın.');
    return true;
  }

  override render() {
    const {
      value = '',
      forID,
      classNameWrapper,
      onChange,
      setActiveStyle,
      setInactiveStyle,
      entry,
    } = this.props;
    return (
      <input
        type="text"
        id={forID}
        className={classNameWrapper}
        value={value}
        readOnly={!entry.get('newRecord')}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }
}

const wrong = (message: string) => ({ error: { message } });
