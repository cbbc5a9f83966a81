import { vi } from 'vitest';

/**
 * For stores that keep their state in the module: every call forgets the modules that were loaded and takes their
 * listeners off the page, so that a test imports them as a page does that has just been opened.
 */
export function freshPage(): void {
  vi.resetModules();
  for (const [target, type, listener] of added.splice(0)) target.removeEventListener(type, listener);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

const added: [EventTarget, string, EventListenerOrEventListenerObject | null][] = [];

/** To be called once, before any store is loaded. */
export function noteListeners(): void {
  for (const target of [globalThis as unknown as EventTarget, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, options) => {
      added.push([target, type, listener]);
      add(type, listener, options);
    };
  }
}
