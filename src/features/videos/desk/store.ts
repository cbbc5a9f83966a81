import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import { videoIdIn } from '#core/addresses/youtube.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { tellAddress } from '#features/announcements/tell.ts';
import { forAll } from '#features/bell/notice.ts';
import { coursePaths } from '#features/courses/course.ts';
import { createContent } from '#panel/authored.ts';
import { lastChosen, noteChosen } from '#panel/last-chosen.ts';
import { videoFilters } from '#panel/list-query.ts';
import { contentActions } from '#panel/many-changes.ts';
import type { PanelUser } from '#panel/panel.ts';
import type { PlanProblem } from '#panel/planning.ts';
import { keepingPlan, planMessages, planningOf, publishRow, savedPlan } from '#panel/plans.ts';
import { serverTime } from '#panel/publishing.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import { forms, hashtags, telling } from '#panel/texts.ts';
import type { Video, VideoText, WholeVideo } from '../video.ts';
import { material, videoTab as texts, transcript } from './texts.ts';
import {
  courseOfVideo,
  noTexts,
  planVideo,
  VideoForm,
  type VideoFormProblem,
  videoFormOf,
  videoProblem,
  videoTextOf,
  videoTextsOf,
} from './video-form.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffVideos;

export function videoMessage(problem: VideoFormProblem): string {
  if (problem.kind === 'transcript') return transcript.problems[problem.problem.kind](problem.problem.line);
  if (problem.field === 'plan') return planMessages[problem.kind];
  if (problem.kind === 'long') return { transcript, material }[problem.field].tooLong;
  return problems[problem.kind]();
}

const problems: Record<
  Exclude<VideoFormProblem['kind'], PlanProblem | 'transcript' | 'long'>,
  () => string
> = {
  missing: () => forms.required,
  link: () => texts.wrongLink,
  hashtags: () => hashtags.tooMany,
  course: () => texts.noCourse(taughtPaths()),
};

/** PANEL-4, PANEL-13. */
export const videos = createContent<Video, WholeVideo, keyof VideoForm, VideoText>({
  name: 'videos',
  form: 'video',
  texts,
  filters: () => videoFilters(taughtPaths()),
  gateway,
  schema: VideoForm,
  begin(uid) {
    const { course, module } = lastChosen(uid);
    return { group: course, module };
  },
  formOf: (video) => videoFormOf(video, 'texts' in video ? video.texts : noTexts, serverTime()),
  whole: async (video) => (await gateway()).whole(video),
  // Link and texts are of one recording; the rest is common to the videos of a course.
  without: {
    next: { title: '', url: '', ...noTexts, plan: '' },
    copy: { url: '', ...noTexts, plan: '' },
  },
  problem(form, seen) {
    const problem = videoProblem(form, taughtPaths(), seen, serverTime());
    return problem && { message: videoMessage(problem), field: problem.field };
  },
  async save(by, { id, seen }, form, attempts) {
    const url = videoIdIn(form.url);
    const known = seen?.url === url ? seen?.duration : undefined;
    const video = videoTextOf(form, measuredOf(url) ?? known ?? null, coursePaths());
    const staff = await gateway();
    const written = videoTextsOf(form);
    const { uploadedPictures } = await loadPart(() => import('#panel/uploaded-pictures.ts'));
    const planning = planningOf(form.plan);
    if (seen) await staff.edit(by, seen, video, written, planning, attempts);
    else {
      await staff.create(by, id, video, written, planning, attempts);
      noteChosen(by, { course: courseOfVideo(form, coursePaths()), module: form.module });
    }
    uploadedPictures(by).used(written.material);
    // A second attempt finds the video as it is, and goes on here.
    const { placeVideos } = await loadPart(() => import('#features/courses/desk/course-modules.ts'));
    const unplaced = await placeVideos(by, courseOfVideo(form, coursePaths()), form.module, [seen?.id ?? id]);
    return unplaced ?? savedPlan(planning);
  },
  tell(id, form) {
    if (form.plan !== '') return null;
    const video = videoTextOf(form, null, coursePaths());
    const course = video.group ?? video.hashtags.find((tag) => coursePaths().includes(tag));
    const link = course === undefined ? routes.lessons : routes.video(course, id);
    return tellAddress({ course: course ?? forAll, text: telling.newVideo(video.title), link });
  },
  actions: contentActions,
  plan: (video, task) => planVideo(video, task, coursePaths(), serverTime()),
  edit: async (by, video, text, attempts) =>
    (await gateway()).edit(by, { ...video, texts: noTexts }, text, noTexts, keepingPlan(video), attempts),
});

/** VIDEO-13: no build is needed. */
export const publishVideo = ({ uid }: PanelUser, video: Video): Promise<void> =>
  publishRow(video, {
    list: videos.list,
    said: texts.publishedNow,
    read: async (id) => (await gateway()).read(id),
    async save(seen, planning, attempts) {
      const form = videoFormOf(seen, noTexts, planning.now);
      const text = videoTextOf(form, seen.duration ?? null, coursePaths());
      await (await gateway()).edit(uid, { ...seen, texts: noTexts }, text, noTexts, planning, attempts);
    },
  });

type Measured =
  | { state: 'none' }
  | { state: 'asking'; url: string }
  | { state: 'known'; url: string; seconds: number }
  | { state: 'failed'; url: string; code: 'gone' | 'unknown' };

export const $measured = atom<Measured>({ state: 'none' });

const measuredOf = (url: string | null): number | null => {
  const measured = $measured.get();
  return measured.state === 'known' && measured.url === url ? measured.seconds : null;
};

/** Asks for the duration, so that readers never have to (VIDEO-3); a video can be saved without it. */
export async function checkVideoLink(link: string): Promise<void> {
  const url = videoIdIn(link);
  const before = $measured.get();
  if (url === null) return $measured.set({ state: 'none' });
  if ((before.state === 'asking' || before.state === 'known') && before.url === url) return;
  $measured.set({ state: 'asking', url });
  const isAsked = () => {
    const now = $measured.get();
    return now.state === 'asking' && now.url === url;
  };
  try {
    const { askDuration } = await loadPart(() => import('../youtube-gateway.ts'));
    const seconds = await askDuration(url);
    if (isAsked()) $measured.set({ state: 'known', url, seconds });
  } catch (error) {
    const code = codeOf(error) === 'youtube/unavailable' ? 'gone' : 'unknown';
    // A deleted video is a normal answer; any other failure is logged.
    if (code === 'unknown') console.error(error);
    if (isAsked()) $measured.set({ state: 'failed', url, code });
  }
}

export const $twin = atom('');

const question = latest();

/** VIDEO-12: it may be saved twice all the same, so a failed read changes nothing. @param own the form's document. */
export async function findTwin(url: string | null, own: string): Promise<void> {
  const isLatest = question.begin();
  $twin.set('');
  if (url === null) return;
  try {
    const twin = (await (await gateway()).ofUrl(url, taught())).find(({ id }) => id !== own);
    if (twin && isLatest()) $twin.set(twin.title);
  } catch (error) {
    console.error(error);
  }
}
