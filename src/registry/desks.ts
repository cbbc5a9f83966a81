import type { FunctionComponent } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import type { PanelTab } from '#panel/tabs.ts';

type LoadTab = () => Promise<{ default: FunctionComponent<TabProps> }>;

export const tabs: Record<PanelTab, LoadTab> = {
  waiting: () => loadPart(() => import('#panel/WaitingTab.tsx')),
  blog: () => loadPart(() => import('#features/posts/desk/PostTab.tsx')),
  rank: () => loadPart(() => import('#features/accounts/desk/RankTab.tsx')),
  user: () => loadPart(() => import('#features/accounts/desk/UserTab.tsx')),
  enrolment: () => loadPart(() => import('#features/enrolments/desk/EnrolmentTab.tsx')),
  group: () => loadPart(() => import('#features/groups/desk/GroupTab.tsx')),
  school: () => loadPart(() => import('#features/school/desk/SchoolTab.tsx')),
  order: () => loadPart(() => import('#features/orders/desk/OrderTab.tsx')),
  message: () => loadPart(() => import('#features/inbox/desk/MessageTab.tsx')),
  question: () => loadPart(() => import('#features/questions/desk/QuestionTab.tsx')),
  graduate: () => loadPart(() => import('#features/graduates/desk/GraduateTab.tsx')),
  work: () => loadPart(() => import('#features/works/desk/WorkTab.tsx')),
  quiz: () => loadPart(() => import('#features/quizzes/desk/QuizTab.tsx')),
  announcement: () => loadPart(() => import('#features/announcements/desk/AnnouncementTab.tsx')),
  video: () => loadPart(() => import('#features/videos/desk/VideoTab.tsx')),
  code: () => loadPart(() => import('#features/snippets/desk/SnippetTab.tsx')),
  trash: () => loadPart(() => import('#panel/TrashTab.tsx')),
};

/** PANEL-19: what stands below the numbers of what waits. */
export const loadFinder = () => loadPart(() => import('#features/accounts/desk/Finder.tsx'));

export const ofUsers = {
  student: () => loadPart(() => import('#features/school/desk/StudentPart.tsx')),
  students: () => loadPart(() => import('#features/progress/desk/StudentsPart.tsx')),
  certificates: () => loadPart(() => import('#features/certificates/desk/Certificates.tsx')),
} as const;
