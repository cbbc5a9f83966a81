import { beforeAll, describe, expect, test, vi } from 'vitest';
import { foldLetters } from '#core/words/letters.ts';
import { keepDuration, staffVideos } from '#features/videos/desk/gateway.ts';
import { noTexts } from '#features/videos/desk/video-form.ts';
import { shardWith } from '#features/videos/video-index-gateway.ts';
import { staffPosts, staffSnippets } from '#panel/articles-gateway.ts';
import { type Attempts, savedOver } from '#panel/authored-gateway.ts';
import { firestoreOf } from './support/firestore.ts';
import { tokenOf } from './support/people.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

// The gateways that save the work of staff, against the real rules: a form overwrites only the version it knows.

vi.mock('#core/cloud/database.ts', () => ({ database: () => database }));

const project = openProject(projectId());
const database = firestoreOf(projectId(), tokenOf('teacher'));

beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.reset();
});

const uid = 'teacher';
const author = { author: 'Ad teacher', author_image: '' };
const picture = 'https://firebasestorage.googleapis.com/v0/b/x/o/blog-images%2Fa.webp?alt=media';

interface Kind {
  collection: string;
  create(id: string, title: string, attempts: Attempts): Promise<void>;
  /** `seen` is the title that the form has read. */
  edit(id: string, rev: number, seen: string, title: string, attempts: Attempts): Promise<void>;
}

const post = (title: string) => ({ title, content: '<p>a</p>', hashtags: ['css'], blog_image: picture });
const video = (title: string, demo: 'true' | 'false') => ({
  title,
  hashtags: ['backend'],
  url: 'nu_pCVPKzTk',
  demo,
  paid: '' as const,
  ...(demo === 'false' && { group: 'backend' }),
});

const videos = (demo: 'true' | 'false'): Kind => ({
  collection: 'videos',
  create: (id, title, attempts) =>
    staffVideos.create(uid, id, video(title, demo), noTexts, atOnce(), attempts),
  edit: async (id, rev, seen, title, attempts) =>
    staffVideos.edit(
      uid,
      { ...(await staffVideos.read(id)), rev, title: seen, titleKey: foldLetters(seen) },
      video(title, demo),
      noTexts,
      atOnce(),
      attempts,
    ),
});

const past = new Date('2026-01-01');
const atOnce = () => ({ plan: null, now: new Date() });

const kinds: Record<string, Kind> = {
  post: {
    collection: 'blogs',
    create: (id, title, attempts) => staffPosts.create(uid, id, author, post(title), atOnce(), attempts),
    edit: (id, rev, _seen, title, attempts) =>
      staffPosts.edit(uid, { id, rev, time: past }, post(title), atOnce(), attempts),
  },
  video: videos('true'),
  snippet: {
    collection: 'codes',
    create: (id, title, attempts) =>
      staffSnippets.create(uid, id, { codeName: 'css' }, { title, content: '<p>a</p>' }, atOnce(), attempts),
    edit: (id, rev, _seen, title, attempts) =>
      staffSnippets.edit(uid, { id, rev, time: past }, { title, content: '<p>a</p>' }, atOnce(), attempts),
  },
};

/** The save attempts of one form, in their order. */
function newForm(): () => Attempts {
  const entries: string[] = [];
  return () => {
    const earlier = [...entries];
    const entry = crypto.randomUUID();
    entries.push(entry);
    return { entry, earlier };
  };
}

describe.each(Object.entries(kinds))('[PANEL-3] [PANEL-4] [PANEL-5] [PANEL-13] a %s', (_, kind) => {
  const stored = async (id: string): Promise<Record<string, unknown> | undefined> =>
    (await database.get(`${kind.collection}/${id}`))?.data;
  const titles = () => [1, 2, 3].map((n) => `Adı ${crypto.randomUUID()} ${n}`) as [string, string, string];
  const code = (error: unknown) => expect.objectContaining({ code: error });

  test('created by one form never overwrites a document that another form has written under the same id', async () => {
    const [first, second] = titles();
    const id = crypto.randomUUID();
    await kind.create(id, first, newForm()());
    await expect(kind.create(id, second, newForm()())).rejects.toEqual(code('changed-meanwhile'));
    expect(await stored(id)).toMatchObject({ title: first, rev: 1 });
  });

  test('whose response was lost is written only once, and later attempts save the newer text', async () => {
    const [first, second, third] = titles();
    const id = crypto.randomUUID();
    const attempt = newForm();
    await kind.create(id, first, attempt());
    await kind.create(id, second, attempt());
    expect(await stored(id)).toMatchObject({ title: second, rev: 2 });
    // This response was lost, too.
    await kind.create(id, second, attempt());
    expect(await stored(id)).toMatchObject({ title: second, rev: 2 });
    await kind.create(id, third, attempt());
    expect(await stored(id)).toMatchObject({ title: third, rev: 3 });
  });

  test('whose response was lost does not overwrite a later change by somebody else', async () => {
    const [first, second, third] = titles();
    const id = crypto.randomUUID();
    const attempt = newForm();
    await kind.create(id, first, attempt());
    await kind.edit(id, 1, first, second, newForm()());
    await expect(kind.create(id, third, attempt())).rejects.toEqual(code('changed-meanwhile'));
    expect(await stored(id)).toMatchObject({ title: second, rev: 2 });
  });

  test('is saved only over the version that its form knows', async () => {
    const [first, second, third] = titles();
    const id = crypto.randomUUID();
    await kind.create(id, first, newForm()());
    const attempt = newForm();
    await kind.edit(id, 1, first, second, attempt());
    // The response was lost and the user typed more: the form still knows version 1.
    await kind.edit(id, 1, first, third, attempt());
    expect(await stored(id)).toMatchObject({ title: third, rev: 3 });
    await expect(kind.edit(id, 1, first, second, newForm()())).rejects.toEqual(code('changed-meanwhile'));
    expect(await stored(id)).toMatchObject({ title: third, rev: 3 });
  });
});

describe.each(['transcript', 'material'] as const)('[LEARN-6] [LEARN-11] the %s of a video', (name) => {
  const saved = async (id: string): Promise<unknown> =>
    Object.values((await database.get(`${name}s/${id}`))?.data ?? {})[0];
  const only = (text: string) => ({ ...noTexts, [name]: text });
  const begin = async (text: string) => {
    const id = crypto.randomUUID();
    await staffVideos.create(uid, id, video('Flexbox', 'false'), only(text), atOnce(), newForm()());
    return { id, seen: await staffVideos.read(id) };
  };
  const edit = (seen: Parameters<typeof staffVideos.edit>[1], text: string, attempts: Attempts) =>
    staffVideos.edit(uid, seen, video('Flexbox', 'false'), only(text), atOnce(), attempts);

  test('is never written over one that somebody else has saved meanwhile, though the video says the same', async () => {
    const { id, seen } = await begin('bir');
    await edit(seen, 'iki', newForm()());
    await expect(edit(seen, 'üç', newForm()())).rejects.toMatchObject({ code: 'changed-meanwhile' });
    // Nor does a form that did not change the text say that it has saved.
    await expect(edit(seen, 'bir', newForm()())).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(await saved(id)).toBe('iki');
  });

  test('whose response was lost is replaced by the newer text of the same form, also by the first one', async () => {
    const { id, seen } = await begin('bir');
    const attempt = newForm();
    await edit(seen, 'iki', attempt());
    await edit(seen, 'üç', attempt());
    expect(await saved(id)).toBe('üç');
    await edit(seen, 'bir', attempt());
    expect(await saved(id)).toBe('bir');
    await edit(seen, '', attempt());
    expect(await saved(id)).toBeUndefined();
    expect((await staffVideos.read(id))[name]).toBeUndefined();
  });

  test('stays when the video is saved without a change of it, and when its duration is stored meanwhile', async () => {
    const { id, seen } = await begin('bir');
    await edit(seen, 'bir', newForm()());
    const now = await staffVideos.read(id);
    expect(now).toMatchObject({ rev: 2, [name]: seen[name], texts: only('bir') });
    const over = await savedOver('videos', { id, rev: 2 });
    await database.commit(keepDuration({ uid }, { ...over, title: 'Flexbox' }, 60));
    await edit(now, 'iki', newForm()());
    expect(await staffVideos.read(id)).toMatchObject({ rev: 4, duration: 60, texts: only('iki') });
  });
});

test('[LEARN-11] a text that was not changed stays as it is when the other one is', async () => {
  const id = crypto.randomUUID();
  const texts = { transcript: 'bir', material: '<p>bir</p>' };
  await staffVideos.create(uid, id, video('Flexbox', 'false'), texts, atOnce(), newForm()());
  const seen = await staffVideos.read(id);
  const other = { ...texts, material: '<p>iki</p>' };
  await staffVideos.edit(uid, seen, video('Flexbox', 'false'), other, atOnce(), newForm()());
  const now = await staffVideos.read(id);
  expect(now).toMatchObject({ texts: other, transcript: seen.transcript });
  expect(now.material).not.toBe(seen.material);
});

test('[VIDEO-13] a planned free video is in no line of the index until staff save it after its hour, and keeps its plan until then', async () => {
  const id = crypto.randomUUID();
  const stored = async () => (await database.get(`videos/${id}`))?.data ?? {};
  const line = async () => (await shardWith(id)) !== null;
  const free = video(`Adı ${id}`, 'true');
  const plan = new Date(Date.now() + 86_400_000);
  const attempt = newForm();
  await staffVideos.create(uid, id, free, noTexts, { plan, now: new Date() }, attempt());
  // An answer that was lost: the same form plans it for another hour.
  const later = new Date(plan.getTime() + 60_000);
  await staffVideos.create(uid, id, free, noTexts, { plan: later, now: new Date() }, attempt());
  expect(await staffVideos.read(id)).toMatchObject({ time: later, rev: 2 });
  expect([(await stored()).planned, await line()]).toEqual([true, false]);
  // Another form keeps the plan.
  await staffVideos.edit(
    uid,
    await staffVideos.read(id),
    free,
    noTexts,
    { plan: later, now: new Date() },
    newForm()(),
  );
  expect((await stored()).planned).toBe(true);

  await staffVideos.edit(uid, await staffVideos.read(id), free, noTexts, atOnce(), newForm()());
  expect([(await stored()).planned, await line()]).toEqual([undefined, true]);
  const open = await staffVideos.read(id);
  expect(open.time.getTime()).toBeLessThan(Date.now() + 5_000);
  const again = staffVideos.edit(uid, open, free, noTexts, { plan, now: new Date() }, newForm()());
  await expect(again).rejects.toMatchObject({ code: 'changed-meanwhile' });
});
