import type { Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { freeVideos, groupVideos } from '#features/videos/gateway.ts';
import { cells, type Kind, type ReaderKind } from '#support/entitlement.ts';
import type { Deed } from '../support/case.ts';
import { chapter, get } from '../support/chapter.ts';
import { type Documents, past, record } from '../support/documents.ts';
import type { Who } from '../support/people.ts';

// Checks the rules against the same table as the function that the pages use (src/features/videos/video.test.ts), with
// the pages' own queries.
export const entitlement = chapter(
  '[VIDEO-4] [VIDEO-5] [VIDEO-6] [VIDEO-7] [VIDEO-9] [SCHOOL-2] videos: who watches what',
);
const { allow, deny } = entitlement;

const people: Record<ReaderKind, Who> = {
  guest: 'guest',
  unverified: 'elnur',
  'verified without lessons': 'bahar',
  'with this lesson': 'ayla',
  'with this lesson until a day to come': 'ayla',
  'with this lesson until a day that is over': 'ayla',
  'with another lesson': 'dilara',
  teacher: 'teacher',
  admin: 'admin',
};

/** `ayla` with these ends of her grants. */
const until = (ends: unknown, ...lessons: string[]): Documents => ({
  'users/ayla': record('ayla', { lessons: ['frontend', ...lessons], ends }),
});
const coming = new Date('2099-01-01');
const given: Partial<Record<ReaderKind, Documents>> = {
  'with this lesson until a day to come': until({ frontend: coming }),
  'with this lesson until a day that is over': until({ frontend: past }),
};

const asks =
  (query: Query): Deed =>
  (client) =>
    client.ask(query, limits.page);

const counts =
  (query: Query): Deed =>
  (client) =>
    client.countOf(query, limits.page);

/** By the clock of the emulator, which is this machine's. */
const now = new Date();
const tagged = ['hashtags', 'array-contains', 'frontend'] as const;
const isPaid = ['paid', '==', 'paid'] as const;
const queries: Record<Kind, Query> = {
  free: freeVideos('frontend', now),
  group: groupVideos('frontend', 'frontend', now),
  paid: {
    ...groupVideos('frontend', 'frontend', now),
    where: [...groupVideos('frontend', 'frontend', now).where, isPaid],
  },
};

for (const { reader, kind, opens } of cells) {
  const say = opens ? allow : deny;
  const who = people[reader];
  say(who, `gets a ${kind} video (${reader})`, get(`videos/${kind}`), given[reader]);
  for (const text of ['transcripts', 'materials'])
    say(
      who,
      `[LEARN-6] [LEARN-11] gets ${text} of a ${kind} video (${reader})`,
      get(`${text}/${kind}`),
      given[reader],
    );
  say(who, `lists the ${kind} videos of a lesson (${reader})`, asks(queries[kind]), given[reader]);
  say(who, `counts the ${kind} videos of a lesson (${reader})`, counts(queries[kind]), given[reader]);
}

// A query that would return a forbidden document is denied as a whole.
const ofGroups = (...groups: string[]): Query => ({
  ...queries.group,
  where: [tagged, ['group', 'in', groups], ['time', '<=', now]],
});
deny('ayla', 'lists videos of an own lesson and another', asks(ofGroups('frontend', 'backend')));
const both = until({ backend: past }, 'backend');
allow('ayla', 'lists a group whose grant has no end beside one that is over', asks(queries.group), both);
deny(
  'ayla',
  'lists a group whose grant is over beside one without end',
  asks(groupVideos('frontend', 'backend', now)),
  both,
);
deny(
  'ayla',
  'lists two groups, one of them with a grant that is over',
  asks(ofGroups('frontend', 'backend')),
  both,
);
deny(
  'ayla',
  'lists a group with an end alone',
  asks(groupVideos('frontend', 'backend', now)),
  until({ backend: coming }),
);
for (const ends of [{ frontend: null }, { frontend: '2099' }, { frontend: 4102444800000 }, 'x'])
  deny('ayla', `lists a group, ends = ${JSON.stringify(ends)}`, asks(queries.group), until(ends));
allow('ayla', 'lists a group with another course’s end', asks(queries.group), until({ css: past }));
deny('ayla', "lists another group's videos of an own lesson", asks(groupVideos('frontend', 'backend', now)));
deny(
  'ayla',
  'lists a lesson’s videos of every kind',
  asks({ ...queries.free, where: [tagged, ['time', '<=', now]] }),
);
allow(
  'dilara',
  "lists her own group's videos of another lesson",
  asks(groupVideos('frontend', 'backend', now)),
);
