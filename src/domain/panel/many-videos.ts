import { cleanLine } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { playlistAddress, videoIdIn } from '#domain/shared/youtube.ts';
import type { Video, VideoText } from '#domain/videos/video.ts';

// Many videos at once (VIDEO-11): a list of links is pasted, each line says before what will happen to it.

/** One video, as pasted. */
export interface PastedVideo {
  text: string;
  /** The id of the YouTube video; `null`: no link to one is in the line. */
  url: string | null;
  /** '' where the line has none. */
  title: string;
  /** The id of a playlist that the line is a link to. */
  playlist: string | null;
}

/** What may be a link to YouTube: up to a sign that separates. */
const links =
  /(?:https?:)?(?:\/\/)?(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\/[^\s<>"'«»“”„‘’)\]},;|]+/giu;

/** A number or bullet before a title, brackets that have become empty, and what stands around a title. */
const numbered = /^(?:\d{1,3}[.)](?=\s|$)|[•*‣▪–—-](?=\s))\s*/u;
const empty = /[([{<]\s*[)\]}>]/gu;
const edges = /^[\s\-–—:;,|=>)\]*]+|[\s\-–—:;,|=<([{*]+$/gu;
/** What a link in quotes leaves. */
const emptyQuotes = /^"\s+"|"\s+"$/g;
/** The quotes of a spreadsheet's cell, of a whole title, and one without its other half. */
const cell = /^"((?:[^"]|"")*)"$/;
const inQuotes = /^[«“„']([^«»“”„']*)[»”“']$/u;
const loneQuote = /^["'«»“”„]([^"'«»“”„]*)$|^([^"'«»“”„]*)["'«»“”„]$/u;

/** A cell that is no title: a number, a length or a date. */
const isFigure = (cell: string): boolean => /^[\d\s.:,/№#%-]*$/u.test(cell);

const titleIn = (text: string): string => {
  const bare = cleanLine(text)
    .replace(numbered, '')
    .replace(empty, ' ')
    .replace(edges, '')
    .replace(emptyQuotes, '')
    .replace(edges, '');
  const clean = (bare.match(cell)?.[1]?.replaceAll('""', '"') ?? bare)
    .replace(inQuotes, '$1')
    .replace(loneQuote, '$1$2');
  return isFigure(clean) ? '' : cleanLine(clean);
};

/** The first column of a spreadsheet that is a title. */
const titleOfCells = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell.match(links) === null)
    .map(titleIn)
    .find(Boolean) ?? '';

function playlistIn(link: string): string | null {
  const address = playlistAddress(link);
  return address === null ? null : new URL(address).searchParams.get('list');
}

/** The videos of one line: one, unless several links stand there. */
function videosOfLine(line: string): PastedVideo[] {
  const text = cleanLine(line);
  const found = (line.match(links) ?? []).map((link) => link.replace(/[.,:!?]+$/, ''));
  const urls = [...new Set(found.flatMap((link) => videoIdIn(link) ?? []))];
  const [url] = urls;
  if (url === undefined) {
    const [playlist = null] = found.flatMap((link) => playlistIn(link) ?? []);
    return [{ text, url: null, title: '', playlist }];
  }
  if (urls.length > 1) return urls.map((one) => ({ text: one, url: one, title: '', playlist: null }));
  // The code of a frame names its own title, which is YouTube's for all.
  const title = /<iframe\b/i.test(line)
    ? ''
    : line.includes('\t')
      ? titleOfCells(line.split('\t'))
      : titleIn(
          line
            .replaceAll(links, ' ')
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\[([^\]]*)\]\(\s*\)/g, '$1'),
        );
  return [{ text, url, title, playlist: null }];
}

/** The videos of a pasted text, as spreadsheets, documents and chats give them: one a line, in any order of title and link. */
export const videosIn = (text: string): PastedVideo[] =>
  text
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .filter((line) => cleanLine(line) !== '')
    .flatMap(videosOfLine);

/** What will happen to a line. */
export type VideoPlan =
  /** The video is added; another course has it too. */
  | 'add'
  | 'elsewhere'
  /** Nothing, because the course has it already, or the list has it above. */
  | 'here'
  | 'twice'
  /** Nothing, because it can't be done. */
  | 'unreadable'
  | 'playlist'
  | 'untitled'
  | 'long';

export const isAdded = (plan: VideoPlan): boolean => plan === 'add' || plan === 'elsewhere';

/** What the list is for. */
export interface VideosTask {
  course: string;
  isFree: boolean;
  /** The title of the module that the videos are put into; '' for none. */
  module: string;
}

/**
 * What the task means for a line.
 * @param twins the videos that staff have added with this link. @param isSeen the list has the link above.
 */
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

/** The video that a line describes. @param duration in seconds; `null`: YouTube has not said it. */
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
