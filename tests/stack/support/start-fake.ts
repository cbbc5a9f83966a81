/** `npm start` with the fake site; `FAKE_JAVA=none` simulates a machine without Java. */
import { fileURLToPath } from 'node:url';
import { findJavas } from '#stack/emulators/java.ts';
import { parseOptions } from '#stack/options.ts';
import { run } from '#stack/run.ts';

const { FAKE_JAVA } = process.env;
const fakeSite = fileURLToPath(new URL('./fake-site.ts', import.meta.url));
const machine = {
  astro: fakeSite,
  javas: FAKE_JAVA === 'none' ? Promise.resolve([]) : findJavas(),
};
process.exit(await run(parseOptions(process.argv.slice(2), process.env), machine));
