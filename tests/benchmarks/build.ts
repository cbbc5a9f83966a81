// Builds the site with 1,000 and 10,000 posts in Firestore and prints a table: time, peak memory, output. Never fails.
// `node tests/benchmarks/build.ts 10000` builds with that number of posts only.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { copySite } from '#support/site-copy.ts';
import { samplePosts } from './sample-posts.ts';

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [1_000, 10_000];

/** Posts as the panel writes them; each has its own picture. */
const documents = (count: number) =>
  new Map(
    samplePosts(count).map(({ title, hashtags, time, text }, index) => [
      `blogs/bench-${index}`,
      {
        time,
        author: 'Kamran Əsgərov',
        author_image: '',
        blog_image: 'https://firebasestorage.googleapis.com/v0/b/kodyol/o/a.webp?alt=media',
        title,
        titleKey: title,
        content: `<p>${text.replaceAll('. ', '.</p><p>')}</p><h2>Bölmə</h2><pre><code class="language-css">.a { color: red }</code></pre>`,
        hashtags: [...hashtags],
        slug: `bench-${index}`,
        rev: 1,
        audit: 'bench',
      },
    ]),
  );

/** The peak memory of the build that runs now, in MB. Linux records the peak of each process. */
function highWater(): number {
  const marks = readdirSync('/proc').flatMap((pid) => {
    try {
      const isBuild = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('astro.mjs\0build');
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return isBuild ? [Number(kilobytes)] : [];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
  return Math.round(Math.max(0, ...marks) / 1024);
}

async function measured(stack: TestStack, count: number) {
  await writeDocuments(stack.hosts.firestore, stack.projectId, documents(count));
  const site = copySite();
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, highWater());
  }, 250);
  const begin = performance.now();
  const { ok, log } = await site.build(stack.environment);
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  clearInterval(watch);
  if (!ok) throw new Error(log.slice(-2000));
  const bytes = (file: string) => statSync(join(site.dist, file)).size;
  const row = {
    posts: count,
    seconds,
    'memory, MB': memory,
    pages: readdirSync(join(site.dist, 'blogs')).length,
    'sitemap, KB': Math.round(bytes('sitemap-0.xml') / 1024),
    '_headers, KB': Math.round(bytes('_headers') / 1024),
    '_redirects, KB': Math.round(bytes('_redirects') / 1024),
  };
  site.remove();
  return row;
}

const stack = await startTestStack();
try {
  const rows = [];
  for (const count of counts) rows.push(await measured(stack, count));
  console.table(rows);
} finally {
  await stack.stop();
}
