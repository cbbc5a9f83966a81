import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '#domain/site/content-files.ts';
import { checkedBy, emptied, isTaken, pathProblem, problemIn } from '../../../admin/check.ts';
import { collections } from '../../../admin/collections.ts';
import { configOf } from '../../../admin/config.ts';
import type { Field } from '../../../admin/fields.ts';

const read = (file: string) => JSON.parse(readFileSync(join('content', file), 'utf8'));

/** The fields of a collection by name; nested names are joined with a dot. */
function fieldsOf(collection: string): Map<string, Field> {
  const named = (fields: Field[], before = ''): [string, Field][] =>
    fields.flatMap((field) => [
      [before + field.name, field] as [string, Field],
      ...named(field.fields ?? (field.field ? [field.field] : []), `${before}${field.name}.`),
    ]);
  return new Map(named(checkedBy(collection)?.fields ?? []));
}

const accepts = (field: Field | undefined, text: string): boolean =>
  new RegExp(field?.pattern?.[0] ?? '').test(text);

describe('[CMS-1] collections', () => {
  test('are the collections of the build, with the same files', () => {
    const theirs = Object.entries(contentFiles).map(([name, { folder, pattern }]) => ({
      name,
      files: join('content', folder, pattern),
    }));
    const ours = collections.map((collection) =>
      'files' in collection
        ? { name: collection.files[0]?.name, files: collection.files[0]?.file }
        : {
            name: collection.name,
            files: `${collection.folder}/${'path' in collection ? '*/*' : '*'}.${collection.extension}`,
          },
    );
    const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
      (a.name ?? '').localeCompare(b.name ?? '');
    expect(ours.sort(byName)).toEqual(theirs.sort(byName));
  });

  test.each(['courses', 'portfolio', 'partners', 'codes'])(
    'the CMS accepts every entry of %s that the build accepts',
    (name) => {
      const files = readdirSync(join('content', name));
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) expect(problemIn(name, read(join(name, file))), file).toBeNull();
    },
  );

  test('every field has an Azerbaijani label, and fields have the order of the schema', () => {
    expect(problemIn('settings', read('site.json'))).toBeNull();
    for (const { name } of collections) {
      for (const [path, { label }] of fieldsOf(name))
        expect(label, `${name} ${path}`).toMatch(/^[A-ZÇƏĞIİÖŞÜ]/);
    }
    expect([...fieldsOf('partners').keys()]).toEqual(['order', 'name', 'image']);
  });
});

describe('[CMS-4] the limits of the schemas are the limits of the fields', () => {
  test('texts', () => {
    const { pattern } = fieldsOf('courses').get('shortDescribe') ?? {};
    expect(pattern?.[1]).toBe('ən çoxu 90 işarə ola bilər');
    const short = fieldsOf('courses').get('shortDescribe');
    expect(accepts(short, 'ə'.repeat(90))).toBe(true);
    expect(accepts(short, 'ə'.repeat(91))).toBe(false);
    expect(accepts(short, ' \n ')).toBe(false);
    expect(accepts(fieldsOf('blogs').get('hashtags.text'), 'iki söz')).toBe(false);
    expect(accepts(fieldsOf('settings').get('phoneHref'), 'tel:+994 12')).toBe(false);
    expect(accepts(fieldsOf('settings').get('map.link'), 'http://xəritə.az')).toBe(false);
  });

  test('numbers, lists, choices, optional fields', () => {
    expect(fieldsOf('courses').get('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1 });
    for (const year of [fieldsOf('portfolio').get('year'), fieldsOf('settings').get('copyrightYear')])
      expect(year).toMatchObject({ widget: 'number', value_type: 'int', min: 1990, max: 2100 });
    expect(fieldsOf('exercises').get('order')).not.toHaveProperty('max');
    expect(fieldsOf('settings').get('orderFeatures')).toMatchObject({ widget: 'list', min: 6, max: 6 });
    expect(fieldsOf('blogs').get('hashtags')).toMatchObject({ min: 1, max: 30 });
    expect(fieldsOf('codes').get('codeName')).toMatchObject({
      widget: 'select',
      options: ['html', 'css', 'js'],
    });
    expect(fieldsOf('settings').get('lang')).toMatchObject({ widget: 'hidden', default: 'az' });
    const required = [...fieldsOf('blogs')].filter(([, field]) => !field.required).map(([path]) => path);
    expect(required).toEqual(['author_image', 'series', 'description']);
  });

  test('the last check before saving uses the schema itself and explains the problem', () => {
    const site = read('site.json');
    expect(problemIn('settings', { ...site, map: { ...site.map, lat: 'şimal' } })).toBe(
      'Xəritə, En dairəsi: düzgün doldurulmayıb, yazılışını düzəldin.',
    );
    expect(problemIn('partners', { order: 0, name: 'Odlar', image: '/x.svg' })).toBe(
      'Sıra: icazə verilən hüduddan kənardır (≥ 1).',
    );
  });

  test('[PAY-1] a price that is not lower than the one before, or is missing, is explained', () => {
    const course = read('courses/frontend.json');
    expect(problemIn('courses', { ...course, price: 189, priceBefore: 149 })).toBe(
      'Əvvəlki qiymət: icazə verilən hüduddan kənardır (> 189).',
    );
    expect(problemIn('courses', { ...course, price: undefined })).toBe('Qiymət: yoxdur, doldurun.');
  });

  test('an emptied field is left out, unless the schema requires an empty value', () => {
    const item = { ...read('portfolio/kepenek-ipek.json'), live: '' };
    expect(emptied('portfolio', item)).toEqual(['live']);
    expect(emptied('blogs', { author_image: '', description: 'Təsvir' })).toEqual([]);
  });
});

test('[CMS-1] finds an address that the site already has, also one that differs from its title', () => {
  const index = {
    entries: [
      ['blog', 'Git', 1, 'git'],
      ['css', 'Çərçivə', 2, '', 'çərçivə-2'],
    ],
    words: [],
  };
  expect(isTaken(index, 'blog', 'git')).toBe(true);
  expect(isTaken(index, 'css', 'çərçivə-2')).toBe(true);
  expect(isTaken(index, 'css', 'çərçivə')).toBe(false);
  expect(isTaken(index, 'css', 'git')).toBe(false);
  expect(isTaken(null, 'blog', 'git')).toBe(false);
});

test('[LEARN-1] a course that exists keeps its path, and a new one takes none that the site has', async () => {
  const isPage = async (address: string) => address === '/lessons/frontend';
  expect(await pathProblem('devops', null, isPage)).toBeNull();
  expect(await pathProblem('frontend', null, isPage)).toBe('Ünvan: «frontend» artıq var, başqasını yazın.');
  expect(await pathProblem('frontend', 'frontend', isPage)).toBeNull();
  expect(await pathProblem('devops', 'frontend', isPage)).toBe(
    'Ünvan: kursun ünvanı dəyişmir, «frontend» yazın.',
  );
  const course = read('courses/frontend.json');
  for (const path of ['DevOps', 'dev ops', 'dev--ops', '-dev', 'index', 'kibertəhlükə', 'x'.repeat(61), ''])
    expect(problemIn('courses', { ...course, path }), path).toMatch(/^Ünvan: /);
  for (const path of ['devops', 'dev-ops-2', 'x'.repeat(60)])
    expect(problemIn('courses', { ...course, path }), path).toBeNull();
});

test('[CMS-1] the backend is the one of the configuration', () => {
  expect(
    configOf(
      { name: 'github', repo: 'kodyol/site', branch: 'main', scope: 'public_repo' },
      'https://kodyol.example',
    ),
  ).toMatchObject({
    backend: { name: 'github', repo: 'kodyol/site', branch: 'main', auth_scope: 'public_repo' },
    publish_mode: 'editorial_workflow',
    locale: 'az',
  });
  const local = configOf({ name: 'local', origin: 'http://127.0.0.1:8081' }, 'http://localhost:4321');
  expect(local.local_backend).toEqual({ url: 'http://127.0.0.1:8081/api/v1' });
});
