import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { lineAt, piecesOf, readTranscript, savedTranscript } from '#domain/videos/transcript.ts';
import { readTranscripts } from '#stack/seed/content.ts';

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
    expect(readTranscript(text.join('\n')).problem).toEqual({ kind: 'time', line: text.length });
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

  test.each([
    [cue('00:01 --> 00:02.000'), 'time', 3],
    [cue('00:61.000 --> 00:62.000'), 'time', 3],
    [cue('00:02.000 --> 00:02.000'), 'range', 3],
    [`${cue('00:05.000 --> 00:06.000')}\n\n${right}\nGec`, 'order', 6],
    [`${cue(right)}\n\nVaxtsız söz\n\n00:05.000 --> 00:06.000\nSon`, 'stray', 6],
    ['WEBVTT\n\nSalam', 'stray', 3],
    ['WEBVTT', 'none', 1],
    [cue(right, ' '), 'none', 1],
  ])('the first line that can not be read is named: %j', (text, kind, line) => {
    expect(readTranscript(text).problem).toEqual({ kind, line });
  });

  test('what is saved has one kind of line ends and no invisible characters', () => {
    expect(savedTranscript('\uFEFF a\r\nb\rc\u0000 ')).toBe('a\nb\nc');
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
  const samples = [...readTranscripts()];
  expect(samples).toHaveLength(readdirSync('stack/seed/content/transcripts').length);
  expect(samples).toHaveLength(6);
  for (const [video, text] of samples) {
    const { lines, problem } = readTranscript(text);
    expect(problem, video).toBeNull();
    expect(lines.length, video).toBeGreaterThanOrEqual(25);
    expect(text.length).toBeLessThan(limits.transcript);
  }
});
