// The only script of /preview, as text (CODE-5).
import { minified } from '#core/page/inline-script.ts';
import { consoleText } from './console-text.ts';
import { inserted, playgroundLimits } from './playground.ts';
import { runChecks } from './playground-checks.ts';
import { memoryStorage, replaceConsole, replaceDialogs } from './playground-globals.ts';
import { playgroundHarness } from './playground-harness.ts';

const { turn, lines, line, check } = playgroundLimits;
const limits = { turn, lines, line, check, inserted: inserted.pattern };
const tools = { consoleText, replaceConsole, replaceDialogs, memoryStorage, runChecks };
const toolTexts = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`);

export const previewScript: string = minified(
  `(${playgroundHarness})(${JSON.stringify(limits)}, { ${toolTexts.join(', ')} })`,
);
