import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContentOrder } from '#domain/list.ts';
import type { Actor } from '#domain/panel.ts';
import { Strand } from '#islands/ui/Strand.tsx';
import { confirming } from '#messages/panel.ts';
import type { EditorStore } from '#stores/panel/editor.ts';
import type { ListStore } from '#stores/panel/list.ts';
import { Confirm } from './Confirm.tsx';
import { List } from './List.tsx';
import { RowActions } from './RowActions.tsx';

interface Props<Item> {
  actor: Actor;
  title: string;
  /** What the button says that opens an empty form. */
  create: string;
  searchLabel: string;
  searchHint?: string;
  orderNames: Record<ContentOrder, string>;
  list: ListStore<Item, ContentOrder>;
  editor: Pick<EditorStore<Item, string>, 'openNew' | 'open'>;
  onRemove(by: string, id: string): void;
  render(item: Item): ReactNode;
  /** The form, while it is open: it stands in the list's place. */
  form: ReactNode;
}

/** A tab of what staff write: its list with «new», «edit» and «delete», or its form. */
export function ContentTab<Item extends { id: string; title: string }>(props: Props<Item>) {
  const { actor, title, list, editor, form } = props;
  const [asked, setAsked] = useState<{ id: string; title: string } | null>(null);
  const isEditing = form !== null;
  const open = useOpener(isEditing);
  return (
    <>
      {form}
      {/* Hidden, not gone: whoever comes back finds the place. */}
      <div hidden={isEditing}>
        <Strand>
          <div className="row between">
            <h1>{title}</h1>
            <button className="button" type="button" onClick={open(() => editor.openNew(actor.uid))}>
              {props.create}
            </button>
          </div>
          <List
            store={list}
            label={title}
            searchLabel={props.searchLabel}
            {...(props.searchHint && { searchHint: props.searchHint })}
            orderNames={props.orderNames}
            render={props.render}
            actions={(row) => {
              const item = 'item' in row ? row.item : null;
              const name = item?.title ?? row.id;
              return (
                <RowActions
                  title={name}
                  onEdit={item ? open(() => editor.open(actor.uid, item)) : undefined}
                  onRemove={() => setAsked({ id: row.id, title: name })}
                />
              );
            }}
          />
        </Strand>
      </div>
      {asked && (
        <Confirm
          text={confirming.toTrash(asked.title)}
          onYes={() => props.onRemove(actor.uid, asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Wraps what opens the form: when it is closed, the focus goes back to the button that was pressed. */
function useOpener(isEditing: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isEditing) return;
    opener.current?.focus();
    opener.current = null;
  }, [isEditing]);
  return (action: () => void) => () => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    action();
  };
}
