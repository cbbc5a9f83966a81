import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chosenPicture } from '#core/forms/picture-texts.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { pwa } from '#features/home/texts.ts';
import { searchTags } from '#features/search/tags.ts';
import { speeds } from '#features/videos/player.ts';
import { player } from '#features/videos/playing-texts.ts';
import { isTexts, sourceFiles } from '#support/source-files.ts';
import { fixedTexts } from '../../support/fixed-texts.ts';
import { contentTexts, interfaceTexts, type Text } from '../../support/texts.ts';

const allTexts = [...interfaceTexts, ...contentTexts];

const lower = (text: string) => text.replaceAll('İ', 'i').toLowerCase();

/** Removes fixed texts and names, because the rules do not apply to them. */
const withoutFixed = (text: string) =>
  [...fixedTexts, 'EmailJS'].reduce((rest, exact) => rest.replaceAll(exact, ''), text);

const said = ({ place, text }: Text) => `${place}: ${text.trim().slice(0, 120)}`;

/** A text as the rules see it. Each of a hundred rules asks for it. */
const seen = new Map<string, string>();
function judged(text: string): string {
  const kept = seen.get(text) ?? lower(withoutFixed(text));
  seen.set(text, kept);
  return kept;
}

const breaking = (texts: readonly Text[], pattern: RegExp, ...allowed: string[]): string[] =>
  texts
    .filter(({ text }) => !allowed.includes(text) && pattern.test(judged(text)))
    .map((text) => {
      const [match] = judged(text.text).match(pattern) ?? [];
      return `${said(text)} («${match}»)`;
    });

const terms = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Thing)/.test(line))
  .map((line) => {
    const [, , term = '', not = '', where = ''] = line.split('|').map((cell) => cell.trim());
    return { term, not: not.split(', '), where };
  });

const patternOf = (word: string) =>
  new RegExp(
    /^".*"$/.test(word)
      ? `(?<![\\p{L}-])${lower(word.slice(1, -1))}(?![\\p{L}-])`
      : `(?<!\\p{L})${lower(word)}`,
    'u',
  );

describe('one thing has one word (docs/terms.md)', () => {
  test('each row of the table says where the word is searched', () => {
    expect(terms.length).toBeGreaterThan(20);
    for (const { term, where } of terms) expect(['everywhere', 'interface'], term).toContain(where);
  });

  test.each(terms.flatMap(({ term, not, where }) => not.map((word) => ({ word, term, where }))))(
    'not «$word» but «$term»',
    ({ word, where }) => {
      const texts = where === 'everywhere' ? allTexts : interfaceTexts;
      expect(breaking(texts, patternOf(word), ...exceptions)).toEqual([]);
    },
  );
});

/** Texts that use a forbidden word in another meaning. */
const exceptions = [
  // A client's field of work.
  'Fəaliyyət sahəsi',
];

test('the fixed texts appear word for word', () => {
  const texts = new Set(interfaceTexts.map(({ text }) => text));
  // Texts that contain a limit are complete only at run time.
  const inside = [...texts, ...Object.values(chosenPicture)].join('\n');
  expect(fixedTexts.filter((text) => !inside.includes(text))).toEqual([]);
});

/** Properties whose text is the label of a button. */
const buttonKeys =
  /^(submit|send|save|again|retry|cancel|close|remove|delete|restore|purge|assign|grant|create|copy|run|reset|refresh|more|all|shrink|choose|change|check|yes|no|publish|back|start|\w+(Yes|No))$/;

/** Properties whose text describes a running process. */
const processKeys =
  /^(?!on|longer).*(loading|loadingMore|checking|sending|saving|uploading|publishing|restoring|assigning|granting|measuring|deleting|updating|processing)$/i;

describe('how a text is written', () => {
  test('a value has no suffix', () => {
    expect(breaking(interfaceTexts, /\$\{\}»?(-|['’])?\p{Ll}/u)).toEqual([]);
  });

  test('a fraction has a comma', () => {
    // Dates, addresses and the times of WebVTT contain dots; 18.11 is a version of Node, WCAG 2.2 one of a standard.
    const texts = allTexts.map((text) => ({
      ...text,
      text: text.text.replace(
        /\d{2}\.\d{2}\.\d{2,4}|\d{2}:\d{2}\.\d{3}|https?:\S+|(?<!\S)18\.11(?!\S)|WCAG 2\.2/g,
        '',
      ),
    }));
    expect(breaking(texts, /(?<![\p{L}\d.])\d+\.\d+(?![\d.]*[\p{L}/])/u)).toEqual([]);
    for (const speed of speeds) expect(player.speedOf(speed)).not.toContain('.');
  });

  test('thousands are grouped, and no space stands before %', () => {
    const filled = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(filled);
    const whole = filled(import.meta.glob('/src/**/*texts.ts', { eager: true }));
    expect(whole.length).toBeGreaterThan(800);
    // Years follow a dot, the letters of a code a letter.
    expect(whole.filter((text) => /(?<![\p{L}\d.])\d{4,}/u.test(text))).toEqual([]);
    expect(breaking(allTexts, /\d %/)).toEqual([]);
  });

  test('a title before a verb stands in «», because it may have a colon or a question mark of its own', () => {
    const texts = sourceFiles()
      .filter(isTexts)
      .map((name) => readFileSync(name, 'utf8'));
    expect(texts.flatMap((text) => text.match(/\$\{title\}: \p{Ll}.*/gu) ?? [])).toEqual([]);
  });

  test('a running process ends with «…»', () => {
    const verb =
      /(?<!\p{L})(yüklən|yoxlanıl|göndəril|saxlanıl|silin|yenilən|axtarıl|öyrənil|gözlənil|edil|olun|yaradıl|yazıl|təzələn)(ir|ır|ur|ür)\.?$/u;
    const rule = 'Hər heşteqdən sonra Enter düyməsini basın. Kiçik hərflə, boşluqsuz saxlanılır.';
    expect(breaking(interfaceTexts, verb, rule)).toEqual([]);

    const running = interfaceTexts.filter(({ key }) => processKeys.test(key));
    expect(running.filter(({ text }) => !/…( \$\{\}%)?$/.test(text)).map(said)).toEqual([]);
    expect(running.length).toBeGreaterThan(20);
  });

  test('a button label is a short imperative without a full stop', () => {
    const hint = 'Soldakı siyahıdan bir mövzu seçin.';
    const buttons = interfaceTexts.filter(({ key, text }) => buttonKeys.test(key) && text !== hint);
    expect(buttons.length).toBeGreaterThan(40);
    expect(buttons.filter(({ text }) => /[.!:]$/.test(text)).map(said)).toEqual([]);
    expect(buttons.filter(({ text }) => /(?<!s)[ıiuü]n$/.test(text)).map(said)).toEqual([]);
  });

  test('a name in «» has its noun before «seçin»: a name alone has no case', () => {
    expect(breaking(interfaceTexts, /» seçin/u)).toEqual([]);
  });

  test('«istifadə etmək» says from what, not what', () => {
    const what =
      /(?<!\p{L})(?!(?:özü|neçəsi)\s)\p{L}+(?:[bcçdfgğhjklmnpqrsştvxzy](?:ı|i|u|ü)|nı|ni|nu|nü)\s+(?:artıq\s+|bir\s+dəfə\s+)?istifadə\s+(?:et|ed)/u;
    expect(breaking(allTexts, what)).toEqual([]);
  });

  test('a comma stands behind «… olsa da»', () => {
    expect(breaking(allTexts, /(?<!\p{L})\p{L}+(?:sa da|sə də) \p{L}/u)).toEqual([]);
  });

  test('what saves is «Yadda saxla», with an object «… saxla», and says so while it does', () => {
    const wrong = interfaceTexts.filter(({ key, text }, at) => {
      const process = interfaceTexts[at + 1];
      if (!/^(save\w*|submit)$/.test(key) || !/(?<!\p{L})saxla$/iu.test(text)) return false;
      if (process === undefined || !processKeys.test(process.key)) return false;
      return process.text !== (text === 'Yadda saxla' ? 'Yadda saxlanılır…' : 'Saxlanılır…');
    });
    expect(wrong.map(said)).toEqual([]);
  });

  test('quotation marks are «…», and an ellipsis is one character', () => {
    // What a Russian iPhone calls it.
    const iphone = pwa.steps.ios.find((step) => step.includes('„')) ?? '';
    expect(breaking(interfaceTexts, /[“”„]|\.\.\./u, iphone)).toEqual([]);
  });
});

describe('[READ-7] `lang` is on foreign words only', () => {
  test('search tags and the paths of our courses are foreign', () => {
    const paths = ['frontend', 'backend', 'fullstack', 'ui-designer', 'interior-designer', '3d-modelling'];
    for (const word of [...searchTags, ...paths]) expect(languageOfWord(word), word).toBe('en');
  });

  test('Azerbaijani words and words with Azerbaijani letters are not foreign', () => {
    for (const word of [
      'dizayn',
      'interyer',
      'əlçatanlıq',
      'karyera',
      'performans',
      'biznes',
      'veb-sayt',
      'qrup-7',
    ])
      expect(languageOfWord(word), word).toBeUndefined();
  });

  test('an element with an Azerbaijani accessible name has no lang="en"', () => {
    const files = sourceFiles(/\.(?:astro|tsx)$/);
    const wrong = files.flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/<[a-zA-Z][^<>]*\slang="en"(?:=>|[^<>])*/g)]
        .map(([tag]) => tag)
        .filter((tag) => /\s(aria-label|aria-labelledby|title|alt|placeholder)=/.test(tag))
        .map((tag) => `${name}: ${tag}`),
    );
    expect(wrong).toEqual([]);
  });
});
