import * as v from 'valibot';
import { filled, year } from '#core/cloud/schema-parts.ts';
import { day } from '#core/words/content-fields.ts';
import { limits } from '#core/words/limits.ts';
import { mobileIn } from '#core/words/mobile-mask.ts';

const email = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    'must be an e-mail address',
  ),
);
const degrees = v.pipe(v.number(), v.finite());
const https = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must begin with https://'));

/** The CMS keeps an emptied text as ''. */
const text = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((words) => words || undefined),
  ),
);

/** As laws ask for it (READ-11). */
const Legal = v.object({
  name: text, // with its own quotation marks
  form: text,
  voen: text,
  address: text,
  registration: text,
});
export type Legal = v.InferOutput<typeof Legal>;

const PaymentWay = v.object({
  name: filled,
  details: v.pipe(v.array(v.object({ label: filled, value: filled })), v.minLength(1)),
  note: text,
});

/** content/site.json: what differs between installations and is no secret. */
export const Site = v.object({
  brand: filled,
  tagline: filled,
  description: filled,
  lang: v.literal('az'),
  phone: filled,
  phoneHref: v.pipe(v.string(), v.regex(/^tel:\+\d+$/, 'must be tel:+ and digits')),
  /** Read as the mask of numbers; without it there is no link to WhatsApp (CONTACT-3). */
  whatsapp: v.optional(
    v.pipe(
      v.string(),
      v.check((number) => mobileIn(number) !== null, 'must be a whole number'),
      v.transform((number) => mobileIn(number) ?? ''),
    ),
  ),
  email,
  address: v.object({ street: filled, city: filled, index: filled, country: filled, full: filled }),
  map: v.object({ lat: degrees, lng: degrees, embed: https, link: https }),
  social: https,
  copyrightYear: year,
  founder: filled,
  portfolio: v.boolean(),
  orders: v.optional(v.boolean()),
  payment: v.optional(v.array(PaymentWay)),
  legal: v.optional(Legal),
  orderFeatures: v.pipe(v.array(v.object({ id: filled, title: filled, text: filled })), v.length(6)),
  app: v.object({ title: filled, text: filled, android: filled, ios: filled }),
});
export type Site = v.InferOutput<typeof Site>;

export const TextPageFrontMatter = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.title)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  updated: day, // of the last change that matters to readers
});

export interface TextPage extends v.InferOutput<typeof TextPageFrontMatter> {
  name: string; // the page's address
  html: string; // safe to insert into a page
}
