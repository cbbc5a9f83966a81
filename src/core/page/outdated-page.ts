// A newer deploy may have removed a part's file. Loaded while the page is idle: later this may be gone itself (docs/decisions/024).

import {
  outdatedScriptsKey,
  reloadedKey,
  type TypedField,
  typedKey,
  typedPrefix,
} from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { need, partFailed, reportFailedPart } from './load-parts.ts';

const patience = 5_000; // ms; the browser asks first when a draft could not be kept

/** Their addresses have a hash: if any part is new, a script of the page is, too. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll('script[src*="/_astro/"], [component-url]')].map(
    (element) =>
      (element.getAttribute('component-url') ?? element.getAttribute('src'))?.split('/').pop() ?? '',
  );

/** @throws TypeError without a network: then a reload would not help. */
async function isOutdated(scripts: readonly string[]): Promise<boolean> {
  const html = await (await fetch(location.href)).text();
  // An error page of the host, a network that asks for a sign-in, or the worker's page without a network is no newer page.
  const isOurs = html.includes('/_astro/') && !html.includes('data-offline');
  return isOurs && scripts.some((script) => !html.includes(script));
}

/** Nothing keeps a chosen file, so the page stays. */
const hasUnkept = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main [type=file]')].some(({ value }) => value !== '');

/** Neither passwords nor what its form has sent; stores keep drafts. */
const isKept = (field: HTMLInputElement): boolean =>
  !/password|one-time-code/.test(field.type + field.autocomplete) &&
  field.closest('label[hidden]') === null &&
  field.form?.querySelector('.note.good') === null;

/** React gives a field that it controls its value as the default, too. */
const touched = new WeakSet<EventTarget>();
addEventListener('input', ({ target }) => target && touched.add(target), true);

const isTyped = (field: HTMLInputElement): boolean =>
  touched.has(field) ||
  (/radio|checkbox/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== (field.defaultValue ?? field.value));

const uidNow = (): string => String(JSON.parse(localStorage.getItem(sessionKey) ?? '{}').uid ?? '');

/** What was typed is for nobody else. A guest who signs in stays the same person. */
let owner = '';
let isRestoring = false;

function keepTyped(): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(
      'main .form:not([data-drafts] *):not([data-drafts]) [name]',
    ),
  ];
  if (isRestoring || fields.length === 0) return;
  const key = typedKey(location.pathname);
  try {
    owner ||= uidNow();
    const typed = fields.map(
      (field): TypedField => [
        field.name,
        isKept(field) && isTyped(field) ? field.value : '',
        field.checked === true,
        field === document.activeElement,
      ],
    );
    if (uidNow() === owner && fields.some((field) => isKept(field) && isTyped(field)))
      sessionStorage.setItem(key, JSON.stringify({ uid: owner, typed }));
    else sessionStorage.removeItem(key);
  } catch {
    // No storage to keep it in.
  }
}

async function reload(): Promise<void> {
  try {
    const scripts = ownScripts();
    const known = scripts.join();
    // The same page again: the reload before did not help.
    if (sessionStorage.getItem(outdatedScriptsKey) === known || hasUnkept()) return;
    if (!(await isOutdated(scripts))) return;
    sessionStorage.setItem(outdatedScriptsKey, known);
    sessionStorage.setItem(reloadedKey, '');
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, patience));
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // No network, or no storage to keep what was typed.
  }
}

let reloading: Promise<void> | undefined;

/** Once for each version of the page. What was typed is typed again by restore-typed.client.ts. Resolves when there is no reload. */
function reloadIfOutdated(): Promise<void> {
  reloading ??= reload().finally(() => {
    reloading = undefined;
  });
  return reloading;
}

addEventListener(partFailed, (event) => {
  const waiting = reloadIfOutdated();
  if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(waiting);
});
async function missIsland(island: Element): Promise<void> {
  await reloadIfOutdated();
  await reportFailedPart(undefined, () => island.replaceWith(island));
}
addEventListener('astro:hydration-error', ({ target }) => target instanceof Element && missIsland(target));
document.querySelectorAll('astro-island[data-failed]').forEach(missIsland);
if (document.documentElement.dataset.failed !== undefined) reloadIfOutdated();
try {
  owner = uidNow();
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(typedPrefix)) continue;
    const { uid } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (uid !== '' && uid !== owner) sessionStorage.removeItem(key);
  }
  const isReloaded = sessionStorage.getItem(reloadedKey) !== null;
  if (isReloaded || sessionStorage.getItem(typedKey(location.pathname)) !== null) {
    isRestoring = true;
    // What is kept stays until it stands in its fields again.
    need(
      () => import('./restore-typed.client.ts'),
      async ({ restoreTyped }) => {
        await restoreTyped(isReloaded);
        isRestoring = false;
      },
    );
  }
} catch {
  // Without access to storage nothing is kept.
}

// A hidden tab may be thrown out of memory.
addEventListener('pagehide', keepTyped);
document.addEventListener('visibilitychange', () => document.hidden && keepTyped());
addEventListener('pageshow', ({ persisted }) => {
  // Somebody else is here now: the page is not theirs.
  if (persisted && owner !== '' && uidNow() !== owner) location.reload();
});
