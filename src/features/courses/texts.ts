export const lessons = {
  title: 'Dərslər',
  lead: 'Özünüzə uyğun kursu seçin və proqramına baxın.',
  count: (n: number) => `${n} kurs`,
  learnCode: 'Kod yazmağı öyrən',
} as const;

/** By itself, because the page of videos needs no other text about courses in its script. */
export const buyCourse = 'Dərsi al';

export const course = {
  back: 'Geri',
  outcomes: 'Nəyi bacaracaqsınız',
  outcomesLead: 'Kursun sonunda',
  audience: 'Kurs kimin üçündür',
  programme: 'Proqram',
  duration: 'Müddət',
  videoModules: 'Video dərslər', // LEARN-2: the modules of its videos
  videoCount: (n: number) => `${n} video`,
  modules: (n: number) => `${n} modul`,
  module: (n: number) => `Modul ${n}`,
  motif: (name: string) => `naxışı: ${name}`,
  freeVideos: 'Pulsuz videolara bax',
  exercises: 'Tapşırıqlar',
  quizzes: 'Sınaqlar',
  related: 'Mövzuya yaxın yazılar',
  relatedLead: 'Kursun mövzusu üzrə yazılar.',
  buy: buyCourse,
  buySubject: (title: string) => `${title} kursunu almaq istəyirəm`,
  buyHint: 'Müraciət forması açılacaq. Yazdığınız e-poçt ünvanına bir iş günü ərzində cavab göndərəcəyik.',
  buyTitle: 'Kursa yazılın',
  buyLead: 'Növbəti addım',
  guest: {
    title: 'Hesabınıza daxil olmamısınız',
    text: 'Kursu almaq üçün əvvəlcə hesabınıza daxil olun. Hesabınız yoxdursa, qeydiyyat cəmi bir dəqiqə çəkir.',
    signIn: 'Giriş',
    signUp: 'Qeydiyyat',
  },
  unverified: {
    title: 'E-poçtunuz təsdiqlənməyib',
    text: 'Kursu almaq üçün e-poçtunuzu təsdiqləyin. Təsdiq məktubunu tənzimləmələrdən istəyə bilərsiniz.',
    action: 'E-poçtu təsdiqlə',
  },
  owned: {
    heading: 'Kursu davam etdirin',
    title: 'Bu kurs sizin üçün açıqdır.',
    action: 'Videolara keç',
  },
  checking: 'Hesabınız yoxlanılır…',
  picture: (title: string) => `${title} kursunun emblemi`,
} as const;

/** PAY-1. By itself, because the build alone needs it. */
export const coursePrice = {
  now: 'Qiymət:',
  before: 'Əvvəlki qiymət:',
  parts: (count: number, each: string) => `${count} aya ödəmək olar: ayda ${each}`,
  unevenParts: (count: number, first: string, each: string) =>
    `${count} aya ödəmək olar: ilk ay ${first}, sonra ayda ${each}`,
  starts: 'Başlayır:',
} as const;
