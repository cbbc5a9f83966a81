import * as v from 'valibot';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { limits } from '#core/words/limits.ts';

const Item = v.object({
  text: v.string(),
  link: v.optional(v.string()),
  until: v.date(), // the end of its last day in Baku
  at: v.date(),
  by: v.string(),
});

/** A document of `announcements`, by course: its announcements by id. */
export const AnnouncementsDocument = v.object({
  id: v.string(),
  // One that is malformed hides no other.
  items: v.pipe(
    mapOf(v.fallback(v.nullable(Item), null)),
    v.transform((items) =>
      Object.fromEntries(Object.entries(items).flatMap(([id, item]) => (item ? [[id, item]] : []))),
    ),
  ),
  rev: integer,
});

export type AnnouncementsDocument = v.InferOutput<typeof AnnouncementsDocument>;

export interface Announcement extends v.InferOutput<typeof Item> {
  id: string;
}

export interface NewAnnouncement {
  text: string;
  link: string;
  until: Date;
}

/** The announcements of a document that are not over, newest first. */
export const present = (items: AnnouncementsDocument['items'], now: Date): Announcement[] =>
  Object.entries(items)
    .map(([id, item]) => ({ id, ...item }))
    .filter(({ until }) => now < until)
    .sort((a, b) => b.at.getTime() - a.at.getTime());

/** One line, by which the log knows it. */
export const titleOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, limits.title);
