// CodeMirror (docs/decisions/027): loaded with the first run or edit.
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '#core/words/code-language.ts';

interface Options {
  code: string;
  language: CodeLanguage;
  label: string;
  edited(code: string): void;
}

export interface CodeEditor {
  element: HTMLElement;
  set(code: string): void;
  focus(point?: { x: number; y: number }): void;
}

const languages: Record<CodeLanguage, () => LanguageSupport> = {
  html: () => html({ selfClosingTags: false }),
  css,
  js: javascript,
};

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.tagName, tags.bool, tags.null, tags.self, tags.meta, tags.definitionKeyword],
    color: 'var(--accent)',
  },
  {
    tag: [
      tags.attributeName,
      tags.propertyName,
      tags.className,
      tags.labelName,
      tags.function(tags.variableName),
      tags.standard(tags.name),
    ],
    color: 'var(--link)',
  },
  {
    tag: [tags.string, tags.number, tags.regexp, tags.atom, tags.unit, tags.color],
    color: 'var(--success)',
  },
  { tag: tags.comment, color: 'var(--ink-soft)' },
]);

/** Of a code block, so that lines keep their places. */
const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', height: '100%' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: 'inherit', fontVariantLigatures: 'none' },
  '.cm-content': { padding: 'var(--s4) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--s4)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '& > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': { background: 'var(--mark-soft)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--mark-soft)',
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--control)',
  },
});

/** A selection made a moment ago is not in the editor's state yet. */
function selected(view: EditorView): { from: number; to: number } {
  const { main } = view.state.selection;
  if (!main.empty) return main;
  // Chromium's own method of a shadow root; where it is missing the state has to do.
  const ask: unknown = Reflect.get(view.root, 'getSelection');
  const selection: unknown = typeof ask === 'function' ? ask.call(view.root) : null;
  if (!(selection instanceof Selection) || !selection.anchorNode || !selection.focusNode) return main;
  const anchor = view.posAtDOM(selection.anchorNode, selection.anchorOffset);
  const focus = view.posAtDOM(selection.focusNode, selection.focusOffset);
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
}

/** Left to the browser, Chromium gives the text a `style`, which the page's policy refuses. */
const typing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data: text } = event;
    if (event.inputType !== 'insertText' || event.isComposing || text === null) return false;
    const { from, to } = selected(view);
    if (from === to) return false;
    const insert = () =>
      view.state.update({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, text, insert));
    if (!isHandled) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});

/** Tab leaves it. In a shadow root CodeMirror writes its styles in a way that the page's policy allows. */
export function codeEditor({ code, language, label, edited }: Options): CodeEditor {
  const element = document.createElement('div');
  element.className = 'code-editor';
  element.textContent = code;
  const view = new EditorView({
    parent: element.attachShadow({ mode: 'open', delegatesFocus: true }),
    state: EditorState.create({
      doc: code,
      extensions: [
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
        }),
        typing,
        languages[language](),
        syntaxHighlighting(colours),
        look,
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged) return;
          element.textContent = state.doc.toString();
          // Not for what `set` writes.
          if (transactions.some((one) => one.isUserEvent('set'))) return;
          edited(element.textContent);
        }),
      ],
    }),
  });
  return {
    element,
    set(text) {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'set' });
    },
    focus(point) {
      const anchor = point && view.posAtCoords(point);
      if (anchor !== undefined && anchor !== null) view.dispatch({ selection: { anchor } });
      view.focus();
    },
  };
}
