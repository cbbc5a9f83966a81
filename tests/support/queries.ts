import { userOrders } from '#domain/accounts/user.ts';
import { codeLanguages } from '#domain/code/snippet.ts';
import { videoFilters } from '#domain/panel/list-filter.ts';
import { contentOrders, plannedOrders } from '#domain/panel/list-query.ts';
import { trashOrders } from '#domain/panel/trash.ts';
import { enrolmentOrders } from '#domain/school/enrolment.ts';
import { certificatesForCourse, certificatesOf } from '#gateways/firebase/queries/certificates.ts';
import { publishedUntil } from '#gateways/firebase/queries/content.ts';
import { enrolmentList, usesOf } from '#gateways/firebase/queries/enrolments.ts';
import { ownVideos } from '#gateways/firebase/queries/own-videos.ts';
import {
  auditList,
  byIds,
  holdersAmong,
  holdersOf,
  studentList,
  teacherList,
  trashByName,
  trashByTitle,
  trashList,
  userList,
  usersByEmail,
  usersByUsername,
  usersByWords,
} from '#gateways/firebase/queries/people.ts';
import { publishedAfter } from '#gateways/firebase/queries/published-after.ts';
import type { Query } from '#gateways/firebase/queries/query.ts';
import { contentList, courseVideos, videosOfUrl } from '#gateways/firebase/queries/staff.ts';
import { freeVideos, groupVideos } from '#gateways/firebase/queries/videos.ts';

const unsearched = { search: '', order: 'newest' } as const;

/** Every query of src/gateways/firebase/queries, each in all of its shapes. */
export const queries: Record<string, Query[]> = {
  publishedUntil: [publishedUntil('blogs', new Date()), publishedUntil('codes', new Date())],
  publishedAfter: [publishedAfter('blogs', new Date(0)), publishedAfter('codes', new Date(0))],
  freeVideos: [freeVideos('frontend')],
  groupVideos: [groupVideos('frontend', 'frontend')],
  ownVideos: [ownVideos('frontend', 'flex')],
  contentList: [
    ...(['blogs', 'codes', 'videos'] as const).flatMap((collection) =>
      (collection === 'videos' ? contentOrders : plannedOrders).flatMap((order) =>
        ['', 'css', '#css'].map((search) => contentList(collection, { search, order }, new Date(0))),
      ),
    ),
    ...videoFilters(['frontend']).map((filter) => contentList('videos', { ...unsearched, filter })),
    ...codeLanguages.map((filter) => contentList('codes', { ...unsearched, filter })),
  ],
  userList: userOrders.map(userList),
  usersByWords: [usersByWords('ay')],
  usersByUsername: [usersByUsername('ay')],
  usersByEmail: [usersByEmail('ay')],
  teacherList: [teacherList()],
  trashList: trashOrders.map(trashList),
  trashByTitle: [trashByTitle('css')],
  trashByName: [trashByName('ay')],
  auditList: [auditList()],
  enrolmentList: enrolmentOrders.flatMap((order) =>
    ['', 'front'].map((search) => enrolmentList({ search, order })),
  ),
  usesOf: [usesOf('A')],
  certificatesOf: [certificatesOf('ayla')],
  certificatesForCourse: [certificatesForCourse('ayla', 'frontend')],
  byIds: [byIds('users', ['a', 'b'])],
  holdersAmong: [
    holdersAmong('email', ['a@x.az', 'ay1@x.az', 'ay2@x.az']),
    holdersAmong('username', ['ayla', 'bahar', 'dilara']),
  ],
  studentList: [studentList('frontend')],
  courseVideos: [courseVideos('frontend')],
  videosOfUrl: [videosOfUrl('abcdefghijk')],
  holdersOf: [holdersOf('email', 'a@x.az')],
};
