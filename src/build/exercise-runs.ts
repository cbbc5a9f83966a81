import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CheckResult, type FrameContent } from '#features/snippets/playground.ts';

export const Runs = v.object({
  preview: v.string(), // the page /preview
  contents: v.array(v.object({ page: v.string(), checks: v.string() })),
});

const Outcome = v.union([v.array(CheckResult), v.string()]);
export type Outcome = v.InferOutput<typeof Outcome>; // the results of the checks, or why the frame was ended

export const runPatience = 15_000; // ms

/** The process knows no variable of the build and can neither read nor write anything else: code of content/ could take its keys (CMS-4). */
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
