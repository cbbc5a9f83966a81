import { atom } from 'nanostores';
import { OutlineForm, outlineFormOf, outlineProblem, savedModules } from '#domain/panel/outline-form.ts';
import { tellAddress } from '#domain/panel/tell.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import type { Video } from '#domain/videos/video.ts';
import { outline as texts } from '#messages/panel/outline.ts';
import { telling } from '#messages/panel/panel.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { courseTitle } from './course-titles.ts';
import { createEditor } from './editor.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/outlines.ts'))).staffOutlines;

const problems = { title: texts.required, long: texts.tooLong, many: texts.tooMany };

/** The form of a course's outline (LEARN-2). Its document's id is the course's path. */
export const outlineEditor = createEditor({
  form: 'outline',
  schema: OutlineForm,
  formOf: outlineFormOf,
  whole: (item) => item,
  check(value) {
    const problem = outlineProblem(value);
    return problem && { message: problems[problem], field: 'modules' };
  },
  read: async (course) => (await gateway()).read(course),
  async save(by, { seen }, value, attempts) {
    if (!seen) return '';
    await (await gateway()).save(by, seen, savedModules(value), attempts);
    return texts.saved(courseTitle(seen.id));
  },
  tell: ({ id }) =>
    tellAddress({ course: id, text: telling.newPlan(courseTitle(id)), link: routes.videos(id) }),
  // There is no list: a course is chosen, and its outline read.
  list: { refresh: async () => {}, replace: () => {}, isBusy: () => false },
});

/** The videos of the course whose outline is open, oldest first. */
type CourseVideos =
  | { step: 'reading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; videos: Video[] };

export const $courseVideos = atom<CourseVideos>({ step: 'reading' });
/** The outline of this course is being read. */
export const $openingOutline = atom<string | null>(null);

const requests = latest();
let asked: { uid: string; course: string } | null = null;

/** Reads the outline of a course and its videos, and opens the form. A failure is shown, with a retry. */
export async function openOutline(uid: string, course: string): Promise<void> {
  asked = { uid, course };
  await open();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function open(): Promise<void> {
  if (!asked) return;
  const { uid, course } = asked;
  const isLatest = requests.begin();
  $openingOutline.set(course);
  try {
    const outline = await (await gateway()).read(course);
    if (!isLatest()) return;
    readVideos();
    await outlineEditor.open(uid, outline);
  } catch (error) {
    if (isLatest()) reportFailedRead(error, open);
  } finally {
    if (isLatest()) $openingOutline.set(null);
  }
}

const videoRequests = latest();

/** Reads the course's videos, again after a failure. */
export async function readVideos(): Promise<void> {
  if (!asked) return;
  const isLatest = videoRequests.begin();
  $courseVideos.set({ step: 'reading' });
  try {
    const videos = await (await gateway()).videosOf(asked.course);
    if (isLatest()) $courseVideos.set({ step: 'ready', videos });
  } catch (error) {
    if (!isLatest()) return;
    $courseVideos.set({ step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, readVideos);
  }
}

onSignOut(() => {
  asked = null;
  requests.cancel();
  videoRequests.cancel();
  $openingOutline.set(null);
  $courseVideos.set({ step: 'reading' });
});
