// @vitest-environment jsdom

import { FieldValue } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import type { Fields, Operation } from '#core/cloud/operation.ts';
import { staffVideos } from '#features/videos/desk/gateway.ts';
import { staffPosts } from './articles-gateway.ts';
import { panelLimits } from './limits.ts';
import { trash } from './trash-gateway.ts';
import { differing, pairs, versionsIn } from './versions.ts';
import { type KeptVersion, readVersions } from './versions-gateway.ts';

vi.mock('#core/cloud/database.ts', () => ({ database: () => service }));

/** Documents by their paths; a batch is stored as it is, or refused by the next of `refusals`. */
const service = {
  documents: new Map<string, Fields>(),
  batches: [] as Operation[][],
  meanwhile: null as (() => void) | null,
  async get(path: string) {
    const data = this.documents.get(path);
    return data ? { id: path.split('/').at(-1), path, data } : null;
  },
  async query({ collection }: { collection: string }) {
    const prefix = `${collection}/`;
    return [...this.documents]
      .filter(([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
      .map(([path, data]) => ({ id: path.slice(prefix.length), path, data }));
  },
  async commit(batch: Operation[]) {
    this.meanwhile?.();
    this.meanwhile = null;
    const [about] = batch;
    const now = about && this.documents.get(about.path);
    if (about?.kind === 'update' && now?.rev !== Number(about.data.rev) - 1)
      throw new AppError('firestore/permission-denied');
    this.batches.push(batch);
    for (const operation of batch) {
      if (operation.kind === 'delete') this.documents.delete(operation.path);
      else {
        const had = operation.kind === 'set' ? {} : this.documents.get(operation.path);
        const data = Object.entries({ ...had, ...operation.data }).filter(
          ([, value]) => !(value instanceof FieldValue),
        );
        this.documents.set(operation.path, Object.fromEntries(data));
      }
    }
  },
};

beforeEach(() => {
  Object.assign(service, { documents: new Map(), batches: [], meanwhile: null });
});

const post = {
  title: 'Bir',
  content: '<p>bir</p>',
  hashtags: ['css'],
  blog_image: 'https://h.az/a.webp',
  author: 'Ad Soyad',
  slug: 'bir',
  time: new Date('2026-01-01'),
  rev: 1,
  audit: 'first',
};
const text = (title: string) => ({
  title,
  content: `<p>${title}</p>`,
  hashtags: ['css'],
  blog_image: post.blog_image,
});
const atOnce = { plan: null, now: new Date('2026-02-01') };
const save = (rev: number, title: string, entry = `e${rev}`, earlier: string[] = []) =>
  staffPosts.edit('ayla', { id: 'p', rev, time: post.time }, text(title), atOnce, { entry, earlier });
const pathsOf = (batch: readonly Operation[] = []) => batch.map(({ kind, path }) => `${kind} ${path}`);

describe('[PANEL-21] a save', () => {
  test('keeps what it writes over, whose save it is, and no more than the texts', async () => {
    service.documents.set('blogs/p', post);
    await save(1, 'İki');
    expect(service.documents.get('blogs/p/versions/1')).toMatchObject({
      title: 'Bir',
      content: '<p>bir</p>',
      hashtags: ['css'],
      series: null,
      html: '',
      by: 'ayla',
      audit: 'e1',
    });
    for (const field of ['author', 'slug', 'time', 'rev', 'words'])
      expect(service.documents.get('blogs/p/versions/1')).not.toHaveProperty(field);
  });

  test('takes the oldest away with the twenty-first', async () => {
    const most = panelLimits.versions;
    service.documents.set('blogs/p', { ...post, rev: most });
    await save(most, 'İki');
    expect(pathsOf(service.batches[0])).not.toContain('delete blogs/p/versions/0');
    await save(most + 1, 'Üç');
    expect(pathsOf(service.batches[1])).toContain('delete blogs/p/versions/1');
  });

  test('over what a colleague has saved meanwhile keeps nothing and is refused', async () => {
    service.documents.set('blogs/p', post);
    service.meanwhile = () => service.documents.set('blogs/p', { ...post, rev: 2, audit: 'theirs' });
    await expect(save(1, 'İki')).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(service.batches).toEqual([]);
  });

  test('whose answer was lost is followed by one over it, and both texts before are kept', async () => {
    service.documents.set('blogs/p', post);
    await save(1, 'İki', 'lost');
    // The form still knows the first version.
    await save(1, 'Üç', 'next', ['lost']);
    const kept = ['1', '2'].map((rev) => service.documents.get(`blogs/p/versions/${rev}`)?.title);
    expect(kept).toEqual(['Bir', 'İki']);
  });

  test('of a video keeps its material where that is changed, as it is stored', async () => {
    const video = {
      ...{ title: 'V', titleKey: 'v', hashtags: ['css'], url: 'abcdefghijk', demo: 'false', group: 'css' },
      ...{ paid: '', material: 'm1', time: post.time, rev: 1, audit: 'first' },
    } as const;
    service.documents.set('videos/v', video);
    service.documents.set('materials/v', { html: '<p>köhnə</p>' });
    const edit = async (material: string, entry: string) =>
      staffVideos.edit(
        'ayla',
        await staffVideos.read('v'),
        { title: 'V', hashtags: ['css'], url: video.url, demo: 'false', group: 'css', paid: '' },
        { transcript: '', material },
        atOnce,
        { entry, earlier: [] },
      );
    await edit('<p>köhnə</p>', 'e1');
    await edit('<p>yeni</p>', 'e2');
    await edit('', 'e3');
    const html = [1, 2, 3].map((rev) => service.documents.get(`videos/v/versions/${rev}`)?.html);
    expect(html).toEqual(['', '<p>köhnə</p>', '<p>yeni</p>']);
    await staffVideos.keepDuration('ayla', await staffVideos.read('v'), 60);
    expect(service.documents.has('videos/v/versions/4')).toBe(true);
  });
});

test('[PANEL-21] a purge takes all versions away before, and the trash entry last', async () => {
  for (const rev of [1, 2, 3]) service.documents.set(`blogs/p/versions/${rev}`, { title: 'Bir' });
  service.documents.set('trash/blogs_p', { audit: 'a' });
  await trash.purge('admin', { collection: 'blogs', target: 'p', audit: 'a', title: 'Bir' });
  expect([...service.documents.keys()].filter((path) => path.includes('blogs'))).toEqual([]);
  expect(pathsOf(service.batches.at(-1))).toContain('delete trash/blogs_p');
  expect(service.batches).toHaveLength(4);
});

describe('[PANEL-21] the versions', () => {
  const none = { content: null, hashtags: null, blog_image: null, series: null, url: null, material: null };
  const at = (day: number) => new Date(2026, 0, day);
  const kept = (rev: number, title: string, more: Partial<KeptVersion> = {}): KeptVersion => ({
    ...none,
    content: '',
    html: '',
    by: `who-${rev}`,
    at: at(rev),
    ...more,
    title,
    rev,
  });
  const current = (rev: number, title: string, more = {}) => ({
    ...none,
    content: '',
    html: '',
    ...more,
    title,
    rev,
  });

  test('stand newest first, each with who has saved it: that is who saved over the one before', () => {
    const found = versionsIn('codes', current(11, 'D'), [kept(10, 'C'), kept(9, 'B'), kept(2, 'A')]);
    expect(found.map(({ values, made }) => [values.title, made?.by])).toEqual([
      ['D', 'who-10'],
      ['C', 'who-9'],
      ['B', undefined],
      ['A', undefined],
    ]);
  });

  test('leave out saves that change no text, and name the one that did', () => {
    const found = versionsIn('codes', current(4, 'B'), [kept(1, 'A'), kept(2, 'B'), kept(3, 'B')]);
    expect(found.map(({ values, made }) => [values.title, made?.by])).toEqual([
      ['B', 'who-1'],
      ['A', undefined],
    ]);
  });

  test('of a video have the material of their time, and none that is not known', () => {
    const url = 'abcdefghijk';
    const of = (material: string | null) => ({ url, hashtags: ['css'], material });
    const found = versionsIn('videos', current(6, 'V6', { ...of('m5'), html: '<p>5</p>' }), [
      kept(5, 'V5', of('m5')),
      kept(4, 'V4', { ...of('m3'), html: '<p>3</p>' }),
      kept(3, 'V3', of('m3')),
      kept(2, 'V2', of(null)),
      kept(1, 'V1', of('lost')),
    ]);
    expect(found.map(({ values }) => values.material)).toEqual([
      '<p>5</p>',
      '<p>5</p>',
      '<p>3</p>',
      '<p>3</p>',
      '',
      undefined,
    ]);
    expect(found[0]?.values).toMatchObject({ tags: 'css', url: `https://www.youtube.com/watch?v=${url}` });
    expect(found[0]?.values).not.toHaveProperty('content');
  });

  test('differ in the fields that both have', () => {
    expect(differing({ title: 'a', tags: 'x', material: 'm' }, { title: 'b', tags: 'x' })).toEqual(['title']);
  });

  test('are read with what is saved now, without a save in between', async () => {
    service.documents.set('codes/s', { title: 'İki', content: '', rev: 2, audit: 'a', time: at(1) });
    for (const rev of [1, 2])
      service.documents.set(`codes/s/versions/${rev}`, { ...kept(rev, 'Bir'), audit: 'a', hashtags: null });
    const read = await readVersions('codes', 's');
    expect([read.current.title, read.kept.map(({ rev }) => rev)]).toEqual(['İki', [1]]);
    service.documents.delete('codes/s');
    await expect(readVersions('codes', 's')).rejects.toMatchObject({ code: 'deleted-meanwhile' });
  });
});

test('[PANEL-21] what was changed stands beside what it became, and what both have once', () => {
  expect(pairs(['a', 'b', 'c', 'd'], ['a', 'B', 'c', 'd', 'e'])).toEqual([
    { isSame: true, lines: ['a'] },
    { isSame: false, old: 'b', now: 'B' },
    { isSame: true, lines: ['c', 'd'] },
    { isSame: false, old: undefined, now: 'e' },
  ]);
  expect(pairs([], [])).toEqual([]);
});
