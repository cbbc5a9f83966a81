// A failed import throws an English message that users must not see (SHELL-14), so every part is loaded through a helper.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';

/** Where an import stands outside a helper, and who says that it has failed. */
const without = {
  'core/page/load-part.ts': 'the helper itself',
  'features/search/search-store.ts':
    'the page of the search has a state for it, with a retry; its byte budget is tight',
  'features/search/search-client.ts':
    'without the pages that are kept the search says that it has failed, with a retry',
  'features/accounts/sign-in-gateway.ts': 'its callers call it by loadPart',
  'core/cloud/database.ts': 'without a proof the service refuses, which is said as any refusal is',
  'features/inbox/mail-gateway.ts': 'the e-mail is on its way; a failure of both is said by the form',
  'features/snippets/playground-document.ts': 'the frame ends with a sentence, and the next run tries again',
};

/** What runs in a browser. */
const inBrowser = sourceFiles().filter(
  (file) => !/^src\/(?:pages|build|core\/build|service-worker|features\/cms)\//.test(file),
);
const files = inBrowser.filter((file) => !(file.slice('src/'.length) in without));

/** The argument ranges of every call of a helper. */
function guards(text: string): [number, number][] {
  return [...text.matchAll(/\b(?:loadPart|enhance|need)\(/g)].map(({ index, 0: call }) => {
    let open = 1;
    let at = index + call.length;
    for (; open > 0 && at < text.length; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    return [index, at];
  });
}

/** A component may name what it loads, and give that to a helper. */
const bare = (text: string): number[] =>
  [...text.matchAll(/(?<!const load\w+ = \(\) => )\bimport\(/g)]
    .map(({ index }) => index)
    .filter((index) => !guards(text).some(([from, to]) => from < index && index < to));

test('every part is imported through a helper', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(texts.filter(({ text }) => /\bimport\(/.test(text)).length).toBeGreaterThan(50);
  expect(texts.filter(({ text }) => bare(text).length > 0).map(({ file }) => file)).toEqual([]);
});

test('each file that is let out has an import still', () => {
  const needless = Object.keys(without).filter(
    (file) => !/\bimport\(|await load\(/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(needless).toEqual([]);
});
