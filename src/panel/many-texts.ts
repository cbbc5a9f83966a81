import { mostSelected } from './list-query.ts';
import type { ContentAction, ContentPlan } from './many-changes.ts';

export const lineRun = {
  states: {
    running: 'göndərilir…',
    done: 'hazırdır',
    already: 'artıq belədir',
    failed: 'alınmadı',
  },
  idle: (count: number) => `${count} sətrə toxunulmur: səbəbi hər birinin yanında yazılıb.`,
  stop: 'Dayandır',
  stopping: 'Dayandırılır…',
  broken: 'İş yarımçıq qaldı. Hazır olanlar təkrar göndərilməyəcək.',
} as const;

export const manyContent = {
  bar: 'Seçilənlər',
  picked: (count: number) => (count === 0 ? 'Sətirləri seçin.' : `${count} material seçilib.`),
  others: (count: number) => `Onlardan ${count} material bu siyahıda görünmür.`,
  full: `Bir dəfəyə ən çoxu ${mostSelected} material seçmək olar. Əvvəlcə seçdiklərinizlə işi bitirin.`,
  all: (count: number) => `Hamısını seç: ${count}`,
  clear: 'Seçimi ləğv et',
  rangeHint: 'Aralığı seçmək üçün Shift düyməsini basıb saxlayın.',
  action: 'Nə edilsin',
  actions: {
    add: 'Heşteq əlavə et',
    remove: 'Heşteqi sil',
    course: 'Kursu təyin et',
    delete: 'Zibil qutusuna köçür',
  } satisfies Record<ContentAction, string>,
  toAction: 'Əməliyyatı seç',
  courseHint:
    'Yeni kursun heşteqini özümüz əlavə edirik. Əvvəlki kursun heşteqi qalır: lazım deyilsə, sonra «Heşteqi sil» əməliyyatını seçin.',
  check: (count: number) => `Yoxla: ${count} material`,
  delete: (count: number) => `Zibil qutusuna köçür: ${count} material`,
  nothingPicked: 'Siyahıda ən azı bir sətir seçin.',
  required: 'Heşteqi yazın və ya kursu seçin.',
  resultTitle: 'Seçilmiş materiallar',
  /** Before a run; hashtags and the course's name stand in front. */
  task: {
    add: 'əlavə olunacaq',
    remove: 'silinəcək',
    course: 'kursu təyin olunacaq',
    delete: 'Zibil qutusuna köçürüləcək',
  } satisfies Record<ContentAction, string>,
  plans: {
    change: 'dəyişəcək',
    delete: 'zibil qutusuna köçürüləcək',
    same: 'artıq belədir',
    malformed: 'oxunmadı, onu yalnız silmək olar',
    gone: 'artıq silinib',
    draft: 'yarımçıq qaralamanız var, əvvəlcə onu yadda saxlayın və ya silin',
    last: 'ən azı bir heşteq qalmalıdır',
    'too-many': 'heşteqləri həddən çox olar',
    free: 'pulsuzdur, öz kursu yoxdur: kursun heşteqini əlavə edin',
    'last-course': 'pulsuz videoda ən azı bir kursun heşteqi qalmalıdır',
    'own-course': 'öz kursunun heşteqi silinmir',
    form: 'əvvəlcə materialı açıb düzəldin: başqa xanasında səhv var',
  } satisfies Record<ContentPlan, string>,
  tagsAdded: 'heşteq əlavə olunacaq:',
  tagsTaken: 'heşteq silinəcək:',
  states: {
    ...lineRun.states,
    changed: 'bu arada dəyişib',
  },
  run: (count: number) => `Başla: ${count} material`,
  goOn: (count: number) => `Davam et: ${count} material`,
  counts: (done: number, all: number) => `${done} / ${all} material hazırdır.`,
  nothing: 'Bu seçimdə ediləsi iş yoxdur.',
  back: 'Seçimə qayıt',
  toTrash: (titles: readonly string[], others: number) => {
    const named = titles.map((title) => `«${title}»`).join(', ');
    const count = titles.length + others;
    const all = others === 0 ? named : `${named} və daha ${others} material`;
    return `${count} material zibil qutusuna köçürüləcək: ${all}. Oradan bərpa etmək olar.`;
  },
} as const;
