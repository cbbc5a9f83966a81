import { limits } from '#core/words/limits.ts';

/** PANEL-7: courses of users. */
export const userTab = {
  title: 'İstifadəçilər',
  /** What is shown in place of the list (SCHOOL-3, SCHOOL-4). */
  parts: { many: 'Siyahı ilə kurs aç', students: 'Kursun gedişatı', student: 'Tələbə' },
  student: 'Səhifəsi',
  studentOf: (name: string) => `${name}: səhifəsi`,
  find: 'Tələbəni tapın',
  finding: 'Axtarılır…',
  found: 'Tapılanlar',
  notFound: 'Belə istifadəçi yoxdur. Adın, e-poçtun və ya nömrənin başqa hissəsini yazın.',
  back: 'İstifadəçilərə qayıt',
  grantTitle: 'Kurs aç',
  choose: (name: string) => `${name}: kurs açmaq üçün seç`,
  user: 'İstifadəçi',
  nobody: 'Siyahıdan istifadəçi seçin.',
  grant: 'Kursu aç',
  granting: 'Açılır…',
  granted: (course: string, name: string) => `${course} kursu ${name} üçün açıldı.`,
  renewed: (course: string, name: string) => `${course} kursunun son günü ${name} üçün dəyişdi.`,
  lastDay: 'Son gün',
  lastTime: 'Keçən dəfəki son gün. Müddətsiz açmaq üçün silin.',
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
  list: 'Kimlər',
  lists: {
    teachers: 'Müəllimlər',
    name: 'Hamısı, ad üzrə',
    newest: 'Hamısı, əvvəlcə yenilər',
  },
  /** PANEL-8: without verification, anyone could sign up with somebody else's e-mail. */
  unverified:
    'Müəllim yalnız e-poçtu təsdiqlənmiş istifadəçidən təyin olunur: o, təsdiq məktubundakı keçidi açıb sayta daxil olmalıdır.',
  oldKey: 'açarı köhnədir', // the configured key was changed after this user became a teacher
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
  courses: (names: string) => `Kursları: ${names}`,
  allCourses: 'Bütün kurslar',
  coursesOf: (name: string) => `${name}: kurslar`,
  coursesHint:
    'Müəllim yalnız seçdiyiniz kursların tələbələrini, suallarını, tapşırıqlarını, sınaqlarını, qruplarını və videolarını görəcək. Bloq, kod nümunələri və müraciətlər bütün müəllimlər üçün açıqdır.',
  saveCourses: 'Yadda saxla',
  savingCourses: 'Saxlanılır…',
  coursesSaved: (name: string) => `${name} üçün kurslar saxlanıldı.`,
  noCourses: 'Ən azı bir kurs seçin və ya «Bütün kurslar» düyməsini basın.',
  manyCourses: `Ən çoxu ${limits.teaches} kurs seçin və ya «Bütün kurslar» düyməsini basın.`,
} as const;
