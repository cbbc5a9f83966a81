import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { type Child, runNode } from './process/child.ts';

/** Astro's program, which builds the site and is its development server. Tests of the stack use a small one instead. */
export const astroProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

interface Work {
  program: string;
  environment: Record<string, string>;
  log(line: string): void;
}

interface Build extends Work {
  outDir: string;
  signal?: AbortSignal | undefined;
}

/** Builds the site into a folder. @throws Failure with the last output lines of the program */
export async function buildSite({ program, environment, outDir, signal, ...work }: Build): Promise<void> {
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    work.log(line);
  };
  // Programs that run tests set NODE_ENV to `test`, but a build is always one for production.
  const args = ['build', '--outDir', outDir];
  const child = run(program, args, { ...environment, NODE_ENV: 'production' }, log);
  signal?.addEventListener('abort', () => child.stop());
  const { code } = await child.exit;
  if (code !== 0) throw new Failure(`The site could not be built:\n${lines.slice(-40).join('\n')}`);
}

/** Starts the development server; resolves when it listens. */
export async function startDevServer({
  program,
  environment,
  port,
  ...work
}: Work & { port: number }): Promise<Child> {
  return new Promise((resolve, reject) => {
    const log = (line: string) => {
      work.log(line);
      if (line.includes(`:${port}`)) resolve(child);
    };
    const args = ['dev', '--port', String(port), '--host', '127.0.0.1'];
    const child = run(program, args, environment, log);
    child.exit.then(() => reject(new Failure('The development server ended before it listened.')), reject);
  });
}

function run(
  program: string,
  args: string[],
  environment: Record<string, string>,
  log: (line: string) => void,
): Child {
  return runNode(program, args, {
    cwd: root,
    env: { ...withoutPublic(process.env), ...environment },
    onLine: log,
  });
}

/** PUBLIC_ variables of the shell belong to another installation and must not affect a local site. */
function withoutPublic(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PUBLIC_')));
}
