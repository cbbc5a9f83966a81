import { withoutRedirects } from '#core/addresses/readable-address.ts';
import { playlistAddress, videoIdIn } from '#core/addresses/youtube.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import type { Video, VideoText } from '../video.ts';

export interface PastedVideo {
  text: string;
  /** The id of the YouTube video; `null`: no link to one is in the line. */
  url: string | null;
  title: string;
  playlist: string | null;
}

/** Without a scheme a link begins a word, so that no other host ends in it. */
const links =
  /(https?:\/\/|(?:^|[^\p{L}\p{N}_.@/:-])(?:\/\/)?)((?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\/(?:&amp;|[^\s<>"'«»“”„‘’)\]},;|])+)/giu;

/** The formula of a link in a cell; a whole cell, because parts of others are no titles. */
const formula = /^=HYPERLINK\(\s*"([^"]*)"\s*(?:[;,]\s*"((?:[^"]|"")*)"\s*)?\)$/i;

const frame = /<iframe\b/i;
const anchor = /<a\s[^>]*?href\s*=\s*["']?\uE000["']?[^>]*>(.*?)<\/a>/i;
const markdown = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?\uE000>?(?:\s+"[^"]*")?\s*\)/;
const pairs = ['()', '[]', '{}', '<>', '""', "''", '«»', '“”', '„“', '„”'];

const beforeLink = /(?:\s*[:;,|–—→]|\s-{1,2}>?)\s*$/u;
const afterLink = /^\s*(?:[;,|→]|[:–—](?=\s)|-{1,2}>?(?=\s)|[–—])\s*/u;

const numbered = /^\d{1,3}[.)](?=\s|$)\s*/;
const bullet = /^[•*‣▪–—-](?=\s)\s*/u;
const dash = /^\s*[•‣▪–—-]\s+/u;
const cell = /^"((?:[^"]|"")*)"$/;
const inQuotes = /^[«“„]([^«»“”„]*)[»”“]$/u;
const loneQuote = /^["«»“”„]([^"«»“”„]*)$|^([^"«»“”„]*)["«»“”„]$/u;

const unquoted = (text: string): string =>
  cleanLine(text).replace(cell, (_, inside: string) => inside.replaceAll('""', '"'));

const isFigure = (text: string): boolean => /^(?:[\d\s.:,/№#%-]|dəq(?:iqə)?|san(?:iyə)?|saat)*$/iu.test(text);

/** A module's number is no title where something else may be one. */
const isModule = (text: string): boolean =>
  /^(?:modul|bölmə|həftə|hissə|module|week|section)\s*\S{0,4}$/iu.test(text);

function titleIn(text: string): string {
  const clean = unquoted(cleanLine(text).replace(numbered, ''))
    .replace(inQuotes, '$1')
    .replace(loneQuote, '$1$2');
  return isFigure(clean) ? '' : cleanLine(clean);
}

function titleAround(line: string): string {
  if (frame.test(line)) return '';
  const named = anchor.exec(line) ?? markdown.exec(line);
  if (named) return titleIn((named[1] ?? '').replaceAll('\uE000', ''));
  const [start = '', ...others] = line.split('\uE000');
  let before = start;
  // The same link again, as chats show it below its preview.
  let after = others.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' ') || (others[0] ?? '');
  const isAround = ([open, close]: string) =>
    before.trimEnd().endsWith(open ?? '') && after.trimStart().startsWith(close ?? '');
  while (pairs.some(isAround)) {
    before = before.trimEnd().slice(0, -1);
    after = after.trimStart().slice(1);
  }
  before = before.replace(beforeLink, '');
  after = after.replace(/^\s*[.:!?,]+\s*$/, '').replace(afterLink, '');
  const parts = [titleIn(before), titleIn(after)].filter(Boolean);
  return titleIn(parts.join(/^[)\]}]/.test(after) ? '' : ' '));
}

/** Quotes keep a separator that is no one. */
const cellsOf = (line: string, separator: string): string[] =>
  separator === '\t'
    ? line.split('\t')
    : (line.match(new RegExp(`(?:^|${separator})(?:"(?:[^"]|"")*"|[^${separator}]*)`, 'g')) ?? []).map(
        (part, at) => (at === 0 ? part : part.slice(1)),
      );

const columns = {
  title: /^(?:başlıq|başlığı|ad|adı|mövzu|videonun adı|title|name)$/iu,
  link: /^(?:keçid|link|url|video|youtube)$/iu,
};

interface Row {
  line: string;
  cells: readonly string[];
}

/** A line as a row of a table: one of its cells is a link and nothing else. */
function rowOf(line: string): Row | null {
  const bare = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  const candidates =
    bare === undefined
      ? ['\t', ';', ','].map((separator) => cellsOf(line, separator))
      : [
          bare
            .replaceAll('\\|', '\uE001')
            .split('|')
            .map((text) => text.replaceAll('\uE001', '|').trim()),
        ];
  for (const cells of candidates) {
    // Programs write no space behind a separator; people do, in a title.
    const isTable =
      cells.length > 1 &&
      (bare !== undefined || line.includes('\t') || !cells.slice(1).some((text) => /^\s/.test(text)));
    if (isTable && cells.some((text) => unquoted(text) === '\uE000'))
      return { line, cells: cells.map(unquoted) };
  }
  return null;
}

/** The column that the table names, or that differs most; `null` where several differ as much: then each title is asked for. */
function titleColumn(rows: readonly Row[], head: readonly string[] | null): number | null {
  const named = head?.findIndex((text) => columns.title.test(text)) ?? -1;
  if (named >= 0) return named;
  const width = rows[0]?.cells.length ?? 0;
  const found = Array.from({ length: width }, (_, at) => {
    const titles = rows.map(({ cells }) => titleIn((cells[at] ?? '').replaceAll('\uE000', '')));
    return {
      at,
      count: new Set(titles.filter(Boolean)).size,
      isOfModules: titles.every((one) => one === '' || isModule(one)),
    };
  }).filter(({ count }) => count > 0);
  const most = Math.max(...found.map(({ count }) => count));
  const best = found.filter(({ count }) => count === most);
  const [first, ...others] = best.length > 1 ? best.filter(({ isOfModules }) => !isOfModules) : best;
  return first && others.length === 0 ? first.at : null;
}

function playlistIn(link: string): string | null {
  const address = playlistAddress(link);
  return address === null ? null : new URL(address).searchParams.get('list');
}

interface Linked {
  text: string;
  line: string;
  urls: readonly string[];
  playlist: string | null;
}

function linkedIn(pasted: string): Linked {
  const cells = pasted.split('\t').flatMap((text) => {
    const made = formula.exec(unquoted(text));
    return made ? [made[2]?.replaceAll('""', '"') ?? '', made[1] ?? ''] : [text];
  });
  const line = withoutRedirects(cells.join('\t'));
  const found: string[] = [];
  const marked = line.replaceAll(links, (_, lead: string, address: string) => {
    const link = address.replace(/[.,:!?]+$/, '');
    const [, before = '', scheme = ''] = /^(?!http)(.?)(\/*)$/su.exec(lead) ?? ['', '', lead];
    found.push(scheme + link.replaceAll('&amp;', '&'));
    return `${before}\uE000${address.slice(link.length)}`;
  });
  const [playlist = null] = found.flatMap((link) => playlistIn(link) ?? []);
  return {
    text: cleanLine(pasted),
    line: marked,
    urls: [...new Set(found.flatMap((link) => videoIdIn(link) ?? []))],
    playlist,
  };
}

const isLoneLink = ({ url, title }: PastedVideo): boolean => url !== null && title === '';
const isLoneText = ({ url, playlist }: PastedVideo): boolean => url === null && playlist === null;

/** Titles and links that take turns, line by line, are one video each two lines. */
function joined(pasted: readonly PastedVideo[]): PastedVideo[] {
  const lone = pasted.flatMap((one, at) => (isLoneLink(one) || isLoneText(one) ? [{ one, at }] : []));
  const isLinkFirst = lone[0] !== undefined && isLoneLink(lone[0].one);
  const takeTurns = lone.every(
    ({ one, at }, index) =>
      isLoneLink(one) === ((index % 2 === 0) === isLinkFirst) &&
      (index % 2 === 0 || at === (lone[index - 1]?.at ?? 0) + 1),
  );
  if (lone.length === 0 || lone.length % 2 === 1 || !takeTurns) return [...pasted];
  const seconds = new Set(lone.flatMap(({ at }, index) => (index % 2 === 1 ? at : [])));
  return pasted.flatMap((one, at) => {
    if (seconds.has(at)) return [];
    const second = seconds.has(at + 1) ? pasted[at + 1] : undefined;
    if (!second) return [one];
    const [link, text] = isLinkFirst ? [one, second] : [second, one];
    return [
      {
        ...link,
        text: `${one.text} ${second.text}`,
        title: titleIn(text.text.replace(dash, '').replace(beforeLink, '')),
      },
    ];
  });
}

/** One a line, in any order of title and link (VIDEO-11). */
export function videosIn(text: string): PastedVideo[] {
  const all = text
    .replaceAll('\uE000', '')
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .filter((line) => cleanLine(line) !== '' && !/^[\s|:-]*$/.test(line))
    .map(linkedIn);
  // A star may be CSS's: it is a bullet where all lines have one.
  const isBulleted = all.every(({ line }) => bullet.test(line.trimStart()));
  const lines = all.map((one) => ({
    ...one,
    line: isBulleted ? one.line.trimStart().replace(bullet, '') : one.line.replace(dash, ''),
  }));
  const rows = lines.map(({ line, urls }) => (urls.length === 1 ? rowOf(line) : null));
  const [first] = lines;
  const head = rows.find((row) => row !== null)?.cells.length;
  const names =
    first && first.urls.length === 0 && first.playlist === null
      ? ([first.line.replace(/^\s*\||\|\s*$/g, '')]
          .flatMap((line) =>
            ['\t', ';', ',', '\\|'].map((separator) => cellsOf(line, separator).map(unquoted)),
          )
          .find((cells) => cells.length === head && cells.some((one) => columns.link.test(one))) ?? null)
      : null;
  const shapes = new Map<string, number | null>();
  const shapeOf = ({ cells }: Row) => `${cells.length} ${cells.indexOf('\uE000')}`;
  for (const row of rows)
    if (row && !shapes.has(shapeOf(row)))
      shapes.set(
        shapeOf(row),
        titleColumn(
          rows.flatMap((one) => (one && shapeOf(one) === shapeOf(row) ? one : [])),
          names?.length === row.cells.length ? names : null,
        ),
      );
  const pasted = lines.flatMap(({ text, line, urls, playlist }, at): PastedVideo[] => {
    const [url] = urls;
    if (url === undefined) return names && at === 0 ? [] : [{ text, url: null, title: '', playlist }];
    if (urls.length > 1) return urls.map((one) => ({ text: one, url: one, title: '', playlist: null }));
    const row = rows[at];
    const column = row ? shapes.get(shapeOf(row)) : null;
    const title = row
      ? typeof column === 'number'
        ? titleIn(row.cells[column] ?? '')
        : ''
      : titleAround(line);
    return [
      { text, url, title: /^=HYPERLINK/i.test(title) ? '' : title.replaceAll('\uE000', ''), playlist: null },
    ];
  });
  return joined(pasted);
}

export type VideoPlan =
  | 'add'
  | 'elsewhere'
  /** The course has it already, or the list has it above. */
  | 'here'
  | 'twice'
  | 'unreadable'
  | 'playlist'
  | 'untitled'
  | 'long';

export const isAdded = (plan: VideoPlan): boolean => plan === 'add' || plan === 'elsewhere';

export interface VideosTask {
  course: string;
  isFree: boolean;
  module: string;
}

/** @param twins videos with this link. @param isSeen the list has the link above. */
export function planOf(
  { url, title, playlist }: PastedVideo,
  { course }: VideosTask,
  twins: readonly Video[],
  isSeen: boolean,
): VideoPlan {
  if (url === null) return playlist === null ? 'unreadable' : 'playlist';
  if (isSeen) return 'twice';
  if (twins.some(({ hashtags }) => hashtags.includes(course))) return 'here';
  if (cleanLine(title) === '') return 'untitled';
  if (cleanLine(title).length > limits.title) return 'long';
  return twins.length > 0 ? 'elsewhere' : 'add';
}

/** @param duration `null`: YouTube has not said it. */
export const textOf = (
  { url, title }: { url: string; title: string },
  { course, isFree }: VideosTask,
  duration: number | null,
): VideoText => ({
  title: cleanLine(title),
  hashtags: [course],
  url,
  demo: isFree ? 'true' : 'false',
  paid: '',
  ...(!isFree && { group: course }),
  ...(duration !== null && { duration }),
});
