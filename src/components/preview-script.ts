// The one script of the page /preview, as text (CODE-5): the harness and what it works with.
import { inserted, previewLimits } from '#domain/preview.ts';
import { consoleText } from './preview-console-text.ts';
import { replaceConsole, replaceDialogs } from './preview-globals.ts';
import { previewHarness } from './preview-harness.ts';
import { memoryStorage } from './preview-storage.ts';

const { turn, lines, line } = previewLimits;
const limits = { turn, lines, line, inserted: inserted.pattern };
const tools = { consoleText, replaceConsole, replaceDialogs, memoryStorage };
const toolTexts = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`);

export const previewScript = `(${previewHarness})(${JSON.stringify(limits)}, { ${toolTexts.join(', ')} })`;
