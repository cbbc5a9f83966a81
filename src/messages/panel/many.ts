import { mostSelected } from '#domain/panel/list-query.ts';
import type { ContentAction, ContentPlan } from '#domain/panel/many-content.ts';
import type { ManyAction, Plan } from '#domain/panel/many-grants.ts';
import type { VideoPlan } from '#domain/panel/many-videos.ts';
import { limits } from '#domain/shared/limits.ts';
import { userTab } from './people.ts';

/** Lists that are worked through line by line (SCHOOL-3, PANEL-15). */
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

/** One change of many videos, posts or snippets (PANEL-15). */
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
  /** Where nothing else can be done. */
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
  /** Before the hashtags that a line gets or loses. */
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
  /** The question before a deletion, with the first titles. */
  toTrash: (titles: readonly string[], others: number) => {
    const named = titles.map((title) => `«${title}»`).join(', ');
    const count = titles.length + others;
    const all = others === 0 ? named : `${named} və daha ${others} material`;
    return `${count} material zibil qutusuna köçürüləcək: ${all}. Oradan bərpa etmək olar.`;
  },
} as const;

/** Many videos at once (VIDEO-11). */
export const manyVideos = {
  title: 'Çoxlu video əlavə et',
  lead: 'Videoların keçidlərini yapışdırın. Əvvəlcə hər sətir üçün nə olacağını görəcəksiniz, siz təsdiqləyənə kimi heç nə dəyişmir.',
  list: 'Siyahı',
  listHint: `Hər sətirdə bir YouTube keçidi və başlığı, ən çoxu ${limits.videoLines} video. Cədvəldən kopyalanan sütunlar və «başlıq - keçid» kimi sətirlər də olar. Cədvəlin ilk sətrində sütunların adı («Başlıq», «Keçid») varsa, başlığı ondan tanıyırıq. Modulu aşağıda seçin, müddəti YouTube-dan alırıq. Sıra planda da belə qalır.`,
  playlistHint: 'Pleylistin keçidini yapışdırsanız, videolarını özümüz oxuyuruq.',
  check: 'Siyahını yoxla',
  checking: 'Yoxlanılır…',
  required: 'Siyahını yazın və kursu seçin.',
  tooMany: (count: number) =>
    `Siyahıda ${count} video var, ən çoxu ${limits.videoLines} video ola bilər. Siyahını hissələrə bölün.`,
  tooManyListed: `Pleylistlə birlikdə ${limits.videoLines} videodan çoxdur. Siyahını hissələrə bölün.`,
  listGone: (line: string) =>
    `«${line}»: YouTube-da belə pleylist yoxdur, ya da o, gizlidir. Keçidi yoxlayın.`,
  listFailed: (line: string) =>
    `«${line}»: YouTube pleylisti göstərmədi. Bir az sonra yenidən yoxlayın, ya da videoların keçidlərini ayrıca yapışdırın.`,
  resultTitle: 'Sətirlər',
  pasted: (line: string) => `Yapışdırdığınız sətir: ${line}`,
  /** Before a run, after the name of the course. */
  task: (isFree: boolean) =>
    isFree ? 'kursuna pulsuz videolar əlavə olunacaq' : 'kursuna videolar əlavə olunacaq',
  toModule: (title: string) => `modul: ${title}`,
  titleOf: (place: number) => `${place} nömrəli sətrin başlığı`,
  plans: {
    add: 'əlavə olunacaq',
    elsewhere: 'əlavə olunacaq, başqa kursda da var',
    here: 'bu kursda artıq var',
    twice: 'siyahıda təkrarlanır',
    unreadable: 'YouTube videosunun keçidi deyil',
    playlist: 'pleylistdir, videolarının keçidlərini yapışdırın',
    untitled: 'başlığını yazın',
    long: `başlıq ən çoxu ${limits.title} işarə ola bilər`,
  } satisfies Record<VideoPlan, string>,
  /** The last line: the plan of the course. */
  place: (title: string) => `Kursun planı, «${title}»`,
  placing: 'videolar bu sıra ilə modula salınacaq',
  states: {
    ...lineRun.states,
    already: 'artıq var',
    changed: 'bu arada dəyişib',
  },
  run: (count: number) => `Başla: ${count} sətir`,
  goOn: (count: number) => `Davam et: ${count} sətir`,
  counts: (done: number, all: number) => `${done} / ${all} sətir hazırdır.`,
  nothing: 'Bu siyahıda ediləsi iş yoxdur.',
  clear: 'Siyahını təmizlə',
} as const;

/** Courses of many users at once (SCHOOL-3). */
export const manyGrants = {
  title: userTab.parts.many,
  lead: 'E-poçtları və ya istifadəçi adlarını yapışdırın. Əvvəlcə hər sətir üçün nə olacağını görəcəksiniz, siz təsdiqləyənə kimi heç nə dəyişmir.',
  list: 'Siyahı',
  listHint: `Hər sətirdə bir nəfər, ən çoxu ${limits.grantLines} nəfər. Sətirdə e-poçt varsa, yalnız o götürülür, ad və soyad qala bilər. Outlook və cədvəldən kopyalanan siyahı da olar.`,
  action: 'Nə edilsin',
  actions: {
    open: 'Kursu aç',
    renew: 'Son günü dəyiş',
    close: 'Kursu bağla',
  } satisfies Record<ManyAction, string>,
  lastDay: userTab.lastDay,
  lastDayHint:
    'Boş qalsa, kurs müddətsiz açıq olur. Gün seçsəniz, kurs həmin günün sonuna kimi açıq qalır (Bakı vaxtı ilə).',
  check: 'Siyahını yoxla',
  checking: 'Yoxlanılır…',
  required: 'Siyahını yazın və kursu seçin.',
  tooMany: (count: number) =>
    `Siyahıda ${count} nəfər var, ən çoxu ${limits.grantLines} nəfər ola bilər. Siyahını hissələrə bölün.`,
  resultTitle: 'Sətirlər',
  /** Before a run, after the name of the course. */
  task: {
    open: 'kursu açılacaq',
    renew: 'kursunun son günü dəyişəcək',
    close: 'kursu bağlanacaq',
  } satisfies Record<ManyAction, string>,
  until: (day: string | null) => (day === null ? 'müddətsiz' : `son gün ${day}`),
  plans: {
    grant: 'kurs açılacaq',
    renew: 'son günü dəyişəcək',
    reopen: 'müddəti bitib, yenidən açılacaq',
    revoke: 'kurs bağlanacaq',
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
