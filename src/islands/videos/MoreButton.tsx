import type { RefObject } from 'react';
import { nextPage as texts } from '#messages/videos/lists.ts';
import type { Section } from '#stores/videos/sections.ts';
import { showMore } from '#stores/videos/show-more.ts';

const rowsIn = (list: HTMLElement | null) => list?.querySelectorAll<HTMLElement>('.video') ?? [];

interface Props {
  section: Section;
  /** The element with the rows of the list. */
  rows: RefObject<HTMLElement | null>;
}

/** Reads the next page of a section. */
export default function MoreButton({ section, rows }: Props) {
  const isLoading = section.list.state === 'ready' && section.list.isLoadingMore;
  const more = async () => {
    const shown = rowsIn(rows.current).length;
    // The button may be gone with the last page, so the focus goes to the first new row.
    if (await showMore(section)) requestAnimationFrame(() => rowsIn(rows.current)[shown]?.focus());
  };
  return (
    <button className="button quiet" type="button" aria-busy={isLoading} onClick={more}>
      {isLoading ? texts.loading : texts.more}
    </button>
  );
}
