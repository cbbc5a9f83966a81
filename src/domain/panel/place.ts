import * as z from 'zod/mini';

/** The user's place in the panel's lists, kept during a reload of the page (PANEL-8, PANEL-9). */
export const PanelPlace = z.object({
  /** By the list's name: its query, and how many rows it showed. */
  lists: z.record(
    z.string(),
    z.object({ search: z.string(), order: z.string(), rows: z.int().check(z.gte(0)) }),
  ),
  /** How far the page was scrolled, in px. */
  scroll: z.number(),
  /** The row that had the focus. */
  row: z.nullable(z.string()),
});

export type PanelPlace = z.infer<typeof PanelPlace>;
