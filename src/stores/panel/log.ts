import { loadPart } from '#stores/shared/load-part.ts';
import { createList } from './list.ts';
import { resolveNames } from './resolve-names.ts';

/** Who changed what, for admins (PANEL-14). */
export const logList = createList({
  name: 'log',
  orders: ['newest'],
  read: async () => {
    const { log } = await loadPart(() => import('#gateways/staff/log.ts'));
    return resolveNames(log.list(), ({ by, collection, target, title, student }) => [
      { collection: 'users', target: by },
      ...(student === undefined ? [] : [{ collection: 'users' as const, target: student }]),
      // A code has no name, and an outline is named by its course's path.
      ...(title === undefined && collection !== 'enrolments' && collection !== 'outlines'
        ? [{ collection, target }]
        : []),
    ]);
  },
});
