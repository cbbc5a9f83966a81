import * as v from 'valibot';
import { problemSentence } from '#core/build/build-problem-texts.ts';
import { checkScript } from '#features/exercises/check-script.ts';
import { ExerciseFile } from '#features/exercises/exercise.ts';
import type { CheckResult } from '#features/snippets/playground.ts';
import { playgroundDocument } from '#features/snippets/playground-document.ts';
import { openPlaygroundFrame } from '#features/snippets/playground-frame.ts';

/** The results of the checks; `failed`: the code was ended, `unknown`: this host has no frame for it. */
type Outcome = readonly CheckResult[] | 'failed' | 'unknown';

/**
 * Why the build would refuse the solution or the start of an exercise (LEARN-7), found by running both as its page does;
 * `null` if it would not.
 */
export async function exerciseProblem(data: unknown): Promise<string | null> {
  const parsed = v.safeParse(ExerciseFile, data);
  if (!parsed.success) return null;
  const { language, page = '', start = '', solution = '', checks } = parsed.output;
  if (language === undefined || checks.length === 0) return null;
  const run = async (code: string) =>
    outcomeOf(
      await playgroundDocument({ language, html: page, code }),
      checkScript(checks.map(({ test, expected = '' }) => ({ test, expected }))),
    );
  const solved = await run(solution);
  if (solved === 'unknown') return null;
  if (solved === 'failed') return problemSentence({ place: '', kind: 'check', field: 'solution' });
  const failed = checks.filter((_, at) => !solved[at]?.passed).map(({ text }) => text);
  if (failed.length > 0)
    return problemSentence({ place: '', kind: 'check', field: 'solution', value: failed.join(' ') });
  const started = await run(start);
  const isSolved = typeof started !== 'string' && started.every(({ passed }) => passed);
  return isSolved ? problemSentence({ place: '', kind: 'check', field: 'start' }) : null;
}

function outcomeOf(page: string, checks: string): Promise<Outcome> {
  const host = document.createElement('div');
  // Out of sight, but as large as a screen: styles are measured.
  host.style.cssText = 'position: fixed; inset: 0 100% auto auto; inline-size: 1280px; block-size: 800px';
  host.inert = true;
  document.body.append(host);
  return new Promise<Outcome>((resolve) => {
    openPlaygroundFrame({
      host,
      title: '',
      content: { page, checks },
      hear: (message) => {
        if (message.kind === 'checked') resolve(message.results);
        if (message.kind === 'ended') resolve(message.reason === 'unreachable' ? 'unknown' : 'failed');
      },
    });
  }).finally(() => host.remove());
}
