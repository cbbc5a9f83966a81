import { serverTimestamp } from 'firebase/firestore/lite';
import type { Fields, Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { markPlanned } from '#panel/publishing-gateway.ts';
import { publishedAfter } from '#panel/rows-gateway.ts';
import { publishedUntil } from '#support/queries.ts';
import { patch } from '../support/attack.ts';
import { createBlog, createCode, editBlog, editCode, outline, remove, restore } from '../support/batches.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { blog, code, past } from '../support/documents.ts';
import { everyone, staff, type Who } from '../support/people.ts';

/** Posts and snippets that are planned for an hour: until then only staff can read them. */
export const planned = chapter('[SCHOOL-5] planned blogs, codes, slugs');
const { deny, each, reads, writes } = planned;
const teacher = planned.committer('teacher');

const day = 24 * 60 * 60 * 1000;
/** A time by the clock of the emulator, which is this machine's. */
const ahead = (ms: number) => new Date(Date.now() + ms);
const tomorrow = ahead(day);
const later = ahead(7 * day);
const readers = everyone.filter((who) => !staff.includes(who));

const asks =
  (query: Query, size: number = limits.guestPage) =>
  () =>
  (client: { ask(query: Query, size: number): Promise<unknown> }) =>
    client.ask(query, size);

const kinds = [
  { collection: 'blogs', sample: blog, address: 'blogs_yazi', create: createBlog, edit: editBlog },
  { collection: 'codes', sample: code, address: 'codes_css_grid', create: createCode, edit: editCode },
] as const;

for (const { collection, sample, address, create, edit } of kinds) {
  const path = `${collection}/one`;
  const given = { [path]: sample({ time: tomorrow }) };

  each(staff, `gets a planned document of ${collection}`, () => get(path), given);
  each(
    staff,
    `gets the address of a planned document of ${collection}`,
    () => get(`slugs/${address}`),
    given,
  );
  each(everyone, `gets a document of ${collection} whose hour has come`, () => get(path), {
    [path]: sample({ time: ahead(-2000) }),
  });
  each(everyone, `gets its address, ${collection}`, () => get(`slugs/${address}`), {
    [path]: sample({ time: ahead(-2000) }),
  });
  // Nobody learns from an answer whether there is something planned.
  reads(`${collection}/nothing`, staff);
  reads(`slugs/${address}-nothing`, staff);

  // No query of others can contain what is planned, whatever it filters by: only its times count.
  const time = (operator: '<=' | '>' | '==', value: Date) => [['time', operator, value] as const];
  const probes: [string, Query][] = [
    ['all', { collection, where: [] }],
    ['of a slug', { collection, where: [['slug', '==', address.split('_').at(-1)]] }],
    ['until tomorrow', publishedUntil(collection, tomorrow)],
    ['until in an hour', publishedUntil(collection, ahead(3_600_000))],
    ['of that hour', { collection, where: time('==', tomorrow) }],
    ['after an old time', publishedAfter(collection, past)],
  ];
  for (const [what, query] of probes)
    each(staff, `lists planned documents of ${collection}: ${what}`, asks(query), given);
  each(
    staff,
    `counts planned documents of ${collection}`,
    () => (client) => client.countOf(publishedUntil(collection, tomorrow), limits.guestPage),
    given,
  );
  each(
    everyone,
    `lists what is published of ${collection}`,
    asks(publishedUntil(collection, new Date())),
    given,
  );
  each(
    staff,
    `lists 50 planned documents of ${collection}`,
    asks(publishedAfter(collection, new Date()), limits.page),
    given,
  );

  writes(`plans a new document of ${collection}`, staff, (who) => create(who, { time: ahead(day) }));
  teacher.may(`plans for nearly a year ahead, ${collection}`, create('teacher', { time: ahead(365 * day) }));
  teacher.mayNot(
    `plans for more than a year ahead, ${collection}`,
    create('teacher', { time: ahead(368 * day) }),
  );
  teacher.mayNot(`plans for an hour ago, ${collection}`, create('teacher', { time: ahead(-3_600_000) }));
  teacher.mayNot(`plans for a text, ${collection}`, create('teacher', { time: '2030' }));
  teacher.mayNot(`edits the time into a text, ${collection}`, edit('teacher', { time: '2030' }), given);

  const changes = (what: string, over: Fields) =>
    each(staff, `${what}, ${collection}`, (who: Who) => commit(edit(who, over)), given);
  changes('edits what is planned', {});
  changes('plans it for another time', { time: later });
  changes('publishes it now', { time: serverTimestamp() });
  teacher.mayNot(`plans it for the past, ${collection}`, edit('teacher', { time: past }), given);
  teacher.mayNot(
    `plans it for more than a year ahead, ${collection}`,
    edit('teacher', { time: ahead(368 * day) }),
    given,
  );
  teacher.mayNot(`hides what is published, ${collection}`, edit('teacher', { time: later }));
  teacher.mayNot(`hides what was published by its plan, ${collection}`, edit('teacher', { time: later }), {
    [path]: sample({ time: ahead(-2000) }),
  });

  each(
    staff,
    `deletes what is planned, ${collection}`,
    (who) =>
      commit(
        patch(remove(collection, 'one')(who), `trash/${collection}_one`, {
          data: sample({ time: tomorrow }),
        }),
      ),
    given,
  );
  const trash = `trash/${collection}_gone`;
  const trashed = {
    collection,
    target: 'gone',
    data: sample({ slug: 'silinen', time: tomorrow }),
    by: 'teacher',
    at: past,
    audit: 'old',
  };
  each(
    staff,
    `restores what is planned, ${collection}`,
    (who) => commit(patch(restore(collection, 'gone')(who), `${collection}/gone`, { time: tomorrow })),
    { [trash]: trashed },
  );
  for (const who of readers)
    deny(who, `gets what is planned from the trash, ${collection}`, get(trash), { [trash]: trashed });
}

writes('marks that something is planned', staff, () => [markPlanned()]);
teacher.mayNot(
  'marks it with another time',
  patch([markPlanned()], 'config/publish', { plannedAt: tomorrow }),
);
teacher.mayNot(
  'marks it together with a change',
  patch([markPlanned()], 'config/publish', { dirtyAt: serverTimestamp() }),
);
teacher.mayNot('plans an outline', outline('backend', 0)('teacher', { time: ahead(day) }));
