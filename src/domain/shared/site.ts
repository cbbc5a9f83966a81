import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));
const https = z.string().check(z.regex(/^https:\/\/\S+$/, 'must begin with https://'));

/** content/site.json: what differs between installations and is no secret. */
export const Site = z.object({
  brand: filled,
  tagline: filled,
  description: filled,
  lang: z.literal('az'),
  phone: filled,
  phoneHref: z.string().check(z.regex(/^tel:\+\d+$/, 'must be tel:+ and digits')),
  email: z.email(),
  address: z.object({ street: filled, city: filled, index: filled, country: filled, full: filled }),
  map: z.object({ lat: z.number(), lng: z.number(), embed: https, link: https }),
  social: https,
  copyrightYear: z.int(),
  /** Name and surname, as posts give their author (BLOG-6). */
  founder: filled,
  orderFeatures: z.array(z.object({ id: filled, title: filled, text: filled })).check(z.length(6)),
  app: z.object({ title: filled, text: filled, android: filled, ios: filled }),
});
export type Site = z.infer<typeof Site>;
