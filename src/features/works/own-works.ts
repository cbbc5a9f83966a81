import { loadPart } from '#core/page/load-part.ts';
import { ownRead } from '#core/session/reading.ts';

/** First what came back (TASK-1). */
export const ownWorks = ownRead(async (owner) =>
  (await loadPart(() => import('./gateway.ts'))).works.list(owner),
);
