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

/** PANEL-4. `tags` are separated by spaces; `demo` and `paid` are boxes. */
export const VideoForm = v.object({
  title: text,
  tags: text,
  url: text,
  demo: text,
  group: text,
  paid: text,
  transcript: text,
  material: text,
  /** As in a `datetime-local` field; '' at once (VIDEO-13). */
  plan: text,
  /** The module at whose end it is put; '' where it is (PANEL-16). */
  module: text,
  /** The id of the quiz under it; '' for none (LEARN-13). */
  quiz: text,
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
  quiz: video.quiz ?? '',
});

const typedTags = ({ tags }: VideoForm): string[] => hashtagsOfForm(tags);

/** With the group's hashtag, without which its readers would not find the video (VIDEO-6). */
const tagsOf = (form: VideoForm, courses: readonly string[]): string[] =>
  form.demo === '' && courses.includes(form.group)
    ? withHashtags(typedTags(form), [form.group])
    : typedTags(form);

export const courseOfVideo = (
  { demo, group, tags }: Pick<VideoForm, 'demo' | 'group' | 'tags'>,
  courses: readonly string[],
): string =>
  demo === '' && courses.includes(group)
    ? group
    : (hashtagsOfForm(tags).find((tag) => courses.includes(tag)) ?? '');

export type VideoFormProblem =
  | { kind: 'missing' | 'link' | 'hashtags' | 'course'; field: 'title' | 'url' | 'hashtags' | 'group' }
  | { kind: PlanProblem; field: 'plan' }
  | { kind: 'long'; field: keyof VideoTexts }
  | { kind: 'transcript'; field: 'transcript'; problem: TranscriptProblem };

/** PANEL-4. @param courses all paths. @param seen `null` for a new video. @returns `null`: no problem. */
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

export const videoTextsOf = ({ transcript, material }: VideoForm): VideoTexts => ({
  transcript: transcriptText(readTranscript(transcript).lines),
  material,
});

/** A free video has no group and is not paid for. */
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
    ...(form.quiz !== '' && { quiz: form.quiz }),
  };
}

/** @param now the server's time: a planned video stays planned. */
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
