import { Course } from '#domain/courses/course.ts';
import { fieldsOf } from '../fields.ts';
import { picture } from '../pictures.ts';

/** content/courses. Videos and users refer to the six courses (domain/courses/course.ts), so the list is fixed. */
export const courses = {
  name: 'courses',
  label: 'Kurslar',
  label_singular: 'Kurs',
  folder: 'content/courses',
  extension: 'json',
  create: false,
  delete: false,
  identifier_field: 'title',
  preview_path: 'lessons/{{fields.path}}',
  summary: '{{title}}',
  sortable_fields: [{ field: 'order', label: 'Sıra', default_sort: 'asc' as const }],
  schema: Course,
  fields: fieldsOf(Course, {
    id: { label: 'Kod', as: { widget: 'hidden' } },
    path: { label: 'Ünvan', as: { widget: 'hidden' } },
    order: { label: 'Sıra', hint: 'Siyahılardakı yeri, 1-dən başlayır.' },
    title: { label: 'Ad' },
    shortDescribe: {
      label: 'Qısa təsvir',
      hint: 'Kartda görünür, ən çoxu 90 işarə.',
      as: { widget: 'text' },
    },
    describe: { label: 'Təsvir', item: 'Abzas', itemAs: { widget: 'text' } },
    outcomes: { label: 'Nəyi bacaracaqsınız', item: 'Bacarıq' },
    audience: { label: 'Kimlər üçün', as: { widget: 'text' } },
    programme: {
      label: 'Proqram',
      item: 'Modul',
      fields: { title: { label: 'Modulun adı' }, topics: { label: 'Mövzular', item: 'Mövzu' } },
    },
    hashtags: { label: 'Heşteqlər', item: 'Heşteq' },
    duration: { label: 'Müddət', hint: 'Məsələn: 6 ay, həftədə 3 dərs' },
    image: { label: 'Şəkil', as: picture('courses') },
  }),
};
