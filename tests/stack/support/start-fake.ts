/** `npm start` with the fake site in Astro's place. */
import { fileURLToPath } from 'node:url';
import { parseOptions } from '#stack/options.ts';
import { run } from '#stack/run.ts';

const options = parseOptions(process.argv.slice(2), process.env);
process.exit(await run(options, fileURLToPath(new URL('./fake-site.ts', import.meta.url))));
