import * as v from 'valibot';
import { filled, positiveInteger, year } from '#core/cloud/schema-parts.ts';

/** A file of content/portfolio: one client site. */
export const PortfolioItem = v.object({
  order: positiveInteger,
  name: filled,
  sector: filled,
  summary: filled,
  done: v.pipe(v.array(filled), v.minLength(1)),
  year,
  logo: filled,
  desktop: filled,
  mobile: filled,
  live: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must begin with https://'))),
});
export type PortfolioItem = v.InferOutput<typeof PortfolioItem>;

/** A client site whose screenshot files have been found. */
export interface ClientSite<Picture> extends Omit<PortfolioItem, 'desktop' | 'mobile'> {
  desktop: Picture;
  mobile: Picture;
}

/** A file of content/partners. */
export const Partner = v.object({ order: positiveInteger, name: filled, image: filled });
export type Partner = v.InferOutput<typeof Partner>;
