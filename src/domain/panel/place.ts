import * as v from 'valibot';
import { integer, mapOf } from '#domain/shared/schema-parts.ts';

/** The user's place in the panel's lists, kept during a reload of the page (PANEL-8, PANEL-9). */
export const PanelPlace = v.object({
  /** By the list's name: its query, and how many rows it showed. */
  lists: mapOf(v.object({ search: v.string(), order: v.string(), rows: v.pipe(integer, v.minValue(0)) })),
  /** How far the page was scrolled, in px. */
  scroll: v.number(),
  /** The row that had the focus. */
  row: v.nullable(v.string()),
});

export type PanelPlace = v.InferOutput<typeof PanelPlace>;
