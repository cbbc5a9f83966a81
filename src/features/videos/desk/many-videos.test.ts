import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { VideoDocument } from '../video.ts';
import { isAdded, type PastedVideo, planOf, textOf, videosIn } from './video-lines.ts';

const link = 'https://www.youtube.com/watch?v=nu_pCVPKzTk';
const other = 'https://youtu.be/aqz-KE-bpKQ?si=Xy_1';
const a = 'nu_pCVPKzTk';
const b = 'aqz-KE-bpKQ';

describe('[VIDEO-11] a pasted list of videos', () => {
  // As spreadsheets, documents, chats and YouTube give lists. A video as 'id title', '?' for a line without one.
  test.each<[notation: string, text: string, videos: string[]]>([
    ['links alone', ` ${link} \r\n\n${other}\n`, [a, b]],
    ['a spreadsheet', `Giriş\t${link}\nQrid\t${other}`, [`${a} Giriş`, `${b} Qrid`]],
    ['a spreadsheet, link first', `${link}\tGiriş`, [`${a} Giriş`]],
    ['a spreadsheet with numbers and lengths', `1\tGiriş\t12:05\t${link}\t27.11.2026`, [`${a} Giriş`]],
    ['a spreadsheet, link first, then a number', `${link}\t3\tQrid 2`, [`${a} Qrid 2`]],
    ['a spreadsheet without titles', `1\t${link}\t12:05`, [a]],
    ['a cell with quotes', `"CSS ""grid"" ilə"\t${link}`, [`${a} CSS "grid" ilə`]],
    ['title - link', `Giriş - ${link}\nQrid – ${other}`, [`${a} Giriş`, `${b} Qrid`]],
    ['title: link', `Giriş: ${link}`, [`${a} Giriş`]],
    ['link title', `${link} Giriş`, [`${a} Giriş`]],
    ['link - title', `${link} - Giriş - 2-ci hissə`, [`${a} Giriş - 2-ci hissə`]],
    ['a chat', `Giriş (${link})`, [`${a} Giriş`]],
    ['numbers', `1. Giriş ${link}\n2) Qrid - ${other}`, [`${a} Giriş`, `${b} Qrid`]],
    ['a number that is the title’s', `3 günə React - ${link}`, [`${a} 3 günə React`]],
    ['numbers before links alone', `1. ${link}\n2) ${other}`, [a, b]],
    ['bullets', `• Giriş ${link}\n- Qrid ${other}`, [`${a} Giriş`, `${b} Qrid`]],
    ['CSV', `Giriş,${link}\n"Qrid, flex";"${other}"`, [`${a} Giriş`, `${b} Qrid, flex`]],
    ['CSV, link first', `${link},Giriş`, [`${a} Giriş`]],
    ['Markdown', `[Giriş](${link})\n- [Qrid](${other})`, [`${a} Giriş`, `${b} Qrid`]],
    ['a table of Markdown', `| Giriş | ${link} |`, [`${a} Giriş`]],
    ['an anchor', `<a href="${link}">Giriş</a>`, [`${a} Giriş`]],
    [
      'the code of a frame',
      '<iframe width="560" src="https://www.youtube.com/embed/nu_pCVPKzTk?si=x" title="YouTube video player"></iframe>',
      [a],
    ],
    ['other links', 'm.youtube.com/shorts/nu_pCVPKzTk\nyoutube.com/live/aqz-KE-bpKQ?t=3', [a, b]],
    ['a video of a playlist', `${link}&list=PLabc&index=2 Giriş`, [`${a} Giriş`]],
    ['the end of a sentence', `Giriş: ${link}.`, [`${a} Giriş`]],
    ['quotes', `«Giriş» ${link}\n"Qrid": "${other}"`, [`${a} Giriş`, `${b} Qrid`]],
    [
      'quotes of a word',
      `«React» ilə tanışlıq - ${link}\n2) «Grid» və "Flex" ${other}`,
      [`${a} «React» ilə tanışlıq`, `${b} «Grid» və "Flex"`],
    ],
    ['half a quote', `«Giriş ${link}\nQrid" ${other}`, [`${a} Giriş`, `${b} Qrid`]],
    ['several links in a line', `${link} ${other}`, [a, b]],
    ['the same link twice in a line', `${link} ${link} Giriş`, [`${a} Giriş`]],
    ['signs that are not seen', `\u200bGi\u00adriş\t\ufeff${link}\u200e`, [`${a} Giriş`]],
    ['no link', 'Giriş\nhttps://vimeo.com/1\nhttps://youtu.be/kiçik', ['?', '?', '?']],
    ['a channel', 'https://www.youtube.com/@kodyol', ['?']],
    ['a playlist', 'Kurs: https://www.youtube.com/playlist?list=PLabc_1', ['? PLabc_1']],
  ])('%s', (_notation, text, videos) => {
    const shown = ({ url, title, playlist }: PastedVideo) =>
      [url ?? '?', title || playlist].filter(Boolean).join(' ');
    expect(videosIn(text).map(shown)).toEqual(videos);
  });

  const id = (n: number) => String(n).padStart(11, 'x');
  const short = (n: number) => `https://youtu.be/${id(n)}`;
  const titles = (text: string) => videosIn(text).map(({ title }) => title);

  test('keeps the code in a title', () => {
    const codes = [
      '<div> və <span> fərqi',
      'HTML: <a> elementi',
      'a < b və b > c müqayisəsi',
      'useState()',
      'useEffect(() => {}, [])',
      ':root və dəyişənlər',
      '=== və == fərqi',
      '*ngIf direktivi',
      '* seçicisi',
      '--rəng dəyişəni',
      'for (;;) döngüsü',
      "'use strict' nədir",
      'Massiv: []',
      'a[0] və {}',
    ];
    expect(titles(codes.map((title, n) => `${title} – ${short(n)}`).join('\n'))).toEqual(codes);
    expect(titles(codes.map((title, n) => `${short(n)} – ${title}`).join('\n'))).toEqual(codes);
  });

  test.each<[table: string, text: string, titles: string[]]>([
    ['names its columns', `№;Modul;Başlıq;Keçid;Müddət\n1;Modul 1;Giriş;${short(1)};12:30`, ['Giriş']],
    ['has a module before the title', `Bir\tGiriş\t${short(1)}\nBir\tQrid\t${short(2)}`, ['Giriş', 'Qrid']],
    ['numbers its modules', `Modul 1\tGiriş\t${short(1)}\nModul 2\tQrid\t${short(2)}`, ['Giriş', 'Qrid']],
    ['could mean two columns', `Ayla\tGiriş\t${short(1)}\nOrxan\tQrid\t${short(2)}`, ['', '']],
    [
      'holds formulas',
      `=HYPERLINK("${short(1)}";"Giriş")\n=HYPERLINK("${short(2)}","Qrid")`,
      ['Giriş', 'Qrid'],
    ],
    ['holds formulas in cells', `1\t=HYPERLINK("${short(1)}";"Giriş")`, ['Giriş']],
  ])('a table that %s', (_table, text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  test.each([
    ['&amp; in a link', `${link}&amp;t=10 Giriş`, [a], ['Giriş']],
    ['&amp; before the id', `https://www.youtube.com/watch?app=desktop&amp;v=${a} Giriş`, [a], ['Giriş']],
    ['a redirect', `https://www.google.com/url?q=${link}&sa=D&ust=1 Giriş`, [a], ['Giriş']],
    [
      'an encoded redirect',
      `https://www.google.az/url?q=${encodeURIComponent(link)}&sa=D Giriş`,
      [a],
      ['Giriş'],
    ],
    ['another host', `https://notyoutube.com/watch?v=${a} Giriş`, [null], ['']],
    ['a folder of another host', `https://a.az/youtube.com/watch?v=${a} Giriş`, [null], ['']],
    ['another host behind a name', `https://youtube.com@a.az/watch?v=${a}`, [null], ['']],
  ])('%s', (_what, text, urls, expected) => {
    expect(videosIn(text).map(({ url }) => url)).toEqual(urls);
    expect(titles(text)).toEqual(expected);
  });

  test('two lines a video, where titles and links take turns', () => {
    expect(titles(`Giriş\n${short(1)}\n\nQrid:\n${short(2)}`)).toEqual(['Giriş', 'Qrid']);
    expect(titles(`${short(1)}\nGiriş\n${short(2)}\nQrid`)).toEqual(['Giriş', 'Qrid']);
    // A heading is nobody's title.
    expect(titles(`Modul 1\n${short(1)}\n${short(2)}`)).toEqual(['', '', '']);
  });

  // Pieces of HTML, CSS and JavaScript with words between them.
  const piece = fc.constantFrom(
    ...[
      '<div>',
      '</p>',
      '<a href>',
      'a < b',
      '=>',
      '===',
      '()',
      '[]',
      '{}',
      'f(x)',
      'a[0]',
      ':root',
      '::before',
    ],
    ...['--x', '*', '&&', '||', '!', '#id', '.a > .b', '@media', '?.', '...x', 'a ? b : c', '50%', 'C++'],
  );
  const word = fc.constantFrom('Giriş', 'İş', 'elementi', 'və', 'nədir', 'Qrid', 'üçün');
  const title = fc
    .tuple(fc.oneof(piece, word), fc.array(fc.oneof(piece, word), { maxLength: 4 }), word)
    .map(([first, inside, last]) => [first, ...inside, last].join(' '));
  const quoted = (text: string) => (/[";,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const notations: Record<string, (title: string, link: string, n: number) => string> = {
    tabs: (one, at) => `${one}\t${at}`,
    'tabs, link first': (one, at, n) => `${n + 1}\t${at}\t${one}\t12:30`,
    'a module first': (one, at) => `Modul 1\t${one}\t${at}\tPulsuz`,
    semicolons: (one, at, n) => `${n + 1};Modul 1;${quoted(one)};${at};08:05`,
    commas: (one, at, n) => `${n + 1},${quoted(one)},${at}`,
    'a dash': (one, at) => `${one} – ${at}`,
    'link first': (one, at) => `${at} - ${one}`,
    brackets: (one, at) => `${one} (${at})`,
    numbers: (one, at, n) => `${n + 1}. ${one}: ${at}`,
    'a formula': (one, at) => `=HYPERLINK("${at}";"${one.replaceAll('"', '""')}")`,
    'two lines': (one, at) => `${one}\n${at}`,
  };
  test.each(Object.entries(notations))(
    'titles with code come out of %s as meant, or are asked for',
    (_name, write) => {
      fc.assert(
        fc.property(fc.uniqueArray(title, { minLength: 2, maxLength: 5 }), (all) => {
          // A star before every line is a bullet.
          fc.pre(all.some((one) => !one.startsWith('* ')));
          const read = videosIn(all.map((one, n) => write(one, short(n), n)).join('\n'));
          expect(read.map(({ url }) => url)).toEqual(all.map((_, n) => id(n)));
          read.forEach((one, n) => {
            expect(['', all[n]]).toContain(one.title);
          });
          expect(read.some((one) => one.title !== '')).toBe(true);
        }),
      );
    },
  );

  const task = { course: 'frontend', isFree: false, module: '' };
  const pasted = { text: link, url: a, title: ' Giriş ', playlist: null };
  const twin = v.parse(VideoDocument, {
    id: 'x',
    ...textOf({ url: a, title: 'Köhnə' }, { ...task, course: 'backend' }, null),
    titleKey: 'köhnə',
    time: new Date(),
    rev: 1,
    audit: 'x',
  });

  test('says what will happen to each line', () => {
    const plan = (over: Partial<PastedVideo>, twins = [] as (typeof twin)[], isSeen = false) =>
      planOf({ ...pasted, ...over }, task, twins, isSeen);
    expect(plan({})).toBe('add');
    expect(plan({}, [twin])).toBe('elsewhere');
    expect(plan({}, [twin, { ...twin, hashtags: ['frontend'] }])).toBe('here');
    expect(plan({}, [], true)).toBe('twice');
    expect(plan({ title: '\u200b ' })).toBe('untitled');
    expect(plan({ title: 'ə'.repeat(limits.title) })).toBe('add');
    expect(plan({ title: 'ə'.repeat(limits.title + 1) })).toBe('long');
    expect(plan({ url: null })).toBe('unreadable');
    expect(plan({ url: null, playlist: 'PL' })).toBe('playlist');
    expect((['add', 'elsewhere', 'here', 'untitled'] as const).map(isAdded)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('becomes a video of the course’s group, or a free one', () => {
    const video = { url: a, title: ' Giriş  1' };
    const common = { title: 'Giriş 1', hashtags: ['frontend'], url: a, paid: '' };
    expect(textOf(video, task, 75)).toEqual({ ...common, demo: 'false', group: 'frontend', duration: 75 });
    expect(textOf(video, { ...task, isFree: true }, null)).toEqual({ ...common, demo: 'true' });
  });
});
