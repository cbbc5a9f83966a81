import * as v from 'valibot';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';

/** The user's place in the panel's lists, kept while the page reloads itself or is left (PANEL-8, PANEL-9, PANEL-15). */
export const PanelPlace = v.object({
  /** Whose place it is: another user of this browser must not see what was searched for. */
  uid: v.nullable(v.string()),
  lists: mapOf(
    v.object({
      search: v.string(),
      order: v.string(),
      filter: v.optional(v.string()),
      rows: v.pipe(integer, v.minValue(0)),
    }),
  ),
  scroll: v.number(), // px
  row: v.nullable(v.string()), // the row that had the focus
  /** `left`: only Back or Forward leads to this place again. */
  why: v.picklist(['reload', 'left']),
  /** What was said before the reload, so that it can be said again: there was no time to read it. */
  said: v.nullable(v.string()),
});

export type PanelPlace = v.InferOutput<typeof PanelPlace>;

/** An entry of the browser's history that stands for an open form (PANEL-15). */
export const FormEntry = v.object({
  page: v.string(), // the load of the page that made it
  list: v.string(),
  id: v.nullable(v.string()), // `null` for a new one
});

export type FormEntry = v.InferOutput<typeof FormEntry>;
