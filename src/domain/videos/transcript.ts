import { foldLetters, printable } from '#domain/shared/letters.ts';

/** What is said from one time on; without times a paragraph (LEARN-6). */
export interface TranscriptLine {
  text: string;
  /** In seconds; `null` in a transcript without times. */
  start: number | null;
}

/** Why a transcript with times can't be read, and in which line of its text. */
export interface TranscriptProblem {
  kind: 'time' | 'range' | 'order' | 'stray' | 'none';
  line: number;
}

export interface Transcript {
  lines: TranscriptLine[];
  problem: TranscriptProblem | null;
}

/** The text as it is saved: of one form, whatever the file's line ends are. */
export const savedTranscript = (typed: string): string =>
  printable(typed.replaceAll(/\r\n?/g, '\n').replaceAll('\uFEFF', '').normalize('NFC')).trim();

const arrow = '-->';
const time = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${time}\s*${arrow}\s*${time}(?:\s.*)?$`);
const magic = /^WEBVTT(?:\s|$)/;
/** Blocks of WebVTT that nobody reads: its head, remarks and styles. */
const unread = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
/** Tags of WebVTT. Others are what a teacher of HTML has said. */
const tags = /<\/?(?:c|i|b|u|v|ruby|rt|lang)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g;
const characters: Record<string, string> = { lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', amp: '&' };

const shown = (said: readonly string[]): string =>
  said
    .join(' ')
    .replaceAll(tags, '')
    .replaceAll(/&(lt|gt|nbsp|lrm|rlm|amp);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (
  | string
  | undefined
)[]): number => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/**
 * Reads WebVTT, SRT, or text without times, in which every line is a paragraph. What can't be read is not left out, as
 * players do: the problem names the first such line, so that staff can correct it.
 */
export function readTranscript(typed: string): Transcript {
  const rows = savedTranscript(typed).split('\n');
  if (!magic.test(rows[0] ?? '') && !rows.some((row) => row.includes(arrow))) {
    const lines = rows.flatMap((row) => (row.trim() === '' ? [] : [{ text: row.trim(), start: null }]));
    return { lines, problem: null };
  }
  const read: { start: number; said: string[] }[] = [];
  let problem: TranscriptProblem | null = null;
  const wrong = (kind: TranscriptProblem['kind'], index: number) => {
    problem ??= { kind, line: index + 1 };
  };
  let block: 'outside' | 'cue' | 'unread' = 'outside';
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') {
      block = 'outside';
    } else if (row.includes(arrow)) {
      block = 'cue';
      const found = timing.exec(row)?.slice(1);
      const start = found ? secondsOf(found.slice(0, 4)) : Number.NaN;
      if (!found) wrong('time', index);
      else if (secondsOf(found.slice(4)) <= start) wrong('range', index);
      else if (start < (read.at(-1)?.start ?? 0)) wrong('order', index);
      read.push({ start, said: [] });
    } else if (block === 'cue') {
      read.at(-1)?.said.push(row);
    } else if (block === 'outside' && unread.test(row)) {
      block = 'unread';
    } else if (block === 'outside' && !rows[index + 1]?.includes(arrow)) {
      // A line above a time is its name; one without a time would be lost.
      wrong('stray', index);
    }
  }
  const lines = read
    .map(({ start, said }) => ({ start: Number.isNaN(start) ? null : start, text: shown(said) }))
    .filter(({ text }) => text !== '');
  if (lines.length === 0) wrong('none', 0);
  return { lines, problem };
}

/** The place of the line that is being spoken, -1 before the first one and without times. */
export const lineAt = (lines: readonly TranscriptLine[], seconds: number): number =>
  lines.findLastIndex(({ start }) => start !== null && start <= seconds);

/** A piece of a line: found by the search, or between. */
export interface Piece {
  text: string;
  /** Where it begins in the line. */
  at: number;
  isFound: boolean;
}

/** A line cut where the term stands in it, by loose letters (SEARCH-4); `null`: it is not in it. */
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
