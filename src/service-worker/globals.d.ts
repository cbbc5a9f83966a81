// Names of a service worker that TypeScript's library for pages does not have. The library for workers can't be used in
// the same project.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Window {
  /** The files that are there from the beginning; build/service-worker.ts puts them in. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
}

interface WindowEventMap {
  message: ExtendableMessageEvent & MessageEvent;
}
