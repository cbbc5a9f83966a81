import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { JSDOM, VirtualConsole } from 'jsdom';
import * as v from 'valibot';
import { type CheckResult, type FrameContent, FrameMessage } from '#domain/code/playground.ts';
import type { BuildProblem } from '#domain/shared/build-note.ts';
import { playgroundDocument } from '#markup/code/playground-document.ts';
import { checkScript } from '#markup/exercises/check-script.ts';

/** The results of the checks; a word if there are none: why the frame was ended. */
type Outcome = readonly CheckResult[] | string;

/** How long one run may take, in ms. */
const patience = 15_000;

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
 * Runs the author's solution of every exercise against its checks, in the built page /preview, and ends the build with the
 * names of those that fail (LEARN-7). What an exercise starts from has to fail a check. A DOM library (jsdom) stands for
 * the browser. It knows too little of CSS to refuse a solution in it: tests/e2e/exercises runs all of them in a browser.
 */
export function exerciseCheck(tell: (problems: BuildProblem[]) => Promise<void>): AstroIntegration {
  return {
    name: 'exercise-check',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const all = builtExercises(dist);
        const exercises = all.filter(({ language }) => language !== 'css');
        const problems = exercises.length === 0 ? [] : await problemsOf(dist, exercises);
        const left = all.filter((exercise) => !exercises.includes(exercise)).map(({ name }) => name);
        logger.info(
          `${exercises.length} solutions were run; of CSS and not run: ${left.join(', ') || 'none'}.`,
        );
        if (problems.length === 0) return;
        const files = [...new Set(problems.map((problem) => problem.slice(0, problem.indexOf(': '))))];
        await tell(files.map((place) => ({ place, kind: 'check' })));
        throw new Error(problems.join('\n'));
      },
    },
  };
}

/** A line for each problem: the file, and which checks fail. */
async function problemsOf(dist: string, exercises: BuiltExercise[]): Promise<string[]> {
  const preview = readFileSync(join(dist, 'preview.html'), 'utf8');
  // The document of a frame is made by code for browsers.
  globalThis.DOMParser ??= new JSDOM().window.DOMParser;
  const problems: string[] = [];
  for (const exercise of exercises) {
    const run = async (code: string) => outcomeOf(preview, await contentOf(exercise, code));
    problems.push(
      ...solutionProblems(exercise, await run(exercise.solution)),
      ...startProblems(exercise, await run(exercise.start)),
    );
  }
  return problems;
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

/** Runs code with its checks. */
async function outcomeOf(preview: string, content: FrameContent): Promise<Outcome> {
  /** Stands for the page around the frame. */
  const around = {};
  const { window } = new JSDOM(preview, {
    url: 'https://frame.invalid/preview',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    // What the code prints is for its reader.
    virtualConsole: new VirtualConsole(),
    beforeParse: (frame) => Object.defineProperty(frame, 'parent', { value: around }),
  });
  try {
    return await new Promise<Outcome>((resolve) => {
      setTimeout(() => resolve('silent'), patience).unref();
      const port = {
        postMessage(data: unknown) {
          const message = v.safeParse(FrameMessage, data);
          if (!message.success) return;
          if (message.output.kind === 'checked') resolve(message.output.results);
          if (message.output.kind === 'ended') resolve(message.output.reason);
        },
      };
      const event = new window.Event('message');
      window.dispatchEvent(Object.assign(event, { source: around, ports: [port], data: content }));
    });
  } finally {
    window.close();
  }
}

function solutionProblems({ name, checks }: BuiltExercise, outcome: Outcome): string[] {
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
