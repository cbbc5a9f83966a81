// The running playground (CODE-5): the code becomes an editor with its result beside it. Loaded with the first run.
import { element } from '#components/shared/element.ts';
import type { ConsoleLine, FrameMessage } from '#domain/code/playground.ts';
import { playgroundDocument } from '#markup/code/playground-document.ts';
import { preview as texts } from '#messages/code/playground.ts';
import { playgroundStore } from '#stores/code/playground.ts';
import { openPlaygroundFrame, type PlaygroundFrame } from './playground-frame.ts';
import { addViewTabs } from './playground-views.ts';

type Store = ReturnType<typeof playgroundStore>;

/** Makes a playground of the page interactive and runs its code. From then on `button` runs it again. */
export function openPlayground(playground: HTMLElement, button: HTMLButtonElement, title: string): void {
  const block = playground.querySelector('pre');
  const result = playground.querySelector<HTMLElement>('[data-result]');
  if (!block || !result) return;
  const store = playgroundStore(block.textContent);
  const stage = element('div', { className: 'frames' });

  addViewTabs(playground);
  block.replaceWith(editor(store));
  button.before(resetButton(store));
  button.addEventListener('click', store.run);
  result.querySelector('.invitation')?.remove();
  result.append(stage, problem(store), consoleOf(store, playground.dataset.playground === 'js'));
  // On a phone the code above it has just been hidden.
  result.scrollIntoView({ block: 'nearest' });
  store.$result.subscribe(({ state }) => {
    result.dataset.state = state;
    stage.ariaBusy = String(state === 'running');
  });

  const language = playground.dataset.playground ?? '';
  const html = language === 'css' ? htmlBeside(playground) : '';
  showRuns(store, stage, texts.frame(title), () =>
    playgroundDocument({ language, html, code: store.$code.get() }),
  );
}

/**
 * Creates a frame for every run. The previous one stays until the next can show its result, so that the page does not
 * flash.
 */
function showRuns(store: Store, stage: HTMLElement, title: string, write: () => Promise<string>): void {
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

  store.$run.subscribe(async (run) => {
    store.begin();
    shown?.mute();
    coming?.end();
    coming = undefined;
    try {
      const content = await write();
      // The code was edited again in the meantime.
      if (run !== store.$run.get()) return;
      coming = openPlaygroundFrame({ place: stage, title, content, hear });
      coming.element.toggleAttribute('data-coming', true);
    } catch (error) {
      console.error(error);
      hear({ kind: 'ended', reason: 'unreachable' });
    }
  });
}

function editor(store: Store): HTMLTextAreaElement {
  const code = store.$code.get();
  const field = element('textarea', {
    className: 'code-editor',
    ariaLabel: texts.editor,
    defaultValue: code,
    rows: code.split('\n').length,
    spellcheck: false,
    autocapitalize: 'off',
    wrap: 'off',
  });
  field.addEventListener('input', () => store.edit(field.value));
  store.$code.listen((code) => {
    if (field.value !== code) field.value = code;
  });
  return field;
}

function resetButton(store: Store): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'more' }, texts.reset);
  button.addEventListener('click', store.reset);
  // Once shown it stays, because hiding it would lose the focus.
  button.hidden = true;
  store.$edited.subscribe((edited) => {
    if (edited) button.hidden = false;
  });
  return button;
}

function problem(store: Store): HTMLElement {
  const words = element('p', { className: 'problem', role: 'status' });
  store.$result.subscribe(({ problem: text }) => {
    words.textContent = text;
  });
  return words;
}

/** The console: always shown for js, for other languages only when it has lines. */
function consoleOf(store: Store, always: boolean): HTMLElement {
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
    // A new run or a cleared console: the lines shown are not among the current ones.
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

/** The block of html that comes with a css snippet, as its author wrote it. */
const htmlBeside = (playground: HTMLElement): string =>
  playground.parentElement?.querySelector('code.language-html')?.textContent ?? '';
