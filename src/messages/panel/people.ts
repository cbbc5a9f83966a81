import type { Role, UserOrder } from '#domain/accounts/user.ts';
import type { AuditAction, AuditEntry, AuditedCollection, TrashedCollection } from '#domain/panel/audit.ts';
import type { TrashOrder } from '#domain/panel/trash.ts';
import { limits } from '#domain/shared/limits.ts';

/** Texts that the panel's tabs about users share. */
export const people = {
  search: 'Ad, soyad, istifadəçi adı və ya e-poçtun bir hissəsi',
  orders: {
    name: 'Ad üzrə',
    newest: 'Əvvəlcə yeni qeydiyyatlar',
    oldest: 'Əvvəlcə köhnə qeydiyyatlar',
    unsorted: 'Sırasız, hamısı',
  } satisfies Record<UserOrder, string>,
  roles: { student: null, teacher: 'Müəllim', admin: 'Admin' } satisfies Record<Role, string | null>,
  verified: 'təsdiqlənib',
  /** Shown for an e-mail that is not verified, or whose owner has not visited since verifying it. */
  unverified: 'təsdiqi görünmür',
  /** A userKey that is no longer a valid key (PANEL-8). */
  emptyKey: 'açarı boşdur',
  since: (day: string) => `qeydiyyat: ${day}`,
} as const;

/** PANEL-7: courses of users. */
export const userTab = {
  title: 'İstifadəçilər',
  /** What is shown in place of the list (SCHOOL-3, SCHOOL-4). */
  parts: { many: 'Siyahı ilə kurs aç', students: 'Kursun gedişatı' },
  back: 'İstifadəçilərə qayıt',
  grantTitle: 'Kurs aç',
  choose: (name: string) => `${name}: kurs açmaq üçün seç`,
  user: 'İstifadəçi',
  nobody: 'Siyahıdan istifadəçi seçin.',
  grant: 'Kursu aç',
  granting: 'Açılır…',
  granted: (course: string, name: string) => `${course} kursu ${name} üçün açıldı.`,
  /** The course was granted already. */
  renewed: (course: string, name: string) => `${course} kursunun son günü ${name} üçün dəyişdi.`,
  lastDay: 'Son gün',
  lastDayHint: 'İstəyə bağlıdır. Kurs həmin günün sonuna kimi açıq qalır (Bakı vaxtı ilə).',
  until: (day: string) => `son gün ${day}`,
  over: (day: string) => `${day} tarixində bitib`,
  duplicate: 'Bu dərs istifadəçidə mövcuddur!',
  selectBoth: 'İstifadəçini və kursu seçin.',
  full: (most: number) => `Bir istifadəçinin ən çoxu ${most} kursu ola bilər. Əvvəlcə birini bağlayın.`,
  /** A stranger may have signed up with the e-mail of whom staff mean. */
  ungranted:
    'E-poçtu təsdiqlənməyib: kurs yalnız təsdiqdən sonra açıla bilər. İstifadəçi təsdiq məktubundakı keçidi açıb sayta daxil olmalıdır.',
  gone: 'Bu istifadəçi artıq yoxdur, ola bilər ki, silinib.',
  coursesOf: (name: string) => `${name}: kurslar`,
  noCourses: 'Kursu yoxdur',
  allCourses: (count: number) => `Hamısı: ${count} kurs`,
  revoke: (course: string, name: string) => `${name}: ${course} kursunu bağla`,
  revokeText: (course: string, name: string) => `${name} üçün ${course} kursu bağlanacaq.`,
  revokeYes: 'Bəli, bağla',
  revokeNo: 'Xeyr, qalsın',
  revoked: (course: string, name: string) => `${course} kursu ${name} üçün bağlandı.`,
  locked: 'Yalnız admin dəyişə bilər',
  lockedAdmin: 'Adminin hesabını paneldən dəyişmək olmaz',
} as const;

/** PANEL-8: the teachers. */
export const rankTab = {
  title: 'Müəllim təyinatı',
  empty: 'Hələ müəllim təyin olunmayıb.',
  lead: 'Müəllim yazı, video və kod nümunəsi əlavə edə, istifadəçilərə kurs aça bilir. Təyin etmək üçün istifadəçini axtarın.',
  orders: {
    teachers: 'Müəllimlər',
    name: 'Hamısı, ad üzrə',
    newest: 'Hamısı, əvvəlcə yenilər',
  },
  /** PANEL-8: without verification, anyone could sign up with somebody else's e-mail. */
  unverified:
    'Müəllim yalnız e-poçtu təsdiqlənmiş istifadəçidən təyin olunur: o, təsdiq məktubundakı keçidi açıb sayta daxil olmalıdır.',
  /** The configured key was changed after this user became a teacher. */
  oldKey: 'açarı köhnədir',
  assign: 'Müəllim təyin et',
  assignLabel: (name: string) => `${name}: müəllim təyin et`,
  assignText: (name: string, email: string) =>
    `${name} (${email}) müəllim olacaq: panelə daxil olacaq, məzmunu və tələbələri idarə edəcək.`,
  assignYes: 'Bəli, təyin et',
  assigning: 'Təyin edilir…',
  assigned: (name: string) => `${name} müəllim təyin olundu.`,
  noKey: `Müəllim açarı qurulmayıb: operator onu verilənlər bazasına, config/keys altına yazmalıdır (ən azı ${limits.keyMin} işarə).`,
  remove: 'Müəllimlikdən çıxar',
  removeLabel: (name: string) => `${name}: müəllimlikdən çıxar`,
  removeText: (name: string) =>
    `${name} artıq müəllim panelini aça bilməyəcək. Panelin müəllim şifrəsini və saytın yenilənmə ünvanını da dəyişdirməyi unutmayın: o, hər ikisini bilir.`,
  removeYes: 'Bəli, çıxar',
  removeNo: 'Xeyr, qalsın',
  removed: (name: string) => `${name} artıq müəllim deyil. Səhifə təzələnir…`,
  failed: 'Dəyişiklik alınmadı. Yenidən cəhd edin.',
} as const;

const empty = 'Zibil qutusu boşdur.';
const noneOfKind = 'Bu növdən silinmiş heç nə yoxdur.';

/** PANEL-9: deleted documents. */
export const trashTab = {
  title: 'Zibil qutusu',
  empty: {
    newest: empty,
    oldest: empty,
    users: noneOfKind,
    videos: noneOfKind,
    blogs: noneOfKind,
    codes: noneOfKind,
  } satisfies Record<TrashOrder, string>,
  lead: 'Silinənlər burada qalır, istəsəniz, bərpa edə bilərsiniz.',
  search: 'Başlığın və ya adın əvvəlini yazın',
  orders: {
    newest: 'Hamısı, əvvəlcə yeni silinənlər',
    oldest: 'Hamısı, əvvəlcə köhnə silinənlər',
    users: 'İstifadəçilər',
    videos: 'Videolar',
    blogs: 'Yazılar',
    codes: 'Kod nümunələri',
  } satisfies Record<TrashOrder, string>,
  kinds: {
    users: 'İstifadəçi',
    videos: 'Video',
    blogs: 'Yazı',
    codes: 'Kod nümunəsi',
  } satisfies Record<TrashedCollection, string>,
  untitled: 'Adsız',
  deletedBy: (name: string) => `${name} silib`,
  damaged: 'Məlumatı zədələnib, bərpa etmək olmaz',
  adminsOnly: 'Yalnız admin bərpa edə bilər',
  restore: 'Bərpa et',
  restoreLabel: (title: string) => `«${title}»: bərpa et`,
  restoring: 'Bərpa olunur…',
  restored: (title: string) => `«${title}» bərpa olundu.`,
  restoredUser: (name: string) =>
    `${name} bərpa olundu. Müəllim idisə, onu «Müəllimlər» bölməsində yenidən təyin edin.`,
  restoreFailed: 'Bərpa alınmadı. Yenidən cəhd edin.',
  gone: 'Bu material artıq zibil qutusunda deyil: kimsə onu bərpa edib və ya həmişəlik silib.',
  malformed: 'Bərpa alınmadı: materialın məlumatı zədələnib, sayt onu göstərə bilməz.',
  taken: {
    users: 'Bərpa alınmadı: bu istifadəçi adı və ya e-poçt ilə artıq başqa hesab var.',
    videos: 'Bərpa alınmadı: bu video artıq siyahıdadır.',
    blogs: 'Bərpa alınmadı: bu ünvanda artıq başqa yazı var.',
    codes: 'Bərpa alınmadı: bu ünvanda artıq başqa kod nümunəsi var.',
  } satisfies Record<TrashedCollection, string>,
  purge: 'Həmişəlik sil',
  purgeLabel: (title: string) => `«${title}»: həmişəlik sil`,
  purgeText: (title: string) => `«${title}» həmişəlik silinəcək. Bunu geri qaytarmaq olmaz.`,
  purgeUserText: (name: string) =>
    `${name} həmişəlik silinəcək və bu hesabla bir daha qeydiyyatdan keçə bilməyəcək. Bunu geri qaytarmaq olmaz.`,
  purgeYes: 'Bəli, həmişəlik sil',
  purged: 'Həmişəlik silindi.',
} as const;

interface Forms {
  /** «adds a post» */
  plain: string;
  /** «edits the post»: the dative */
  to: string;
  /** «deletes the post»: the accusative */
  it: string;
}

const forms: Record<AuditedCollection, Forms> = {
  blogs: { plain: 'yazı', to: 'yazıya', it: 'yazını' },
  codes: { plain: 'kod nümunəsi', to: 'kod nümunəsinə', it: 'kod nümunəsini' },
  videos: { plain: 'video', to: 'videoya', it: 'videonu' },
  users: { plain: 'istifadəçi', to: 'istifadəçiyə', it: 'istifadəçini' },
  enrolments: { plain: 'kurs kodu', to: 'kurs koduna', it: 'kurs kodunu' },
  certificates: { plain: 'sertifikat', to: 'sertifikata', it: 'sertifikatı' },
  messages: { plain: 'müraciət', to: 'müraciətə', it: 'müraciəti' },
  orders: { plain: 'sifariş', to: 'sifarişə', it: 'sifarişi' },
  questions: { plain: 'sual', to: 'suala', it: 'sualı' },
  announcements: { plain: 'elan', to: 'elana', it: 'elanı' },
  works: { plain: 'iş', to: 'işə', it: 'işi' },
  quizzes: { plain: 'sınaq', to: 'sınağa', it: 'sınağı' },
  drafts: { plain: 'qaralama', to: 'qaralamaya', it: 'qaralamanı' },
  attempts: { plain: 'cəhd', to: 'cəhdə', it: 'cəhdi' },
  outlines: { plain: 'kursun planını', to: 'kursun planına', it: 'kursun planını' },
};

const deeds: Record<AuditAction, (form: Forms) => string> = {
  create: ({ plain }) => `${plain} əlavə etdi`,
  update: ({ to }) => `${to} düzəliş etdi`,
  delete: ({ it }) => `${it} sildi`,
  restore: ({ it }) => `${it} bərpa etdi`,
  purge: ({ it }) => `${it} həmişəlik sildi`,
  grant: () => 'kurs açdı',
  renew: () => 'kursun son gününü dəyişdi',
  revoke: () => 'kursu bağladı',
  appoint: () => 'müəllim təyin etdi',
  dismiss: () => 'müəllimlikdən çıxardı',
  end: ({ it }) => `${it} bağladı`,
  enrol: () => 'kursu kodla açdı',
  refuse: ({ it }) => `${it} rədd etdi`,
  pay: () => 'sifarişin ödənişini təsdiqlədi',
  reopen: () => 'ödənişin təsdiqini geri götürdü',
  answer: ({ it }) => `${it} cavablandırdı`,
  hide: ({ it }) => `${it} gizlətdi`,
  show: ({ it }) => `${it} yenidən göstərdi`,
  accept: ({ it }) => `${it} qəbul etdi`,
  return: ({ it }) => `${it} qaytardı`,
};

/** PANEL-14: the log. */
export const log = {
  aside: 'Yalnız adminlər görür.',
  empty: 'Hələ dəyişiklik yoxdur.',
  /** Follows the course's name, if the entry has one. */
  deed: ({ action, collection, lesson }: Pick<AuditEntry, 'action' | 'collection' | 'lesson'>) => {
    if (lesson !== undefined && action === 'enrol') return 'kursunu kodla açdı';
    if (lesson !== undefined && action === 'renew') return 'kursunun son gününü dəyişdi';
    if (lesson !== undefined) return action === 'grant' ? 'kursunu açdı' : 'kursunu bağladı';
    if (collection === 'certificates') return action === 'end' ? 'sertifikatı ləğv etdi' : 'sertifikat verdi';
    if (collection === 'messages')
      return action === 'delete'
        ? 'müraciəti həmişəlik sildi'
        : 'müraciətin vəziyyətini və ya qeydini dəyişdi';
    if (collection === 'works' && action === 'reopen') return 'iş haqqında qərarı geri götürdü';
    if (collection === 'announcements') return action === 'end' ? 'elanı sildi' : 'elan verdi';
    return deeds[action](forms[collection]);
  },
  /** When a grant ends; `null`: never. */
  until: (day: string | null) => (day === null ? 'müddətsiz' : `son gün ${day}`),
  /** The order that a grant belongs to. */
  order: (number: string) => `sifariş ${number}`,
  /** What has become of a question's right options; `null`: it does not count. */
  keyChange: ({ question, was, now }: { question: number; was: string | null; now: string | null }) =>
    `sual ${question}: ${was ?? 'sayılmırdı'} → ${now ?? 'sayılmır'}`,
  loading: 'Dəyişikliklər yüklənir…',
  refresh: 'Təzələ',
  /** The document neither exists nor is in the trash. */
  nameless: 'adı qalmayıb',
} as const;
