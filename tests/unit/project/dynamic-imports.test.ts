// A failed import throws an English message that users must not see (SHELL-14), so every part is loaded through a helper.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What runs in a browser. */
const folders = [
  'components',
  'layouts',
  'stores',
  'islands',
  'gateways',
  'markup',
  'messages',
  'domain',
].map((layer) => `src/${layer}`);
/** Where an import stands outside a helper, and who says that it has failed. */
const without = {
  'shared/load-part.ts': 'the helper itself',
  'search/search-store.ts':
    'the page of the search has a state for it, with a retry; its byte budget is tight',
  'search/search-client.ts':
    'without the pages that are kept the search says that it has failed, with a retry',
  'features/accounts/sign-in-gateway.ts': 'its callers call it by loadPart',
  'core/cloud/database.ts': 'without a proof the service refuses, which is said as any refusal is',
  'features/inbox/mail-gateway.ts': 'the e-mail is on its way; a failure of both is said by the form',
  'code/playground-document.ts': 'the frame ends with a sentence, and the next run tries again',
};

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(tsx?|astro)$/.test(name) && !Object.keys(without).some((end) => join(folder, name).endsWith(end)),
    )
    .map((name) => join(folder, name)),
);

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
  const named = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const needless = Object.keys(without).filter(
    (end) =>
      !named.some((file) => file.endsWith(end) && /\bimport\(|await load\(/.test(readFileSync(file, 'utf8'))),
  );
  expect(needless).toEqual([]);
});
