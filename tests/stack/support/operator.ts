import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { operate } from '../../../scripts/operator/operate.ts';

interface Backend {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
}

const argsOf = ({ projectId }: Backend, command: string) => ['--project', projectId, ...command.split(' ')];

const envOf = ({ projectId, hosts }: Backend) => ({
  FIRESTORE_EMULATOR_HOST: hosts.firestore,
  FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
  FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
  PUBLIC_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
  PUBLIC_FIREBASE_API_KEY: 'demo-key',
});

/**
 * Does a command of the operator on a project of the emulators, in this process.
 * @param answers what is typed when it asks, one after the other
 */
export async function runOperator(
  backend: Backend,
  command: string,
  answers: string[] = [],
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const typed = answers.values();
  const askHidden = async (question: string) => {
    say(question);
    return typed.next().value ?? '';
  };
  const code = await operate(argsOf(backend, command), envOf(backend), { say, askHidden }).then(
    () => 0,
    (error: Error) => {
      say(error.message);
      return 1;
    },
  );
  return { code, said: lines.map((line) => `${line}\n`).join('') };
}

interface Options {
  /** What is typed. */
  input?: string;
  /** Receives the process, for tests that end it. */
  onStart?(child: ChildProcess): void;
}

/** The same by the command line, in a process of its own. `code` is `null` if the process was ended. */
export async function startOperator(
  backend: Backend,
  command: string,
  { input = '', onStart }: Options = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/operator/cli.ts', ...argsOf(backend, command)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...envOf(backend),
    },
  });
  onStart?.(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, said };
}
