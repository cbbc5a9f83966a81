import { atom } from 'nanostores';
import * as v from 'valibot';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { fileText, saveFile } from '#core/device/export-text.ts';
import { loadPart } from '#core/page/load-part.ts';
import { sessionReads } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { isoDay } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { coursePaths } from '#features/courses/course.ts';
import { withModules } from '#features/courses/desk/outline-form.ts';
import { OutlineModules } from '#features/courses/outline.ts';
import { writtenQuiz } from '#features/quizzes/desk/quiz-form.ts';
import { isDone, lineAttempts, lineRun, lookUp } from '#panel/line-run.ts';
import type { PanelUser } from '#panel/panel.ts';
import { planningOf } from '#panel/plans.ts';
import { serverTime } from '#panel/publishing.ts';
import { nullIfGone } from '#panel/row-actions.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import { videoLimits } from '../limits.ts';
import {
  type CourseExport,
  courseExportIn,
  courseExportOf,
  type FileLine,
  fileLines,
  isWritten,
  modulesWith,
} from './course-export.ts';
import { courseExport as texts } from './course-export-texts.ts';
import { videos } from './store.ts';
import { videoTextOf, videoTextsOf } from './video-form.ts';

const gateways = async () => {
  const [{ staffVideos }, { staffOutlines }, { staffQuizzes }, { videosWith }] = await loadPart(() =>
    Promise.all([
      import('./gateway.ts'),
      import('#features/courses/desk/gateway.ts'),
      import('#features/quizzes/desk/gateway.ts'),
      import('./pasted-videos-gateway.ts'),
    ]),
  );
  return { staffVideos, staffOutlines, staffQuizzes, videosWith };
};

/** The course that is being written to a file. */
export const $writing = atom('');

const reads = sessionReads(() => $writing.set(''));
let asked = '';

/** SCHOOL-11. The rules decide whose texts and keys are read. A failure is shown, with a retry. */
export async function writeCourse(course: string): Promise<void> {
  asked = course;
  await write();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function write(): Promise<void> {
  const course = asked;
  $writing.set(course);
  await reads.read(
    async () => {
      const { staffVideos, staffOutlines, staffQuizzes } = await gateways();
      const [outline, all, quizzes] = await Promise.all([
        staffOutlines.read(course),
        staffOutlines.videosOf(course),
        staffQuizzes.list(course),
      ]);
      return {
        course,
        modules: v.parse(OutlineModules, outline),
        videos: await Promise.all(all.map(staffVideos.whole)),
        // What was deleted since the list was read is not in the file.
        quizzes: (await Promise.all(quizzes.map((one) => staffQuizzes.whole(one).catch(nullIfGone)))).filter(
          (quiz) => quiz !== null,
        ),
      };
    },
    (content) => {
      const day = isoDay(serverTime());
      const text = JSON.stringify(courseExportOf(content, day, serverTime()), null, 2);
      saveFile(texts.file(course, day), text, 'application/json');
      showToast({
        kind: 'good',
        text: texts.written(content.videos.length, content.quizzes.length),
        about: writeCourse,
      });
      $writing.set('');
    },
    write,
    () => $writing.set(''),
  );
}

/** `course`: that takes it, '' before it is chosen. */
export const $taken = sessionAtom<{ name: string; file: CourseExport; course: string } | null>(null);
export const $check = sessionAtom<
  { step: 'idle' | 'checking' | 'ready' } | { step: 'failed'; message: string }
>({ step: 'idle' });
export const $lines = atom<readonly FileLine[]>([]);

/** One after another: their order is that of time, and free videos share a shard of the index. */
export const fileRun = lineRun<FileLine>({ $lines, atOnce: 1, isWrite: ({ plan }) => isWritten(plan) });
const { $run, requests } = fileRun;

const failed = (message: string): void => $check.set({ step: 'failed', message });

/** Nothing is written. */
export async function takeFile(chosen: File): Promise<void> {
  if ($run.get() !== 'still') return;
  dropLines();
  $taken.set(null);
  const isLatest = requests.begin();
  $check.set({ step: 'checking' });
  const text = await fileText(chosen, videoLimits.courseExport);
  if (!isLatest()) return;
  const file = text === null ? texts.unreadable : courseExportIn(text);
  if (typeof file === 'string') return failed(file);
  $taken.set({ name: chosen.name, file, course: '' });
  await chooseTarget(taughtPaths().includes(file.course) ? file.course : '');
}

export async function chooseTarget(course: string): Promise<void> {
  const taken = $taken.get();
  if (!taken || $run.get() !== 'still') return;
  dropLines();
  const { file } = taken;
  $taken.set({ ...taken, course });
  if (course === '') return failed(texts.unknownCourse(file.course));
  await lookUp(requests, $check, async (isLatest) => {
    const { staffOutlines, staffQuizzes, videosWith } = await gateways();
    const urls = file.videos.flatMap((one) => ('url' in one ? one.url : []));
    const [twins, outline, quizzes] = await Promise.all([
      videosWith([...new Set(urls)], taught()),
      staffOutlines.read(course),
      staffQuizzes.list(course),
    ]);
    if (!isLatest()) return;
    const modules = v.parse(OutlineModules, outline);
    const courses = coursePaths();
    $lines.set(fileLines(file, { course, courses, twins, quizzes, modules, now: serverTime() }));
    $check.set({ step: 'ready' });
  });
}

function dropLines(): void {
  fileRun.reset();
  $check.set({ step: 'idle' });
  attempts.clear();
}

export function clearFile(): void {
  if ($run.get() !== 'still') return;
  dropLines();
  $taken.set(null);
}

const attempts = lineAttempts();

const isVideo = ({ kind }: FileLine): boolean => kind === 'video';

export async function runFile({ uid }: PanelUser): Promise<void> {
  const taken = $taken.get();
  if (!taken || $run.get() !== 'still') return;
  // What is added now needs its place, too.
  if ($lines.get().some((line) => isVideo(line) && isWritten(line.plan) && !isDone(line)))
    $lines.set($lines.get().map((line) => (line.kind === 'plan' ? { ...line, state: 'planned' } : line)));
  await fileRun.run({
    async send(line) {
      const { staffVideos, staffOutlines, staffQuizzes } = await gateways();
      if (line.kind === 'video') {
        const text = videoTextOf(line.form, line.duration, coursePaths());
        const planning = planningOf(line.form.plan);
        await staffVideos.create(uid, line.id, text, videoTextsOf(line.form), planning, attempts.of(line.id));
      }
      if (line.kind === 'quiz') {
        const draft = { ...writtenQuiz(line.form), state: 'draft' } as const;
        await staffQuizzes.save(uid, { id: line.id, rev: 0 }, draft, attempts.of(line.id));
      }
      if (line.kind !== 'plan') return {};
      const here = $lines.get().filter((one) => isDone(one) || one.plan === 'here');
      const added = modulesWith(line.modules, here);
      const placed = await staffOutlines.place(uid, taken.course, (modules) => withModules(modules, added));
      return placed === 'placed' ? {} : { state: 'failed', message: texts.plans.full };
    },
    lookAgain: async (_, refusal) => ({ state: 'failed', message: errors[codeOf(refusal)] }),
    finished: () => {},
  });
  if ($lines.get().some((line) => isVideo(line) && isDone(line))) videos.list.refresh();
}
