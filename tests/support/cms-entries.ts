// What Decap writes of the entries that cms.spec.ts makes, to the letter. A build test builds these files
// (content-pages.test.ts), so the browser tests need no build to prove that an edit reaches the site.

import fc from 'fast-check';
import type { collections } from '../../admin/collections.ts';
import type { Field } from '../../admin/fields.ts';
import { hostileHtml, hostileText } from './hostile.ts';

interface Course {
  path: string;
  title: string;
  order: number;
}

export const writtenPost = {
  slug: 'şərtlər-və-dövrlər-ilk-addım',
  picture: 'images/blogs/512.webp',
  file: `---
title: "Şərtlər və dövrlər: ilk addım?"
slug: "şərtlər-və-dövrlər-ilk-addım"
time: "2023-01-02T12:30:00+04:00"
author: "Günel Əliyeva"
author_image: ""
blog_image: "/images/blogs/512.webp"
hashtags:
  - "dövrlər"
series: "İlk addımlar"
---

Dövr eyni işi **dəfələrlə** görür.
`,
};

/** Another course, made from a copy of this one. */
export const writtenCourse = (copied: Course): Course => ({
  ...copied,
  path: 'devops',
  title: 'DevOps və bulud',
  order: 7,
});

/** The lines of `site.json` with another phone number. */
export const writtenPhone = ['  "phone": "+994-12-555-99-00",', '  "phoneHref": "tel:+994125559900",'];

export const seed = Number(process.env.HOSTILE_SEED ?? 20261122);
const line = `düşmən ${fc.sample(hostileText, { numRuns: 8, seed }).join(' ')}`;
/** Markdown, HTML and what templates put values in. Each vector is a paragraph, so that none swallows the next one. */
const long = [
  'düşmən [a](javascript:top.hostileRan=1) ![b](https://hostile.example/b.png) <https://hostile.example>',
  `{{title}} {{7*7}} \${top.hostileRan=1} ![c](javascript:top.hostileRan=1)`,
  ...fc.sample(hostileHtml, { numRuns: 40, seed }),
].join('\n\n');

/** Hostile text in every field, also where a number, a date or a picture belongs. */
function hostileValue({ widget, field, fields }: Field): unknown {
  switch (widget) {
    case 'object':
      return hostileData(fields ?? []);
    case 'list':
      return [field ? hostileValue(field) : hostileData(fields ?? [])];
    case 'text':
    case 'markdown':
      return long;
    case 'image':
      return 'https://hostile.example/a.png" onerror="top.hostileRan=1';
    default:
      return line;
  }
}

const hostileData = (fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, hostileValue(field)]));

/** An entry of a collection: its address in /admin, its file in content/, and what stands in it. */
export function hostileEntry(collection: (typeof collections)[number]) {
  const { body, ...data } = hostileData(
    'files' in collection ? collection.files.flatMap(({ fields }) => fields) : collection.fields,
  );
  const keys = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if ('files' in collection) return { address: 'site', path: 'site.json', text: JSON.stringify(data) };
  const address = collection.name === 'exercises' ? 'backend/düşmən' : 'düşmən';
  return {
    address,
    path: `${collection.name}/${address}.${collection.extension}`,
    text:
      collection.extension === 'json' ? JSON.stringify(data) : `---\n${keys.join('\n')}\n---\n\n${body}\n`,
  };
}
