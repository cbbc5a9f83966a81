import { CourseFile } from '#features/courses/course-file.ts';
import { fieldsOf } from '../fields.ts';
import { picture } from '../pictures.ts';
import { hashtagWords } from './posts.ts';

const weightHint = '0-dan 100-ə qədər tam ədəd. Sayılmasın deyə 0 yazın.';

/**
 * content/courses. Videos, users and their progress refer to a course by its path, so it is fixed once the course
 * exists (before-save.ts), and no course is deleted here (LEARN-1).
 */
export const courses = {
  name: 'courses',
  label: 'Kurslar',
  label_singular: 'Kurs',
  folder: 'content/courses',
  extension: 'json',
  create: true,
  delete: false,
  identifier_field: 'title',
  slug: '{{fields.path}}',
  preview_path: 'lessons/{{fields.path}}',
  summary: '{{title}}',
  sortable_fields: [{ field: 'order', label: 'Sıra', default_sort: 'asc' as const }],
  schema: CourseFile,
  fields: fieldsOf(CourseFile, {
    path: {
      label: 'Ünvan',
      hint: 'Kursun ünvanı, heşteqi və videoların qrupu: məsələn, «devops». Saxlanandan sonra dəyişmir. Yeni kurs yaratsanız, saytın texniki işlərinə baxan şəxsə xəbər verin: tələbələrin gedişatı yalnız o, `operator setup` əmrini işlədəndən sonra hesabda qalır.',
      wrong: 'kiçik latın hərfləri, rəqəmlər və aralarında tire yazın',
      as: { widget: 'path' },
    },
    order: { label: 'Sıra', hint: 'Siyahılardakı yeri, 1-dən başlayır.' },
    title: { label: 'Ad' },
    shortName: { label: 'Qısa ad', hint: 'İdarə panelində heşteqlərin düyməsi, məsələn: Front' },
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
    hashtags: { label: 'Heşteqlər', item: 'Heşteq', wrong: hashtagWords },
    duration: { label: 'Müddət', hint: 'Məsələn: 6 ay, həftədə 3 dərs' },
    teachesCode: { label: 'Kod kitabxanasına keçid', hint: 'Kursda kod yazılırsa.' },
    image: {
      label: 'Şəkil',
      hint: 'Boş qalsa, kursun naxışı özü çəkilir.',
      as: picture('courses'),
    },
    price: {
      label: 'Qiymət',
      hint: 'Manatla, qəpik üçün ən çoxu iki rəqəm. Boş qalsa, saytda qiymət olmur.',
    },
    priceBefore: {
      label: 'Əvvəlki qiymət',
      hint: 'Endirim varsa. Saytda üstündən xətt çəkilir, qiymətdən böyük olmalıdır.',
    },
    instalments: {
      label: 'Hissə sayı',
      hint: 'Qiymət neçə aya bölünür, 2-dən 36-ya qədər. Hissələri sayt özü hesablayır.',
    },
    startDate: {
      label: 'Başlama günü',
      hint: 'Növbəti qrupun ilk günü: il-ay-gün. Həmin gün keçəndən sonra saytda görünmür.',
      wrong: 'tarixi il-ay-gün şəklində yazın, məsələn: 2027-01-12',
    },
    weights: {
      label: 'Yekunun çəkiləri',
      hint: 'İdarə panelində tələbənin yekununda hər hissə nə qədər sayılır: 0-dan 100-ə qədər tam ədəd. Boş qalan hissə sayılmır, hamısı boş qalsa, hissələr eyni dərəcədə sayılır.',
      fields: {
        videos: { label: 'Videolar', hint: weightHint },
        tasks: { label: 'Tapşırıqlar', hint: weightHint },
        quizzes: { label: 'Sınaqlar', hint: weightHint },
        attendance: { label: 'Davamiyyət', hint: weightHint },
      },
    },
  }),
};
