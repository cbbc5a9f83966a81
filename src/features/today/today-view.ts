import { routes } from '#core/addresses/routes.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { loadPart } from '#core/page/load-part.ts';
import { need } from '#core/page/load-parts.ts';
import { onReturn } from '#core/page/page-life.ts';
import { $session } from '#core/session/session.ts';
import { msNow } from '#core/time/clock.ts';
import { element } from '#core/views/element.ts';
import { type FirstStep, noteSteps, stepNow } from '#features/accounts/first-steps.ts';
import { coursePaths } from '#features/courses/course.ts';
import { todayParts } from '#registry/today.ts';
import { today as texts } from './texts.ts';
import { linesOf, todayKey } from './today.ts';

const shown = new Map<HTMLElement, string>();

/** START-1, START-3. Nothing is read from the service. */
export function showToday(root: HTMLElement): void {
  if (shown.size === 0) {
    $session.listen(refresh);
    addEventListener('storage', refresh);
    onReturn(refresh);
  }
  if (!shown.has(root)) shown.set(root, '');
  show(root);
}

function refresh(): void {
  for (const root of shown.keys()) {
    if (root.isConnected) show(root);
    else shown.delete(root);
  }
}

function show(root: HTMLElement): void {
  const session = $session.get();
  if (session.state !== 'user' || session.courses === undefined) {
    if (session.state === 'guest') root.replaceChildren();
    return;
  }
  const { uid, courses, unverified = false, staff } = session;
  const known = { isUnverified: unverified, hasCourse: courses.length > 0, isStaff: staff };
  const { step, hasBegun } = stepNow(uid, known);
  const isHome = root.dataset.today === '';
  // The front page has a button for the next video (LEARN-3).
  const lines = linesOf(todayParts, { uid, now: msNow(), courses }).filter(
    ({ isNext }) => !(isHome && isNext),
  );
  const now = JSON.stringify([step, lines]);
  // What is as it was keeps the focus in it.
  if (shown.get(root) === now) return;
  shown.set(root, now);
  const list = element(
    'ul',
    {},
    ...lines.map(({ text, href }) => element('li', {}, element('a', { href }, text))),
  );
  const isEmpty = step === null && lines.length === 0;
  const first = courses[0] ?? coursePaths()[0] ?? '';
  const parts = [
    element(
      'h2',
      { className: 'lesser', tabIndex: -1 },
      step !== null && !hasBegun ? texts.begin : texts.title,
    ),
    ...(step
      ? [stepPart(root, step, { letter: '', video: routes.videos(first), course: routes.lessons }[step])]
      : []),
    ...(isEmpty ? [element('p', { className: 'soft' }, texts.empty)] : [list]),
  ];
  if (isHome) showInRoom(root, uid, isEmpty ? [] : parts, list);
  else root.replaceChildren(...parts);
}

/** The front page keeps free what was there last (features/home/continue.ts): what has no room waits for the next visit, so nothing moves. */
function showInRoom(root: HTMLElement, uid: string, parts: readonly HTMLElement[], list: HTMLElement): void {
  const room = Number.parseFloat(root.style.minBlockSize);
  root.style.minBlockSize = '';
  root.replaceChildren(...parts);
  const height = `${root.offsetHeight}px`;
  if (onDevice.text(todayKey(uid)) !== height) onDevice.write(todayKey(uid), height);
  root.style.minBlockSize = `${room}px`;
  if (!room) root.replaceChildren();
  while (root.offsetHeight > room && list.lastChild) list.lastChild.remove();
}

function stepPart(root: HTMLElement, step: FirstStep, href: string): HTMLElement {
  const { text, action } = texts.steps[step];
  const said = element('p', { className: 'small', role: 'status' });
  const way =
    step === 'letter'
      ? element('button', { className: 'button quiet', type: 'button' }, action)
      : element('a', { className: 'button quiet', href }, action);
  if (step === 'letter') way.onclick = () => sendLetter(way, said);
  const away = element(
    'button',
    { className: 'more', type: 'button', ariaLabel: texts.awayLabel },
    texts.away,
  );
  away.onclick = () => {
    const session = $session.get();
    if (session.state !== 'user') return;
    noteSteps(session.uid, { away: true });
    refresh();
    // The button that had the focus is gone.
    root.querySelector('h2')?.focus({ preventScroll: true });
  };
  return element(
    'div',
    { className: 'first-step' },
    element('p', {}, text),
    element('p', { className: 'row' }, way, ' ', away),
    ...(step === 'letter' ? [said] : []),
  );
}

const sendLetter = (button: HTMLElement, said: HTMLElement): Promise<void> =>
  need(
    () => loadPart(() => import('#features/accounts/verification.ts')),
    ({ verificationForm }) => {
      verificationForm.$state.subscribe((state) => {
        button.setAttribute('aria-busy', String(state.step === 'sending'));
        said.textContent = state.step === 'failed' ? state.message : state.step === 'done' ? texts.sent : '';
      });
      verificationForm.submit({});
    },
  );
