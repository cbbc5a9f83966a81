import { ExerciseFile } from '#features/exercises/exercise.ts';
import { fieldsOf } from '../fields.ts';
import { body, slug } from './posts.ts';

/** content/exercises: a folder for each course (docs/exercises.md). */
export const exercises = {
  name: 'exercises',
  label: 'Tapşırıqlar',
  label_singular: 'Tapşırıq',
  folder: 'content/exercises',
  extension: 'md',
  create: true,
  identifier_field: 'title',
  preview_path: 'lessons/{{fields.course}}/exercises',
  path: '{{fields.course}}/{{slug}}',
  slug: '{{fields.slug}}',
  summary: '{{course}}, {{order}}: {{title}}',
  sortable_fields: [
    { field: 'order', label: 'Sıra', default_sort: 'asc' as const },
    { field: 'title', label: 'Başlıq' },
  ],
  view_groups: [{ label: 'Kurs', field: 'course' }],
  schema: ExerciseFile,
  fields: [
    ...fieldsOf(ExerciseFile, {
      title: { label: 'Başlıq' },
      slug,
      course: {
        label: 'Kurs',
        hint: 'Saxlanandan sonra dəyişmir.',
        as: {
          widget: 'fixed-relation',
          collection: 'courses',
          value_field: 'path',
          search_fields: ['title'],
          display_fields: ['title'],
        },
      },
      order: { label: 'Sıra', hint: 'Kursun tapşırıqları arasında yeri, 1-dən başlayır.' },
      video: {
        label: 'Video',
        hint: 'Tapşırıq bu videonun altında da görünür. Videonu kursun səhifəsində açın, brauzerin ünvan sətrindəki ünvanı kopyalayıb bura yapışdırın. Videosu yoxdursa, boş qalır.',
      },
      language: { label: 'Dil', hint: 'Kod yazılan tapşırıq üçün. Kod yoxdursa, boş qalır.' },
      page: {
        label: 'Hazır HTML',
        hint: 'CSS və ya JavaScript kodunun tətbiq olunduğu HTML.',
        as: { widget: 'text' },
      },
      start: { label: 'Başlanğıc kod', as: { widget: 'text' } },
      solution: {
        label: 'Həll',
        hint: 'Bütün şərtləri ödəməlidir: ödəməsə, sayt yenilənmir.',
        as: { widget: 'text' },
      },
      checks: {
        label: 'Şərtlər',
        item: 'Şərt',
        fields: {
          text: { label: 'Mətn', hint: 'Nə belə olmalıdır: tam cümlə. Kodu `…` içində yazın.' },
          test: {
            label: 'Yoxlama',
            hint: 'JavaScript ifadəsi, məsələn: topla(2, 3)',
            as: { widget: 'text' },
          },
          expected: {
            label: 'Gözlənilən dəyər',
            hint: 'JavaScript ifadəsi, məsələn: 5. Boş qalsa, ifadənin true olması kifayətdir.',
          },
        },
      },
      hints: { label: 'İpucları', item: 'İpucu', itemAs: { widget: 'text' } },
      questions: {
        label: 'Suallar',
        item: 'Sual',
        fields: {
          text: { label: 'Sual' },
          options: {
            label: 'Cavablar',
            item: 'Cavab',
            fields: { text: { label: 'Mətn' }, right: { label: 'Düzgündür' } },
          },
          note: { label: 'İzah', hint: 'Cavab açılanda görünür.', as: { widget: 'text' } },
        },
      },
      handIn: {
        label: 'Müəllimin baxdığı iş',
        hint: 'code: kod, address: ünvan, picture: şəkil. Tapşırığa müəllim baxmırsa, boş qalır. Kod üçün dil və başlanğıc kodu da doldurun.',
      },
      checklist: {
        label: 'Müəllim nələrə baxır',
        hint: 'Tələbə bunları göndərməzdən əvvəl oxuyur.',
        item: 'Tələb',
      },
      phrases: {
        label: 'Hazır ifadələr',
        hint: 'Müəllim onları rəyinə bir düymə ilə əlavə edir.',
        item: 'İfadə',
        itemAs: { widget: 'text' },
      },
    }),
    { ...body, label: 'Tapşırığın mətni' },
  ],
};
