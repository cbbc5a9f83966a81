import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '#site/content-files.ts';
import { checkedBy, emptied, isTaken, movedField, problemsIn, takenSentence } from '../../../admin/check.ts';
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

const sentences = (collection: string, data: Record<string, unknown>) =>
  problemsIn(collection, data).map(({ sentence }) => sentence);

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
      for (const file of files) expect(sentences(name, read(join(name, file))), file).toEqual([]);
    },
  );

  test('every field has an Azerbaijani label, and fields have the order of the schema', () => {
    expect(sentences('settings', read('site.json'))).toEqual([]);
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
    expect(problemsIn('settings', { ...site, whatsapp: '12', map: { ...site.map, lat: 'şimal' } })).toEqual([
      {
        path: ['whatsapp'],
        sentence:
          'WhatsApp nömrəsi: düzgün doldurulmayıb, yazılışını düzəldin. Məsələn: +994-50-555-01-23. Boş qalsa, saytda WhatsApp keçidi olmur.',
      },
      { path: ['map', 'lat'], sentence: 'Xəritə, En dairəsi: düzgün doldurulmayıb, yazılışını düzəldin.' },
    ]);
    expect(sentences('partners', { order: 0, name: ' ', image: '/x.svg' })).toEqual([
      'Sıra: icazə verilən hüduddan kənardır (≥ 1). Siyahıdakı yeri, 1-dən başlayır.',
      'Ad: boşdur, doldurun.',
    ]);
    const [module, ...others] = read('courses/frontend.json').programme;
    const course = { ...read('courses/frontend.json'), programme: [{ ...module, title: '' }, ...others] };
    expect(problemsIn('courses', { ...course, hashtags: ['css', '#Təhlükəsizlik Kursu'] })).toEqual([
      { path: ['programme', 0, 'title'], sentence: 'Proqram, Modulun adı: boşdur, doldurun.' },
      {
        path: ['hashtags', 1, 'text'],
        sentence: 'Heşteqlər: boşluq və # işarəsi olmadan, ən çoxu 60 işarə yazın.',
      },
    ]);
  });

  test('[PAY-1] a price that is not lower than the one before, has three decimals or is missing, is explained', () => {
    const course = read('courses/frontend.json');
    expect(sentences('courses', { ...course, price: 189, priceBefore: 149 })).toEqual([
      'Əvvəlki qiymət: icazə verilən hüduddan kənardır (> 189). Endirim varsa. Saytda üstündən xətt çəkilir, qiymətdən böyük olmalıdır.',
    ]);
    expect(sentences('courses', { ...course, price: 199.999 })).toEqual([
      'Qiymət: düzgün doldurulmayıb, yazılışını düzəldin. Manatla, qəpik üçün ən çoxu iki rəqəm. Boş qalsa, saytda qiymət olmur.',
    ]);
    expect(sentences('courses', { ...course, price: undefined })).toEqual(['Qiymət: yoxdur, doldurun.']);
  });

  test('[SCHOOL-10] a weight that is not a whole number up to a hundred is explained', () => {
    const course = read('courses/frontend.json');
    const said = '0-dan 100-ə qədər tam ədəd. Sayılmasın deyə 0 yazın.';
    for (const [videos, problem] of [
      [101, 'icazə verilən hüduddan kənardır (≤ 100)'],
      ['', 'düzgün doldurulmayıb, yazılışını düzəldin'],
    ])
      expect(problemsIn('courses', { ...course, weights: { ...course.weights, videos } })).toEqual([
        { path: ['weights', 'videos'], sentence: `Yekunun çəkiləri, Videolar: ${problem}. ${said}` },
      ]);
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

test('[LEARN-1] [LEARN-7] what names the file of an entry that exists is not changed', () => {
  expect(movedField('courses', 'frontend', { path: 'frontend' })).toBeNull();
  expect(movedField('courses', 'frontend', { path: 'devops' })).toBe(
    'Ünvan: dərc olunandan sonra dəyişmir, «frontend» yazın.',
  );
  expect(movedField('exercises', 'backend/xətt', { course: 'backend', slug: 'xətt' })).toBeNull();
  expect(movedField('exercises', 'backend/xətt', { course: 'frontend', slug: 'xətt' })).toBe(
    'Kurs: dərc olunandan sonra dəyişmir, «backend» yazın.',
  );
  expect(movedField('exercises', 'backend/xətt', { course: 'backend', slug: 'rəng' })).toBe(
    'Ünvan: dərc olunandan sonra dəyişmir, «xətt» yazın.',
  );
  expect(movedField('partners', 'odlar', { name: 'Başqa' })).toBeNull();
  const course = read('courses/frontend.json');
  for (const path of ['DevOps', 'dev ops', 'dev--ops', '-dev', 'index', 'kibertəhlükə', 'x'.repeat(61), ''])
    expect(sentences('courses', { ...course, path })[0], path).toMatch(/^Ünvan: /);
  for (const path of ['devops', 'dev-ops-2', 'x'.repeat(60)])
    expect(sentences('courses', { ...course, path }), path).toEqual([]);
});

test('[CMS-2] the name of a second entry is refused by its field', () => {
  expect(takenSentence('partners', 'varaq-kitab')).toBe('Ad: «varaq-kitab» artıq var, başqasını yazın.');
  expect(takenSentence('courses', 'devops')).toBe('Ünvan: «devops» artıq var, başqasını yazın.');
  expect(takenSentence('exercises', 'frontend/rəng')).toBe(
    'Ünvan: «frontend/rəng» artıq var, başqasını yazın.',
  );
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
