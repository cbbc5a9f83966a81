import { type Operation, remove as removal, set, update } from '#core/cloud/operation.ts';
import { moveToTrash as toTrash } from '#panel/authored-gateway.ts';
import { moved, patch, without } from '../support/attack.ts';
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
import { blog, long, otherTime } from '../support/documents.ts';
import { staff, type Who } from '../support/people.ts';

/** Every change needs its log entry, and every log entry needs its change. */
export const audit = chapter('[PANEL-14] audit');
const { allow, deny, lists, reads } = audit;
const teacher = audit.committer('teacher');

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
    const { title, lesson } = log.kind === 'delete' ? {} : log.data;
    const details = { ...(title !== undefined && { title }), ...(lesson !== undefined && { lesson }) };
    for (const [field, value] of Object.entries({ title: 'Başqa ad', lesson: 'css' })) {
      deny(who, `${what}, ${field} of its entry forged`, commit(patch(batch, log.path, { [field]: value })));
    }
    for (const field of ['by', 'at', 'action', 'collection', 'target', ...Object.keys(details)]) {
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
teacher.mayNot('names an entry of an earlier edit', naming('used'), { 'audit/used': used });
teacher.mayNot('names an old entry', naming('old'));

// Entries about documents that users write about themselves
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
    'forges an entry with slashes in its collection',
    commit(ownDocument, entry(who, `users/${who}/progress`, 'frontend', 'update', 'forged')),
  );
}
// Documents that name an entry that does not exist, as a faulty seed could leave them
const lost = entry('teacher', 'blogs', 'one', 'update', 'lost', { title: 'Yazı' });
teacher.mayNot('writes the missing entry of an old change', lost);
deny(
  'ayla',
  'writes the missing entry of an old change',
  commit(entry('ayla', 'blogs', 'one', 'update', 'lost', { title: 'Yazı' })),
  {
    'blogs/one': blog({ audit: 'lost' }),
  },
);
teacher.mayNot('writes a missing entry with another time', patch(lost, 'audit/lost', { at: otherTime }), {
  'blogs/one': blog({ audit: 'lost' }),
});
teacher.mayNot(
  'writes a missing entry of a collection that is not logged',
  entry('teacher', 'other', 'one', 'update', 'lost'),
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
  teacher.mayNot(`restores with a false entry of a purge ${Object.keys(over)}`, [
    restore('blogs', 'gone')('teacher'),
    purged,
  ]);
}
teacher.mayNot(
  'writes the entry of a purge that does not happen',
  entry('teacher', 'blogs', 'gone', 'purge', 'del-gone_purge'),
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

// Ids that are too long to append the suffix of a purge entry, or that look like the id of a purge entry.
const under = (id: string) => {
  const named = patch(editBlog('teacher'), 'blogs/one', { audit: id });
  return patch(moved(named, 'audit/new-entry', `audit/${id}`), 'blogs/one/versions/1', { audit: id });
};
teacher.may('edits a blog, its entry has an id of 64 characters', under(long(64)));
for (const id of ['x_purge', 'a_b', 'a.b', 'ə', long(65), long(1_497)]) {
  teacher.mayNot(`edits a blog, its entry is called ${id.slice(0, 9)} (${id.length})`, under(id));
  const tossed = patch(
    moved(remove('blogs', 'one')('teacher'), 'audit/new-entry', `audit/${id}`),
    'trash/blogs_one',
    { audit: id },
  );
  teacher.mayNot(`deletes a blog, its entry is called ${id.slice(0, 9)} (${id.length})`, tossed);
}

// A malformed document can still be deleted; its entry does not contain the title.
for (const title of [undefined, 5, null]) {
  const odd = { ...blog(), title };
  const documents = {
    'blogs/odd': Object.fromEntries(Object.entries(odd).filter(([, value]) => value !== undefined)),
  };
  const batch = toTrash(
    { uid: 'teacher', entry: 'new-entry' },
    { collection: 'blogs', target: 'odd', data: documents['blogs/odd'] },
  );
  teacher.may(`deletes a blog whose title is ${title}`, batch, documents);
  teacher.mayNot(
    `deletes a blog whose title is ${title} and names it`,
    patch(batch, 'audit/new-entry', { title: 'Ad' }),
    documents,
  );
}
