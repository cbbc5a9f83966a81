import * as z from 'zod/mini';
import { isCoursePath } from '#domain/courses/course.ts';
import { areHashtags, withHashtags } from '#domain/shared/hashtags.ts';
import type { Video, VideoText } from '#domain/videos/video.ts';
import { videoIdIn, watchAddress } from '#domain/videos/youtube.ts';

/** A box that is not ticked, and a field that is not shown, send nothing. */
const text = z._default(z.string(), '');

/** The panel's video form as it is typed (PANEL-4). `tags` has spaces between them; `demo` and `paid` are boxes. */
export const VideoForm = z.object({
  title: text,
  tags: text,
  url: text,
  demo: text,
  group: text,
  paid: text,
});

export type VideoForm = z.infer<typeof VideoForm>;

/** A form that was not filled in yet. */
export const emptyVideoForm: VideoForm = VideoForm.parse({});

export const videoFormOf = (video: Video): VideoForm => ({
  title: video.title,
  tags: video.hashtags.join(' '),
  url: watchAddress(video.url),
  demo: video.demo === 'true' ? 'on' : '',
  group: video.demo === 'true' ? '' : video.group,
  paid: video.paid === 'paid' ? 'on' : '',
});

const typedTags = ({ tags }: VideoForm): string[] => tags.split(' ').filter(Boolean);

/**
 * The hashtags that are saved: those of the form, and a group's own behind them. A video is listed on the pages of the lessons
 * that it is tagged with, so without one nobody would find it (VIDEO-6).
 */
const tagsOf = (form: VideoForm): string[] =>
  form.demo === '' && isCoursePath(form.group)
    ? withHashtags(typedTags(form), [form.group])
    : typedTags(form);

/** What is wrong with a form, and with which field of it. */
export interface VideoFormProblem {
  kind: 'missing' | 'link' | 'hashtags' | 'course';
  field: 'title' | 'url' | 'hashtags' | 'group';
}

/** Title, link, hashtags, one of a course when it is free, and a group when it is not (PANEL-4). `null` when nothing is wrong. */
export function problemOf(form: VideoForm): VideoFormProblem | null {
  if (form.title.trim() === '') return { kind: 'missing', field: 'title' };
  if (form.url.trim() === '') return { kind: 'missing', field: 'url' };
  if (videoIdIn(form.url) === null) return { kind: 'link', field: 'url' };
  if (typedTags(form).length === 0) return { kind: 'missing', field: 'hashtags' };
  if (!areHashtags(tagsOf(form))) return { kind: 'hashtags', field: 'hashtags' };
  if (form.demo === '' && form.group === '') return { kind: 'missing', field: 'group' };
  if (form.demo !== '' && !typedTags(form).some(isCoursePath)) return { kind: 'course', field: 'hashtags' };
  return null;
}

/** What a form says, once nothing is wrong with it. A free video has no group and is not paid for. */
export function videoTextOf(form: VideoForm, duration: number | null): VideoText {
  const isFree = form.demo !== '';
  return {
    title: form.title.trim(),
    hashtags: tagsOf(form),
    url: videoIdIn(form.url) ?? '',
    demo: isFree ? 'true' : 'false',
    paid: !isFree && form.paid !== '' ? 'paid' : '',
    ...(!isFree && { group: form.group }),
    ...(duration !== null && { duration }),
  };
}
