// TypeScript's library for workers can't be used in the same project.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Window {
  __WB_MANIFEST: { url: string; revision: string | null }[]; // put in by build/service-worker.ts
}

interface WindowEventMap {
  message: ExtendableMessageEvent & MessageEvent;
}
