import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVideoTexts } from '#stack/seed/content.ts';
import { videoLimits } from './limits.ts';
import { joinedLines, lineAt, piecesOf, readTranscript, transcriptText } from './transcript.ts';

const cue = (times: string, text = 'Salam') => `WEBVTT\n\n${times}\n${text}`;
const right = '00:01.000 --> 00:02.000';

describe('[LEARN-6] a transcript is read', () => {
  test('from WebVTT: heads, remarks, names, settings and tags are no words', () => {
    const text = [
      '\uFEFFWEBVTT - dərs',
      'Kind: captions',
      'Language: az',
      '',
      'NOTE',
      'qeyd',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'birinci',
      '00:01.500 --> 00:04.000 align:start position:0%',
      '<v Aysel>Salam, <i>hamıya</i>!',
      'Bu, &lt;p&gt; teqidir.',
      '',
      '01:02:03.250 --> 01:02:04.000',
      'Bir<00:01:00.000> <c.red>iki</c> <div>',
      '00:00 olmasa da --> boş',
    ];
    expect(readTranscript(text.slice(0, -1).join('\r\n'))).toEqual({
      lines: [
        { start: 1.5, text: 'Salam, hamıya! Bu, <p> teqidir.' },
        { start: 3723.25, text: 'Bir iki <div>' },
      ],
      problem: null,
    });
    expect(readTranscript(text.join('\n')).lines.at(-1)?.text).toBe('Bir iki <div> 00:00 olmasa da --> boş');
  });

  test('from SRT, whose times have a comma', () => {
    const { lines, problem } = readTranscript(
      '1\n00:00:01,000 --> 00:00:02,000\nBir\n\n2\n00:00:03,000 --> 00:00:04,000\nİki',
    );
    expect(problem).toBeNull();
    expect(lines).toEqual([
      { start: 1, text: 'Bir' },
      { start: 3, text: 'İki' },
    ]);
  });

  test('from text without times: every line is a paragraph', () => {
    expect(readTranscript('\n Bir \n\nİki\n')).toEqual({
      lines: [
        { start: null, text: 'Bir' },
        { start: null, text: 'İki' },
      ],
      problem: null,
    });
    expect(readTranscript('')).toEqual({ lines: [], problem: null });
  });

  const twice = [
    { start: 1, text: 'Salam' },
    { start: 3.5, text: 'Sağ olun' },
  ];
  const srt = (first: string, second: string) => `1\n${first}\nSalam\n\n2\n${second}\nSağ olun`;
  test.each([
    ['SBV', '0:00:01.000,0:00:03.500\nSalam\n\n0:00:03.500,0:00:05.000\nSağ olun\n'],
    ['a copied panel of YouTube', '0:01\nSalam\n0:03.5\nSağ olun'],
    ['times beside the text', '00:01 Salam\n[00:03.5] Sağ\nolun'],
    ['what Whisper prints', '[00:01.000 --> 00:03.500]  Salam\n[00:03.500 --> 00:05.000]  Sağ olun'],
    [
      'Whisper’s empty and overlapping cues, unsorted',
      'WEBVTT\n\n00:03.500 --> 00:03.500\nSağ olun\n\n00:01.000 --> 00:09.000\nSalam',
    ],
    [
      'an invisible sign above all',
      '\u200E\u200BWEBVTT\n\n00:01.000 --> 00:03.000\nSalam\n\n00:03.500 --> 00:04.000\nSağ olun',
    ],
    ['short times', srt('00:00:01 --> 00:00:02', '0:03,5 --> 0:04,25')],
    ['a space in the times', srt('00:00:01, 000 --> 00:00:02, 000', '00:00:03 ,500 --> 00:00:04 ,000')],
    ['corrected arrows', srt('00:00:01,000 -> 00:00:02,000', '00:00:03,500 –> 00:00:04,000')],
    ['an arrow of a word processor', srt('00:00:01,000 → 00:00:02,000', '00:00:03,500\t-->\t00:00:04,000')],
    ['dashes', '0:01 - 0:02\nSalam\n0:03.5 – 0:05\nSağ olun'],
    [
      'a double-spaced file and a number at its end',
      `${srt('00:00:01,000 --> 00:00:02,000', '00:00:03,500 --> 00:00:04,000')}\n\n3`.replaceAll(
        '\n',
        '\r\r\n\n',
      ),
    ],
    [
      'an empty row in a cue',
      'WEBVTT\n\n00:01.000 --> 00:03.000\nSalam\n\n00:03.500 --> 00:04.000\nSağ\n\nolun',
    ],
    [
      'signs and tags of tools',
      srt('00:00:01,000 --> 00:00:02,000 X1:1', '00:00:03,500 --> 00:00:04,000').replace(
        'Salam',
        '{\\an8}<font color="#fff">Sal&#97;&#x6d;</FONT>',
      ),
    ],
  ])('from %s', (_, text) => {
    expect(readTranscript(text)).toEqual({ lines: twice, problem: null });
  });

  test('from YouTube’s automatic captions, whose rows roll up: each once', () => {
    const styled = 'align:start position:0%';
    const text = [
      'WEBVTT\nKind: captions\nLanguage: az\n',
      `00:00:00.160 --> 00:00:02.070 ${styled}\n \nbu gün<00:00:00.400><c> massiv</c>\n`,
      `00:00:02.070 --> 00:00:02.080 ${styled}\nbu gün massiv\n \n`,
      `00:00:02.080 --> 00:00:04.550 ${styled}\nbu gün massiv\nhə<00:00:02.600><c> hə</c>\n`,
      `00:00:04.550 --> 00:00:04.560 ${styled}\nhə hə\n \n`,
      `00:00:04.560 --> 00:00:06.000 ${styled}\nhə hə\nhə hə\n`,
    ].join('\n');
    expect(readTranscript(text)).toEqual({
      lines: [
        { start: 0.16, text: 'bu gün massiv' },
        { start: 2.08, text: 'hə hə' },
        { start: 4.56, text: 'hə hə' },
      ],
      problem: null,
    });
    // What is said twice stays.
    expect(readTranscript(`${cue(right)}\n\n00:02.000 --> 00:03.000\nSalam`).lines).toHaveLength(2);
  });

  test('speech stays speech: arrows, numbers and times in it', () => {
    const said = ['A --> B keçidi', '<!-- belə -->', '10:30-11:45 dərs', '10:30 görüş', '1:1 → nisbət', '5'];
    expect(readTranscript(said.join('\n')).lines.map(({ text }) => text)).toEqual(said);
    const inCues = said.map((text, i) => `${i + 1}\n0:0${i}:00,0 --> 0:0${i}:01,0\n${text}`).join('\n\n');
    expect(readTranscript(inCues).lines.map(({ text }) => text)).toEqual(said);
  });

  test.each([
    [cue('00:61.000 --> 00:62.000'), 'time', 3],
    [`\n\n${cue('00:01.000 --> sonra')}`, 'time', 5],
    ['00:00:01:12 - 00:00:02:03\nSalam', 'time', 1],
    ['Salam\n0:05\nSağ olun', 'stray', 1],
    ['Salam\n0:05 Bir\n0:09 İki', 'stray', 1],
    ['WEBVTT\n\nSalam', 'stray', 3],
    ['WEBVTT', 'none', 1],
    [cue(right, ' '), 'none', 1],
  ])('the first line that can not be read is named: %j', (text, kind, line) => {
    expect(readTranscript(text).problem).toEqual({ kind, line });
  });

  test('any text: no word is lost but for heads, names and tags, and what is saved is read as the same lines', () => {
    const piece = fc.constantFrom(
      ...[
        '0:05',
        '1:02:03,5',
        '00:01.25 --> 00:02',
        ' -> ',
        '\t',
        '\n',
        '\n\n',
        ' ',
        ',',
        '7',
        'söz',
        '&lt;b>',
        '&amp;amp;',
        '<i>',
        '[',
        ']',
        'NOTE',
        'WEBVTT\n\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { lines, problem } = readTranscript(pieces.join(''));
        const words = pieces.filter((one) => one === 'söz').length;
        if (!pieces.some((one) => /NOTE|WEBVTT|>/.test(one))) {
          expect(
            lines
              .map(({ text }) => text)
              .join(' ')
              .split('söz'),
          ).toHaveLength(words + 1);
        }
        if (problem === null) expect(readTranscript(transcriptText(lines))).toEqual({ lines, problem });
      }),
      { numRuns: 1000 },
    );
  });

  test('three hours fit', () => {
    const at = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
    const words = 'bu dərsdə massivlərə və onların metodlarına baxırıq';
    const cues = Array.from({ length: 3600 }, (_, i) => `${at(i * 3)} --> ${at(i * 3 + 3)}\n${words} ${i}\n`);
    const text = `WEBVTT\n\n${cues.join('\n')}`;
    expect(text.length).toBeGreaterThan(300_189);
    const { lines } = readTranscript(text);
    expect(lines).toHaveLength(3600);
    expect(transcriptText(lines).length).toBeLessThan(videoLimits.transcript);
  });

  test('what is saved has one kind of line ends and no invisible characters', () => {
    expect(transcriptText(readTranscript('\uFEFF a\r\nb\u200B\rc\u0000 ').lines)).toBe('a\nb\nc');
    expect(transcriptText(readTranscript(cue('01:02:03.250 --> 01:02:04.000')).lines)).toBe(
      '1:02:03.25\tSalam',
    );
  });
});

test('[LEARN-6] the spoken line is the last one that has begun', () => {
  const { lines } = readTranscript(`${cue(right)}\n\n00:05.000 --> 00:06.000\nSon`);
  expect([0, 1, 4.9, 5, 100].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 1]);
  expect(lineAt(readTranscript('Vaxtsız').lines, 100)).toBe(-1);
});

test('[LEARN-6] [SEARCH-4] words are found with loose letters, and marked as they are written', () => {
  expect(piecesOf('Şəkil və şəkillər', 'SEKIL')).toEqual([
    { text: 'Şəkil', at: 0, isFound: true },
    { text: ' və ', at: 5, isFound: false },
    { text: 'şəkil', at: 9, isFound: true },
    { text: 'lər', at: 14, isFound: false },
  ]);
  expect(piecesOf('Şəkil', 'mətn')).toBeNull();
  expect(piecesOf('Şəkil', '  ')).toEqual([{ text: 'Şəkil', at: 0, isFound: false }]);
});

test('[LEARN-6] the sample transcripts are read without a problem', () => {
  const samples = [...readVideoTexts('transcripts')];
  expect(samples).toHaveLength(readdirSync('stack/seed/content/transcripts').length);
  expect(samples).toHaveLength(6);
  for (const [video, text] of samples) {
    const { lines, problem } = readTranscript(text);
    expect(problem, video).toBeNull();
    expect(lines.length, video).toBeGreaterThanOrEqual(25);
    expect(transcriptText(lines).length).toBeLessThan(videoLimits.transcript);
  }
});

test('[LEARN-6] more lines than a page can bear are joined, and none of their words or times is lost', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ start: n, text: `söz-${n}` }));
  const shown = (count: number) => readTranscript(joinedLines(transcriptText(lines(count)))).lines;
  expect(shown(3_000)).toEqual(lines(3_000));
  const many = lines(videoLimits.transcript / 8);
  const joined = shown(many.length);
  expect(joined.length).toBeLessThanOrEqual(3_000);
  expect(joined.map(({ text }) => text).join(' ')).toBe(many.map(({ text }) => text).join(' '));
  expect(joined[1]).toMatchObject({ start: 11, text: expect.stringMatching(/^söz-11 /) });
});
