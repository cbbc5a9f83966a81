import * as v from 'valibot';
import { watchAddress } from '#core/addresses/youtube.ts';
import { integer, positiveInteger, writtenIn } from '#core/cloud/schema-parts.ts';
import { withHashtags } from '#core/words/hashtags.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits, videoIdPattern } from '#core/words/limits.ts';
import { hasTooMany, withModules } from '#features/courses/desk/outline-form.ts';
import { outlineLimits } from '#features/courses/limits.ts';
import type { Module } from '#features/courses/outline.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { QuizForm, quizFormProblem, type WholeQuiz } from '#features/quizzes/desk/quiz-form.ts';
import { quizForm } from '#features/quizzes/desk/texts.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import { draftsOf, type Quiz, type QuizQuestion } from '#features/quizzes/quiz.ts';
import { parseQuiz, printQuiz } from '#features/quizzes/quiz-text.ts';
import type { RunLine } from '#panel/line-run.ts';
import { isSurelyPlanned, planFieldFor, planProblem } from '#panel/planning.ts';
import { videoLimits } from '../limits.ts';
import { type Video, VideoText, type WholeVideo } from '../video.ts';
import { courseExport as texts } from './course-export-texts.ts';
import { videoMessage } from './store.ts';
import { type VideoForm, videoProblem } from './video-form.ts';

const format = 'course-export';
const version = 1;

const lineOf = (most: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(most));
const title = lineOf(limits.title);

/** Videos are named by their YouTube ids: those of the documents are another installation's. */
const FileModule = v.object({
  title: lineOf(outlineLimits.moduleTitle),
  videos: v.pipe(v.array(v.pipe(v.string(), v.regex(videoIdPattern))), v.maxLength(progressLimits.videos)),
});

const FileVideo = v.object({
  ...VideoText.entries,
  title,
  duration: v.optional(v.pipe(positiveInteger, v.maxValue(videoLimits.duration))),
  /** Which of the file's quizzes stands under it, from 1 (LEARN-13). */
  quiz: v.optional(positiveInteger),
  /** As in the form; '' for one that can be watched (VIDEO-13). */
  planned: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  transcript: v.optional(v.pipe(v.string(), v.maxLength(videoLimits.transcript)), ''),
  /** As an author has typed it: it is made safe where it is shown (BLOG-10). */
  material: v.optional(v.pipe(v.string(), v.maxBytes(videoLimits.material)), ''),
});

const { questions, text: words, code, options, option, explanation } = quizLimits;

const FileQuiz = v.object({
  title,
  minutes: integer,
  attempts: integer,
  /** As it is typed in the form, with its key. */
  text: v.pipe(v.string(), v.maxLength(2 * questions * (words + code + options * option + explanation))),
});

type FileModule = v.InferOutput<typeof FileModule>;
type FileVideo = v.InferOutput<typeof FileVideo>;
type FileQuiz = v.InferOutput<typeof FileQuiz>;

/** What a course is in a file (SCHOOL-11). No id, no time of a save, no log entry: nothing of it names a person. */
export interface CourseContent {
  course: string;
  modules: readonly Module[];
  videos: readonly WholeVideo[];
  quizzes: readonly WholeQuiz[];
}

export function courseExportOf({ course, modules, videos, quizzes }: CourseContent, day: string, now: Date) {
  const urls = new Map(videos.map(({ id, url }) => [id, url]));
  const numbers = new Map(quizzes.map(({ id }, at) => [id, at + 1]));
  return {
    format,
    version,
    course,
    created: day,
    plan: modules.map(({ title, videos: ids }) => ({
      title,
      videos: ids.flatMap((id) => urls.get(id) ?? []),
    })),
    videos: videos.map((video) => ({
      ...writtenIn(VideoText, video),
      quiz: numbers.get(video.quiz ?? ''),
      // What was saved just now may be ahead of the device's clock.
      planned: isSurelyPlanned(video.time, now) ? planFieldFor(video, now) : '',
      ...video.texts,
    })),
    quizzes: quizzes.map((quiz) => ({
      title: quiz.title,
      minutes: quiz.minutes,
      attempts: quiz.attempts,
      text: printQuiz(draftsOf(quiz, quiz.key)),
    })),
  };
}

/** Which field can't be read, or has too much. */
interface Unreadable {
  unreadable: string;
}

type Entries<Entry> = readonly (Entry | Unreadable)[];

export interface CourseExport {
  course: string;
  created: string;
  plan: Entries<FileModule>;
  videos: Entries<FileVideo>;
  quizzes: Entries<FileQuiz>;
}

const Head = v.object({ format: v.literal(format), version: v.number() });
const listOf = (most: number) => v.pipe(v.array(v.unknown()), v.maxLength(most));
const Body = v.object({
  course: v.pipe(v.string(), v.maxLength(limits.coursePath)),
  created: v.pipe(v.string(), v.isoDate()),
  plan: listOf(outlineLimits.modules),
  videos: listOf(progressLimits.videos),
  quizzes: listOf(videoLimits.courseQuizzes),
});

function read<Entry extends object>(
  schema: v.GenericSchema<unknown, Entry>,
  value: unknown,
): Entry | Unreadable {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [{ path, type }] = issues;
  return { unreadable: texts.problem(String(path?.[0].key), /^max_/.test(type)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns a sentence that says why the whole file is none; what is wrong with a line of it is said at the line. */
export function courseExportIn(text: string): CourseExport | string {
  const json = jsonIn(text);
  if (json === undefined) return texts.refused.broken;
  const head = v.safeParse(Head, json);
  if (!head.success) return texts.refused.foreign;
  if (head.output.version > version) return texts.refused.newer;
  const body = read(Body, json);
  if ('unreadable' in body) return texts.refused.field(body.unreadable);
  return {
    ...body,
    plan: body.plan.map((one) => read(FileModule, one)),
    videos: body.videos.map((one) => read(FileVideo, one)),
    quizzes: body.quizzes.map((one) => read(FileQuiz, one)),
  };
}

/** `here`: the course has it already; `twice`: the file has it above. */
export type FilePlan = keyof typeof texts.plans;

export const isWritten = (plan: FilePlan): boolean =>
  ['add', 'elsewhere', 'draft', 'named', 'place'].includes(plan);

type FileKind = keyof typeof texts.nth;

interface Line extends RunLine {
  /** Of the document: chosen before the first attempt, so that sending it twice writes it once. */
  id: string;
  n: number;
  name: string;
  plan: FilePlan;
}

export type FileLine = Line &
  (
    | { kind: 'video'; form: VideoForm; duration: number | null; url: string }
    | { kind: 'quiz'; form: QuizForm }
    /** By YouTube ids. */
    | { kind: 'plan'; modules: readonly Module[] }
    | { kind: 'unreadable'; of: FileKind }
  );

/** What the course that takes a file has. */
export interface Taking {
  course: string;
  courses: readonly string[];
  twins: readonly Video[];
  quizzes: readonly Quiz[];
  modules: readonly Module[];
  now: Date;
}

const unreadable = (of: FileKind, at: number, why: Unreadable): FileLine => ({
  ...{ kind: 'unreadable', of, id: `${of}-${at}`, n: at + 1, name: '', plan: 'bad', message: why.unreadable },
  state: 'planned',
});

/** The file's course becomes the one that takes it, and other courses stay out of that. */
function formOf(
  video: FileVideo,
  from: string,
  { course, courses, now }: Taking,
  quizzes: readonly FileLine[],
): VideoForm {
  const isOwn = from === course;
  const tags = video.hashtags
    .map((tag) => (tag === from ? course : tag))
    .filter((tag) => tag === course || isOwn || !courses.includes(tag));
  const { group = '' } = video;
  const quiz = quizzes[(video.quiz ?? 0) - 1];
  return {
    title: video.title,
    tags: withHashtags(tags, [course]).join(' '),
    url: watchAddress(video.url),
    demo: video.demo === 'true' ? 'on' : '',
    group: isOwn && courses.includes(group) ? group : course,
    paid: video.paid === 'paid' ? 'on' : '',
    transcript: video.transcript,
    material: video.material,
    // Its hour may have come meanwhile.
    plan: planProblem(video.planned, null, now) === 'past' ? '' : video.planned,
    module: '',
    quiz: quiz && quiz.plan !== 'bad' ? quiz.id : '',
  };
}

function videoLine(video: FileVideo, at: number, form: VideoForm, taking: Taking, isSeen: boolean): FileLine {
  const twins = taking.twins.filter(({ url }) => url === video.url);
  const own = twins.find(({ hashtags }) => hashtags.includes(taking.course));
  const [twin = own] = own ? [own] : twins;
  const problem = videoProblem(form, taking.courses, null, taking.now);
  const bad = !isSeen && !own && problem ? videoMessage(problem) : null;
  const plan = isSeen ? 'twice' : own ? 'here' : bad !== null ? 'bad' : twin ? 'elsewhere' : 'add';
  const message = bad ?? (twin && twin.title !== video.title ? `«${twin.title}»` : '');
  const id = own?.id ?? crypto.randomUUID();
  const { title: name, url, duration = null } = video;
  return { kind: 'video', id, n: at + 1, name, url, form, duration, plan, message, state: 'planned' };
}

const sameQuestions = (all: readonly Omit<QuizQuestion, 'many'>[]): string =>
  JSON.stringify(all.map(({ text, code, options }) => [text, code, options]));

function quizProblem(form: QuizForm, now: Date): string | null {
  const problem = quizFormProblem(form, null, now);
  if (!problem || 'question' in problem) return null;
  if (problem.kind !== 'text') return quizForm.refused[problem.kind];
  const [first] = parseQuiz(form.text).problems;
  return first ? `${quizForm.toLine(first.line)}: ${quizForm.problems[first.problem]}` : null;
}

function quizLine(
  quiz: FileQuiz,
  at: number,
  { course, quizzes, now }: Taking,
  seen: Map<string, string>,
): FileLine {
  const { title: name } = quiz;
  const form = v.parse(QuizForm, {
    ...{ course, title: name, text: quiz.text },
    ...{ minutes: String(quiz.minutes), attempts: String(quiz.attempts) },
  });
  const asked = sameQuestions(parseQuiz(form.text).questions);
  const twins = quizzes.filter((one) => cleanLine(one.title) === name);
  const own = twins.find((one) => sameQuestions(one.questions) === asked);
  const bad = quizProblem(form, now);
  const key = `${name}\n${asked}`;
  const above = seen.get(key);
  const id = above ?? own?.id ?? crypto.randomUUID();
  seen.set(key, id);
  const plan = bad !== null ? 'bad' : above ? 'twice' : own ? 'here' : twins.length > 0 ? 'named' : 'draft';
  return { kind: 'quiz', id, n: at + 1, name, form, plan, message: bad ?? '', state: 'planned' };
}

/** The modules by ids of documents: of videos that are here or have been added. */
export function modulesWith(modules: readonly Module[], lines: readonly FileLine[]): Module[] {
  const ids = new Map(lines.flatMap((line) => (line.kind === 'video' ? [[line.url, line.id] as const] : [])));
  return modules.map(({ title, videos }) => ({ title, videos: videos.flatMap((url) => ids.get(url) ?? []) }));
}

/** What each line of the file means for a course. Nothing is written. */
export function fileLines(file: CourseExport, taking: Taking): FileLine[] {
  const asked = new Map<string, string>();
  const quizzes = file.quizzes.map((quiz, at) =>
    'unreadable' in quiz ? unreadable('quiz', at, quiz) : quizLine(quiz, at, taking, asked),
  );
  const urls = new Set<string>();
  const videos = file.videos.map((video, at) => {
    if ('unreadable' in video) return unreadable('video', at, video);
    const isSeen = urls.has(video.url);
    urls.add(video.url);
    return videoLine(video, at, formOf(video, file.course, taking, quizzes), taking, isSeen);
  });
  const bad = file.plan.flatMap((one, at) => ('unreadable' in one ? unreadable('module', at, one) : []));
  const modules = file.plan.flatMap((one) => ('unreadable' in one ? [] : one));
  return [...quizzes, ...videos, ...bad, ...planLine(modules, videos, taking)];
}

function planLine(modules: readonly Module[], videos: readonly FileLine[], taking: Taking): FileLine[] {
  if (modules.length === 0) return [];
  const known = videos.filter(({ plan }) => isWritten(plan) || plan === 'here');
  const merged = withModules(taking.modules, modulesWith(modules, known));
  const isSame = JSON.stringify(merged) === JSON.stringify(taking.modules);
  const plan = hasTooMany(merged) ? 'full' : isSame ? 'same' : 'place';
  const name = texts.modules(modules.length);
  return [{ kind: 'plan', id: 'plan', n: 1, name, modules, plan, state: 'planned' }];
}
