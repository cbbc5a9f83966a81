// Draws the pictures of the sample content: a cover for each post (and a long one for the post's head), a portrait for
// each author, an emblem for each course. `npm run draw` writes them to public/images; equal content gives equal files. The
// pictures of the front page and of the loader are written to src/illustrations: the file of the first has a hash in its
// name, the second stands in the styles of every page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { emblemFile, emblems } from '#core/views/emblems.ts';
import { cover, type Titled } from '#features/posts/cover.ts';
import { signOf } from './illustrations/cover-signs.ts';
import { frontPage } from './illustrations/front-page.ts';
import { darkened, loaderPicture } from './illustrations/loader.ts';
import { portrait } from './illustrations/portrait.ts';

interface Drawn extends Titled {
  slug: string;
}

const frontMatter = (file: string): Drawn => {
  const text = readFileSync(`content/blogs/${file}`, 'utf8');
  const field = (name: string) =>
    JSON.parse(new RegExp(`^${name}: (".*")$`, 'm').exec(text)?.[1] ?? '""') as string;
  const hashtags = [...(/^hashtags:\n((?: {2}- .+\n)+)/m.exec(text)?.[1]?.matchAll(/- "(.+)"/g) ?? [])].map(
    ([, tag = '']) => tag,
  );
  return { title: field('title'), slug: field('slug'), hashtags };
};

const posts: Drawn[] = [
  ...readdirSync('content/blogs').map(frontMatter),
  ...(JSON.parse(readFileSync('stack/seed/content/blogs.json', 'utf8')) as Drawn[]),
];
const people = [
  { id: 'kamran-esgerov', name: 'Kamran Əsgərov' },
  { id: 'nermin-quliyeva', name: 'Nərmin Quliyeva', longHair: true },
  { id: 'tural-memmedli', name: 'Tural Məmmədli' },
];

mkdirSync('public/images/covers', { recursive: true });
mkdirSync('public/images/people', { recursive: true });
mkdirSync('public/images/courses', { recursive: true });
writeFileSync('src/features/home/front-page.svg', frontPage());
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const { size, rgba } = loaderPicture('light', tokens);
const loader = await sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
  .gif({ colours: 4, dither: 0 })
  .toBuffer();
writeFileSync('src/layouts/loader-light.gif', loader);
writeFileSync('src/layouts/loader-dark.gif', darkened(loader, tokens));
for (const [path, { d }] of Object.entries(emblems))
  writeFileSync(`public/images/courses/${path}.svg`, emblemFile(d));
for (const post of posts) {
  const sign = signOf(post.hashtags);
  writeFileSync(`public/images/covers/${post.slug}.svg`, cover(post, { sign }));
  writeFileSync(`public/images/covers/${post.slug}-long.svg`, cover(post, { long: true, sign }));
}
for (const { id, name, ...style } of people)
  writeFileSync(`public/images/people/${id}.svg`, portrait(name, style));
console.log(`${posts.length} covers, ${people.length} portraits`);
