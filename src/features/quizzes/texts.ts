const timeLeft = (minutes: number): string => (minutes < 1 ? 'bir dəqiqədən az' : `${minutes} dəqiqə`);

/** QUIZ-1. */
export const quizzes = {
  runs: (title: string) => `Sınaq gedir: «${title}»`,
  endsAt: (title: string, time: string) => `Sınaq bitir: «${title}», ${time}`,
  title: 'Sınaqlar',
  titleOf: (course: string) => `Sınaqlar: ${course}`,
  description: (course: string) => `${course} kursunun sınaqları: cəhdlər, nəticələr və izahlar.`,
  lead: 'Hər sınağın vaxtı və cəhdlərinin sayı var. Düzgün cavablar və izahlar bütün cəhdlər bitəndən sonra açılır.',
  signInFirst: 'Sınaqları kursu olanlar görür. Əvvəlcə hesabınıza daxil olun.',
  noScript: 'Sınaqları görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  noCourse: 'Bu kursun sınaqlarını yalnız kursu olanlar görür.',
  toCourse: 'Kursa bax',
  loading: 'Sınaqlar yüklənir…',
  empty: 'Bu kursda hələ sınaq yoxdur. Yeni sınaq açılanda burada görünəcək.',
  questions: (n: number) => `${n} sual`,
  minutes: (n: number) => `${n} dəqiqə`,
  attempts: (n: number) => (n === 1 ? '1 cəhd' : `${n} cəhd`),
  until: (time: string) => `son vaxt ${time}`,
  attempt: (n: number, of: number) => `Cəhd ${n} / ${of}`,
  steps: {
    ready: 'Açıqdır',
    running: 'Davam edir',
    over: 'Vaxt bitib',
    ended: 'Bitib',
    closed: 'Bağlanıb',
    known: 'Bitib',
  },
  beginHint:
    'Başlayandan sonra vaxt dayanmır, səhifəni bağlasanız da. Cavablarınız bu cihazda saxlanılır. Vaxt bitəndə onlar yalnız bu səhifə açıq olsa, avtomatik təhvil verilir.',
  /** GROUP-3. */
  due: (time: string) =>
    `Qrupunuz üçün son vaxt: ${time}. Bundan sonra təhvil verilən cavablar «gecikib» kimi qeyd olunacaq.`,
  dueOver: (time: string) =>
    `Qrupunuz üçün son vaxt keçib: ${time}. Yenə də başlaya bilərsiniz, amma cavablar «gecikib» kimi qeyd olunacaq.`,
  /** Less than the whole time is left until the quiz ends. */
  shortHint: (minutes: number) => `Sınaq tezliklə bitir: bu cəhd üçün ${timeLeft(minutes)} qalıb.`,
  begin: (n: number) => (n === 1 ? 'Başla' : `Cəhd ${n}: başla`),
  beginAsk: { title: 'Cəhd başlansın?', yes: 'Bəli, başla', no: 'Hələ yox' },
  beginText: (minutes: number) => `Bu cəhd üçün vaxtınız: ${timeLeft(minutes)}. Bu vaxt dayanmayacaq.`,
  beginning: 'Başlanır…',
  beginRefused: 'Cəhd başlanmadı: sınaq bitib və ya kurs artıq sizin üçün açıq deyil.',
  left: 'Qalan vaxt',
  leftSoon: (minutes: number) => `Vaxtın bitməsinə ${minutes} dəqiqə qalıb.`,
  answered: (n: number, of: number) => `Cavablandırılıb: ${n} / ${of}`,
  unkept: 'Brauzer cavablarınızı cihazda saxlaya bilmir: səhifədən çıxmazdan əvvəl təhvil verin.',
  finish: 'Təhvil ver',
  finishing: 'Təhvil verilir…',
  finishAsk: {
    title: 'Cavablar təhvil verilsin?',
    textAll: 'Bütün suallar cavablandırılıb. Sonra cavabları dəyişmək mümkün olmayacaq.',
    textOpen: (n: number) => `${n} sual cavabsızdır. Sonra cavabları dəyişmək mümkün olmayacaq.`,
    yes: 'Bəli, təhvil ver',
    no: 'Xeyr, davam et',
  },
  finished: 'Cavablarınız təhvil verildi.',
  timeUp: 'Vaxt bitdi, cavablarınız təhvil verildi.',
  waits:
    'İnternet yoxdur. Cavablarınız bu cihazda saxlanılıb: vaxt bitənə qədər internet olsa və bu səhifə açıq qalsa, avtomatik göndəriləcək.',
  goOn: 'Cavablara qayıt',
  finishRefused: 'Cavablar qəbul olunmadı: vaxt bitib və ya cəhd artıq təhvil verilib.',
  givenBack:
    'Müəllim bu cəhdi geri qaytarıb, cavablar təhvil verilmədi. Onlar bu cihazdadır: yenidən başlayanda görünəcək.',
  over: 'Bu cəhdin vaxtı bitib, cavablar isə serverə çatmayıb.',
  overHint:
    'İnternet və ya cihaz mane olubsa, müəllimə yazın: müəllim cəhdi qaytara bilər. Özünüz bağlasanız, cəhd cavabsız sayılacaq və qaytarılmayacaq.',
  overForGood: 'Sınaq bitib və ya bağlanıb: bu cəhd daha qaytarılmır. Bağlasanız, cəhd cavabsız sayılacaq.',
  overAnswers: 'Bu cihazdakı cavablarınız',
  toTeacher: 'Müəllimə yaz',
  subject: (title: string) => `Sınaq: ${title}`,
  close: 'Cəhdi cavabsız bağla',
  closing: 'Bağlanır…',
  closeAsk: {
    title: 'Cəhd cavabsız bağlansın?',
    text: 'Cəhd 0 balla bağlanacaq. Bunu geri qaytarmaq olmayacaq.',
    yes: 'Bəli, bağla',
    no: 'Xeyr',
  },
  closed: 'Cəhd bağlandı.',
  timeIsLeft: 'Vaxt hələ bitməyib: cavablarınız buradadır, davam edin.',
  ended: 'Sınaq bitdi. Düzgün cavablar bir dəqiqədən az vaxtda açılacaq.',
  /** Staff have closed it before the last attempt. */
  closedHint: 'Müəllim bu sınağı bağlayıb: yeni cəhdə başlamaq olmur, düzgün cavablar da açılmır.',
  corrected: (time: string) =>
    `Müəllim düzgün cavablara düzəliş edib (${time}), nəticələr yeni cavablara görə hesablanır.`,
  out: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Sayılmayan sual' : 'Sayılmayan suallar'}: ${numbers.join(', ')}.`,
  lockedSome: (n: number, left: number) =>
    `${n} cəhd təhvil verilib, ${left} cəhd qalıb. Nəticə və düzgün cavablar son cəhddən sonra açılır.`,
  giveUp: 'Qalan cəhdlərdən imtina et',
  givingUp: 'Nəticə açılır…',
  giveUpAsk: {
    title: 'Nəticəyə indi baxmaq istəyirsiniz?',
    text: 'Qalan cəhdlərdən istifadə edə bilməyəcəksiniz.',
    yes: 'Bəli, nəticəni göstər',
    no: 'Xeyr',
  },
  notTaken: 'Bu sınaqda iştirak etməmisiniz. Suallara və düzgün cavablara baxa bilərsiniz.',
  score: (n: number, of: number) => `${n} / ${of}`,
  scoreOf: (n: number, of: number) => `${of} sualdan ${n} düzgün cavab`,
  /** With no-break spaces: it stands in a line with others. */
  attemptScore: (n: number, score: number, of: number) => `Cəhd\u00a0${n}: ${score}\u00a0/\u00a0${of}`,
  shownAttempt: 'Göstərilən cəhd',
  result: 'Nəticə və düzgün cavablar',
  resultLoading: 'Düzgün cavablar yüklənir…',
  wrong: 'Düzgün deyil.',
} as const;
