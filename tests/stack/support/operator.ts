import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Backend {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
}

interface Options {
  /** What is typed. */
  input?: string;
  /** Receives the process, for tests that end it. */
  onStart?(child: ChildProcess): void;
}

/** Runs a command of the operator on a project of the emulators. `code` is `null` if the process was ended. */
export async function runOperator(
  { projectId, hosts }: Backend,
  command: string,
  { input = '', onStart }: Options = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['scripts/operator/cli.ts', '--project', projectId, ...command.split(' ')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        FIRESTORE_EMULATOR_HOST: hosts.firestore,
        FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
        FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
        PUBLIC_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
        PUBLIC_FIREBASE_API_KEY: 'demo-key',
      },
    },
  );
  onStart?.(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, said };
}
