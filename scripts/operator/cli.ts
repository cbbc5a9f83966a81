// Tasks of the operator: writes documents that the rules do not let browsers write. Runs on the operator's machine with
// the rights of the Google account that is signed in there (docs/deploy.md), or on the emulators.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { operate } from './operate.ts';

// Who reads the output may end before the work does, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Asks without showing the typed text; input from a pipe is read line by line. */
function hiddenQuestions(): (question: string) => Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  return async (question) => {
    process.stdout.write(question);
    const { value = '' } = await answers.next();
    process.stdout.write('\n');
    return value;
  };
}

try {
  await operate(process.argv.slice(2), process.env, { say: console.log, askHidden: hiddenQuestions() });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
