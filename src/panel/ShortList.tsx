import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#core/views/Button.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import type { ListStore } from './list.ts';
import { lists } from './texts.ts';

interface Props<Item> {
  store: Pick<ListStore<Item>, '$list' | 'load' | 'loadMore'>;
  className: string;
  label?: string;
  texts: { loading: string; empty: string; malformed?: string };
  isBelow?: boolean;
  render(item: Item): ReactNode;
}

export function ShortList<Item>({ store, className, label, texts, isBelow = false, render }: Props<Item>) {
  const list = useStore(store.$list);
  useEffect(() => {
    store.load();
  }, [store]);
  if (list.step !== 'ready') return <LoadStatus of={list} text={texts.loading} retry={store.load} />;
  return (
    <>
      {list.rows.length === 0 && <p className={isBelow ? 'small soft' : 'soft'}>{texts.empty}</p>}
      {list.rows.length > 0 && (
        <ol className={className} aria-label={label} aria-busy={list.busy}>
          {list.rows.map((row) => (
            <li key={row.id}>
              {'item' in row ? (
                render(row.item)
              ) : (
                <p className="record-bad">{texts.malformed ?? lists.malformed}</p>
              )}
            </li>
          ))}
        </ol>
      )}
      {list.more && (
        <Button className={isBelow ? 'more' : 'button quiet'} busy={list.busy} onClick={store.loadMore}>
          {list.busy ? lists.loadingMore : lists.more}
        </Button>
      )}
    </>
  );
}
