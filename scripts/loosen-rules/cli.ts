// Finds conditions of security rules that no test notices. README.md says how to use it in another project.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loosen } from './loosen.ts';

const usage =
  'node cli.ts --rules firestore.rules [--only words] -- command that tests the rules in $RULES_FILE';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    fail(String(error));
  }
}

const { values, positionals: command } = parseArgs({
  options: { rules: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
if (!values.rules || command.length === 0) fail(usage);

const rules = read(values.rules);
try {
  const { count, survivors } = await loosen({ rules, only: values.only, command });
  for (const { line, place, removed } of survivors) {
    console.log(`survived: ${values.rules}:${line} (${place}) ${removed}`);
  }
  console.log(`${count} conditions removed one by one, ${survivors.length} not noticed`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
