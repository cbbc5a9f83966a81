import { findJavas } from './emulators/java.ts';
import { Failure } from './failure.ts';
import { parseOptions, usage } from './options.ts';
import { run } from './run.ts';
import { astroProgram } from './site-tool.ts';

// Output to a closed terminal fails, but the data must still be saved.
process.stdout.on('error', () => {});

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.isHelp) {
    console.log(usage);
  } else {
    process.exitCode = await run(options, { astro: astroProgram(), javas: findJavas() });
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Signal handlers and timers would keep the process running.
process.exit();
