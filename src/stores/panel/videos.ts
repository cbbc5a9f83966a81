import * as v from 'valibot';
import { contentOrders } from '#domain/panel/list-query.ts';
import {
  emptyVideoForm,
  problemOf,
  VideoForm,
  type VideoFormProblem,
  videoFormOf,
  videoTextOf,
} from '#domain/panel/video-form.ts';
import { videoIdIn } from '#domain/videos/youtube.ts';
import { forms, hashtags, videoTab as texts } from '#messages/panel/panel.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { createList } from './list.ts';
import { measuredOf } from './measured-link.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await loadPart(() => import('#gateways/firebase/staff/videos.ts'))).staffVideos;

/** Every video, for staff (PANEL-4). */
export const videoList = createList({
  name: 'videos',
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removeVideo = (by: string, id: string): Promise<void> =>
  removeRow(videoList, id, async () => (await gateway()).remove(by, id));

const problems: Record<VideoFormProblem['kind'], () => string> = {
  missing: () => forms.required,
  link: () => texts.wrongLink,
  hashtags: () => hashtags.tooMany,
  course: () => texts.noCourse(coursePaths()),
};

export const videoEditor = createEditor({
  form: 'video',
  schema: VideoForm,
  empty: emptyVideoForm,
  formOf: videoFormOf,
  check(value) {
    const problem = problemOf(v.parse(VideoForm, value), coursePaths());
    return problem && { message: problems[problem.kind](), field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, value, attempts) {
    const form = v.parse(VideoForm, value);
    const url = videoIdIn(form.url);
    const known = seen?.url === url ? seen?.duration : undefined;
    const video = videoTextOf(form, measuredOf(url) ?? known ?? null, coursePaths());
    const videos = await gateway();
    if (seen) await videos.edit(by, seen, video, attempts);
    else await videos.create(by, id, video, attempts);
    return seen ? texts.saved(video.title) : texts.added(video.title);
  },
  list: videoList,
});
