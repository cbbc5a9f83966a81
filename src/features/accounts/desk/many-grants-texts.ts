import { limits } from '#core/words/limits.ts';
import { panelLimits } from '#panel/limits.ts';
import { lineRun } from '#panel/many-texts.ts';
import type { ManyAction, Plan } from './grant-lines.ts';
import { userTab } from './texts.ts';

/** Courses of many users at once (SCHOOL-3). */
export const manyGrants = {
  title: userTab.parts.many,
  lead: 'E-poçtları və ya istifadəçi adlarını yapışdırın. Əvvəlcə hər sətir üçün nə olacağını görəcəksiniz, siz təsdiqləyənə kimi heç nə dəyişmir.',
  joinTitle: (group: string) => `${group}: tələbə əlavə et`,
  joinLead:
    'E-poçtları və ya istifadəçi adlarını yapışdırın. Kursu olmayana kurs da açılacaq. Tələbə bir kursun yalnız bir qrupunda ola bilər.',
  /** For a teacher of some courses, who finds the students of these alone (SCHOOL-9). */
  joinLeadTaught:
    'E-poçtları və ya istifadəçi adlarını yapışdırın. Yalnız bu kursun tələbələri tapılır: kursu olmayana onu əvvəlcə admin açmalıdır. Tələbə bir kursun yalnız bir qrupunda ola bilər.',
  notTaught: 'bu kursun belə tələbəsi yoxdur',
  list: 'Siyahı',
  listHint: `Hər sətirdə bir nəfər, ən çoxu ${panelLimits.grantLines} nəfər. Sətirdə e-poçt varsa, yalnız o götürülür, ad və soyad qala bilər. Outlook və cədvəldən kopyalanan siyahı da olar.`,
  action: 'Nə edilsin',
  actions: {
    open: 'Kursu aç',
    renew: 'Son günü dəyiş',
    close: 'Kursu bağla',
    join: 'Qrupa əlavə et',
  } satisfies Record<ManyAction, string>,
  lastDay: userTab.lastDay,
  lastDayHint:
    'Boş qalsa, kurs müddətsiz açıq olur. Gün seçsəniz, kurs həmin günün sonuna kimi açıq qalır (Bakı vaxtı ilə).',
  check: 'Siyahını yoxla',
  checking: 'Yoxlanılır…',
  required: 'Siyahını yazın və kursu seçin.',
  tooMany: (count: number) =>
    `Siyahıda ${count} nəfər var, ən çoxu ${panelLimits.grantLines} nəfər ola bilər. Siyahını hissələrə bölün.`,
  resultTitle: 'Sətirlər',
  /** Before a run, after the name of the course. */
  task: {
    open: 'kursu açılacaq',
    renew: 'kursunun son günü dəyişəcək',
    close: 'kursu bağlanacaq',
    join: 'kursunun qrupuna əlavə olunacaq',
  } satisfies Record<ManyAction, string>,
  until: (day: string | null) => (day === null ? 'müddətsiz' : `son gün ${day}`),
  plans: {
    grant: 'kurs açılacaq',
    renew: 'son günü dəyişəcək',
    reopen: 'müddəti bitib, yenidən açılacaq',
    revoke: 'kurs bağlanacaq',
    join: 'qrupa əlavə olunacaq',
    move: 'bu kursun başqa qrupundan keçəcək',
    admit: 'kurs açılacaq və qrupa əlavə olunacaq',
    member: 'artıq bu qrupdadır',
    has: 'kurs artıq açıqdır',
    'has-until': 'kurs artıq açıqdır',
    'same-day': 'son günü artıq belədir',
    lacks: 'bu kursu yoxdur',
    unreadable: 'e-poçt və ya istifadəçi adı deyil',
    twice: 'siyahıda təkrarlanır',
    'not-found': 'belə istifadəçi yoxdur',
    several: 'bu e-poçtla bir neçə hesab var, istifadəçi adını yazın',
    malformed: 'hesabın məlumatı zədələnib',
    staff: 'hesabı bu paneldən dəyişmək olmaz',
    unverified: 'e-poçtu təsdiqlənməyib, kurs açılmayacaq',
    full: `artıq ${limits.lessons} kursu var`,
  } satisfies Record<Plan, string>,
  states: {
    ...lineRun.states,
    changed: 'hesab bu arada dəyişib',
  },
  run: (count: number) => `Başla: ${count} nəfər`,
  goOn: (count: number) => `Davam et: ${count} nəfər`,
  counts: (done: number, all: number) => `${done} / ${all} sətir hazırdır.`,
  nothing: 'Bu siyahıda ediləsi iş yoxdur.',
  clear: 'Siyahını təmizlə',
} as const;
