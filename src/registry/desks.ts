import type { FunctionComponent } from 'react';
import type { PanelTab } from '#domain/panel/panel.ts';
import type { TabProps } from '#islands/panel/LazyPart.tsx';
import { loadPart } from '#stores/shared/load-part.ts';

type LoadTab = () => Promise<{ default: FunctionComponent<TabProps> }>;

/** All tabs; each is loaded when it is opened. */
export const tabs: Record<PanelTab, LoadTab> = {
  blog: () => loadPart(() => import('#islands/panel/post/PostTab.tsx')),
  rank: () => loadPart(() => import('#islands/panel/rank/RankTab.tsx')),
  user: () => loadPart(() => import('#islands/panel/users/UserTab.tsx')),
  enrolment: () => loadPart(() => import('#islands/panel/enrolments/EnrolmentTab.tsx')),
  school: () => loadPart(() => import('#islands/panel/school/SchoolTab.tsx')),
  order: () => loadPart(() => import('#islands/panel/orders/OrderTab.tsx')),
  message: () => loadPart(() => import('#islands/panel/messages/MessageTab.tsx')),
  question: () => loadPart(() => import('#islands/panel/questions/QuestionTab.tsx')),
  work: () => loadPart(() => import('#islands/panel/works/WorkTab.tsx')),
  quiz: () => loadPart(() => import('#islands/panel/quizzes/QuizTab.tsx')),
  announcement: () => loadPart(() => import('#islands/panel/announcements/AnnouncementTab.tsx')),
  video: () => loadPart(() => import('#islands/panel/video/VideoTab.tsx')),
  code: () => loadPart(() => import('#islands/panel/snippet/SnippetTab.tsx')),
  trash: () => loadPart(() => import('#islands/panel/trash/TrashTab.tsx')),
};

/** What other desks show in the tab of users. */
export const ofUsers = {
  students: () => loadPart(() => import('#islands/panel/students/StudentsPart.tsx')),
  certificates: () => loadPart(() => import('#islands/panel/users/Certificates.tsx')),
} as const;
