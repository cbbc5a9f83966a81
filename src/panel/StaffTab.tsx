import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { Lead } from './Lead.tsx';
import { List } from './List.tsx';
import { LostTexts } from './LostTexts.tsx';
import type { ListStore } from './list.ts';
import type { TabCount } from './tab-counts.ts';

interface Props<Item, Order extends string>
  extends Pick<ComponentProps<typeof List<Item, Order>>, 'render' | 'filterName' | 'beside' | 'searchesAll'> {
  actions(item: Item): ReactNode;
  /** Left out, a document that can't be read is only seen. */
  malformed?(id: string): ReactNode;
  rows: {
    list: ListStore<Item, Order>;
    count?: TabCount | undefined;
  };
  texts: {
    title: string;
    lead: string;
    search: string;
    empty?: string | Record<Order, string>;
    noMatches?: string;
  } & ({ orders: Record<Order, string> } | { list: string; lists: Record<Order, string> });
  lead?: ReactNode;
  children?: ReactNode;
}

export function StaffTab<Item, Order extends string>({
  texts,
  rows: { list: store, count },
  lead,
  actions,
  malformed,
  children,
  ...list
}: Props<Item, Order>) {
  const title = useRef<HTMLHeadingElement>(null);
  const state = useStore(store.$list);
  useEffect(() => {
    // The list is read now; the number on the tab may be of an hour ago.
    if (count && count[0].get() !== null) count[1]();
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
          ? { orderNames: texts.lists, listLabel: texts.list }
          : { orderNames: texts.orders })}
        above={<LostTexts list={store.name} />}
        label={texts.title}
        searchLabel={texts.search}
        empty={(order) => (typeof empty === 'string' ? empty : empty?.[order])}
      />
    </PageSection>
  );
}
