import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component } from 'react';
import { isReserved, slugOf } from '#domain/shared/slug.ts';

type Props = CmsWidgetControlProps<string | undefined>;

const titleOf = ({ getEntry }: Props): string => String(getEntry().getIn(['data', 'title']) ?? '');

/**
 * The address of a post or snippet by the site's own rule (BLOG-4): it follows the title until it is changed by hand, and
 * stays as it is once the entry exists. A class, because Decap asks its controls for `isValid`.
 */
export class SlugControl extends Component<Props> {
  #title = titleOf(this.props);

  // Decap tells a control of changes of its own field only. What is typed is in the entry before it arrives here.
  #follow = () => {
    const { value = '', getEntry, onChange } = this.props;
    const title = titleOf(this.props);
    const isFollowing = getEntry().get('newRecord') && value === slugOf(this.#title);
    if (isFollowing && slugOf(title) !== value) onChange(slugOf(title));
    this.#title = title;
  };

  override componentDidMount(): void {
    document.addEventListener('input', this.#follow);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('input', this.#follow);
  }

  isValid(): true | { error: { message: string } } {
    const { value = '' } = this.props;
    if (value !== slugOf(value)) return wrong(`Ünvan: belə yazın: ${slugOf(value)}`);
    if (isReserved(value)) return wrong('Ünvan: bu ünvan siyahınındır, başqasını yazın.');
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
      getEntry,
    } = this.props;
    return (
      <input
        type="text"
        id={forID}
        className={classNameWrapper}
        value={value}
        readOnly={!getEntry().get('newRecord')}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }
}

const wrong = (message: string) => ({ error: { message } });
