import { vi } from 'vitest';

/**
 * For stores whose state is in the module: every call unloads the loaded modules and removes their listeners from the
 * page. The next import then behaves as on a newly opened page.
 */
export function freshPage(): void {
  vi.resetModules();
  for (const [target, type, listener] of added.splice(0)) target.removeEventListener(type, listener);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

const added: [EventTarget, string, EventListenerOrEventListenerObject | null][] = [];

/** Records listeners so that `freshPage` can remove them. Call it once, before any store is loaded. */
export function noteListeners(): void {
  for (const target of [globalThis as unknown as EventTarget, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, options) => {
      added.push([target, type, listener]);
      add(type, listener, options);
    };
  }
}
