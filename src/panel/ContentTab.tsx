import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type FunctionComponent, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { cmsPath } from '#features/cms/cms.ts';
import { ask } from './ask.ts';
import type { Content, Listed } from './authored.ts';
import { DeviceDrafts } from './Drafts.tsx';
import type { ContentFormProps } from './EditorForm.tsx';
import { LazyPart } from './LazyPart.tsx';
import { List } from './List.tsx';
import { type ListRow, plannedFilter } from './list-query.ts';
import type { PanelUser } from './panel.ts';
import { isSurelyPlanned } from './planning.ts';
import { serverTime } from './publishing.ts';
import { RowActions } from './RowActions.tsx';
import type { Box } from './SelectPart.tsx';
import { $selecting, beginSelecting, endSelecting } from './selecting.ts';
import { confirming, lists, sharedDrafts, copying as texts } from './texts.ts';

interface Props<Row extends Listed, Item extends Row, Field extends string, Text extends object> {
  actor: PanelUser;
  content: Content<Row, Item, Field, Text>;
  searchHint?: string;
  filterName?(filter: string): string;
  /** Loads the form when one is opened: with its editor it is larger than the rest of the panel. */
  loadForm(): Promise<{ default: FunctionComponent<ContentFormProps<Item, Field | 'title'>> }>;
  render(item: Row): ReactNode;
  /** `null`: the item has no page on the site yet (PANEL-15). */
  addressOf(item: Row): string | null;
  renderActions?(item: Row): ReactNode;
  /** Says that /admin has others, which no list of the panel shows. */
  elsewhere?: string;
  tools?: ReactNode;
  children?: ReactNode;
}

const loadShared = () => loadPart(() => import('./SharedDrafts.tsx'));
const loadSelect = () => loadPart(() => import('./SelectPart.tsx'));

/** A tab for content: its list, or the form in place of the list (PANEL-9, PANEL-13). */
export function ContentTab<Row extends Listed, Item extends Row, Field extends string, Text extends object>(
  props: Props<Row, Item, Field, Text>,
) {
  const { actor, content } = props;
  const { name, texts, list, editor, forms } = content;
  const editing = useStore(editor.$editing);
  const isOpening = useStore(editor.$opening);
  const isEditing = editing !== null;
  // A user who returns to the tab starts at its list; what was typed stays as a draft.
  useEffect(() => forms.follow(actor.uid), [forms, actor.uid]);
  const open = useOpener(editor.$editing);
  const [isSharedOpen, setSharedOpen] = useState(false);
  const [box, setBox] = useState<Box | null>(null);
  const isSelecting = useStore($selecting)[name] !== undefined;
  const titleOf = (row: ListRow<Row>): string => ('item' in row ? row.item.title : row.id);
  return (
    <>
      {editing && (
        <LazyPart
          load={props.loadForm}
          title={editing.seen ? texts.edit : texts.create}
          given={{ actor, editing }}
        />
      )}
      {/* Hidden, not removed, so that the user finds the same place again. */}
      <div hidden={isEditing}>
        <PageSection>
          <div className="row between tab-head">
            <h1>{texts.title}</h1>
            <span className="row">
              {props.tools}
              {content.shared && (
                <Button
                  className="more small"
                  aria-label={sharedDrafts.title}
                  aria-expanded={isSharedOpen}
                  onClick={() => setSharedOpen(!isSharedOpen)}
                >
                  {sharedDrafts.short}
                </Button>
              )}
              <Button busy={isOpening} onClick={open(() => forms.openNew(actor.uid))}>
                {texts.create}
              </Button>
            </span>
          </div>
          <DeviceDrafts
            form={content.form}
            uid={actor.uid}
            onOpen={(draft) => open(() => forms.openDraft(actor.uid, draft))()}
          />
          <List
            store={list}
            label={texts.title}
            searchLabel={lists.search}
            searchHint={props.searchHint}
            filterName={(filter) =>
              filter === plannedFilter ? lists.planned : (props.filterName?.(filter) ?? filter)
            }
            sortNames={lists.sorts}
            render={props.render}
            box={isSelecting && box ? (row) => box(row.id, titleOf(row)) : null}
            beside={<SelectButton name={name} />}
            above={
              <>
                {content.shared && isSharedOpen && (
                  <section className="drafts" aria-label={sharedDrafts.title}>
                    <LazyPart
                      load={loadShared}
                      given={{
                        form: content.shared,
                        uid: actor.uid,
                        onOpen: (draft) => open(() => forms.openShared(actor.uid, draft))(),
                      }}
                    />
                  </section>
                )}
                {isSelecting && (
                  <LazyPart
                    load={loadSelect}
                    given={{ content, actor, onBox: setBox, onEnd: () => endSelecting(name) }}
                  />
                )}
              </>
            }
            actions={(row) => {
              const item = 'item' in row ? row.item : null;
              const title = titleOf(row);
              return (
                <>
                  {item && props.renderActions?.(item)}
                  {item && (
                    <ContentActions
                      title={title}
                      address={props.addressOf(item)}
                      isPlanned={isSurelyPlanned(item.time, serverTime())}
                      onCopy={open(() => forms.openCopy(actor.uid, item))}
                    />
                  )}
                  <RowActions
                    title={title}
                    onEdit={item ? open(() => forms.open(actor.uid, item)) : undefined}
                    onRemove={() =>
                      ask({ text: confirming.toTrash(title), onYes: () => content.remove(actor.uid, row.id) })
                    }
                  />
                </>
              );
            }}
          />
          {props.elsewhere && (
            <p className="soft">
              {props.elsewhere} <a href={cmsPath}>{cmsPath}</a>
            </p>
          )}
        </PageSection>
      </div>
      {!isEditing && props.children}
    </>
  );
}

/** The focus comes here when the selection ends: the box that had it is gone. */
function SelectButton({ name }: { name: string }) {
  const state = useStore($selecting)[name];
  const button = useRef<HTMLButtonElement>(null);
  useLostFocus(state === undefined, () => button.current);
  return (
    <Button
      className="button quiet"
      ref={button}
      off={state === 'busy'}
      onClick={() => (state ? endSelecting(name) : beginSelecting(name))}
    >
      {state ? lists.endSelecting : lists.select}
    </Button>
  );
}

/** Opens a part in place of the list. Closed, it gives the focus back to its button, and the list is where it was (PANEL-15). */
export function useOpener($editing: ReadableAtom<object | null>) {
  const isEditing = useStore($editing) !== null;
  const opener = useRef<HTMLElement | null>(null);
  const scroll = useRef<number | null>(null);
  useEffect(() => {
    let wasEditing = $editing.get() !== null;
    return $editing.listen((editing) => {
      // The list is still on the screen.
      if (editing && !wasEditing) scroll.current = scrollY;
      wasEditing = editing !== null;
    });
  }, [$editing]);
  useEffect(() => {
    if (isEditing) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
    if (scroll.current !== null) scrollTo(0, scroll.current);
    scroll.current = null;
  }, [isEditing]);
  return (action: () => void) => () => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    action();
  };
}

interface ContentActionsProps {
  title: string;
  address: string | null;
  isPlanned: boolean;
  onCopy(): void;
}

function ContentActions({ title, address, isPlanned, onCopy }: ContentActionsProps) {
  const view = (isPlanned ? texts.viewPlanned : texts.view)(title);
  return (
    <>
      {address !== null && (
        <a className="icon-button" href={address} aria-label={view} title={view}>
          <Icon name="show" />
        </a>
      )}
      <CopyButton title={title} onCopy={onCopy} />
    </>
  );
}

/** Its icon is drawn here, because every page that shows an icon has the whole set. */
export const CopyButton = ({ title, onCopy }: Pick<ContentActionsProps, 'title' | 'onCopy'>) => (
  <button className="icon-button" type="button" aria-label={texts.copy(title)} onClick={onCopy}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
    </svg>
  </button>
);
