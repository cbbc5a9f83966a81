import * as v from 'valibot';
import { hasTitleOfCopy } from '#domain/panel/copying.ts';
import { videoFilters } from '#domain/panel/list-filter.ts';
import { contentOrders } from '#domain/panel/list-query.ts';
import {
  copiedVideoForm,
  emptyVideoForm,
  nextVideoForm,
  problemOf,
  VideoForm,
  type VideoFormProblem,
  videoFormOf,
  videoTextOf,
} from '#domain/panel/video-form.ts';
import { videoIdIn } from '#domain/shared/youtube.ts';
import { readTranscript, transcriptText } from '#domain/videos/transcript.ts';
import type { Video, WholeVideo } from '#domain/videos/video.ts';
import { copying } from '#messages/panel/copying.ts';
import { forms, hashtags, videoTab as texts } from '#messages/panel/panel.ts';
import { transcript } from '#messages/panel/transcript.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { formEntries } from './form-entries.ts';
import { createList } from './list.ts';
import { measuredOf } from './measured-link.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/videos.ts'))).staffVideos;

/** Every video, for staff (PANEL-4). */
export const videoList = createList({
  name: 'videos',
  orders: contentOrders,
  filters: () => videoFilters(coursePaths()),
  read: async (asked) => (await gateway()).list(asked),
});

export const removeVideo = (by: string, id: string): Promise<void> =>
  removeRow(videoList, id, async () => (await gateway()).remove(by, id));

function messageOf(problem: VideoFormProblem): string {
  if (problem.kind === 'transcript') return transcript.problems[problem.problem.kind](problem.problem.line);
  return problems[problem.kind]();
}

const problems: Record<Exclude<VideoFormProblem['kind'], 'transcript'>, () => string> = {
  missing: () => forms.required,
  link: () => texts.wrongLink,
  hashtags: () => hashtags.tooMany,
  course: () => texts.noCourse(coursePaths()),
  long: () => transcript.tooLong,
};

export const videoEditor = createEditor<WholeVideo, keyof VideoForm, Video>({
  form: 'video',
  schema: VideoForm,
  empty: emptyVideoForm,
  formOf: (video) => videoFormOf(video, video.transcriptText),
  whole: async (video) => (await gateway()).whole(video),
  next: (value) => nextVideoForm(v.parse(VideoForm, value)),
  copy: (video) => copiedVideoForm(video, copying.mark),
  check(value, seen) {
    const form = v.parse(VideoForm, value);
    if (!seen && hasTitleOfCopy(form.title, copying.mark)) return { message: copying.rename, field: 'title' };
    const problem = problemOf(form, coursePaths());
    return problem && { message: messageOf(problem), field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, value, attempts) {
    const form = v.parse(VideoForm, value);
    const url = videoIdIn(form.url);
    const known = seen?.url === url ? seen?.duration : undefined;
    const video = videoTextOf(form, measuredOf(url) ?? known ?? null, coursePaths());
    const videos = await gateway();
    const text = transcriptText(readTranscript(form.transcript).lines);
    if (seen) await videos.edit(by, seen, video, text, attempts);
    else await videos.create(by, id, video, text, attempts);
    return seen ? texts.saved(video.title) : texts.added(video.title);
  },
  list: videoList,
});

export const videoForms = formEntries('videos', videoEditor, videoList);
