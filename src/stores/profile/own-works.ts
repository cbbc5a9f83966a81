import { ownRead } from '#stores/accounts/own-read.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { onReturn } from '#stores/shared/page-life.ts';

/** What the user has handed in, first what came back (TASK-1). */
export const ownWorks = ownRead(async (owner) =>
  (await loadPart(() => import('#gateways/works.ts'))).works.list(owner),
);

// The link of each leads to the page where it is changed.
onReturn(() => {
  if (ownWorks.$state.get().step === 'ready') ownWorks.again();
});
