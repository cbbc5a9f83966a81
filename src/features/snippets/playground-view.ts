// CODE-5: loaded with the first run or edit.
import * as v from 'valibot';
import { sayUnkept } from '#core/device/say-unkept.ts';
import { loadPart } from '#core/page/load-part.ts';
import { element } from '#core/views/element.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import type { CodeEditor } from './code-editor.ts';
import type { ConsoleLine, FrameContent, FrameMessage } from './playground.ts';
import { playgroundDocument } from './playground-document.ts';
import { openPlaygroundFrame, type PlaygroundFrame } from './playground-frame.ts';
import { type PlaygroundStore, playgroundStore } from './playground-store.ts';
import { preview as texts } from './playground-texts.ts';
import { runCode } from './texts.ts';

interface Options {
  button: HTMLButtonElement; // an exercise has a button of its own for its checks
  title: string;
  run: boolean; // otherwise the code runs once it was edited
  checks?: string | undefined;
}

export function openPlayground(
  playground: HTMLElement,
  { button, title, run, checks = '' }: Options,
): OpenPlayground {
  const block = playground.querySelector('pre');
  const result = playground.querySelector<HTMLElement>('[data-result]');
  if (!block || !result) throw new Error('A playground without code or result.');
  const store = playgroundStore(block.textContent, playground.dataset.address);
  const stage = element('div', { className: 'frames' });

  button.before(resetButton(store));
  button.addEventListener('click', () => store.run());
  result.querySelector('.invitation')?.remove();
  result.append(stage, problem(store), consoleOf(store, playground.dataset.playground === 'js'));
  store.$result.subscribe(({ state }) => {
    result.dataset.state = state;
    stage.setAttribute('aria-busy', String(state === 'running'));
  });

  const language = v.parse(CodeLanguage, playground.dataset.playground);
  const html = htmlBeside(playground, language);
  showRuns(store, stage, texts.frame(title), async () => ({
    page: await playgroundDocument({ language, html, code: store.$code.get() }),
    checks: store.isChecking() ? checks : '',
  }));
  if (run) store.run();
  return {
    store,
    edit: editing(store, block, language),
    show(view) {
      showView(playground, view);
      // On a phone the code above it has just been hidden.
      if (view === 'result') result.scrollIntoView({ block: 'nearest' });
    },
  };
}

export interface OpenPlayground {
  store: PlaygroundStore;
  edit(): Promise<CodeEditor>;
  show(view: View): void;
}

/** The result does not wait for the editor, which is the heaviest part. */
function editing(store: PlaygroundStore, block: HTMLElement, language: CodeLanguage) {
  let editor: CodeEditor | undefined;
  let isTold = false;
  return async (): Promise<CodeEditor> => {
    const { codeEditor } = await loadPart(() => import('./code-editor.ts'));
    if (editor) return editor;
    const made = codeEditor({
      code: store.$code.get(),
      language,
      label: texts.editor,
      edited(code) {
        const isKept = store.edit(code);
        if (!isKept && !isTold) sayUnkept();
        isTold ||= !isKept;
      },
    });
    editor = made;
    block.replaceWith(made.element);
    store.$code.listen(made.set);
    return made;
  };
}

/** The previous frame stays until the next can show its result, so that nothing flashes. */
function showRuns(
  store: PlaygroundStore,
  stage: HTMLElement,
  title: string,
  write: () => Promise<FrameContent>,
): void {
  let shown: PlaygroundFrame | undefined;
  let coming: PlaygroundFrame | undefined;

  const hear = (message: FrameMessage) => {
    store.hear(message);
    if (message.kind === 'shown') {
      shown?.end();
      coming?.element.removeAttribute('data-coming');
      [shown, coming] = [coming, undefined];
    } else if (message.kind === 'ended') {
      shown?.end();
      coming?.end();
      [shown, coming] = [undefined, undefined];
    }
  };

  store.$run.listen(async (run) => {
    store.begin();
    shown?.mute();
    coming?.end();
    coming = undefined;
    try {
      const content = await write();
      if (run !== store.$run.get()) return;
      coming = openPlaygroundFrame({ host: stage, title, content, hear });
      coming.element.toggleAttribute('data-coming', true);
    } catch (error) {
      console.error(error);
      hear({ kind: 'ended', reason: 'unreachable' });
    }
  });
}

function resetButton(store: PlaygroundStore): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'more' }, texts.reset);
  button.addEventListener('click', store.reset);
  // Once shown it stays, because hiding it would lose the focus.
  button.hidden = true;
  store.$edited.subscribe((edited) => {
    if (edited) button.hidden = false;
  });
  return button;
}

function problem(store: PlaygroundStore): HTMLElement {
  const words = element('p', { className: 'problem', role: 'status' });
  store.$result.subscribe(({ problem: text }) => {
    words.textContent = text;
  });
  return words;
}

/** For other languages than js only when it has lines. */
function consoleOf(store: PlaygroundStore, always: boolean): HTMLElement {
  const heading = element('p', { className: 'pane-name' }, texts.console);
  const log = element('div', {
    className: 'console-log',
    role: 'log',
    ariaLabel: texts.console,
    tabIndex: 0,
  });
  const section = element('section', { className: 'console' }, heading, log);
  let written = 0;
  let first: ConsoleLine | undefined;
  const write = () => {
    const lines = store.$lines.get();
    // A new run or a cleared console.
    if (lines[0] !== first) {
      log.replaceChildren();
      [first, written] = [lines[0], 0];
    }
    log.append(...lines.slice(written).map(lineOf));
    written = lines.length;
    section.hidden = !always && lines.length === 0;
    log.toggleAttribute('data-empty', lines.length === 0);
    log.scrollTop = log.scrollHeight;
  };
  log.dataset.words = texts.consoleEmpty;
  // Written once per frame: a thousand lines come faster than they can be laid out one by one.
  let due = 0;
  store.$lines.subscribe(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(write);
  });
  return section;
}

function lineOf({ level, text }: ConsoleLine): HTMLElement {
  const line = element('div', {}, text);
  line.dataset.level = level;
  return line;
}

/** As its author wrote it, or of an exercise. */
function htmlBeside(playground: HTMLElement, language: CodeLanguage): string {
  const isBeside = language === 'css' || playground.dataset.withPage !== undefined;
  return isBeside ? (playground.parentElement?.querySelector('code.language-html')?.textContent ?? '') : '';
}

// On a phone a playground shows either the code or its result.
type View = 'code' | 'result';

const views: readonly (readonly [View, string])[] = [
  ['code', texts.code],
  ['result', runCode.title],
];

function showView(playground: HTMLElement, shown: View): void {
  if (!playground.querySelector('.view-tabs')) playground.prepend(choice(playground));
  playground.dataset.view = shown;
  for (const input of playground.querySelectorAll<HTMLInputElement>('.view-tabs input')) {
    input.checked = input.value === shown;
  }
}

function choice(playground: HTMLElement): HTMLElement {
  const labels = views.map(([view, words]) => {
    const input = element('input', { type: 'radio', name: 'preview-view', className: 'vh', value: view });
    input.addEventListener('change', () => {
      playground.dataset.view = view;
    });
    return element('label', {}, input, words);
  });
  const group = element('div', { className: 'view-tabs', role: 'group', ariaLabel: texts.views });
  group.append(...labels);
  return group;
}
