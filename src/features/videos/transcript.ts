import { shortClock } from '#core/time/duration.ts';
import { foldLetters, printable, unseen } from '#core/words/letters.ts';

/** LEARN-6. */
export interface TranscriptLine {
  text: string;
  start: number | null;
}

export interface TranscriptProblem {
  kind: 'time' | 'stray' | 'none';
  line: number;
}

export interface Transcript {
  lines: TranscriptLine[];
  problem: TranscriptProblem | null;
}

const time = String.raw`(?:\d{1,4}:(?=[0-5]?\d:))?\d{1,3}:[0-5]\d(?: ?[.,] ?\d+)?`;
/** As WebVTT and SRT write it, and as programs correct it while somebody types. */
const arrow = /[-–—]{1,2}>|→/;
/** A time alone (YouTube's panel), with its text, or with a cue's end behind an arrow, a dash or a comma (SBV); Whisper's in brackets. */
const timed = new RegExp(
  String.raw`^\s*([[(]?)(${time})(?:(\s*(?:${arrow.source}|[-–—])\s*|,)${time})?(?:[\])\s]\s*(.*))?$`,
);
/** Programs for cutting films write times in frames. */
const frames = /^\s*[[(]?\d+:\d\d:\d\d[:;]\d/;
const saved = new RegExp(String.raw`^(${time})\t(.*)$`);
const magic = /^WEBVTT(?:\s|$)/;
/** Blocks of WebVTT that nobody hears. */
const unheard = /^(?:(?:NOTE|STYLE|REGION)(?:\s|$)|(?:Kind|Language): )/;
/** Tags of WebVTT and SRT. Others are what a teacher of HTML has said. */
const tags =
  /<\/?(?:c|i|b|u|v|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|\{\\(?:an?\d|[ibus][01]|pos)[^{}]*\}/gi;
const signs: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
  amp: '&',
};

const isEmpty = (row: string | undefined): boolean => row === undefined || row.trim() === '';
const isNumber = (row: string | undefined): boolean => row !== undefined && /^\s*\d+\s*$/.test(row);

interface Timed {
  start: number;
  isCue: boolean;
  said: string;
}

function timedIn(row: string): Timed | null {
  const [, bracket, start, until, said = ''] = timed.exec(row) ?? [];
  const isCue = until !== undefined;
  // «10:30-11:45 dərs» is speech.
  if (start === undefined || (isCue && !arrow.test(until) && !bracket && said !== '')) return null;
  // What follows a cue's end is how it is to be drawn.
  return { start: secondsOf(start), isCue, said: isCue && !bracket ? '' : said };
}

function secondsOf(clock: string): number {
  const plain = /[ ,]/.test(clock) ? clock.replaceAll(' ', '').replace(',', '.') : clock;
  let seconds = 0;
  for (const part of plain.split(':')) seconds = seconds * 60 + Number(part);
  return Math.round(seconds * 1000) / 1000;
}

/** An arrow behind nothing but a time is meant as times. */
function isMeantAsTimes(row: string): boolean {
  const at = row.search(arrow);
  return frames.test(row) || (at > 0 && /^[\s\d:.,-]*\d:\d\d[\s\d:.,-]*$/.test(row.slice(0, at)));
}

function signOf(sign: string, name: string): string {
  if (!name.startsWith('#')) return signs[name] ?? sign;
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? printable(String.fromCodePoint(code)) : '';
}

const textOf = (row: string): string => row.replaceAll(/\s+/g, ' ').trim();

const heard = (said: readonly string[]): string[] =>
  said
    .join('\n')
    .replaceAll(tags, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi, signOf)
    .split('\n')
    .map(textOf)
    .filter((row) => row !== '');

/** Captions that roll repeat four rows at most. */
function repeated(before: readonly string[], rows: readonly string[]): number {
  for (let count = Math.min(4, before.length, rows.length); count > 0; count--) {
    if (rows.slice(0, count).every((row, i) => row === before.at(i - count))) return count;
  }
  return 0;
}

/** YouTube's automatic captions roll up, so each row stands there two or three times. Speakers repeat themselves too. */
function withoutRolling<Cue extends { rows: string[] }>(cues: readonly Cue[]): Cue[] {
  const counts = cues.map(({ rows }, i) => repeated(cues[i - 1]?.rows ?? [], rows));
  const going = counts.filter((count, i) => count > 0 && count < (cues[i]?.rows.length ?? 0));
  if (going.length * 4 < cues.length) return [...cues];
  return cues.map((cue, i) => ({ ...cue, rows: cue.rows.slice(counts[i]) }));
}

type Wrong = (kind: TranscriptProblem['kind'], index: number) => void;
interface Cue {
  start: number;
  said: string[];
}

/** WebVTT, SRT, SBV and Whisper's. Rows without a time belong to the cue before them. */
function cuesIn(rows: readonly string[], times: readonly (Timed | null)[], wrong: Wrong): Cue[] {
  const isVtt = magic.test(rows[0] ?? '');
  const isCueAt = (index: number): boolean => times[index]?.isCue === true;
  const isNumbered = isNumber(
    rows
      .slice(
        0,
        times.findIndex((at) => at?.isCue),
      )
      .filter((row) => !isEmpty(row))
      .at(-1),
  );
  const last = rows.length - 1;
  // In the numbered files of SRT some programs put empty rows everywhere, and a number at the end.
  const isName = (index: number): boolean => {
    if (isNumbered && isNumber(rows[index])) {
      let next = index + 1;
      while (next <= last && isEmpty(rows[next])) next++;
      if (isCueAt(next) || (index === last && isEmpty(rows[index - 1]))) return true;
    }
    return isVtt && rows[index - 1] === '' && isCueAt(index + 1);
  };
  const cues: Cue[] = [];
  let isUnheard = isVtt;
  for (const [index, row] of rows.entries()) {
    const at = times[index];
    if (at?.isCue || isMeantAsTimes(row)) {
      isUnheard = false;
      if (!at?.isCue) wrong('time', index);
      cues.push({ start: at?.start ?? 0, said: at?.isCue && at.said ? [at.said] : [] });
    } else if (row === '') {
      isUnheard = false;
    } else if (isVtt && rows[index - 1] === '' && unheard.test(row)) {
      isUnheard = true;
    } else if (!isUnheard && !isEmpty(row) && !isName(index)) {
      if (cues.length === 0) {
        wrong('stray', index);
        cues.push({ start: 0, said: [] });
      }
      cues.at(-1)?.said.push(row);
    }
  }
  return cues;
}

function timedLinesIn(rows: readonly string[], times: readonly (Timed | null)[], wrong: Wrong): Cue[] {
  const read = times.filter((at) => at !== null);
  const isBeside = read.filter(({ said }) => said !== '').length * 2 > read.length;
  const lines: Cue[] = [];
  for (const [index, row] of rows.entries()) {
    const at = times[index];
    if (at && (at.said === '' || isBeside)) lines.push({ start: at.start, said: [at.said] });
    else {
      if (lines.length === 0) {
        wrong('stray', index);
        lines.push({ start: 0, said: [] });
      }
      lines.at(-1)?.said.push(row);
    }
  }
  return lines;
}

/** By `transcriptText`: what stands behind the tab is speech. Read in one pass, because six hours of it are opened by a press. */
function writtenLines(rows: readonly string[]): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (const row of rows) {
    const [, start, said = ''] = saved.exec(row) ?? [];
    const last = lines.at(-1);
    if (start !== undefined) lines.push({ start: secondsOf(start), text: textOf(said) });
    else if (last) last.text = textOf(`${last.text} ${row}`);
  }
  return lines;
}

/** Times are sorted, because speakers overlap. What can't be read is a problem, not left out, nor taken for speech. */
export function readTranscript(typed: string): Transcript {
  const text = typed
    .replaceAll(/\r+\n?/g, '\n')
    .replaceAll(unseen, (_sign, kept?: string) => kept ?? '')
    .normalize('NFC')
    .trimEnd();
  const rows = text.trimStart().split('\n');
  const rowsBefore = text.split('\n').length - rows.length;
  let problem: TranscriptProblem | null = null;
  const wrong: Wrong = (kind, index) => {
    problem ??= { kind, line: rowsBefore + index + 1 };
  };
  const inOrder = <Timed extends { start: number }>(timed: Timed[]) =>
    timed.sort((one, other) => one.start - other.start);
  if (saved.test(rows[0] ?? '')) return { lines: inOrder(writtenLines(rows)).filter(hasText), problem };
  const times = rows.map(timedIn);
  const begun = times.filter((at) => at !== null);
  const hasCues = magic.test(rows[0] ?? '') || begun.some(({ isCue }) => isCue) || rows.some(isMeantAsTimes);
  if (!hasCues && begun.length < 2 && begun[0]?.said !== '') {
    return { lines: rows.map((row) => ({ start: null, text: row.trim() })).filter(hasText), problem };
  }
  const lines = (
    hasCues
      ? withoutRolling(
          inOrder(cuesIn(rows, times, wrong)).map(({ start, said }) => ({ start, rows: heard(said) })),
        )
      : inOrder(timedLinesIn(rows, times, wrong)).map(({ start, said }) => ({ start, rows: said }))
  )
    .map(({ start, rows: said }) => ({ start, text: textOf(said.join(' ')) }))
    .filter(hasText);
  if (lines.length === 0) wrong('none', 0);
  return { lines, problem };
}

const hasText = ({ text }: TranscriptLine): boolean => text !== '';

const mostLines = 3_000;

/**
 * Four hours of speech have fewer lines; a page of more elements answers no press. Joined before they are read, which is what
 * takes its time.
 * @param written by `transcriptText`
 */
export function joinedLines(written: string): string {
  const rows = written.split('\n');
  const each = Math.ceil(rows.length / mostLines);
  const saidIn = (row: string) => row.slice(row.indexOf('\t') + 1);
  return rows
    .flatMap((row, at) =>
      at % each === 0 ? [[row, ...rows.slice(at + 1, at + each).map(saidIn)].join(' ')] : [],
    )
    .join('\n');
}

/** A fifth of automatic captions; `readTranscript` makes the same lines of it. */
export const transcriptText = (lines: readonly TranscriptLine[]): string =>
  lines.map(({ start, text }) => (start === null ? text : `${exactClock(start)}\t${text}`)).join('\n');

const exactClock = (seconds: number): string =>
  shortClock(seconds) + (seconds % 1).toFixed(3).replaceAll(/^0|\.?0+$/g, '');

/** -1 before the first line and without times. */
export function lineAt(lines: readonly TranscriptLine[], seconds: number): number {
  let index = lines.length - 1;
  while (index >= 0 && !isSpoken(lines[index], seconds)) index -= 1;
  return index;
}

const isSpoken = (line: TranscriptLine | undefined, seconds: number): boolean =>
  line?.start != null && line.start <= seconds;

/** A moment is a whole second, so a line that begins within it has it; the first line has what comes before. */
export function momentsByLine<Moment extends { second: number }>(
  lines: readonly TranscriptLine[],
  moments: readonly Moment[],
): Map<number, Moment[]> {
  const first = lines.findIndex(({ start }) => start !== null);
  const found = new Map<number, Moment[]>();
  if (first < 0) return found;
  for (const moment of moments) {
    const line = Math.max(first, lineAt(lines, moment.second + 0.999));
    found.set(line, [...(found.get(line) ?? []), moment]);
  }
  return found;
}

export interface Piece {
  text: string;
  at: number;
  isFound: boolean;
}

/** By loose letters (SEARCH-4); `null`: the term is not in it. */
export function piecesOf(text: string, term: string): Piece[] | null {
  const wanted = foldLetters(term.trim());
  if (wanted === '') return [{ text, at: 0, isFound: false }];
  const key = foldLetters(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), at: from, isFound: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), at, isFound: true });
  }
  if (pieces.length === 0) return null;
  if (from < text.length) pieces.push({ text: text.slice(from), at: from, isFound: false });
  return pieces;
}
