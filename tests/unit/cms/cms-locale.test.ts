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
/** Our questions name the entry besides. */
const named = '%{entry}';
const valuesIn = (text = '') => (text.match(/%\{\w+\}/g) ?? []).filter((value) => value !== named).sort();

test('[CMS-1] every text of Decap has an Azerbaijani translation, and there are no unused translations', () => {
  expect([...ours.keys()].sort()).toEqual([...english.keys()].sort());
});

test('[CMS-1] a translation has the placeholders of the English text and the same number of plural forms', () => {
  for (const [key, text] of ours) {
    expect(valuesIn(text), key).toEqual(valuesIn(english.get(key)));
    expect(text.split('||||').length, key).toBe(english.get(key)?.split('||||').length);
  }
});

test('[CMS-1] every question before something is deleted or published names it', () => {
  const questions = [...ours].filter(
    ([key]) => /\.on(Unp|P)ublish(ing|Entry)$|\.onDelete/.test(key) && !/toast|\.mediaLibrary\./.test(key),
  );
  expect(questions).toHaveLength(8);
  for (const [key, text] of questions) expect(text, key).toContain(named);
});

test('[CMS-1] no text is still English', () => {
  const same = [...ours].filter(
    ([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(text.replace(/%\{\w+\}/g, '')),
  );
  // The name of a format, which is not translated.
  expect(same).toEqual([['editor.editorWidgets.markdown.markdown', 'Markdown']]);
});

test('a placeholder has no suffix', () => {
  for (const [key, text] of ours) expect(text, key).not.toMatch(/%\{\w+\}[-a-zəğıöüşç]/i);
});
