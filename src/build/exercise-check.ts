import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { JSDOM } from 'jsdom';
import type { BuildProblem } from '#core/build/build-note.ts';
import { checkScript } from '#features/exercises/check-script.ts';
import type { FrameContent } from '#features/snippets/playground.ts';
import { playgroundDocument } from '#features/snippets/playground-document.ts';
import { type Outcome, outcomesOf } from './exercise-runs.ts';

type Found = BuildProblem & { words: string }; // `words`: in English, for the log

interface BuiltExercise {
  name: string;
  language: string;
  start: string;
  solution: string;
  html: string;
  checks: { text: string; test: string; expected: string }[];
}

/** Every solution has to pass, every start to fail a check (LEARN-7). jsdom knows too little of CSS: tests/e2e/exercises uses a browser. */
export function exerciseCheck(tell: (problems: BuildProblem[]) => Promise<void>): AstroIntegration {
  return {
    name: 'exercise-check',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const all = builtExercises(dist);
        const exercises = all.filter(({ language }) => language !== 'css');
        const { problems, met } =
          exercises.length === 0 ? { problems: [], met: [] } : await lookAt(dist, exercises);
        const left = all.filter((exercise) => !exercises.includes(exercise)).map(({ name }) => name);
        logger.info(
          `${exercises.length} solutions were run; of CSS and not run: ${left.join(', ') || 'none'}.`,
        );
        // Right for what has to stay so; otherwise the check says nothing to the reader.
        if (met.length > 0) logger.info(`Checks that the start meets already: ${met.join('; ')}.`);
        if (problems.length === 0) return;
        await tell(problems.map(({ words: _, ...problem }) => problem));
        throw new Error(problems.map(({ place, words }) => `${place}: ${words}`).join('\n'));
      },
    },
  };
}

async function lookAt(
  dist: string,
  exercises: BuiltExercise[],
): Promise<{ problems: Found[]; met: string[] }> {
  const preview = readFileSync(join(dist, 'preview.html'), 'utf8');
  globalThis.DOMParser ??= new JSDOM().window.DOMParser;
  const contents = await Promise.all(
    exercises.flatMap((exercise) => [
      contentOf(exercise, exercise.solution),
      contentOf(exercise, exercise.start),
    ]),
  );
  const outcomes = await outcomesOf(preview, contents);
  const runs = exercises.map((exercise, at) => ({
    exercise,
    solved: outcomes[2 * at] ?? 'silent',
    begun: outcomes[2 * at + 1] ?? 'silent',
  }));
  return {
    problems: runs.flatMap(({ exercise, solved, begun }) => [
      ...solutionProblems(exercise, solved),
      ...startProblems(exercise, begun),
    ]),
    met: runs.flatMap(({ exercise, begun }) => metBy(exercise, begun)),
  };
}

const contentOf = async ({ language, html, checks }: BuiltExercise, code: string): Promise<FrameContent> => ({
  page: await playgroundDocument({ language, html, code }),
  checks: checkScript(checks),
});

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
  // Code that is handed in may have no checks (TASK-1).
  if (!root || !playground || !root.querySelector('[data-test]')) return null;
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

const found = (
  { name }: BuiltExercise,
  field: 'solution' | 'start',
  words: string,
  value?: string,
): Found => ({
  place: `content/exercises/${name}.md`,
  kind: 'check',
  field,
  ...(value !== undefined && { value }),
  words: `${field}: ${words}`,
});

function solutionProblems(exercise: BuiltExercise, outcome: Outcome): Found[] {
  const { checks } = exercise;
  if (typeof outcome === 'string') return [found(exercise, 'solution', `it was ended (${outcome}).`)];
  if (outcome.length !== checks.length) return [found(exercise, 'solution', 'not all checks have run.')];
  return outcome.flatMap(({ passed, expected, got, error }, index) => {
    if (passed) return [];
    const text = checks[index]?.text ?? '';
    const values = error || (expected && `expected ${expected}, got ${got}`);
    return [found(exercise, 'solution', `it fails the check "${text}"${values && ` (${values})`}.`, text)];
  });
}

function startProblems(exercise: BuiltExercise, outcome: Outcome): Found[] {
  const isSolved = typeof outcome !== 'string' && outcome.every(({ passed }) => passed);
  return isSolved ? [found(exercise, 'start', 'it passes every check already.')] : [];
}

const metBy = ({ name, checks }: BuiltExercise, outcome: Outcome): string[] =>
  typeof outcome === 'string'
    ? []
    : checks.flatMap(({ text }, index) => (outcome[index]?.passed ? `${name} "${text}"` : []));
