import { TextPageFrontMatter } from '#core/installation/site.ts';
import { fieldsOf } from '../fields.ts';

/** content/pages. A file's name is its page's address, which should not change: editors change texts only. */
export const pages = {
  name: 'pages',
  label: 'Mətn səhifələri',
  label_singular: 'Səhifə',
  folder: 'content/pages',
  extension: 'md',
  create: false,
  delete: false,
  identifier_field: 'title',
  preview_path: '{{filename}}',
  summary: '{{title}}',
  schema: TextPageFrontMatter,
  fields: [
    ...fieldsOf(TextPageFrontMatter, {
      title: { label: 'Başlıq' },
      description: {
        label: 'Təsvir',
        hint: 'Axtarış sistemləri üçün bir-iki cümlə.',
        as: { widget: 'text' },
      },
      updated: {
        label: 'Son dəyişiklik',
        hint: 'Səhifədə görünür. Oxucular üçün vacib olan dəyişiklikdən sonra yeniləyin: il-ay-gün.',
        wrong: 'tarixi il-ay-gün şəklində yazın, məsələn: 2026-11-22',
      },
    }),
    { name: 'body', label: 'Mətn', widget: 'markdown', required: true },
  ],
};
