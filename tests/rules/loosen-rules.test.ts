import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const folder = 'scripts/loosen-rules';

/** What the program prints for a sample, and its exit code. */
const loosened = (sample: string, ...args: string[]) =>
  new Promise<{ code: number; printed: string[] }>((done) => {
    const rules = `${folder}/samples/${sample}/firestore.rules`;
    const command = [process.execPath, `${folder}/samples/${sample}/check.ts`, ...args];
    execFile(
      process.execPath,
      [`${folder}/cli.ts`, '--rules', rules, '--', ...command],
      (error, out, errors) =>
        done({ code: Number(error?.code ?? 0), printed: (out + errors).trim().split('\n') }),
    );
  });

it('finds the one condition that the tests of a sample miss', async () => {
  expect(await loosened('notes')).toEqual({
    code: 1,
    printed: [
      `survived: ${folder}/samples/notes/firestore.rules:7 (notes update) owns(request.resource.data)`,
      '8 conditions removed one by one, 1 not noticed',
    ],
  });
}, 120_000);

it('finds none where the tests miss none', async () => {
  expect(await loosened('shop', '--whole')).toEqual({
    code: 0,
    printed: ['7 conditions removed one by one, 0 not noticed'],
  });
}, 120_000);

it('refuses a command that does not read the loosened rules', async () => {
  const { code, printed } = await new Promise<{ code: number; printed: string }>((done) => {
    const args = [`${folder}/cli.ts`, '--rules', `${folder}/samples/notes/firestore.rules`];
    execFile(process.execPath, [...args, '--', process.execPath, '-e', '0'], (error, out, errors) =>
      done({ code: Number(error?.code ?? 0), printed: out + errors }),
    );
  });
  expect(code).toBe(2);
  expect(printed).toContain('does it read the file that RULES_FILE names?');
});

it('names no condition of our rules that is gone', async () => {
  const found = await new Promise((done) => {
    execFile(process.execPath, ['tests/rules/loosen.ts', '--names'], (error, out) =>
      done([Number(error?.code ?? 0), out]),
    );
  });
  expect(found).toEqual([0, '']);
}, 120_000);
