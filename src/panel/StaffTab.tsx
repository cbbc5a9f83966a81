import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { Lead } from './Lead.tsx';
import { List } from './List.tsx';
import { LostTexts } from './LostTexts.tsx';
import type { ListStore } from './list.ts';
import type { TabCount } from './tab-counts.ts';

interface Props<Item, Sort extends string>
  extends Pick<ComponentProps<typeof List<Item, Sort>>, 'render' | 'filterName' | 'beside' | 'searchesAll'> {
  actions(item: Item): ReactNode;
  /** Left out, a document that can't be read is only seen. */
  malformed?(id: string): ReactNode;
  rows: {
    list: ListStore<Item, Sort>;
    count?: TabCount | undefined;
  };
  texts: {
    title: string;
    lead: string;
    search: string;
    empty?: string | Record<Sort, string>;
    noMatches?: string;
  } & ({ sorts: Record<Sort, string> } | { list: string; lists: Record<Sort, string> });
  lead?: ReactNode;
  children?: ReactNode;
}

export function StaffTab<Item, Sort extends string>({
  texts,
  rows: { list: store, count },
  lead,
  actions,
  malformed,
  children,
  ...list
}: Props<Item, Sort>) {
  const title = useRef<HTMLHeadingElement>(null);
  const state = useStore(store.$list);
  useEffect(() => {
    // The list is read now; the number on the tab may be of an hour ago.
    if (count && count.$count.get() !== null) count.read();
  }, [count]);
  // The last row goes with the button that was pressed.
  useLostFocus(state.step === 'ready' && state.rows.length === 0, () => title.current);
  const { empty, noMatches } = texts;
  return (
    <PageSection>
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      <Lead text={texts.lead}>{lead}</Lead>
      {children}
      <List
        {...list}
        store={store}
        actions={(row) => ('item' in row ? actions(row.item) : malformed?.(row.id))}
        {...(noMatches !== undefined && { noMatches })}
        {...('lists' in texts
          ? { sortNames: texts.lists, listLabel: texts.list }
          : { sortNames: texts.sorts })}
        above={<LostTexts list={store.name} />}
        label={texts.title}
        searchLabel={texts.search}
        empty={(sort) => (typeof empty === 'string' ? empty : empty?.[sort])}
      />
    </PageSection>
  );
}
