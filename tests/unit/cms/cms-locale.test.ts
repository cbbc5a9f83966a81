import en from 'decap-cms-locales/dist/esm/en/index.js';
import { expect, test } from 'vitest';
import { az } from '../../../admin/locale.ts';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );

const english = new Map(flat(en));
const ours = new Map(flat(az));
const valuesIn = (text = '') => (text.match(/%\{\w+\}/g) ?? []).sort();

test('[CMS-1] every text of Decap is Azerbaijani, and none is left over', () => {
  expect([...ours.keys()].sort()).toEqual([...english.keys()].sort());
});

test('[CMS-1] a text has the values of the English one, in the same number of forms', () => {
  for (const [key, text] of ours) {
    expect(valuesIn(text), key).toEqual(valuesIn(english.get(key)));
    expect(text.split('||||').length, key).toBe(english.get(key)?.split('||||').length);
  }
});

test('[CMS-1] nothing is English still', () => {
  const same = [...ours].filter(
    ([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(text.replace(/%\{\w+\}/g, '')),
  );
  // The name of the format.
  expect(same).toEqual([['editor.editorWidgets.markdown.markdown', 'Markdown']]);
});

test('a value has no suffix', () => {
  for (const [key, text] of ours) expect(text, key).not.toMatch(/%\{\w+\}[-a-zəğıöüşç]/i);
});
