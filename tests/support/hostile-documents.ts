// Documents of Firestore that the build must survive.
import fc from 'fast-check';
import { post, snippet } from './firestore-documents.ts';
import { hostileHtml, hostileText } from './hostile.ts';

const scripts = Array.from({ length: 60 }, (_, n) => `<script>alert(${n})</script>`).join('');

export const seed = Number(process.env.HOSTILE_SEED ?? 20261122);
const titles = fc.sample(hostileText, { numRuns: 5, seed });
/** Five texts of 30 vectors each: a vector that swallows the markup after it spoils only its own text. */
export const vectors = fc
  .sample(hostileHtml, { numRuns: 150, seed })
  .reduce<string[]>((texts, one, n) => Object.assign(texts, { [n % 5]: (texts[n % 5] ?? '') + one }), []);
const generated = Object.fromEntries(
  vectors.flatMap((content, n) => {
    const title = `Düşmən ${n} ${titles[n]}`.slice(0, 200);
    const texts = { title, content: `<p>düşmən</p>${content}`, slug: `düşmən-${n}` };
    return [
      [`blogs/generated-${n}`, { ...post, ...texts, author: title.slice(0, 120) }],
      [`codes/generated-${n}`, { ...snippet, ...texts }],
    ];
  }),
);

/** The worst documents that the rules let a teacher write, now or in the past. */
export const hostileDocuments = {
  ...generated,
  'blogs/long': { ...post, title: 'ə'.repeat(200), slug: 'ə'.repeat(100) },
  'blogs/too-long': { ...post, title: 'ə'.repeat(200), slug: 'ə'.repeat(200) },
  'blogs/control': { ...post, slug: 'a\u0000b' },
  'blogs/controls': {
    ...post,
    slug: 'işarələr',
    title: 'İşarə\u0007lər\u0000',
    content: '<p>a\u0001b\u0000c</p>',
  },
  'blogs/index': { ...post, slug: 'index', title: 'Index' },
  'blogs/nul-picture': { ...post, slug: 'nul', blog_image: 'http://localhost:1/images/%00.svg' },
  'blogs/climbing-picture': {
    ...post,
    slug: 'çıxan',
    blog_image: 'http://localhost:1/images/..%2f..%2ficons%2f512.svg',
  },
  'blogs/file-picture': { ...post, slug: 'fayl', blog_image: 'http://localhost:1/images/a.svg' },
  'blogs/folder-picture': { ...post, slug: 'qovluq', blog_image: 'http://localhost:1/images/a.png/b.svg' },
  'blogs/marked-up': { ...post, slug: 'çoxlu', title: 'Çoxlu', content: '<br>söz'.repeat(45_000) },
  'blogs/no-address': { ...post, slug: 'ünvansız', blog_image: 'https://[' },
  'blogs/html': { ...post, slug: 'ilk-index.html', title: 'İlk index.html' },
  'blogs/dollar': { ...post, slug: 'a$b', title: 'a$b' },
  'codes/html': { ...snippet, slug: 'ilk-index.html', title: 'İlk index.html' },
  'codes/dollar': { ...snippet, slug: 'a$b', title: 'a$b' },
  'codes/index': { ...snippet, slug: 'index', title: 'Index' },
  'codes/long': { ...snippet, slug: 'ə'.repeat(200) },
  'codes/constructor': {
    ...snippet,
    slug: 'constructor',
    title: 'constructor',
    content: '<pre><code class="language-constructor">a</code></pre>',
  },
  'blogs/policy': {
    ...post,
    slug: 'siyasət',
    title: `Siyasət ${scripts}`.slice(0, 200),
    author: `A "<style>*{color:red}</style>`,
    content: `<p>${scripts}</p><img src="https://h.example/<a>.png" alt="${scripts}<style>*{}</style>"><a href="/<b>">b</a>`,
  },
};
