import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { reading, sessionReads } from '#core/session/reading.ts';
import { tellAddress } from '#features/announcements/tell.ts';
import type { Video } from '#features/videos/video.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { createEditor } from '#panel/editor.ts';
import { telling } from '#panel/texts.ts';
import { OutlineForm, outlineFormOf, outlineProblem, savedModules } from './outline-form.ts';
import { outline as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffOutlines;

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

const videos = reading<{ videos: Video[] }>();

export const $courseVideos = videos.$state; // the videos of the course whose outline is open, oldest first
export const $openingOutline = atom<string | null>(null);

const reads = sessionReads(() => {
  asked = null;
  $openingOutline.set(null);
});
let asked: { uid: string; course: string } | null = null;

/** Reads the outline of a course and its videos, and opens the form. A failure is shown, with a retry. */
export async function openOutline(uid: string, course: string): Promise<void> {
  asked = { uid, course };
  await open();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function open(): Promise<void> {
  if (!asked) return;
  const own = asked;
  const { uid, course } = own;
  const settled = () => asked === own && $openingOutline.set(null);
  $openingOutline.set(course);
  await reads.read(
    async () => (await gateway()).read(course),
    async (outline) => {
      readVideos();
      await outlineEditor.open(uid, outline);
      settled();
    },
    open,
    settled,
  );
}

export async function readVideos(): Promise<void> {
  if (!asked) return;
  const { course } = asked;
  await videos.read(async () => ({ videos: await (await gateway()).videosOf(course) }), readVideos, true);
}
