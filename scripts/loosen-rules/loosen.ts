import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './mutants.ts';

interface Options {
  /** The text of the rules. */
  rules: string;
  /** Removes only conditions whose text or place contains these words; '' means all. */
  only: string;
  /** Tests the rules in the file that the variable RULES_FILE names; its exit code is 0 if they are as expected. */
  command: readonly string[];
}

/**
 * Runs the command once for each condition that can be removed.
 * @returns the conditions whose removal the command did not notice
 * @throws Error if the command is no judge: it refuses the rules as they are, or accepts rules that deny everything
 */
export async function loosen({ rules, only, command }: Options): Promise<{
  count: number;
  survivors: Mutant[];
}> {
  const folder = mkdtempSync(join(tmpdir(), 'loosen-rules-'));
  const file = join(folder, 'loosened.rules');
  const accepts = (text: string) => {
    writeFileSync(file, text);
    return succeeds(command, file);
  };
  try {
    if (!(await accepts(rules))) throw new Error('The command fails with the rules as they are.');
    if (await accepts(closed(rules))) {
      throw new Error(
        'The command accepts rules that deny everything: does it read the file that RULES_FILE names?',
      );
    }
    const mutants = mutantsOf(rules).filter(({ place, removed }) => `${place}: ${removed}`.includes(only));
    const survivors: Mutant[] = [];
    for (const mutant of mutants) if (await accepts(mutant.rules)) survivors.push(mutant);
    return { count: mutants.length, survivors };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rules of the same service that deny everything. */
const closed = (rules: string): string => {
  const service = /service\s+([\w.]+)/.exec(rules)?.[1] ?? 'cloud.firestore';
  return `rules_version = '2';\nservice ${service} {\n  match /{path=**} {\n    allow read, write: if false;\n  }\n}\n`;
};

async function succeeds([program = '', ...args]: readonly string[], file: string): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, RULES_FILE: file } });
  const [code] = await once(child, 'close');
  return code === 0;
}
