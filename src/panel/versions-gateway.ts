import * as v from 'valibot';
import { readOne, readPage } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import type { Query } from '#core/cloud/operation.ts';
import { integer } from '#core/cloud/schema-parts.ts';
import { materials } from '#features/videos/gateway.ts';
import type { ContentCollection } from './authored-gateway.ts';

const absent = <Value extends v.GenericSchema>(value: Value) => v.optional(v.nullable(value), null);

/** What a save writes over, whatever the kind; `null`: this kind, or this version, has none. */
const texts = {
  title: v.string(),
  content: absent(v.string()),
  hashtags: absent(v.array(v.string())),
  blog_image: absent(v.string()),
  series: absent(v.string()),
  url: absent(v.string()),
  material: absent(v.string()), // the save that wrote it
};

/** `by`, `at`: who has saved over it, and when. `html`: its material where that save has changed it, else ''. */
export const KeptVersion = v.pipe(
  v.object({ ...texts, id: v.string(), html: v.string(), by: v.string(), at: v.date() }),
  v.transform(({ id, ...version }) => ({ ...version, rev: Number(id) })),
);
export type KeptVersion = v.InferOutput<typeof KeptVersion>;

const Current = v.object({ ...texts, rev: integer });
export interface CurrentVersion extends v.InferOutput<typeof Current> {
  html: string;
}

export const versionRows = (collection: ContentCollection, id: string): Query => ({
  collection: `${collection}/${id}/versions`,
  where: [],
});

/** PANEL-21. Of somebody's save in between either both answers know, or the version is left out. @throws AppError `deleted-meanwhile` */
export async function readVersions(
  collection: ContentCollection,
  id: string,
): Promise<{ current: CurrentVersion; kept: KeptVersion[] }> {
  const [current, kept] = await Promise.all([
    readOne(`${collection}/${id}`, Current),
    readPage(versionRows(collection, id), KeptVersion),
  ]);
  if (!current) throw new AppError('deleted-meanwhile');
  const html = current.material === null ? '' : await materials.of(id);
  return { current: { ...current, html }, kept: kept.filter(({ rev }) => rev < current.rev) };
}
