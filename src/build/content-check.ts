import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import type { BuildProblem } from '#core/build/build-note.ts';
import { fieldProblem } from '#core/cloud/malformed.ts';
import { svgProblem } from '#core/installation/svg.ts';
import { frontMatter } from '#core/markup/markdown.ts';
import { type CourseFile, pricesOf } from '#features/courses/course-file.ts';
import { type ExerciseFile, tasksOf } from '#features/exercises/exercise.ts';
import { contentFiles, pictureName } from '#site/content-files.ts';
import type { CoursesKnown } from './config-documents.ts';

type Found = BuildProblem & { words: string }; // `words`: in English, for the log

/** Ends a build before it begins if files of content/ are wrong, and names all of them (CMS-4). */
export function contentCheck(
  tell: (problems: BuildProblem[]) => Promise<void>,
  tellCourses: (known: CoursesKnown) => Promise<void>,
): AstroIntegration {
  let known: CoursesKnown = { prices: {}, tasks: {} };
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return;
        const { found, courses, exercises } = contentRead(fileURLToPath(config.root));
        known = { prices: pricesOf(courses), tasks: tasksOf(exercises) };
        if (found.length === 0) return;
        await tell(found.map(({ words: _, ...problem }) => problem));
        throw new Error(found.map(({ place, words }) => `${place}: ${words}`).join('\n'));
      },
      // Not before the pages have them.
      'astro:build:done': () => tellCourses(known),
    },
  };
}

export const contentProblems = (root: string): Found[] => contentRead(root).found;

function contentRead(root: string): { found: Found[]; courses: CourseFile[]; exercises: ExerciseFile[] } {
  const found: Found[] = [];
  const read = <Value>({ folder, pattern, schema }: Files<Value>): Entry<Value>[] => {
    const base = join(root, 'content', folder);
    return globSync(pattern, { cwd: base })
      .sort()
      .flatMap((file) => {
        const place = ['content', folder, file].filter(Boolean).join('/');
        const add: Entry<Value>['add'] = (problem, words) => found.push({ place, ...problem, words });
        const data = dataOf(join(base, file), add);
        if (data === undefined) return [];
        const parsed = v.safeParse(schema, data);
        for (const issue of parsed.issues ?? []) {
          const problem = fieldProblem(issue);
          add(problem, `${problem.field}: ${issue.message}`);
        }
        const name = file.replace(/\.[^.]+$/, '').normalize('NFC');
        return parsed.success ? [{ name, value: parsed.output, add }] : [];
      });
  };
  const { site, courses, exercises, portfolio, partners, pages, blogs, codes } = contentFiles;
  for (const files of [site, partners, pages, blogs, codes]) read<unknown>(files);
  const courseFiles = read(courses);
  const paths = courseFiles.map(({ name, value: { path }, add }) => {
    // A path, once used, never changes (LEARN-1).
    if (path !== name)
      add({ field: 'path', kind: 'path', value: name }, `path is "${path}", but it is the name of the file.`);
    return name;
  });
  const exerciseFiles = read(exercises);
  for (const { name, value, add } of exerciseFiles) {
    const [folder = '', file = ''] = name.split('/');
    if (value.course !== folder)
      add({ field: 'course', kind: 'path', value: folder }, `course is not the folder, "${folder}".`);
    else if (value.slug !== file)
      add({ field: 'slug', kind: 'path', value: file }, `slug is not the name of the file, "${file}".`);
    else if (!paths.includes(value.course))
      add(
        { field: 'course', kind: 'choice', value: paths.join(', ') },
        `course: there is no course "${value.course}".`,
      );
  }
  // The page would show an empty frame.
  for (const { value, add } of read(portfolio))
    for (const field of ['desktop', 'mobile'] as const)
      if (!existsSync(join(root, 'content', value[field])))
        add(
          { field, kind: 'file', value: value[field] },
          `"${field}" names content${value[field]}, which is missing.`,
        );
  found.push(...pictureProblems(root));
  return {
    found,
    courses: courseFiles.map(({ value }) => value),
    exercises: exerciseFiles.map(({ value }) => value),
  };
}

function pictureProblems(root: string): Found[] {
  const files = globSync(['content/logo.svg', 'content/images/**/*'], { cwd: root, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .flatMap((file): Found[] => {
      const place = relative(root, file).replaceAll(sep, '/');
      if (!pictureName.test(place))
        return [{ place, kind: 'type', words: 'no picture that a page can show.' }];
      const part = place.endsWith('.svg') ? svgProblem(readFileSync(file, 'utf8')) : null;
      if (part === null) return [];
      return [{ place, kind: 'svg', value: part, words: `a drawing may not hold ${part}.` }];
    });
}

interface Files<Value> {
  folder: string;
  pattern: string;
  schema: v.GenericSchema<unknown, Value>;
}

interface Entry<Value> {
  name: string;
  value: Value;
  add(problem: Omit<BuildProblem, 'place'>, words: string): void;
}

function dataOf(file: string, add: Entry<unknown>['add']): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return file.endsWith('.json') ? JSON.parse(text) : frontMatter(text).data;
  } catch (error) {
    const words = String(error).split('\n', 1)[0] ?? '';
    const line = lineOf(error, text);
    add(
      { kind: 'syntax', ...(line !== null && { value: String(line) }) },
      `${words}${line === null ? '' : ` (line ${line})`}`,
    );
    return undefined;
  }
}

function lineOf(error: unknown, text: string): number | null {
  const { mark, message } = Object(error);
  // The parser counts from 0, and begins behind the opening hyphens, whose end is its first line.
  if (mark) return Number(mark.line) + 1;
  const [, position] = /position (\d+)/.exec(String(message)) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
