import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { JSDOM } from 'jsdom';
import type { BuildProblem } from '#domain/shared/build-note.ts';
import { playgroundDocument } from '#markup/code/playground-document.ts';
import { checkScript } from '#markup/exercises/check-script.ts';
import { findChromium, runInChromium } from './chromium.ts';
import { runInDom } from './dom.ts';
import type { Outcome, Run } from './run.ts';

/** An exercise as its built page shows it. */
interface BuiltExercise {
  name: string;
  language: string;
  start: string;
  solution: string;
  html: string;
  checks: { text: string; test: string; expected: string }[];
}

/**
 * Runs the author's solution of every exercise against its checks, in the frame of the built page /preview, and ends the
 * build with the names of those that fail (LEARN-7). What an exercise starts from has to fail a check.
 */
export function exerciseCheck(tell: (problems: BuildProblem[]) => Promise<void>): AstroIntegration {
  return {
    name: 'exercise-check',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const problems = await exerciseProblems(fileURLToPath(dir));
        if (problems.length === 0) return;
        const files = [...new Set(problems.map((problem) => problem.slice(0, problem.indexOf(': '))))];
        await tell(files.map((place) => ({ place, kind: 'check' })));
        throw new Error(problems.join('\n'));
      },
    },
  };
}

/**
 * @param dist the folder of the built site.
 * @returns a line for each problem: the file, and which checks fail.
 */
export async function exerciseProblems(dist: string, program = findChromium()): Promise<string[]> {
  const exercises = builtExercises(dist);
  if (exercises.length === 0) return [];
  const preview = readFileSync(join(dist, 'preview.html'), 'utf8');
  const { judged, outcomes } = await judge(preview, exercises, program);
  return judged.flatMap((exercise, index) => [
    ...problemsOf(exercise, outcomes[index] ?? 'silent'),
    ...startProblems(exercise, outcomes[judged.length + index] ?? 'silent'),
  ]);
}

async function judge(preview: string, exercises: BuiltExercise[], program: string | undefined) {
  if (program !== undefined) {
    try {
      const outcomes = await runInChromium(program, preview, await runsOf(exercises));
      say(`${exercises.length} solutions were run in ${program}.`);
      return { judged: exercises, outcomes };
    } catch (error) {
      say(`${program} can't be used: ${String(error)}.`);
    }
  }
  // A DOM library knows too little of CSS to refuse a solution in it.
  const judged = exercises.filter(({ language }) => language !== 'css');
  const outcomes = await runInDom(preview, await runsOf(judged));
  say(`There is no browser: ${judged.length} solutions were run in a DOM library (jsdom).`);
  const left = exercises.filter((exercise) => !judged.includes(exercise)).map(({ name }) => name);
  if (left.length > 0) say(`Not run, because they are CSS: ${left.join(', ')}.`);
  return { judged, outcomes };
}

/** site-build.ts shows lines that begin like this, also of a build that succeeds. */
const say = (words: string) => process.stdout.write(`[exercises] ${words}\n`);

function builtExercises(dist: string): BuiltExercise[] {
  const lessons = join(dist, 'lessons');
  if (!existsSync(lessons)) return [];
  return readdirSync(lessons, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\]exercises[/\\].+\.html$/.test(file))
    .flatMap((file) => exerciseIn(readFileSync(join(lessons, file), 'utf8')) ?? []);
}

function exerciseIn(page: string): BuiltExercise | null {
  const { document } = new JSDOM(page).window;
  const root = document.querySelector<HTMLElement>('[data-exercise]');
  const playground = root?.querySelector<HTMLElement>('[data-playground]');
  if (!root || !playground) return null;
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return {
    name: `${root.dataset.exercises}/${root.dataset.exercise}`,
    language: playground.dataset.playground ?? '',
    start: playground.querySelector('pre')?.textContent ?? '',
    solution: textOf('[data-solution] pre'),
    html: textOf('[data-code] > .code code.language-html'),
    checks: [...root.querySelectorAll<HTMLElement>('[data-test]')].map((check) => ({
      text: check.querySelector('[data-words]')?.textContent ?? '',
      test: check.dataset.test ?? '',
      expected: check.dataset.expected ?? '',
    })),
  };
}

/** First all solutions, then what all of them start from. */
async function runsOf(exercises: BuiltExercise[]): Promise<Run[]> {
  // The document of a frame is made by code for browsers.
  globalThis.DOMParser ??= new JSDOM().window.DOMParser;
  const versions = [
    ...exercises.map((one) => ({ ...one, code: one.solution })),
    ...exercises.map((one) => ({ ...one, code: one.start })),
  ];
  return Promise.all(
    versions.map(async ({ name, language, html, code, checks }) => ({
      name,
      content: { page: await playgroundDocument({ language, html, code }), checks: checkScript(checks) },
    })),
  );
}

function problemsOf({ name, checks }: BuiltExercise, outcome: Outcome): string[] {
  const file = `content/exercises/${name}.md`;
  if (typeof outcome === 'string') return [`${file}: solution: it was ended (${outcome}).`];
  if (outcome.length !== checks.length) return [`${file}: checks: not all of them have run.`];
  return outcome.flatMap(({ passed, expected, got, error }, index) => {
    if (passed) return [];
    const values = error || (expected && `expected ${expected}, got ${got}`);
    return [`${file}: solution: it fails the check "${checks[index]?.text}"${values && ` (${values})`}.`];
  });
}

function startProblems({ name }: BuiltExercise, outcome: Outcome): string[] {
  const isSolved = typeof outcome !== 'string' && outcome.every(({ passed }) => passed);
  return isSolved ? [`content/exercises/${name}.md: start: it passes every check already.`] : [];
}
