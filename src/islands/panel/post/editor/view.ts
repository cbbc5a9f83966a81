import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, htmlOf } from '#markup/panel/editor-html.ts';
import { cleanPasted, type Pasted } from '#markup/panel/pasted-html.ts';
import { type ToolsState, toolsOf } from './commands.ts';
import { pasteText } from './paste.ts';
import { plugins } from './plugins.ts';
import { videoView } from './video-view.ts';

/** The numbers of what a paste has lost. */
export type LeftOut = Pick<Pasted, 'pictures' | 'frames'>;

interface Options {
  html: string;
  /** Attributes of the editable area. */
  attributes: Record<string, string>;
  onTools(tools: ToolsState): void;
  /** Called when the text has changed; `read` returns all of it. */
  onChange(read: () => string): void;
  /** Called when pictures or frames of other sites were left out of a paste. */
  onLeftOut(pasted: LeftOut): void;
  /** Called when a picture was pasted or dropped as a file. */
  onFile(file: File): void;
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Makes `place` the editable area. No styles are injected and none are stored. */
export function openEditor(place: HTMLElement, options: Options): EditorView {
  const { html, attributes, onTools, onChange, onLeftOut, onFile } = options;
  const take = (data: DataTransfer | null): boolean => {
    const file = pictureIn(data);
    if (file) onFile(file);
    return file !== undefined;
  };
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: documentOf(html), plugins }),
      attributes,
      nodeViews: { videoCard: videoView },
      // The caret stays clear of the bars above and below.
      scrollThreshold: { top: 64, right: 0, bottom: 128, left: 0 },
      scrollMargin: { top: 72, right: 5, bottom: 136, left: 5 },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        onTools(toolsOf(view.state));
        const { doc } = view.state;
        if (transaction.docChanged) onChange(() => htmlOf(doc));
      },
      transformPastedHTML(pasted) {
        const clean = cleanPasted(pasted);
        if (clean.pictures > 0 || clean.frames > 0) onLeftOut(clean);
        return clean.html;
      },
      // A word processor copies text as HTML together with a picture of it: then the picture is ignored.
      handlePaste: (editor, { clipboardData }) =>
        pasteText(editor, clipboardData) ||
        (!clipboardData?.types.includes('text/html') && take(clipboardData)),
      handleDrop: (_view, { dataTransfer }) => take(dataTransfer),
      handleDOMEvents: {
        // Ctrl+B means bold here, even without a selection; elsewhere it opens the quick search (QUICK-2).
        keydown: (_view, event) => {
          if (event.code === 'KeyB' && (event.ctrlKey || event.metaKey)) event.stopPropagation();
          return false;
        },
      },
    },
  );
  onTools(toolsOf(view.state));
  return view;
}
