import * as v from 'valibot';
import { filled, year } from './schema-parts.ts';

const email = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    'must be an e-mail address',
  ),
);
const degrees = v.pipe(v.number(), v.finite());
const https = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must begin with https://'));

/** content/site.json: what differs between installations and is no secret. */
export const Site = v.object({
  brand: filled,
  tagline: filled,
  description: filled,
  lang: v.literal('az'),
  phone: filled,
  phoneHref: v.pipe(v.string(), v.regex(/^tel:\+\d+$/, 'must be tel:+ and digits')),
  email,
  address: v.object({ street: filled, city: filled, index: filled, country: filled, full: filled }),
  map: v.object({ lat: degrees, lng: degrees, embed: https, link: https }),
  social: https,
  copyrightYear: year,
  /** Name and surname, as posts give their author (BLOG-6). */
  founder: filled,
  /** Whether there is a portfolio page, and links to it. */
  portfolio: v.boolean(),
  orderFeatures: v.pipe(v.array(v.object({ id: filled, title: filled, text: filled })), v.length(6)),
  app: v.object({ title: filled, text: filled, android: filled, ios: filled }),
});
export type Site = v.InferOutput<typeof Site>;
