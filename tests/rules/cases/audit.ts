import { type Operation, remove as removal, set, update } from '#gateways/firebase/batches/operation.ts';
import { addBookmark } from '#gateways/firebase/batches/reading.ts';
import { patch, without } from '../support/attack.ts';
import {
  appoint,
  createBlog,
  createCode,
  createPaid,
  dismiss,
  editBlog,
  editVideo,
  entry,
  grant,
  purge,
  remove,
  restore,
  revoke,
} from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { blog, otherTime } from '../support/documents.ts';
import { staff, type Who } from '../support/people.ts';

/** No change without its entry, no entry without its change. */
export const audit = chapter('[PANEL-14] audit');
const { allow, deny, lists, reads } = audit;

const byTeacher: Record<string, Operation[]> = {
  'create a blog': createBlog('teacher'),
  'edit a blog': editBlog('teacher'),
  'delete a blog': remove('blogs', 'one')('teacher'),
  'restore a blog': restore('blogs', 'gone')('teacher'),
  'create a code': createCode('teacher'),
  'create a video': createPaid('teacher'),
  'edit a video': editVideo('teacher'),
  grant: grant('ayla')('teacher'),
  revoke: revoke('ayla')('teacher'),
  'delete a user': remove('users', 'ayla')('teacher'),
};
const byAdmin: Record<string, Operation[]> = {
  appoint: appoint('ayla')('admin'),
  dismiss: dismiss('colleague')('admin'),
  'restore a user': restore('users', 'gone')('admin'),
  'purge a blog': purge('blogs', 'gone')('admin'),
  'purge a user': purge('users', 'gone')('admin'),
};
const forgeries = {
  by: 'chief',
  at: otherTime,
  action: 'other',
  collection: 'codes2',
  target: 'other',
  extra: 1,
};

function needsItsEntry(who: Who, what: string, batch: Operation[]): void {
  for (const log of batch.filter(({ path }) => path.startsWith('audit/'))) {
    allow(who, `${what}, with its entry`, commit(batch));
    deny(who, `${what}, without its entry`, commit(without(batch, log.path)));
    deny(who, `${what}, the entry alone`, commit(log));
    for (const [field, value] of Object.entries(forgeries)) {
      deny(who, `${what}, ${field} of its entry forged`, commit(patch(batch, log.path, { [field]: value })));
    }
    for (const field of ['by', 'at', 'action', 'collection', 'target']) {
      const batchWithout = patch(batch, log.path, { [field]: undefined });
      deny(who, `${what}, ${field} missing in its entry`, commit(batchWithout));
    }
    const unnamed = { ...log, path: 'audit/unnamed' };
    deny(who, `${what}, entry under another id`, commit(without(batch, log.path), unnamed));
    deny(who, `${what}, a second entry`, commit(batch, { ...log, path: 'audit/second' }));
  }
}
for (const [what, batch] of Object.entries(byTeacher)) needsItsEntry('teacher', what, batch);
for (const [what, batch] of Object.entries(byAdmin)) needsItsEntry('admin', what, batch);

const used = { collection: 'blogs', target: 'one', action: 'update', by: 'teacher', at: otherTime };
const naming = (id: string) => without(editBlog('teacher', { audit: id }), 'audit/new-entry');
deny('teacher', 'names an entry of an earlier edit', commit(naming('used')), { 'audit/used': used });
deny('teacher', 'names an old entry', commit(naming('old')));

// Entries about what people write about themselves
const forgers = ['ayla', 'teacher'] as const;
for (const who of forgers) {
  const ownDocument = set(`users/${who}/progress/frontend`, { audit: 'forged' });
  const below = `${who}/progress/frontend`;
  deny(
    who,
    'forges an entry through own progress',
    commit(ownDocument, entry(who, 'users', below, 'update', 'forged')),
  );
  deny(
    who,
    'forges an entry by a collection with slashes',
    commit(ownDocument, entry(who, `users/${who}/progress`, 'frontend', 'update', 'forged')),
  );
}
deny(
  'ayla',
  'forges an entry about another collection',
  commit(
    patch(addBookmark('ayla', 'b2', { title: 't', path: '/' }), 'users/ayla/bookmarks/b2', {
      audit: 'forged',
    }),
    entry('ayla', 'bookmarks', 'b2', 'update', 'forged'),
  ),
);

// Entries that are missing, as a careless seed would leave them
const lost = entry('teacher', 'blogs', 'one', 'update', 'lost');
deny('teacher', 'writes the entry of a change that never had one', commit(lost));
deny(
  'ayla',
  'writes the entry of a change that never had one',
  commit(entry('ayla', 'blogs', 'one', 'update', 'lost')),
  {
    'blogs/one': blog({ audit: 'lost' }),
  },
);
deny(
  'teacher',
  'writes a missing entry with another time',
  commit(patch(lost, 'audit/lost', { at: otherTime })),
  {
    'blogs/one': blog({ audit: 'lost' }),
  },
);
deny(
  'teacher',
  'writes a missing entry of a collection that is not logged',
  commit(entry('teacher', 'other', 'one', 'update', 'lost')),
  {
    'other/one': { audit: 'lost' },
  },
);

// Purges that do not happen
for (const over of [{}, { by: 'admin' }, { at: otherTime }]) {
  const purged = patch(
    entry('teacher', 'blogs', 'gone', 'purge', 'del-gone_purge'),
    'audit/del-gone_purge',
    over,
  );
  deny(
    'teacher',
    `restores with a false entry of a purge ${Object.keys(over)}`,
    commit(restore('blogs', 'gone')('teacher'), purged),
  );
}
deny(
  'teacher',
  'writes the entry of a purge that does not happen',
  commit(entry('teacher', 'blogs', 'gone', 'purge', 'del-gone_purge')),
);
const emptiers: Who[] = ['guest', 'teacher'];
for (const who of emptiers) {
  deny(who, 'empties the trash of what is there again', commit(removal('trash/blogs_gone')), {
    'blogs/gone': blog(),
  });
}

reads('audit/old', ['admin']);
lists('audit', ['admin']);
for (const who of staff) {
  deny(who, 'changes an entry', commit(update('audit/old', { action: 'x' })));
  deny(who, 'deletes an entry', commit(removal('audit/old')));
}
