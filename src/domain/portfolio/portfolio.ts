import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));

/** A file of content/portfolio: one client site. */
export const PortfolioItem = z.object({
  order: z.int().check(z.positive()),
  name: filled,
  sector: filled,
  summary: filled,
  done: z.array(filled).check(z.minLength(1)),
  year: z.int(),
  logo: filled,
  desktop: filled,
  mobile: filled,
  live: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/, 'must begin with https://'))),
});
export type PortfolioItem = z.infer<typeof PortfolioItem>;

/** A client site whose screenshot files have been found. */
export interface ClientSite<Picture> extends Omit<PortfolioItem, 'desktop' | 'mobile'> {
  desktop: Picture;
  mobile: Picture;
}

/** A file of content/partners. */
export const Partner = z.object({ order: z.int().check(z.positive()), name: filled, image: filled });
export type Partner = z.infer<typeof Partner>;
