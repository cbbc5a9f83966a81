import { userOrders } from '#domain/accounts/user.ts';
import { contentOrders } from '#domain/panel/list-query.ts';
import { trashOrders } from '#domain/panel/trash.ts';
import { enrolmentOrders } from '#domain/school/enrolment.ts';
import { postBySlug, snippetBySlug } from '#gateways/firebase/queries/content.ts';
import { enrolmentList, usesOf } from '#gateways/firebase/queries/enrolments.ts';
import {
  auditList,
  byIds,
  holdersOf,
  teacherList,
  trashByName,
  trashByTitle,
  trashList,
  userList,
  usersByEmail,
  usersByName,
  usersByUsername,
} from '#gateways/firebase/queries/people.ts';
import type { Query } from '#gateways/firebase/queries/query.ts';
import { contentList } from '#gateways/firebase/queries/staff.ts';
import { freeVideos, groupVideos, paidVideos } from '#gateways/firebase/queries/videos.ts';

/** Every query of src/gateways/firebase/queries, each in all of its shapes. */
export const queries: Record<string, Query[]> = {
  postBySlug: [postBySlug('git')],
  snippetBySlug: [snippetBySlug('css', 'grid')],
  freeVideos: [freeVideos('frontend')],
  groupVideos: [groupVideos('frontend', 'frontend')],
  paidVideos: [paidVideos('frontend', ['frontend', 'backend'])],
  contentList: (['blogs', 'codes', 'videos'] as const).flatMap((collection) =>
    contentOrders.flatMap((order) =>
      ['', 'css', '#css'].map((search) => contentList(collection, { search, order })),
    ),
  ),
  userList: userOrders.map(userList),
  usersByName: [usersByName('ay')],
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
  byIds: [byIds('users', ['a', 'b'])],
  holdersOf: [holdersOf('email', 'a@x.az')],
};
