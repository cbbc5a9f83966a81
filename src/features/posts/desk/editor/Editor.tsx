import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field } from '#core/forms/Labelled.tsx';
import { languageNames } from '#core/markup/code-frame.ts';
import { editor as texts } from '#panel/article-texts.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { commands, describeImage, insertImage, setLanguage, setLink, type ToolsState } from './commands.ts';
import { isSafeAddress } from './editor-schema.ts';
import { DescribeRow, NewImageRow } from './ImageRow.tsx';
import { type Asking, type Tool, Toolbar } from './Toolbar.tsx';
import { type TableTool, tableCommands } from './table.ts';
import { type LeftOut, openEditor } from './view.ts';

const nothing: LeftOut = { pictures: 0, frames: 0 };

export interface EditorProps {
  /** The initial text; for another text, render another editor (`key`). */
  html: string;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  uploaded: UploadedPicturesStore;
  onChange(read: () => string): void;
}

/** PANEL-3. */
export function Editor(props: EditorProps) {
  const { root, bar, tools, run, asked, setAsked, leftOut } = useEditor(props);
  const tableRow = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(null);
    run(null);
  };
  const press = (tool: Tool) => {
    if (tool === 'link' || tool === 'image')
      setAsked(asked?.what === tool ? null : { what: tool, file: null });
    else if (tool === 'table' && tools?.table) tableRow.current?.querySelector('button')?.focus();
    else run(commands[tool]);
  };
  const apply = (command: Command) => {
    setAsked(null);
    run(command);
  };
  return (
    <div className="editor" data-invalid={props.isInvalid || undefined}>
      {tools && (
        <Toolbar ref={bar} tools={tools} asking={asked?.what ?? null} controls={props.id} onTool={press} />
      )}
      {asked?.what === 'link' && (tools?.link || tools?.hasSelection) && (
        <LinkRow href={tools.link ?? ''} onApply={(href) => apply(setLink(href))} onCancel={close} />
      )}
      {asked?.what === 'link' && !tools?.link && !tools?.hasSelection && (
        <p className="tool-row hint" role="status">
          {texts.linkNoText}
        </p>
      )}
      {asked?.what === 'image' && tools?.image != null && (
        <DescribeRow alt={tools.image} onDescribe={(alt) => apply(describeImage(alt))} onCancel={close} />
      )}
      {asked?.what === 'image' && tools?.image == null && (
        <NewImageRow
          uploaded={props.uploaded}
          file={asked.file}
          onInsert={(src, alt) => apply(insertImage(src, alt))}
          onCancel={close}
        />
      )}
      <div role="status">
        {leftOut.pictures > 0 && <p className="tool-row hint">{texts.pastedPictures(leftOut.pictures)}</p>}
        {leftOut.frames > 0 && <p className="tool-row hint">{texts.pastedFrames(leftOut.frames)}</p>}
      </div>
      <div className="prose writing" ref={root} />
      {tools?.codeBlock != null && (
        <Language language={tools.codeBlock} onLanguage={(language) => run(setLanguage(language))} />
      )}
      <div ref={tableRow}>
        {tools?.table && <TableRow onTool={(tool) => run(tableCommands[tool])} onLeave={() => run(null)} />}
      </div>
      <p className="vh" id={`${props.id}-help`}>
        {texts.help}
      </p>
    </div>
  );
}

interface OpenQuestion {
  what: Asking;
  file: File | null;
}

function useEditor(props: EditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const newest = useRef(props);
  newest.current = props;
  const [tools, setTools] = useState<ToolsState | null>(null);
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut>(nothing);

  useEffect(() => {
    if (!root.current) return;
    const editor = openEditor(root.current, {
      html: newest.current.html,
      attributes: attributesOf(newest.current),
      onTools: (now) => setTools((before) => (isSame(before, now) ? before : now)),
      onChange: (read) => newest.current.onChange(read),
      onLeftOut: setLeftOut,
      onFile: (file) => setAsked({ what: 'image', file }),
    });
    // Moves the focus from the text to the toolbar, as in other editors.
    editor.dom.addEventListener('keydown', ({ key, altKey }) => {
      if (key === 'F10' && altKey) bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  const { isInvalid, describedBy } = props;
  useEffect(() => {
    // The view applies new attributes only through setProps.
    view.current?.setProps({ attributes: attributesOf({ ...newest.current, isInvalid, describedBy }) });
  }, [isInvalid, describedBy]);

  const run = (command: Command | null) => {
    const editor = view.current;
    if (!editor) return;
    setLeftOut(nothing);
    command?.(editor.state, editor.dispatch);
    editor.focus();
  };
  return { root, bar, tools, run, asked, setAsked, leftOut };
}

const attributesOf = ({ id, labelledBy, describedBy, isInvalid }: EditorProps): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  'aria-describedby': [describedBy, `${id}-help`].filter(Boolean).join(' '),
  ...(isInvalid && { 'aria-invalid': 'true' }),
});

const isSame = (before: ToolsState | null, now: ToolsState): boolean =>
  JSON.stringify(before) === JSON.stringify(now);

interface Props {
  language: string;
  onLanguage(language: string): void;
}

/** Below the text, so that the text does not move when the caret enters code. */
function Language({ language, onLanguage }: Props) {
  // A post may have a language without a name here; it is kept.
  const known = language === '' || language in languageNames;
  return (
    <label className="tool-language">
      <span>{texts.language}</span>
      <select className="input" value={language} onChange={({ target }) => onLanguage(target.value)}>
        <option value="">{texts.noLanguage}</option>
        {!known && <option value={language}>{language}</option>}
        {Object.entries(languageNames).map(([value, name]) => (
          <option key={value} value={value} lang="en">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const tools: TableTool[] = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'];

interface TableRowProps {
  onTool(tool: TableTool): void;
  onLeave(): void;
}

/** Below the text, as above. */
function TableRow({ onTool, onLeave }: TableRowProps) {
  return (
    <fieldset
      className="tool-table"
      aria-label={texts.tableTools}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      {tools.map((tool) => (
        <button
          key={tool}
          className="more"
          type="button"
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          {texts.tableTool[tool]}
        </button>
      ))}
    </fieldset>
  );
}

interface LinkRowProps {
  /** '' for a new link. */
  href: string;
  onApply(href: string): void;
  onCancel(): void;
}

/** Or a path of this site. */
const isAddress = (typed: string): boolean =>
  isSafeAddress(typed, 'href') && /^(\/[^/]|\/$|#|[a-z]+:)/i.test(typed) && !/\s/.test(typed);

/** Inside the post's form, so it handles Enter itself. */
function LinkRow({ href, onApply, onCancel }: LinkRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const typed = field.current?.value.trim() ?? '';
    if (isAddress(typed)) return onApply(typed);
    setWrong(true);
    field.current?.focus();
  };
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <div className="tool-row">
      <Field
        label={texts.linkAddress}
        name="link"
        className="input mask"
        ref={field}
        type="url"
        inputMode="url"
        defaultValue={href}
        placeholder={texts.linkPlaceholder}
        problem={wrong ? texts.linkWrong : null}
        onKeyDown={answer}
      />
      <div className="row">
        <button className="button quiet" type="button" onClick={apply}>
          {texts.linkApply}
        </button>
        {href && (
          <button className="more" type="button" onClick={() => onApply('')}>
            {texts.linkRemove}
          </button>
        )}
        <button className="more" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
