// A site by Eleventy with the same posts and the same article page, to compare our build with. Its template is our built
// page of one post, with that post's values taken out.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const eleventyVersion = '3.1.2';

/** What the template shows of a post. */
export interface ComparedPost {
  slug: string;
  title: string;
  hashtags: readonly string[];
  time: Date;
  content: string;
}

/** Installs Eleventy into a folder of its own: it is no part of the project. */
export function installEleventy(): string {
  const dir = mkdtempSync(join(tmpdir(), 'kodyol-eleventy-'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent', `@11ty/eleventy@${eleventyVersion}`],
    { cwd: dir },
  );
  return dir;
}

/** Replaces all of `from`, or fails: the page looks otherwise than it did. */
function swapped(html: string, from: string | RegExp, to: string): string {
  const found = typeof from === 'string' ? html.includes(from) : from.test(html);
  if (!found) throw new Error(`The built article has no ${from} (benchmarks/eleventy.ts).`);
  return html.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
}

/** Our built page as a Nunjucks template. */
function templateOf(html: string, post: ComparedPost): string {
  const tags = /(<a class="tag"[^>]*>[^<]*<\/a>)+/;
  const tag =
    '{% for tag in TAGS %}<a class="tag" lang="en" href="/search?searchItem={{ tag | urlencode }}">{{ tag }}</a>{% endfor %}';
  const times = (of: string) =>
    `<time class="date" data-slot="time" datetime="{{ ${of}.time }}" title="{{ ${of}.time | day }}">{{ ${of}.time | day }}</time>`;
  const time = /<time class="date".*?<\/time>/;
  const others =
    /(<div class="others" data-others>)(<article.*?<\/article>)(?:<article.*?<\/article>)*(<\/div>)/;
  const card = others.exec(html)?.[2] ?? '';
  const cards = swapped(
    swapped(card, tags, tag.replace('TAGS', 'other.hashtags')),
    time,
    times('other'),
  ).replace(/href="\/blogs\/[^"]+">[^<]*/, 'href="/blogs/{{ other.slug }}">{{ other.title }}');
  const shell = html
    .replace(others, '$1CARDS$3')
    .replace(/(<meta name="description" content=")([^"]*)/, '$1{{ post | excerpt }}');
  const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
  const steps: [string | RegExp, string][] = [
    [/(?<=data-slot="body">).*?(?=<\/div><footer)/s, '{{ post.content | safe }}'],
    [description, '{{ post | excerpt }}'],
    [tags, tag.replace('TAGS', 'post.hashtags')],
    [time, times('post')],
    [post.title, '{{ post.title }}'],
    [
      String(new URLSearchParams({ title: post.title })).slice('title='.length),
      '{{ post.title | urlencode }}',
    ],
    [new RegExp(`${post.slug}(?!\\d)`), '{{ post.slug }}'],
    [post.time.toISOString(), '{{ post.time }}'],
    ['CARDS', `{% for other in post.others %}${cards}{% endfor %}`],
  ];
  const template = steps.reduce((text, [from, to]) => swapped(text, from, to), shell);
  // Styles and scripts have the letters that begin a comment of the template.
  return template.replaceAll('{#', "{{ '{#' | safe }}");
}

const configuration = `
export default (config) => {
  config.addFilter('day', (time) => time.slice(0, 10).split('-').reverse().join('.'));
  config.addFilter('excerpt', ({ content }) => content.replace(/<[^>]+>/g, ' ').slice(0, 160));
  return { dir: { input: 'input', output: 'output' }, htmlTemplateEngine: 'njk' };
};`;

const data = `
import { readFileSync } from 'node:fs';
export default () => {
  const posts = JSON.parse(readFileSync('posts.json', 'utf8'));
  return posts.map((post, index) => ({
    ...post,
    others: Array.from({ length: Math.min(10, posts.length - 1) }, (_, n) => posts[(index + 1 + n * 7) % posts.length]),
  }));
};`;

/** Writes the site's sources into the folder where Eleventy is. */
export function writeEleventySite(dir: string, html: string, posts: ComparedPost[]): void {
  const [first] = posts;
  if (!first) throw new Error('no posts');
  const front =
    '---\npagination:\n  data: posts\n  size: 1\n  alias: post\npermalink: "blogs/{{ post.slug }}.html"\n---\n';
  mkdirSync(join(dir, 'input', '_data'), { recursive: true });
  writeFileSync(join(dir, 'input', 'article.njk'), front + templateOf(html, first));
  writeFileSync(join(dir, 'input', '_data', 'posts.js'), data);
  writeFileSync(join(dir, 'eleventy.config.js'), configuration);
  writeFileSync(join(dir, 'posts.json'), JSON.stringify(posts));
}

/** The program and its arguments. */
export const eleventyBuild = ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'];
