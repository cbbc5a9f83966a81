import { useStore } from '@nanostores/react';
import { type FunctionComponent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { fullDate, timeOfDay } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { closeTyped } from './ask.ts';
import type { Content, Listed } from './authored.ts';
import type { Editing, EditorStore } from './editor.ts';
import { LazyPart } from './LazyPart.tsx';
import type { PanelUser } from './panel.ts';
import { copying, sharedDrafts as shared, forms as texts } from './texts.ts';
import type { VersionsProps } from './Versions.tsx';

interface Props<Item, Field extends string, Listed = Item> {
  editor: EditorStore<Item, Field, Listed>;
  editing: Editing<Item, Field>;
  title: string;
  submit: string;
  hasNext?: boolean;
  children: ReactNode; // rendered anew when `attempt` changes
}

/** What is typed stays, also while a version that somebody else has saved is read (PANEL-13). */
export function EditorForm<Item, Field extends string, Listed>(props: Props<Item, Field, Listed>) {
  const { editor, editing, title, submit, hasNext, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(editing.form.$state);
  const { isFilled, attempt } = editing;
  useEffect(() => {
    if (!isFilled) return heading.current?.focus();
    // After «next» or «copy» only the title is to be written anew; `attempt` says that these fields are there.
    const title = attempt > 0 && root.current?.querySelector<HTMLInputElement>('[name=title]');
    if (title) title.select();
  }, [isFilled, attempt]);
  const typed = () => {
    const form = root.current?.querySelector('form');
    if (form) editor.typed(() => editor.valuesIn(new FormData(form)));
  };
  const isRefused = state.step === 'failed' && state.code === 'changed-meanwhile';
  return (
    <PageSection>
      <div className="row between form-head">
        <button className="back" type="button" onClick={editor.close}>
          <Icon name="left" /> {texts.back}
        </button>
        <Kept editor={editor} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <DraftNote editor={editor} editing={editing} />
      <div ref={root} onInput={typed} data-drafts>
        <Form
          key={editing.attempt}
          store={editing.form}
          submit={submit}
          sending={texts.saving}
          beside={
            !editing.seen && (
              <>
                {editor.share && <Share editor={editor} editing={editing} form={root} />}
                {hasNext && <Next editor={editor} editing={editing} form={root} />}
              </>
            )
          }
          afterFailure={
            isRefused && (
              <p>
                <button className="button quiet" type="button" onClick={editor.readNewer}>
                  {texts.readNewer}
                </button>
              </p>
            )
          }
        >
          {children}
        </Form>
      </div>
    </PageSection>
  );
}

export interface ContentFormProps<Item, Field extends string> {
  actor: PanelUser;
  editing: Editing<Item, Field>;
}

/** The form of a kind of content (PANEL-3, PANEL-4, PANEL-5). @param Fields renders what differs. */
export const contentForm = <Row extends Listed, Item extends Row, Field extends string, Text>(
  content: Content<Row, Item, Field, Text>,
  Fields: FunctionComponent<ContentFormProps<Item, Field | 'title'>>,
) =>
  function ContentForm(props: ContentFormProps<Item, Field | 'title'>) {
    const { actor, editing } = props;
    const { seen } = editing;
    const { editor, texts: own } = content;
    return (
      <EditorForm
        editor={editor}
        editing={editing}
        title={seen ? own.edit : own.create}
        submit={seen ? texts.save : own.submit}
        hasNext
      >
        {seen && <Earlier given={{ content, actor, seen }} />}
        <Fields {...props} />
      </EditorForm>
    );
  };

const loadVersions = () => loadPart(() => import('./Versions.tsx'));

/** PANEL-21. */
function Earlier<Seen extends Listed>({ given }: { given: VersionsProps<Seen> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="unfolds" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.versions}</summary>
      {isOpen && <LazyPart load={loadVersions} given={given} />}
    </details>
  );
}

interface NextProps<Item, Field extends string, Listed>
  extends Pick<Props<Item, Field, Listed>, 'editor' | 'editing'> {
  form: RefObject<HTMLElement | null>;
}

function Next<Item, Field extends string, Listed>({ editor, editing, form }: NextProps<Item, Field, Listed>) {
  const { step } = useStore(editing.form.$state);
  return (
    <Button
      className="button quiet"
      off={step === 'sending'}
      onClick={() => editor.andNext(() => form.current?.querySelector('form')?.requestSubmit())}
    >
      {copying.next}
    </Button>
  );
}

/** Keeps what is typed, complete or not, as a draft that all staff see (PANEL-17). */
function Share<Item, Field extends string, Listed>({
  editor,
  editing,
  form,
}: NextProps<Item, Field, Listed>) {
  const { step } = useStore(editing.form.$state);
  const isSharing = useStore(editor.$sharing);
  const share = () => {
    const fields = form.current?.querySelector('form');
    if (fields && step !== 'sending') editor.share?.(editor.valuesIn(new FormData(fields)));
  };
  return (
    <Button className="button quiet" busy={isSharing} off={step === 'sending'} onClick={share}>
      {isSharing ? shared.saving : shared.save}
    </Button>
  );
}

function Kept<Item, Field extends string, Listed>({ editor }: Pick<Props<Item, Field, Listed>, 'editor'>) {
  const kept = useStore(editor.$kept);
  if (kept === null) return null;
  return <p className="small soft">{kept === 'failed' ? texts.notKept : texts.kept(timeOfDay(kept))}</p>;
}

function DraftNote<Item, Field extends string, Listed>({
  editor,
  editing,
}: Pick<Props<Item, Field, Listed>, 'editor' | 'editing'>) {
  const { draft, shows, seen, shared: rev, isOlder } = editing;
  if (!draft) return null;
  const at = `${fullDate(draft.at)} ${timeOfDay(draft.at)}`;
  return (
    <div className={isOlder ? 'note warn' : 'note'} role="status">
      <Icon name={isOlder ? 'warn' : 'edit'} />
      <p>{rev > 0 ? shared.shown(at) : shows === 'draft' ? texts.draftShown(at) : texts.draftWaits}</p>
      {isOlder && shows === 'draft' && <p className="small">{texts.draftOlder}</p>}
      <p className="row">
        {shows === 'saved' && (
          <button className="button quiet" type="button" onClick={() => editor.show('draft')}>
            {texts.showDraft}
          </button>
        )}
        {shows === 'draft' && seen && (
          <button className="button quiet" type="button" onClick={() => editor.show('saved')}>
            {texts.showSaved}
          </button>
        )}
        {/* A draft that all staff see is deleted in their list. */}
        {rev === 0 && (
          <button className="more" type="button" onClick={() => closeTyped(true, editor.dropDraft)}>
            {texts.dropDraft}
          </button>
        )}
      </p>
    </div>
  );
}
