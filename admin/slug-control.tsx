import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component } from 'react';
import { cleanLine } from '#core/words/letters.ts';
import { isReserved, slugOf } from '#core/words/slug.ts';
import { FixedInput } from './fixed-input.tsx';

type Props = CmsWidgetControlProps<string | undefined>;

const titleOf = ({ getEntry }: Props): string => cleanLine(String(getEntry().getIn(['data', 'title']) ?? ''));

/**
 * The address of a post or snippet, made by the site's own rule (BLOG-4). It follows the title until the editor changes
 * it, and is fixed once the entry exists. It is a class, because Decap calls `isValid` of its controls.
 */
export class SlugControl extends Component<Props> {
  #title = titleOf(this.props);

  // Decap notifies a control only of changes of its own field. The entry has the typed title before the event arrives
  // here.
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
    if (isReserved(value)) return wrong('Ünvan: bu ünvanı siyahı tutub, başqasını yazın.');
    return true;
  }

  override render() {
    return <FixedInput {...this.props} />;
  }
}

const wrong = (message: string) => ({ error: { message } });
