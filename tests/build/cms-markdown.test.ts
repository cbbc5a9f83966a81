import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { frontMatter } from '#core/markup/markdown.ts';
import { temporaryDir } from '#support/temporary.ts';
import { markdownSettings } from '../../admin/file-formats.ts';

/** Both directions of Decap's editor of texts. Its modules name each other without endings, so they are bundled. */
async function serializers(): Promise<{
  markdownToSlate(text: string, options: object): unknown;
  slateToMarkdown(slate: unknown, options: object): string;
}> {
  const outDir = temporaryDir();
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'without-the-view',
        enforce: 'pre',
        resolveId: (id) => (id === '../MarkdownControl' ? '\0view' : null),
        // Our editor components write HTML, which both directions leave as it is.
        load: (id) =>
          id === '\0view'
            ? "import { Map } from 'immutable'; export const getEditorComponents = () => Map();"
            : null,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: 'node_modules/decap-cms-widget-markdown/dist/esm/serializers/index.js',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'serializers.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'serializers.mjs')).href);
}

test('[CMS-2] a text that the editor has opened is saved line by line as it was', async () => {
  const { markdownToSlate, slateToMarkdown } = await serializers();
  const options = { voidCodeBlock: true, remarkPlugins: [{ settings: markdownSettings }] };
  const files = globSync('content/{blogs,pages,exercises/*}/*.md');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const body = frontMatter(readFileSync(file, 'utf8')).body.trim();
    expect(slateToMarkdown(markdownToSlate(body, options), options).trim(), file).toBe(body);
  }
});
