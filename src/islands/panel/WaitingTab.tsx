import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ComponentProps, useEffect, useRef } from 'react';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { Lead } from './Lead.tsx';
import { List } from './List.tsx';
import { LostTexts } from './LostTexts.tsx';

interface Props<Item, Order extends string>
  extends Pick<ComponentProps<typeof List<Item, Order>>, 'store' | 'render' | 'actions'> {
  texts: {
    title: string;
    lead: string;
    search: string;
    /** Names the choice of a list. */
    list: string;
    lists: Record<Order, string>;
    empty: Record<Order, string>;
    noMatches: string;
  };
  /** The number on the tab, and how it is read again. */
  count: readonly [ReadableAtom<number | null>, () => Promise<void>];
}

/** A tab with what waits for staff, by course: questions (ASK-2), works (TASK-2). */
export function WaitingTab<Item, Order extends string>({
  texts,
  count: [$count, countAgain],
  ...list
}: Props<Item, Order>) {
  const title = useRef<HTMLHeadingElement>(null);
  const { $list } = list.store;
  const state = useStore($list);
  useEffect(() => {
    // The list is read now; the number on the tab may be of an hour ago.
    if ($count.get() !== null) countAgain();
  }, [$count, countAgain]);
  // The last row goes with the button that was pressed.
  useLostFocus(state.step === 'ready' && state.rows.length === 0, () => title.current);
  return (
    <PageSection>
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      <Lead text={texts.lead} />
      <List
        {...list}
        above={<LostTexts list={list.store.name} />}
        label={texts.title}
        searchLabel={texts.search}
        orderNames={texts.lists}
        listLabel={texts.list}
        filterName={courseTitle}
        empty={(one) => texts.empty[one]}
        noMatches={texts.noMatches}
      />
    </PageSection>
  );
}
