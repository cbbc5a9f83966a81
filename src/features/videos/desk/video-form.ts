import * as v from 'valibot';
import { videoIdIn, watchAddress } from '#core/addresses/youtube.ts';
import { areHashtags, hashtagsOfForm, withHashtags } from '#core/words/hashtags.ts';
import { cleanLine } from '#core/words/letters.ts';
import {
  type ContentTask,
  changedTags,
  type Planned,
  planOfProblem,
  tagsAfter,
} from '#panel/many-changes.ts';
import { type PlanProblem, planFieldFor, planProblem } from '#panel/planning.ts';
import { videoLimits } from '../limits.ts';
import { readTranscript, type TranscriptProblem, transcriptText } from '../transcript.ts';
import type { Video, VideoText, VideoTexts } from '../video.ts';

/** A box that is not ticked, or a field that is not shown, sends no value. */
const text = v.optional(v.string(), '');

/**
 * The typed values of the panel's form for videos (PANEL-4). `tags` are separated by spaces; `demo` and `paid` are
 * boxes.
 */
export const VideoForm = v.object({
  title: text,
  tags: text,
  url: text,
  demo: text,
  group: text,
  paid: text,
  /** As tools write it, or as `transcriptText` has (LEARN-6). */
  transcript: text,
  /** HTML of the editor (LEARN-11). */
  material: text,
  /** When it can be watched, as in a `datetime-local` field; '' at once (VIDEO-13). */
  plan: text,
  /** The title of the module at whose end it is put; '' where it is (PANEL-16). */
  module: text,
});

export type VideoForm = v.InferOutput<typeof VideoForm>;

export const noTexts: VideoTexts = { transcript: '', material: '' };

export const videoFormOf = (video: Video, texts: VideoTexts, now: Date): VideoForm => ({
  title: video.title,
  tags: video.hashtags.join(' '),
  url: watchAddress(video.url),
  demo: video.demo === 'true' ? 'on' : '',
  group: video.demo === 'true' ? '' : video.group,
  paid: video.paid === 'paid' ? 'on' : '',
  ...texts,
  plan: planFieldFor(video, now),
  module: '',
});

const typedTags = ({ tags }: VideoForm): string[] => hashtagsOfForm(tags);

/**
 * The hashtags that are saved: those of the form, then the group's. A video is listed on the pages of the courses that
 * it is tagged with, so without the group's hashtag its readers would not find it (VIDEO-6).
 */
const tagsOf = (form: VideoForm, courses: readonly string[]): string[] =>
  form.demo === '' && courses.includes(form.group)
    ? withHashtags(typedTags(form), [form.group])
    : typedTags(form);

/** The course in whose outline the video has its place: that of its group, or of its hashtags; '' when there is none. */
export const courseOfVideo = (
  { demo, group, tags }: Pick<VideoForm, 'demo' | 'group' | 'tags'>,
  courses: readonly string[],
): string =>
  demo === '' && courses.includes(group)
    ? group
    : (hashtagsOfForm(tags).find((tag) => courses.includes(tag)) ?? '');

/** A problem of the form, and the field that it is in. */
export type VideoFormProblem =
  | { kind: 'missing' | 'link' | 'hashtags' | 'course'; field: 'title' | 'url' | 'hashtags' | 'group' }
  | { kind: PlanProblem; field: 'plan' }
  | { kind: 'long'; field: keyof VideoTexts }
  | { kind: 'transcript'; field: 'transcript'; problem: TranscriptProblem };

/**
 * Requires title, link and hashtags, a group if the video is not free, and the hashtag of a course if it is (PANEL-4).
 * @param courses the paths of all courses. @param seen the saved video, `null` for a new one. @returns `null`: no problem.
 */
export function videoProblem(
  form: VideoForm,
  courses: readonly string[],
  seen: { time: Date } | null,
  now: Date,
): VideoFormProblem | null {
  if (cleanLine(form.title) === '') return { kind: 'missing', field: 'title' };
  if (cleanLine(form.url) === '') return { kind: 'missing', field: 'url' };
  if (videoIdIn(form.url) === null) return { kind: 'link', field: 'url' };
  if (form.demo === '' && form.group === '') return { kind: 'missing', field: 'group' };
  if (tagsOf(form, courses).length === 0) return { kind: 'missing', field: 'hashtags' };
  if (!areHashtags(tagsOf(form, courses))) return { kind: 'hashtags', field: 'hashtags' };
  if (form.demo !== '' && !typedTags(form).some((tag) => courses.includes(tag)))
    return { kind: 'course', field: 'hashtags' };
  const plan = planProblem(form.plan, seen, now);
  if (plan) return { kind: plan, field: 'plan' };
  return transcriptProblem(form) ?? materialProblem(form);
}

function transcriptProblem({ transcript }: VideoForm): VideoFormProblem | null {
  const { lines, problem } = readTranscript(transcript);
  if (problem) return { kind: 'transcript', field: 'transcript', problem };
  return transcriptText(lines).length > videoLimits.transcript ? { kind: 'long', field: 'transcript' } : null;
}

const materialProblem = ({ material }: VideoForm): VideoFormProblem | null =>
  new TextEncoder().encode(material).length > videoLimits.material
    ? { kind: 'long', field: 'material' }
    : null;

/** The texts that a form without problems describes. */
export const videoTextsOf = ({ transcript, material }: VideoForm): VideoTexts => ({
  transcript: transcriptText(readTranscript(transcript).lines),
  material,
});

/** The video that a form without problems describes. A free video has no group and is not paid for. */
export function videoTextOf(form: VideoForm, duration: number | null, courses: readonly string[]): VideoText {
  const isFree = form.demo !== '';
  return {
    title: cleanLine(form.title),
    hashtags: tagsOf(form, courses),
    url: videoIdIn(form.url) ?? '',
    demo: isFree ? 'true' : 'false',
    paid: !isFree && form.paid !== '' ? 'paid' : '',
    ...(!isFree && { group: form.group }),
    ...(duration !== null && { duration }),
  };
}

/** @param courses the paths of all courses. @param now the server's time: a planned video stays planned. */
export function planVideo(
  video: Video,
  task: ContentTask,
  courses: readonly string[],
  now: Date,
): Planned<VideoText> {
  if (task.action === 'delete') return { plan: 'delete' };
  const form = videoFormOf(video, noTexts, now);
  const planned = (over: Partial<typeof form>, tags: readonly string[]): Planned<VideoText> => {
    const wanted = { ...form, ...over };
    const problem = videoProblem(wanted, courses, video, now);
    if (problem) return { plan: planOfProblem(problem) };
    return { plan: 'change', text: videoTextOf(wanted, video.duration ?? null, courses), tags };
  };
  if (task.action === 'course') {
    if (video.demo === 'true') return { plan: 'free' };
    const lacks = !video.hashtags.includes(task.course);
    if (video.group === task.course && !lacks) return { plan: 'same' };
    return planned({ group: task.course }, lacks ? [task.course] : []);
  }
  const changed = changedTags(video.hashtags, task);
  if (changed.length === 0) return { plan: 'same' };
  // The pages of a course find its videos by its hashtag, so the form would add it again.
  const own = video.demo === 'false' && courses.includes(video.group) ? video.group : null;
  const tags = task.action === 'remove' ? changed.filter((tag) => tag !== own) : changed;
  if (tags.length === 0) return { plan: 'own-course' };
  return planned({ tags: tagsAfter(video.hashtags, { ...task, tags }).join(' ') }, tags);
}
