import type { Fields, Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { freeVideos, groupVideos, ownVideos, plannedFree } from '#features/videos/gateway.ts';
import { indexVideo } from '#features/videos/video-index-gateway.ts';
import { publishedAfter } from '#panel/rows-gateway.ts';
import { patch } from '../support/attack.ts';
import {
  askQuestion,
  createFree,
  createPaid,
  editFree,
  editPlanned,
  editVideo,
  keepDuration,
  planFree,
  remove,
  restore,
} from '../support/batches.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { past, video } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';

/** Videos that are planned for an hour: until then only staff can read them, or anything of them. */
export const plannedVideos = chapter('[VIDEO-13] planned videos');
const { deny, each, writes } = plannedVideos;
const teacher = plannedVideos.committer('teacher');

const day = 24 * 60 * 60 * 1000;
/** A time by the clock of the emulator, which is this machine's. */
const ahead = (ms: number) => new Date(Date.now() + ms);
const tomorrow = ahead(day);
const now = new Date();
const withLesson = ['ayla', ...staff] as const;

const asks =
  (query: Query, size: number = limits.page) =>
  () =>
  (client: { ask(query: Query, size: number): Promise<unknown> }) =>
    client.ask(query, size);

const texts = { transcript: 'old', material: 'old' };
const planned = {
  free: (over: Fields = {}) => ({
    'videos/free': video({ ...texts, time: tomorrow, planned: true, ...over }),
  }),
  group: (over: Fields = {}) => ({
    'videos/group': video({
      ...texts,
      title: 'Qrup',
      demo: 'false',
      group: 'frontend',
      time: tomorrow,
      ...over,
    }),
  }),
};

const kinds = [
  {
    kind: 'free',
    readers: members,
    query: (until: Date) => freeVideos('frontend', until),
    own: (until: Date) => plannedFree(until),
  },
  {
    kind: 'group',
    readers: withLesson,
    query: (until: Date) => groupVideos('frontend', 'frontend', until),
    own: (until: Date) => ownVideos('frontend', 'flex', until),
  },
] as const;

for (const { kind, readers, query, own } of kinds) {
  const given = planned[kind]();
  const come = planned[kind]({ time: ahead(-2000) });
  for (const collection of ['videos', 'transcripts', 'materials']) {
    each(staff, `gets a planned one: ${collection}/${kind}`, () => get(`${collection}/${kind}`), given);
    each(
      readers,
      `gets one whose hour has come: ${collection}/${kind}`,
      () => get(`${collection}/${kind}`),
      come,
    );
  }

  // No query of others can contain what is planned, whatever it filters by: only its times count.
  const { where } = query(now);
  const untimed = where.filter(([field]) => field !== 'time');
  const probes: [string, Query][] = [
    ['without a time', { collection: 'videos', where: untimed }],
    ['until tomorrow', query(tomorrow)],
    ['until in an hour', query(ahead(3_600_000))],
    ['of that hour', { collection: 'videos', where: [...untimed, ['time', '==', tomorrow]] }],
    ['after an old time', { ...publishedAfter('videos', past), where: [...untimed, ['time', '>', past]] }],
    ['by another way, until tomorrow', own(tomorrow)],
  ];
  for (const [what, asked] of probes) each(staff, `lists ${kind} videos: ${what}`, asks(asked), given);
  each(
    staff,
    `counts ${kind} videos until tomorrow`,
    () => (client) => client.countOf(query(tomorrow), limits.page),
    given,
  );
  each(readers, `lists ${kind} videos until now beside a planned one`, asks(query(new Date())), given);
  each(readers, `lists ${kind} videos until now by another way`, asks(own(new Date())), given);
}

// Questions, for who may watch it later.
each(staff, 'asks under a planned video', (who) => commit(askQuestion('group')(who)), planned.group());

// The index has no line of it before its time.
const first = { n: 0 };
const line = { title: 'Flexbox', hashtags: ['frontend', 'css'] };
const empty = { 'videoIndex/free-0': { videos: {}, last: 'free' } };
teacher.mayNot('indexes a planned video', indexVideo(first, 'free', line), { ...empty, ...planned.free() });
teacher.may('indexes a video whose hour has come', indexVideo(first, 'free', line), {
  ...empty,
  ...planned.free({ time: ahead(-2000) }),
});
teacher.mayNot('creates a planned video with its line', createFree('teacher', { time: tomorrow }));

writes('plans a free video', staff, planFree(tomorrow));
writes('plans a group video', staff, (who) => createPaid(who, { time: tomorrow }));
teacher.may('plans nearly a year ahead', planFree(ahead(365 * day))('teacher'));
teacher.mayNot('plans for more than a year ahead', planFree(ahead(368 * day))('teacher'));
teacher.mayNot('plans for an hour ago', planFree(ahead(-3_600_000))('teacher'));

writes('edits what is planned', staff, editPlanned('same'), planned.free());
writes('plans it for another time', staff, editPlanned(ahead(7 * day)), planned.free());
writes('publishes it now, with its line', staff, editPlanned('now'), planned.free());
writes('keeps how long it is', staff, keepDuration, planned.free());
writes('edits one whose hour has come, with its line', staff, editFree, planned.free({ time: ahead(-2000) }));
teacher.mayNot('edits it with its line', editFree('teacher'), planned.free());
teacher.mayNot('plans it for the past', editPlanned(past)('teacher'), planned.free());
teacher.mayNot('plans it too far ahead', editPlanned(ahead(368 * day))('teacher'), planned.free());
teacher.mayNot('hides what can be watched', editVideo('teacher', { time: tomorrow }));
teacher.mayNot(
  'hides what its plan has opened',
  editVideo('teacher', { time: tomorrow }),
  planned.group({ time: ahead(-2000) }),
);

const data = planned.free()['videos/free'];
writes(
  'deletes what is planned',
  staff,
  (who) => patch(remove('videos', 'free')(who), 'trash/videos_free', { data }),
  { ...planned.free(), 'videoIndex/free-0': { videos: { free: line }, last: 'free' } },
);
const trashed = { collection: 'videos', target: 'gone', data, by: 'teacher', at: past, audit: 'old' };
writes(
  'restores what is planned',
  staff,
  (who) => patch(restore('videos', 'gone')(who), 'videos/gone', { time: tomorrow, planned: true }),
  { 'trash/videos_gone': trashed },
);
deny('ayla', 'gets what is planned from the trash', get('trash/videos_gone'), {
  'trash/videos_gone': trashed,
});
