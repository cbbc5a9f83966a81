import { contentActions, planVideo } from '#domain/panel/many-content.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import { type Video, VideoText } from '#domain/videos/video.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createManyContent } from './many-content.ts';
import { videoList } from './videos.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/videos.ts'))).staffVideos;

/** One change of many videos (PANEL-15). */
export const manyVideos = createManyContent<Video, VideoText>({
  name: 'videos',
  form: 'video',
  actions: contentActions,
  list: videoList,
  plan: (video, task) => planVideo(video, task, coursePaths()),
  // A transcript that is not changed is not written, so it need not be read either.
  edit: async (by, video, text, attempts) =>
    (await gateway()).edit(by, { ...video, transcriptText: '' }, text, '', attempts),
  after: (video, { hashtags, group }) =>
    video.demo === 'true' ? { ...video, hashtags } : { ...video, hashtags, group: group ?? video.group },
  remove: async (by, id) => (await gateway()).remove(by, id),
  read: async (id) => (await gateway()).read(id),
  // Not the duration: staff who play a video store it (VIDEO-3).
  wordsOf: (video) => ({ ...writtenIn(VideoText, video), duration: null, transcript: video.transcript }),
});
