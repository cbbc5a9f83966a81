import { limits } from '#core/words/limits.ts';
import { PostFrontMatter } from '#features/posts/post.ts';
import { SnippetFile } from '#features/snippets/snippet.ts';
import { type Field, fieldsOf } from '../fields.ts';
import { inFolder, picture } from '../pictures.ts';

/** How a hashtag is written, for posts and courses. */
export const hashtagWords = `boşluq və # işarəsi olmadan, ən çoxu ${limits.hashtag} işarə yazın`;

const newestFirst = [
  { field: 'time', label: 'Tarix', default_sort: 'desc' as const },
  { field: 'title', label: 'Başlıq' },
];

export const slug = {
  label: 'Ünvan',
  hint: 'Başlıqdan özü yaranır. Saxlanandan sonra dəyişmir.',
  as: { widget: 'slug' as const },
};

const time = {
  label: 'Tarix',
  hint: 'Gələcək vaxt yazsanız, həmin vaxtdan sonrakı ilk yenilənməyə qədər saytda görünmür.',
  as: { widget: 'datetime' as const, default: '{{now}}', format: 'YYYY-MM-DDTHH:mm:ssZ' },
};

/** The text below the front matter. */
export const body: Field = {
  name: 'body',
  label: 'Mətn',
  widget: 'markdown',
  required: true,
  ...inFolder('blogs'),
};

/** content/blogs. */
export const blogs = {
  name: 'blogs',
  label: 'Bloq yazıları',
  label_singular: 'Yazı',
  folder: 'content/blogs',
  extension: 'md',
  create: true,
  identifier_field: 'title',
  preview_path: 'blogs',
  // Uses our slug (core/words/slug.ts) as the file name instead of Decap's own rule.
  slug: '{{fields.slug}}',
  summary: '{{title}}',
  sortable_fields: newestFirst,
  schema: PostFrontMatter,
  fields: [
    ...fieldsOf(PostFrontMatter, {
      title: { label: 'Başlıq' },
      slug,
      time,
      author: { label: 'Müəllif', hint: 'Ad və soyad.' },
      author_image: {
        label: 'Müəllifin şəkli',
        as: { ...picture('people'), default: '' },
      },
      blog_image: { label: 'Yazının şəkli', as: picture('blogs') },
      hashtags: {
        label: 'Heşteqlər',
        hint: 'İlk üçü kartda görünür.',
        item: 'Heşteq',
        wrong: hashtagWords,
      },
      series: {
        label: 'Seriya',
        hint: 'Yazı bir seriyanın hissəsidirsə, seriyanın adını yazın: hər hissədə eyni olmalıdır.',
      },
      description: {
        label: 'Təsvir',
        hint: 'Axtarış sistemləri üçün bir-iki cümlə.',
        as: { widget: 'text' },
      },
    }),
    body,
  ],
};

/** content/codes. */
export const codes = {
  name: 'codes',
  label: 'Kod nümunələri',
  label_singular: 'Kod nümunəsi',
  folder: 'content/codes',
  extension: 'json',
  create: true,
  identifier_field: 'title',
  preview_path: 'code/{{fields.codeName}}',
  slug: '{{fields.codeName}}-{{fields.slug}}',
  summary: '{{codeName}}: {{title}}',
  sortable_fields: newestFirst,
  view_groups: [{ label: 'Dil', field: 'codeName' }],
  schema: SnippetFile,
  fields: fieldsOf(SnippetFile, {
    title: { label: 'Başlıq' },
    slug,
    time,
    codeName: { label: 'Dil' },
    content: {
      label: 'Mətn',
      hint: 'HTML: izah, <pre><code class="language-css"> içində kod, məsləhət.',
      as: { widget: 'text' },
    },
  }),
};
