import { announcements } from './cases/announcements.ts';
import { audit } from './cases/audit.ts';
import { certificates } from './cases/certificates.ts';
import { config } from './cases/config.ts';
import { content } from './cases/content.ts';
import { coupons } from './cases/coupons.ts';
import { deletedUsers } from './cases/deleted-users.ts';
import { drafts } from './cases/drafts.ts';
import { enrolments } from './cases/enrolments.ts';
import { entitlement } from './cases/entitlement.ts';
import { exercises } from './cases/exercises.ts';
import { graduates } from './cases/graduates.ts';
import { grants } from './cases/grants.ts';
import { groups } from './cases/groups.ts';
import { messages } from './cases/messages.ts';
import { notes } from './cases/notes.ts';
import { notices } from './cases/notices.ts';
import { orders, receipts } from './cases/orders.ts';
import { outlines } from './cases/outlines.ts';
import { ownData } from './cases/own-data.ts';
import { planned } from './cases/planned.ts';
import { plannedVideos } from './cases/planned-videos.ts';
import { posts } from './cases/posts.ts';
import { profile } from './cases/profile.ts';
import { questions } from './cases/questions.ts';
import { quizCorrections } from './cases/quiz-corrections.ts';
import { quizWriting } from './cases/quiz-writing.ts';
import { quizzes } from './cases/quizzes.ts';
import { lessons, ranks } from './cases/ranks.ts';
import { reading } from './cases/reading.ts';
import { reviews } from './cases/reviews.ts';
import { roles } from './cases/roles.ts';
import { saved } from './cases/saved.ts';
import { school } from './cases/school.ts';
import { secondFactor } from './cases/second-factor.ts';
import { signingUp } from './cases/sign-up.ts';
import { storage } from './cases/storage.ts';
import { student } from './cases/student.ts';
import { taught } from './cases/taught.ts';
import { trash } from './cases/trash.ts';
import { users } from './cases/users.ts';
import { versions } from './cases/versions.ts';
import { videoIndex } from './cases/video-index.ts';
import { videoTexts } from './cases/video-texts.ts';
import { videos, watching } from './cases/videos.ts';
import { workPictures, works } from './cases/works.ts';
import type { Chapter } from './support/case.ts';

/** All cases about the rules, in the order of firebase/firestore.rules: loosen.ts finds the right case sooner. */
export const chapters: Chapter[] = [
  roles,
  secondFactor,
  users,
  signingUp,
  profile,
  ownData,
  lessons,
  grants,
  ranks,
  enrolments,
  groups,
  messages,
  orders,
  coupons,
  questions,
  works,
  drafts,
  quizCorrections,
  quizWriting,
  quizzes,
  announcements,
  certificates,
  graduates,
  reading,
  exercises,
  reviews,
  saved,
  notes,
  notices,
  watching,
  entitlement,
  videos,
  plannedVideos,
  ...videoTexts,
  versions,
  videoIndex,
  outlines,
  ...content,
  planned,
  posts,
  trash,
  deletedUsers,
  school,
  student,
  taught,
  audit,
  config,
  receipts,
  workPictures,
  storage,
];
