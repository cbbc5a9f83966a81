import type { ReadableAtom } from 'nanostores';
import { watchAddress } from '#core/addresses/youtube.ts';
import { countUnsaved } from '#core/device/unsaved.ts';
import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import { compared } from '#features/works/version-lines.ts';
import type { ContentCollection } from './authored-gateway.ts';
import { resolveNames } from './log.ts';
import type { CurrentVersion, KeptVersion } from './versions-gateway.ts';

/** Fields of the forms, in the order in which they are compared. */
const fields = ['title', 'series', 'tags', 'blog_image', 'url', 'content', 'material'] as const;
export type VersionField = (typeof fields)[number];

/** What a version has of each kind: its texts. What a document is once, who may read it and its time are no part of one (PANEL-21). */
const fieldsOf: Record<ContentCollection, readonly VersionField[]> = {
  blogs: ['title', 'series', 'tags', 'blog_image', 'content'],
  codes: ['title', 'content'],
  // The words of a video come from YouTube or a program, where they can be had again.
  videos: ['title', 'url', 'tags', 'material'],
};

/** As its form has it. A field that is missing is not known. */
export type VersionValues = Partial<Record<VersionField, string>>;

export interface Version {
  rev: number;
  values: VersionValues;
  made: { by: string; at: Date } | null; // `null`: nobody has noted it
}

/** The newest first, which is what is saved now. Saves that change no text are no versions: a plan, a duration. */
export function versionsIn(
  collection: ContentCollection,
  current: CurrentVersion,
  kept: readonly KeptVersion[],
): [Version, ...Version[]] {
  const older = [...kept].sort((one, other) => one.rev - other.rev);
  // A material stays with the version whose save has changed it; those before it name the same one.
  const materials = new Map(
    [...older, current].flatMap(({ material, html }) => (html === '' ? [] : [[material, html]])),
  );
  const valuesOf = (texts: CurrentVersion | KeptVersion): VersionValues => {
    const html = texts.material === null ? '' : materials.get(texts.material);
    const all: Record<VersionField, string | null | undefined> = {
      title: texts.title,
      series: texts.series ?? '',
      tags: (texts.hashtags ?? []).join(' '),
      blog_image: texts.blog_image ?? '',
      url: texts.url === null ? '' : watchAddress(texts.url),
      content: texts.content ?? '',
      material: html,
    };
    return Object.fromEntries(
      fieldsOf[collection].flatMap((field) => (typeof all[field] === 'string' ? [[field, all[field]]] : [])),
    );
  };
  const madeOf = (rev: number) => {
    const before = older.find((version) => version.rev === rev - 1);
    return before ? { by: before.by, at: before.at } : null;
  };
  let newest: Version = { rev: current.rev, values: valuesOf(current), made: madeOf(current.rev) };
  const found: [Version, ...Version[]] = [newest];
  for (const { rev, ...texts } of older.reverse()) {
    const values = valuesOf({ rev, ...texts });
    const made = madeOf(rev);
    if (differing(values, newest.values).length === 0) newest.made = made;
    else {
      newest = { rev, values, made };
      found.push(newest);
    }
  }
  return found;
}

/** The fields that both have, and not with the same text. */
export const differing = (one: VersionValues, other: VersionValues): VersionField[] =>
  fields.filter(
    (field) => one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  );

/** Lines side by side; `undefined`: the other side has it alone. `isSame`: a run of lines that both have. */
export type Pair =
  | { isSame: true; lines: string[] }
  | { isSame: false; old: string | undefined; now: string | undefined };

/** What was changed stands beside what it became. */
export function pairs(old: readonly string[], now: readonly string[]): Pair[] {
  const found: Pair[] = [];
  let [gone, added]: [string[], string[]] = [[], []];
  const close = () => {
    for (let at = 0; at < Math.max(gone.length, added.length); at++)
      found.push({ isSame: false, old: gone[at], now: added[at] });
    [gone, added] = [[], []];
  };
  for (const { text, kind } of compared(now, old)) {
    if (kind === 'gone') gone.push(text);
    else if (kind === 'new') added.push(text);
    else {
      close();
      const last = found.at(-1);
      if (last?.isSame) last.lines.push(text);
      else found.push({ isSame: true, lines: [text] });
    }
  }
  close();
  return found;
}

export interface TypedForm {
  $kept: ReadableAtom<unknown>;
  $editing: ReadableAtom<{ draft: unknown } | null>;
}

/** Whether the form, or the draft that waits behind it, has something that other values would replace. */
export function hasTyped(uid: string, { $kept, $editing }: TypedForm): boolean {
  // What was typed a moment ago is kept first.
  countUnsaved(uid);
  return $kept.get() !== null || ($editing.get()?.draft ?? null) !== null;
}

const read = readings<string, { versions: [Version, ...Version[]] }>();

/** By `versionsKey`. */
export const $versions = read.$all;

export const versionsKey = (collection: ContentCollection, id: string): string => `${collection}/${id}`;

/** Anew each time they are opened: somebody may have saved meanwhile. */
export const readVersionsOf = (collection: ContentCollection, id: string): Promise<boolean> =>
  read.again(versionsKey(collection, id), async () => {
    const { readVersions } = await loadPart(() => import('./versions-gateway.ts'));
    const { current, kept } = await readVersions(collection, id);
    const versions = versionsIn(collection, current, kept);
    const rows = versions.map((item) => ({ id: String(item.rev), item }));
    await resolveNames(Promise.resolve({ rows, more: null }), ({ made }) =>
      made ? [{ collection: 'users', target: made.by }] : [],
    );
    return { versions };
  });
