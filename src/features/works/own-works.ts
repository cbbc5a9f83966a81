import { ownRead } from '#stores/accounts/own-read.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** What the user has handed in, first what came back (TASK-1). */
export const ownWorks = ownRead(async (owner) =>
  (await loadPart(() => import('#gateways/works.ts'))).works.list(owner),
);
