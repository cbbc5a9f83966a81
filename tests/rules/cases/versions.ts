import { type Fields, type Operation, remove as removal, set, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import * as videos from '#features/videos/desk/gateway.ts';
import type { VideoText } from '#features/videos/video.ts';
import * as content from '#panel/articles-gateway.ts';
import type { SavedOver } from '#panel/authored-gateway.ts';
import { panelLimits } from '#panel/limits.ts';
import { saveDraft } from '#panel/shared-drafts-gateway.ts';
import { versionRows } from '#panel/versions-gateway.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import { remove, restore, savedOver, writeTexts } from '../support/batches.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { past } from '../support/documents.ts';
import { staff, type Who } from '../support/people.ts';
import { stored } from '../support/world.ts';

/** What was saved over: staff's alone, as long as the document is there. */
export const versions = chapter('[PANEL-21] versions of posts, snippets and videos');
const { each, refuses, writes } = versions;
const teacher = versions.committer('teacher');
const admin = versions.committer('admin');

const actor = (who: Who) => ({ uid: who, entry: 'new-entry' });
const video: VideoText = {
  title: 'Başqa',
  hashtags: ['frontend'],
  url: 'abcdefghijk',
  demo: 'false',
  paid: '',
  group: 'frontend',
};
const post = { title: 'Başqa', content: '<p>b</p>', hashtags: ['html'], blog_image: 'https://h.az/a.webp' };
const kinds = {
  blogs: ['one', (who: Who, over: SavedOver) => content.editPost(actor(who), over, post)],
  codes: ['one', (who: Who, over: SavedOver) => content.editSnippet(actor(who), over, post)],
  videos: [
    'group',
    (who: Who, over: SavedOver) => videos.editVideo(actor(who), over, video, false, { n: 0 }),
  ],
} as const;
const kept: Fields = { title: 'Əvvəlki', by: 'teacher', at: past, audit: 'old' };

for (const collection of ['blogs', 'codes', 'videos'] as const) {
  const [id, edit] = kinds[collection];
  const at = (rev: number | string, of: string = id) => `${collection}/${of}/versions/${rev}`;
  const save = (over: Fields = {}) => patch(edit('teacher', savedOver(collection, id)), at(1), over);

  each(
    staff,
    `lists those of ${collection}`,
    () => (client) => client.ask(versionRows(collection, id), limits.page),
  );
  each(
    [],
    `lists more of ${collection} than a page`,
    () => (client) => client.ask(versionRows(collection, id), limits.page + 1),
  );
  each([], `gets one of ${collection}`, () => get(at(1)), { [at(1)]: kept });
  writes(`saves in ${collection} with what was`, staff, (who) => edit(who, savedOver(collection, id)));

  // As it was, whose save it is, and when
  const wrong: Fields = {
    title: 'Saxta',
    content: '<p>Saxta</p>',
    hashtags: ['saxta'],
    blog_image: 'https://h.az/b.webp',
  };
  for (const [field, value] of Object.entries({
    ...wrong,
    series: 'Saxta',
    url: 'aaaaaaaaaaa',
    material: 'x',
    html: '<p>x</p>',
  }))
    refuses('teacher', `keeps one of ${collection}`, save, field, [value, undefined]);
  refuses('teacher', `keeps one of ${collection}`, save, 'by', ['admin', undefined]);
  refuses('teacher', `keeps one of ${collection}`, save, 'at', [past, undefined]);
  refuses('teacher', `keeps one of ${collection}`, save, 'audit', ['old', undefined]);
  refuses('teacher', `keeps one of ${collection}`, save, 'extra', [1]);
  for (const name of ['0', '2', '01', 'x'])
    teacher.mayNot(`keeps one of ${collection} as ${name}`, moved(save(), at(1), at(name)));
  teacher.mayNot(`keeps one of ${collection} twice`, [
    save(),
    { ...operationAt(save(), at(1)), path: at(2) },
  ]);
  teacher.mayNot(`keeps one of ${collection} under another document`, [
    save(),
    { ...operationAt(save(), at(1)), path: at(1, 'other') },
  ]);

  // Only in the batch that saves, and that not without it
  teacher.mayNot(`saves in ${collection} without it`, without(save(), at(1)));
  for (const left of [[at(1)], [at(1), 'audit/new-entry']])
    teacher.mayNot(
      `saves in ${collection} over a version from before, ${left.length}`,
      without(save(), ...left),
      {
        [at(1)]: kept,
      },
    );
  teacher.mayNot(`keeps one of ${collection} and does not save`, without(save(), `${collection}/${id}`));
  teacher.mayNot(
    `keeps one of ${collection} and nothing else`,
    without(save(), `${collection}/${id}`, 'audit/new-entry'),
  );
  teacher.mayNot(`keeps one of ${collection} and saves without an entry`, without(save(), 'audit/new-entry'));

  // For good
  teacher.mayNot(`saves in ${collection} over a version that is there`, save(), { [at(1)]: kept });
  for (const who of [teacher, admin]) {
    who.mayNot(`changes one of ${collection}`, update(at(1), { title: 'Saxta' }), { [at(1)]: kept });
    who.mayNot(`deletes one of ${collection}`, removal(at(1)), { [at(1)]: kept });
  }
  teacher.mayNot(`deletes one of ${collection} with a save`, [save(), removal(at(0))], { [at(0)]: kept });

  // The twentieth before goes with a save.
  const most = panelLimits.versions;
  const was = { ...stored(`${collection}/${id}`), rev: most + 1 };
  const full = { [`${collection}/${id}`]: was, [at(1)]: kept, [at(2)]: kept };
  const next = (who: Who) => edit(who, { id, rev: most + 1, was });
  writes(`saves in ${collection} once more than are kept`, staff, next, full);
  teacher.may(`saves in ${collection} where the oldest is gone`, next('teacher'), { ...full, [at(1)]: null });
  teacher.mayNot(
    `deletes one of ${collection} that is not the oldest`,
    moved(next('teacher'), at(1), at(2)),
    full,
  );
  teacher.mayNot(`deletes the oldest of ${collection} and nothing else`, removal(at(1)), full);

  // Trash
  const gone = { [at(1, 'gone')]: kept };
  writes(`deletes in ${collection} and leaves them`, staff, remove(collection, id), { [at(1)]: kept });
  writes(`restores in ${collection} with them`, staff, restore(collection, 'gone'), gone);
  each(
    staff,
    `lists those of ${collection} in the trash`,
    () => (client) => client.ask(versionRows(collection, 'gone'), limits.page),
  );
  each(['admin'], `deletes one of ${collection} in the trash`, () => commit(removal(at(1, 'gone'))), gone);
}

// Of a video they are for who teaches one of its courses (SCHOOL-9).
for (const [teaches, allowed] of [
  [['backend'], false],
  [['frontend'], true],
] as const)
  (allowed ? versions.allow : versions.deny)(
    'teacher',
    `lists those of a video as a teacher of ${teaches}`,
    (client) => client.ask(versionRows('videos', 'group'), limits.page),
    { 'users/teacher': { ...stored('users/teacher'), teaches } },
  );

// A material that goes is kept with the version.
const html = (batch: Operation[], value: unknown) => patch(batch, 'videos/group/versions/1', { html: value });
for (const [what, text] of [
  ['replaces', '<p>Yeni</p>'],
  ['removes', ''],
] as const) {
  const batch = writeTexts('group', { material: text });
  writes(`${what} a material`, staff, batch);
  for (const other of [null, '', '<p>Saxta</p>', undefined])
    teacher.mayNot(`${what} a material and keeps ${JSON.stringify(other)}`, html(batch('teacher'), other));
}
teacher.mayNot('keeps a material of a video that has none', [
  patch(writeTexts('backend', { material: 'a' })('teacher'), 'videos/backend/versions/1', { html: 'a' }),
]);

// Nothing else has any.
each([], 'lists those of a draft', () => list('drafts/one/versions'));
each(
  [],
  'lists those of a work',
  () => (client) => client.ask({ collection: 'works/ayla_frontend_form/versions', where: [] }, limits.page),
);
const draft = saveDraft(actor('teacher'), 'one', 1, {
  form: 'blog',
  title: 'Yeni',
  author: 'Ad teacher',
  value: { title: 'Yeni' },
});
const ofDraft: Fields = {
  ...Object.fromEntries(
    ['content', 'hashtags', 'blog_image', 'series', 'url', 'material'].map((field) => [field, null]),
  ),
  title: stored('drafts/one').title,
};
const by = operationAt(kinds.blogs[1]('teacher', savedOver('blogs', 'one')), 'blogs/one/versions/1');
teacher.mayNot('keeps one of a draft', [
  draft,
  set('drafts/one/versions/1', { ...(by.kind === 'delete' ? {} : by.data), ...ofDraft }),
]);
admin.mayNot('deletes one of a user in the trash', removal('users/gone/versions/1'), {
  'users/gone/versions/1': kept,
});
