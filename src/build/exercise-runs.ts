import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CheckResult, type FrameContent } from '#features/snippets/playground.ts';

/** What the process is given. */
export const Runs = v.object({
  /** The page /preview. */
  preview: v.string(),
  contents: v.array(v.object({ page: v.string(), checks: v.string() })),
});

const Outcome = v.union([v.array(CheckResult), v.string()]);
/** The results of the checks; a word if there are none: why the frame was ended. */
export type Outcome = v.InferOutput<typeof Outcome>;

/** How long one run may take, in ms. */
export const runPatience = 15_000;

/**
 * Runs code of content/ with its checks, in a process that knows no variable of the build, reads nothing but our code and its
 * packages, and can neither write nor start another process: with access to the build it could read its keys (CMS-4).
 */
export async function outcomesOf(preview: string, contents: FrameContent[]): Promise<Outcome[]> {
  const packages = dirname(realpathSync('node_modules/jsdom'));
  const readable = ['package.json', 'src', 'node_modules'].flatMap((path) => [
    resolve(path),
    realpathSync(path),
  ]);
  const running = promisify(execFile)(
    process.execPath,
    [
      '--permission',
      '--no-warnings',
      ...new Set([...readable, packages].map((path) => `--allow-fs-read=${path}`)),
      'src/build/exercise-run.ts',
    ],
    { env: {}, maxBuffer: 64_000_000, timeout: runPatience * (contents.length + 1) },
  );
  running.child.stdin?.end(JSON.stringify({ preview, contents } satisfies v.InferOutput<typeof Runs>));
  const { stdout } = await running;
  return v.parse(v.array(Outcome), JSON.parse(stdout));
}
