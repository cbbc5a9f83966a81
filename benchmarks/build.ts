// Builds with 100, 1,000 and 10,000 posts in Firestore; beside them Eleventy with the same posts and the same page. Prints
// a table, writes it into docs/performance.md and fails nothing. `node benchmarks/build.ts 1000` measures with that many only. Linux.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { astroProgram } from '#stack/site-tool.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { copySite } from '#support/site-copy.ts';
import {
  type ComparedPost,
  eleventyBuild,
  eleventyVersion,
  installEleventy,
  writeEleventySite,
} from './eleventy.ts';
import { conditions, report, table, versionOf } from './report.ts';
import { samplePosts } from './sample-posts.ts';
import { emulatorAccount } from './service-account.ts';

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [100, 1_000, 10_000];
/** Stands in the environment of every process of a build that is measured. */
const marker = 'KODYOL_BENCHMARK';

interface Cost {
  /** Seconds of processor, of all processes and both kinds. */
  seconds: number;
  /** Of the largest process, MB. */
  memory: number;
}

/** Posts as the panel writes them, with a picture of their own. */
const posts = (count: number): ComparedPost[] =>
  samplePosts(count).map(({ title, hashtags, time, text }, index) => ({
    slug: `bench-${index}`,
    title,
    hashtags,
    time,
    content: `<p>${text.replaceAll('. ', '.</p><p>')}</p><h2>Bölmə</h2><pre><code class="language-css">.a { color: red }</code></pre>`,
  }));

const documentOf = ({ slug, title, hashtags, time, content }: ComparedPost) => ({
  time,
  author: 'Kamran Əsgərov',
  author_image: '',
  blog_image: 'https://firebasestorage.googleapis.com/v0/b/kodyol/o/a.webp?alt=media',
  title,
  titleKey: title,
  content,
  hashtags: [...hashtags],
  slug,
  rev: 1,
  audit: 'bench',
});

const write = (stack: TestStack, changed: ComparedPost[]) =>
  writeDocuments(
    stack.hosts.firestore,
    stack.projectId,
    new Map(changed.map((post) => [`blogs/${post.slug}`, documentOf(post)])),
  );

/** The largest memory of a measured process that runs now, MB: Linux keeps the high-water mark of each. */
function highWater(): number {
  const marks = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${marker}=`)) return [];
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return [Number(kilobytes ?? 0)];
    } catch {
      // No process, or it has ended since.
      return [];
    }
  });
  return Math.round(Math.max(0, ...marks) / 1024);
}

/** Runs a Node program and says what it cost: the shell adds up what its children have used. */
async function measured(cwd: string, program: readonly string[], environment = {}): Promise<Cost> {
  const { PATH, HOME } = process.env;
  const child = spawn(
    'sh',
    ['-c', '"$@" >&2; code=$?; times; exit $code', 'sh', process.execPath, ...program],
    {
      cwd,
      env: { PATH, HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', [marker]: '1', ...environment },
    },
  );
  let said = '';
  let times = '';
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-4000);
  });
  child.stdout.on('data', (part) => {
    times += part;
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, highWater());
  }, 100);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(said);
  // `0m1.25s 0m0.31s`, of the shell itself and of its children.
  const used = [...(times.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const seconds = used.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { seconds: Math.round(seconds * 10) / 10, memory };
}

async function measureSite(stack: TestStack, key: string, all: ComparedPost[]) {
  await write(stack, all);
  const site = copySite();
  const environment = { ...stack.environment, FIREBASE_SERVICE_ACCOUNT: key };
  // Once before: to make the pictures takes longer than all the rest, and they are kept.
  if (!(await site.build(environment)).ok) throw new Error('the site can’t be built');
  const cost = await measured(site.dir, [astroProgram(), 'build'], environment);
  const html = readFileSync(join(site.dist, 'blogs/bench-0.html'), 'utf8');
  site.remove();
  return { cost, html };
}

const cell = ({ seconds, memory }: Cost) => `${seconds} / ${memory}`;
const ratio = (one: Cost, other: Cost) => `${(one.seconds / other.seconds).toFixed(2)}×`;

const stack = await startTestStack();
const account = await emulatorAccount();
const eleventy = installEleventy();
try {
  const rows = [];
  for (const count of counts) {
    const all = posts(count);
    const { cost, html } = await measureSite(stack, account.key, all);
    writeEleventySite(eleventy, html, all);
    rmSync(join(eleventy, 'output'), { recursive: true, force: true });
    const theirs = await measured(eleventy, eleventyBuild);
    rows.push([count.toLocaleString('en'), cell(cost), cell(theirs), ratio(cost, theirs)]);
  }
  const head = ['posts', 'build', 'Eleventy', 'ratio'];
  const versions = [`Astro ${versionOf('astro')}`, `Eleventy ${eleventyVersion}`];
  report('builds', `${conditions(...versions)}\n\n${table(head, rows)}`);
} finally {
  rmSync(eleventy, { recursive: true });
  account.stop();
  await stack.stop();
}
