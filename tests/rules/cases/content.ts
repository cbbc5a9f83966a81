import { limit, orderBy, serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, remove as removal, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { postAddress } from '#features/posts/gateway.ts';
import { snippetAddress } from '#features/snippets/gateway.ts';
import { publishedUntil } from '#support/queries.ts';
import { moved, patch, titled, without } from '../support/attack.ts';
import {
  type Batch,
  createBlog,
  createCode,
  editBlog,
  editCode,
  purge,
  remove,
  restore,
} from '../support/batches.ts';
import { chapter, commit, list, type Writer } from '../support/chapter.ts';
import { blog, code, joinedLine, long, wrongLines } from '../support/documents.ts';
import { wrongWords } from '../support/name-words.ts';
import { everyone, staff, type Who } from '../support/people.ts';

interface Kind {
  collection: 'blogs' | 'codes';
  create: Batch;
  edit: Batch;
  sample: (more?: Fields) => Fields;
  address: (slug: string) => string;
}

const blogs: Kind = {
  collection: 'blogs',
  create: createBlog,
  edit: editBlog,
  sample: blog,
  address: postAddress,
};
const codes: Kind = {
  collection: 'codes',
  create: createCode,
  edit: editCode,
  sample: code,
  address: (slug) => snippetAddress('css', slug),
};

/** Which roles may do what. Each batch also runs without its write to config/publish, whose own rule asks for staff. */
function roles({ each, deny, reads, writes }: Writer, { collection, create, edit }: Kind): void {
  reads(`${collection}/one`, everyone);
  const published = () => publishedUntil(collection, new Date());
  each(
    everyone,
    `lists ${collection}, 10, newest first`,
    () => (client) => client.ask(published(), limits.guestPage),
  );
  each(staff, `lists ${collection}, 11`, () => (client) => client.ask(published(), limits.guestPage + 1));
  each(staff, `lists ${collection}, 50, newest first`, () =>
    list(collection, orderBy('time', 'desc'), limit(limits.page)),
  );
  each(staff, `skips one of ${collection}`, () => (client) => client.skip(published(), 1, limits.guestPage));
  each(
    everyone,
    `skips none of ${collection}`,
    () => (client) => client.skip(published(), 0, limits.guestPage),
  );
  const curious: Who[] = ['guest', 'admin'];
  for (const who of curious) {
    deny(who, `lists ${collection}, 51`, list(collection, limit(limits.page + 1)));
    deny(who, `lists ${collection}, no limit`, list(collection));
    deny(who, `counts ${collection}, no limit`, (client) => client.count(collection));
  }
  const batches: [string, Batch][] = [
    ['creates', create],
    ['edits', edit],
    ['deletes', remove(collection, 'one')],
    ['restores', restore(collection, 'gone')],
  ];
  for (const [verb, batch] of batches) {
    writes(`${verb} in ${collection}`, staff, batch);
    writes(`${verb} in ${collection}, nothing for the build`, staff, (who) =>
      without(batch(who), 'config/publish'),
    );
  }
  writes(`purges in ${collection}`, ['admin'], purge(collection, 'gone'));
}

function fields({ committer, refuses }: Writer, { collection, create, edit, sample }: Kind): void {
  const teacher = committer('teacher');
  const make = (over: Fields = {}) => create('teacher', over);
  const wrong: Record<string, unknown[]> = {
    title: ['', long(limits.title + 1), 5, undefined, ...wrongLines],
    titleKey: ['', long(limits.title + 1), undefined],
    words: [...wrongWords, undefined],
    content: ['', long(limits.content + 1), 5, undefined],
    slug: [
      ...[' ', '\u00a0', '\u2028', '\ufeff', '\u0000', '\u001f', '\u0085', '\uffff', '?', '\\', '#', '%'],
      ...['&', '+', '"', "'", '<', '>', '`', '{', '}', '|', '^', '[', ']', ':', ';', '=', '@', ',', '!', '*'],
      ...['(', ')', '$', 'B'],
    ]
      .map((character) => `a${character}b`)
      .concat('-a', 'a-', '.a', 'a.', '-', '.', 'index', 'index.html', 'a.html')
      // The limit counts bytes, not characters.
      .concat(long(limits.slug + 1), `${'ə'.repeat(limits.slug / 2)}a`),
    time: [new Date('2020-01-01'), undefined],
    rev: [0, 2, undefined],
    extra: [1],
    password: ['p'],
  };
  for (const [field, values] of Object.entries(wrong)) {
    refuses('teacher', `creates in ${collection}`, make, field, values);
  }
  for (const title of wrong.title ?? [])
    teacher.mayNot(
      `creates in ${collection} with the title ${JSON.stringify(title)?.slice(0, 20)}, as the entry says`,
      titled(make(), `${collection}/new`, title),
    );
  teacher.may(
    `creates in ${collection} with a title of emoji and joined letters`,
    titled(make(), `${collection}/new`, joinedLine),
  );
  teacher.may(`creates in ${collection} with 200,000 characters`, make({ content: long(limits.content) }));
  for (const slug of [
    'ə'.repeat(limits.slug / 2),
    'a',
    'index-2',
    'index.html-2',
    'node.js_~—…ı',
    'a--b',
    '日本',
  ]) {
    teacher.may(`creates in ${collection} at ${slug}`, make({ slug }));
  }
  for (const rev of [1, 3, 0]) {
    teacher.mayNot(`saves ${collection} over rev 1 as ${rev}`, edit('teacher', { rev }));
  }
  teacher.mayNot(`edits ${collection} over a version someone changed`, edit('teacher'), {
    [`${collection}/one`]: sample({ rev: 2 }),
  });
  for (const over of [{ slug: 'kocdu' }, { time: serverTimestamp() }, { extra: 1 }, { title: '' }]) {
    teacher.mayNot(`edits in ${collection}: ${JSON.stringify(over)}`, edit('teacher', over));
  }
}

/** An address belongs to one document permanently. */
function addresses({ committer, deny }: Writer, { collection, create, sample, address }: Kind): void {
  const teacher = committer('teacher');
  const make = (over: Fields = {}) => create('teacher', over);
  const say = (what: string, ...batch: Parameters<typeof commit>) =>
    deny('teacher', `${collection}: ${what}`, commit(...batch));
  const taken = String(sample().slug);
  say('empty slug', make({ slug: '' }));
  say('slug without its reservation', without(make(), address('teze')));
  say('slug of another document', make({ slug: taken }));
  say('slug of another, its reservation left out', without(make({ slug: taken }), address(taken)));
  say('slug of one in the trash', make({ slug: 'silinen' }));
  say('reservation for another id', patch(make(), address('teze'), { id: 'one' }));
  say('reservation with a field more', patch(make(), address('teze'), { extra: 1 }));
  say('a second reservation', make(), set(address('ikinci'), { id: 'new' }));
  say('reservation alone', set(address('bos'), { id: 'new' }));
  teacher.mayNot(`${collection}: reservation for what is there already`, set(address('bos'), { id: 'one' }), {
    [`${collection}/one`]: sample({ slug: 'bos' }),
  });
  for (const who of staff) {
    deny(
      who,
      `restores in ${collection} to an address taken meanwhile`,
      commit(restore(collection, 'gone')(who)),
      {
        [address('silinen')]: { id: 'other' },
      },
    );
  }
  deny(
    'admin',
    `restores in ${collection} to an address that is not reserved`,
    commit(restore(collection, 'gone')('admin')),
    {
      [address('silinen')]: null,
    },
  );
  deny('admin', `${collection}: frees a reservation`, commit(removal(address(taken))));
  deny('admin', `${collection}: turns a reservation`, commit(set(address(taken), { id: 'other' })));

  const called = (id: string) => {
    const batch = moved(make(), `${collection}/new`, `${collection}/${id}`);
    return patch(patch(batch, address('teze'), { id }), 'audit/new-entry', { target: id });
  };
  teacher.may(`${collection}: an id of 64 characters`, called(long(64)));
  for (const id of [long(65), long(1_495), 'a_b', 'a.b', 'ə']) {
    say(`an id like ${id.slice(0, 9)} (${id.length}), whose trash entry could not be purged`, called(id));
  }

  const elsewhere = moved(make(), `${collection}/new`, `${collection}/gone`);
  const reserved = patch(elsewhere, address('teze'), { id: 'gone' });
  say(
    'a new document under an id that lies in the trash',
    patch(reserved, 'audit/new-entry', { target: 'gone' }),
  );
}

export const content = [blogs, codes].map((kind) => {
  const feature = kind.collection === 'blogs' ? '[PANEL-3] [BLOG-4]' : '[PANEL-5] [CODE-1]';
  const writer = chapter(`[PANEL-9] [PANEL-11] [PANEL-13] ${feature} ${kind.collection}, slugs`);
  roles(writer, kind);
  fields(writer, kind);
  addresses(writer, kind);
  return writer;
});
