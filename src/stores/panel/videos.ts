import { atom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import { contentOrders } from '#domain/list.ts';
import {
  emptyVideoForm,
  problemOf,
  VideoForm,
  type VideoFormProblem,
  videoFormOf,
  videoTextOf,
} from '#domain/video-form.ts';
import { videoIdIn } from '#domain/youtube.ts';
import { forms, hashtags, videoTab as texts } from '#messages/panel.ts';
import { createEditor } from './editor.ts';
import { createList } from './list.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await import('#gateways/firebase/staff/videos.ts')).staffVideos;

/** Every video, for staff (PANEL-4). */
export const videoList = createList({
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removeVideo = (by: string, id: string): Promise<void> =>
  removeRow(videoList, id, async () => (await gateway()).remove(by, id));

const problems: Record<VideoFormProblem['kind'], string> = {
  missing: forms.required,
  link: texts.wrongLink,
  hashtags: hashtags.tooMany,
};

export const videoEditor = createEditor({
  form: 'video',
  schema: VideoForm,
  empty: emptyVideoForm,
  formOf: videoFormOf,
  check(value) {
    const problem = problemOf(VideoForm.parse(value));
    return problem && { message: problems[problem.kind], field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, value) {
    const form = VideoForm.parse(value);
    const url = videoIdIn(form.url);
    const known = seen?.url === url ? seen?.duration : undefined;
    const video = videoTextOf(form, measuredOf(url) ?? known ?? null);
    const videos = await gateway();
    if (seen) await videos.edit(by, seen, video);
    else await videos.create(by, id, video);
    return seen ? texts.saved(video.title) : texts.added(video.title);
  },
  list: videoList,
});

/** What YouTube says of the video that the form's link leads to. */
export type Measured =
  | { state: 'none' }
  | { state: 'asking'; url: string }
  | { state: 'known'; url: string; seconds: number }
  | { state: 'failed'; url: string; code: 'gone' | 'unknown' };

export const $measured = atom<Measured>({ state: 'none' });

const measuredOf = (url: string | null): number | null => {
  const measured = $measured.get();
  return measured.state === 'known' && measured.url === url ? measured.seconds : null;
};

/**
 * Asks YouTube how long the linked video is, so that readers never have to (VIDEO-3), and whether it is there at all.
 * Nothing depends on the answer: a video can be saved without.
 */
export async function measureLink(link: string): Promise<void> {
  const url = videoIdIn(link);
  const before = $measured.get();
  if (url === null) return $measured.set({ state: 'none' });
  if (before.state !== 'none' && before.url === url) return;
  $measured.set({ state: 'asking', url });
  const isAsked = () => {
    const now = $measured.get();
    return now.state === 'asking' && now.url === url;
  };
  try {
    const { askDuration } = await import('#gateways/youtube.ts');
    const seconds = await askDuration(url);
    if (isAsked()) $measured.set({ state: 'known', url, seconds });
  } catch (error) {
    const code = codeOf(error) === 'youtube/unavailable' ? 'gone' : 'unknown';
    if (isAsked()) $measured.set({ state: 'failed', url, code });
  }
}
