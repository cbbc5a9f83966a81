import { limits } from '#domain/shared/limits.ts';
import type { Query } from '#gateways/firebase/queries/query.ts';
import { freeVideos, groupVideos, paidVideos } from '#gateways/firebase/queries/videos.ts';
import { cells, type Kind, type ReaderKind } from '#support/entitlement.ts';
import type { Deed } from '../support/case.ts';
import { chapter, get } from '../support/chapter.ts';
import type { Who } from '../support/people.ts';

// Checks the rules against the same table as the function that the pages use (tests/unit/videos/video.test.ts), with
// the pages' own queries.
export const entitlement = chapter(
  '[VIDEO-4] [VIDEO-5] [VIDEO-6] [VIDEO-7] [VIDEO-9] videos: who watches what',
);
const { allow, deny } = entitlement;

const people: Record<ReaderKind, Who> = {
  guest: 'guest',
  unverified: 'elnur',
  'verified without lessons': 'bahar',
  'with this lesson': 'ayla',
  'with another lesson': 'dilara',
  teacher: 'teacher',
  admin: 'admin',
};

const asks =
  (query: Query): Deed =>
  (client) =>
    client.ask(query, limits.page);

const counts =
  (query: Query): Deed =>
  (client) =>
    client.countOf(query, limits.page);

const queries: Record<Kind, Query> = {
  free: freeVideos('frontend'),
  group: groupVideos('frontend', 'frontend'),
  paid: paidVideos('frontend', ['frontend']),
};

for (const { reader, kind, opens } of cells) {
  const say = opens ? allow : deny;
  const who = people[reader];
  say(who, `gets a ${kind} video (${reader})`, get(`videos/${kind}`));
  say(who, `lists the ${kind} videos of a lesson (${reader})`, asks(queries[kind]));
  say(who, `counts the ${kind} videos of a lesson (${reader})`, counts(queries[kind]));
}

// A query that would return a forbidden document is denied as a whole.
deny(
  'ayla',
  'lists paid videos of an own lesson and another',
  asks(paidVideos('frontend', ['frontend', 'backend'])),
);
deny('ayla', "lists another group's videos of an own lesson", asks(groupVideos('frontend', 'backend')));
deny(
  'ayla',
  'lists a lesson’s videos of every kind',
  asks({ ...queries.free, where: queries.free.where.slice(0, 1) }),
);
allow('dilara', "lists her own group's videos of another lesson", asks(groupVideos('frontend', 'backend')));
