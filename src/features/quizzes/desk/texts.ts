import { grouped } from '#core/views/common-texts.ts';
import { limits } from '#core/words/limits.ts';
import { lineRun } from '#panel/many-texts.ts';
import { confirming, forms } from '#panel/texts.ts';
import { quizLimits } from '../limits.ts';
import type { QuizProblem } from '../quiz-text.ts';
import type { EndProblem, KeyProblem, QuizFormProblem } from './quiz-form.ts';

const endProblems: Record<EndProblem, string> = {
  unreadable: 'Vaxt oxunmur. Günü, ayı, dörd rəqəmli ili, saatı və dəqiqəni yazın və ya xananı boşaldın.',
  early: 'Bu vaxt çox yaxındır: indi başlayan tələbəyə bütün dəqiqələri çatmalıdır. Daha gec vaxt seçin.',
  over: 'Sınağın vaxtı artıq bitib: onu dəyişmək, sınağı bağlamaq və ya yenidən açmaq olmaz.',
};

/** QUIZ-1. */
export const quizTab = {
  title: 'Sınaqlar',
  lead: 'Sınağın vaxtı və cəhdlərinin sayı məhduddur. Qaralamanı yalnız müəllim və adminlər görür, açılan sınağı isə kursun tələbələri. Düzgün cavabları tələbə yalnız son cəhdini təhvil verəndən və ya sınağın vaxtı bitəndən sonra görür.',
  create: 'Yeni sınaq',
  search: 'Başlıqdan söz yazın',
  list: 'Siyahı',
  lists: { every: 'Bütün sınaqlar', open: 'Açıq', draft: 'Qaralamalar' },
  empty: {
    every: 'Hələ sınaq yoxdur. «Yeni sınaq» düyməsi ilə birincisini hazırlayın.',
    open: 'Açıq sınaq yoxdur. Qaralamanı yadda saxlayandan sonra siyahıda «Aç» düyməsini basın.',
    draft: 'Qaralama yoxdur.',
  },
  noMatches: 'Başlığında bu söz olan sınaq yoxdur.',
  states: { draft: 'qaralama', open: 'açıq', over: 'bitib', closed: 'bağlanıb' },
  facts: (questions: number, minutes: number, attempts: number) =>
    `${questions} sual, ${minutes} dəqiqə, ${attempts} cəhd`,
  ends: (time: string) => `son vaxt ${time}`,
  open: 'Aç',
  opening: 'Açılır…',
  openLabel: (title: string) => `«${title}»: tələbələrə aç`,
  openText: (title: string, course: string, facts: string) =>
    `«${title}» (${facts}) «${course}» kursunun tələbələrinə açılacaq. Bundan sonra sualları, dəqiqələri və cəhdlərin sayını dəyişmək mümkün olmayacaq. Düzgün cavablara düzəliş etmək olar.`,
  openYes: 'Bəli, aç',
  opened: (title: string) => `«${title}» açıldı, kursun tələbələri onu görür.`,
  openFailed: 'Sınaq açılmadı. Yenidən cəhd edin.',
  openChanged: 'Sınaq açılmadı: onu bu arada başqası dəyişib. Yeni halı siyahıdadır, baxıb yenidən açın.',
  openGone: 'Sınaq açılmadı: o, artıq yoxdur.',
  openEarly: 'Sınaq açılmadı: son vaxtı çox yaxındır və ya keçib. Əvvəlcə onu dəyişin.',
  openDraft: 'Sınaq açılmadı: bu cihazda yarımçıq qaralamanız var. Əvvəlcə onu yadda saxlayın və ya silin.',
  deleteText: (title: string) => `«${title}» qaralaması sualları ilə birlikdə həmişəlik silinəcək.`,
  deleted: confirming.deleted,
  deleteRefused: 'Silinmədi: sınaq bu arada açılıb və ya dəyişib. Siyahını təzələyin.',
  deleteFailed: confirming.deleteFailed,
  results: 'Nəticələr',
  resultsLabel: (title: string) => `«${title}»: nəticələr`,
} as const;

export const quizForm = {
  create: 'Yeni sınaq',
  edit: 'Sınağa düzəliş',
  submit: 'Qaralama kimi saxla',
  added: (title: string) =>
    `«${title}» qaralama kimi saxlanıldı. Tələbələr onu siyahıdan açandan sonra görəcək.`,
  saved: (title: string) => `«${title}» yadda saxlanıldı.`,
  title: 'Başlıq',
  minutes: 'Neçə dəqiqə',
  attempts: 'Neçə cəhd',
  ends: 'Son vaxt',
  endsHint:
    'Bakı vaxtı ilə. Bu vaxtdan sonra heç kim başlaya bilmir və cavablar kursun bütün tələbələrinə açılır. Boş qalsa, sınaq həmişə açıqdır.',
  optional: 'istəyə bağlı',
  text: 'Suallar',
  textHint: `Əvvəlcə sual, sonra hər sətirdə bir variant: düzgünü * ilə, qalanları - ilə başlayır. Bir neçəsi düzgün ola bilər. > izahdır, kod isə \`\`\` sətirlərinin arasına yazılır. Variantlar A), 1) və ya • ilə də başlaya, hərflərlə bir sətirdə də dayana bilər. Düzgün variantı «Düzgün cavab: B» sətri, ✅ və ya (düzgün) də göstərir. Ən çoxu ${quizLimits.questions} sual.`,
  example: 'Nümunə',
  exampleText: `1. Bu kodda abzasın rəngi nə olacaq?
\`\`\`
p { color: green; }
\`\`\`
- Göy
* Yaşıl
- Qara
> color xassəsi mətnin rəngidir.

2. Hansılar blok elementidir?
* <p>
* <div>
- <span>`,
  add: 'Sual əlavə et',
  /** Appended as a new question; the first line is to be written over. */
  template: {
    text: 'Sualın mətni',
    rest: ['* Düzgün variant', '- Səhv variant', '- Başqa səhv variant', '> Cavabın izahı'],
  },
  problemsTitle: 'Düzəldilməli sətirlər',
  toLine: (line: number) => `Sətir ${line}`,
  count: (questions: number, problems: number) =>
    problems === 0 ? `${questions} sual, səhv yoxdur` : `${questions} sual, ${problems} yerdə səhv var`,
  preview: 'Tələbə belə görəcək',
  previewHint: 'Düzgün cavabları və izahı tələbə yalnız sonda görəcək.',
  noPreview: 'Sual yazın, burada görünəcək.',
  fixed:
    'Sınaq açıqdır: başlığını və son vaxtını dəyişmək, düzgün cavablara düzəliş etmək olar. Başqa suallar üçün surətini çıxarın.',
  fixedEnd: 'Sınağın vaxtı bitib: başlığını dəyişmək və düzgün cavablara düzəliş etmək olar.',
  close: 'Sınağı bağla',
  closeHint:
    'Heç kim başlaya bilmir və düzgün cavablar son vaxtdan sonra da açılmır. Başlayanlar təhvil verə bilir. Nəticələr sizdə qalır, amma sertifikata yazılmır.',
  key: 'Düzgün cavablar',
  keyHint: 'Səhv varsa, düzgün variantı seçin və ya «Bu sual sayılmır» işarəsini qoyun.',
  out: 'Bu sual sayılmır',
  explanation: (n: number) => `İzah, sual ${n}`,
  keyBefore: (letters: string) => `Əvvəl: ${letters}`,
  keyChanged:
    'Yadda saxlayanda təhvil verilmiş cəhdlərin balları yenidən hesablanacaq və tələbələrə bildiriş gedəcək. Köhnə və yeni cavablar dəyişikliklərin siyahısında qalacaq.',
  typed:
    'Sınaq bu arada açılıb, sualları dəyişmək olmur. Yazdıqlarınız buradadır, yeni sınaq üçün kopyalaya bilərsiniz.',
  problems: {
    noQuestions: 'sual yoxdur',
    tooManyQuestions: `ən çoxu ${quizLimits.questions} sual ola bilər, bu sual həddən artıqdır`,
    noText: 'sualın mətni yoxdur',
    longText: `sualın mətni ən çoxu ${quizLimits.text} işarə ola bilər`,
    openCode: 'kodun sonunda eyni ``` sətri yoxdur',
    longCode: `kod ən çoxu ${grouped(quizLimits.code)} işarə ola bilər`,
    fewOptions: 'sualın ən azı iki variantı olmalıdır',
    manyOptions: `sualın ən çoxu ${quizLimits.options} variantı ola bilər`,
    emptyOption: 'variant boşdur',
    longOption: `variant ən çoxu ${quizLimits.option} işarə ola bilər`,
    sameOption: 'eyni variant iki dəfə yazılıb',
    lettersOutOfOrder: 'variantların hərfləri ardıcıl deyil: a), b), c) yazın',
    mixedOptions: 'variantlar müxtəlif cür yazılıb: hamısının qarşısına eyni işarəni yazın',
    twoInLine: 'sətirdə iki variant var: hər birini ayrı sətirdə yazın',
    starBehind:
      'sonda * var: düzgün variantdırsa, * sətrin əvvəlində olsun, mətnin özüdürsə, variantı - a) ilə başlayın',
    tickInside: 'variantda cavabı göstərən işarə var: onu silin və düzgün variantı * ilə göstərin',
    wrapped:
      'bu sətrin variantın davamı, yoxsa yeni sual olduğu aydın deyil: birləşdirin və ya əvvəlində boş sətir qoyun',
    codeBehind: 'kod variantların arxasındadır: onu sualın mətnindən sonra yazın',
    unclearAnswer: '«Cavab» sətri aydın deyil: yalnız hərf yazın, məsələn, B',
    noRight: 'düzgün variant * ilə göstərilməyib',
    allRight: 'bütün variantlar düzgün göstərilib: səhv variantların qarşısına - yazın',
    otherRight: 'düzgün variant iki cür göstərilib və bunlar fərqlənir',
    longExplanation: `izah ən çoxu ${grouped(quizLimits.explanation)} işarə ola bilər`,
  } satisfies Record<QuizProblem, string>,
  refused: {
    missing: forms.required,
    title: `Başlıq ən çoxu ${limits.title} işarə ola bilər.`,
    minutes: `Dəqiqə 1 ilə ${quizLimits.minutes} arasında tam ədəd olmalıdır.`,
    attempts: `Cəhdlərin sayı 1 ilə ${quizLimits.attempts} arasında tam ədəd olmalıdır.`,
    ...endProblems,
  } satisfies Record<Exclude<QuizFormProblem['kind'], 'text' | KeyProblem>, string>,
  refusedKey: {
    key: (question) => `Sual ${question}: düzgün variant seçilməyib.`,
    allOut: () => 'Bütün sualları saymamaq olmaz: ən azı biri qalsın və ya sınağı bağlayın.',
    explanation: (question) =>
      `Sual ${question}: izah ən çoxu ${grouped(quizLimits.explanation)} işarə ola bilər.`,
  } satisfies Record<KeyProblem, (question: number) => string>,
  refusedText: (count: number) => `Sualların ${count} yerində səhv var. Onları düzəldib yenidən saxlayın.`,
} as const;

export const quizResults = {
  title: (quiz: string) => `Nəticələr: ${quiz}`,
  back: 'Sınaqlara qayıt',
  loading: 'Nəticələr yüklənir…',
  empty: 'Hələ heç kim başlamayıb.',
  counts: (locked: number, begun: number) =>
    `${locked} cəhd təhvil verilib, ${begun} cəhd başlanıb, amma hələ təhvil verilməyib.`,
  average: (score: string, of: number) => `Orta bal: ${score}\u00a0/\u00a0${of}.`,
  attempts: 'Cəhdlər',
  columns: {
    name: 'Tələbə',
    n: 'Cəhd',
    startedAt: 'Başlayıb',
    lockedAt: 'Təhvil verib',
    score: 'Bal',
    more: 'Əməliyyat',
  },
  running: 'davam edir',
  notLocked: 'vaxtı bitib, təhvil verməyib',
  late: 'gecikib',
  score: (right: number, of: number) => `${right} / ${of}`,
  missed: 'Ən çox səhv edilənlər',
  nothingMissed: 'Təhvil verilən cəhdlərdə səhv yoxdur.',
  missedCount: (missed: number, of: number) => `Səhv cavab: ${missed} / ${of} cəhd`,
  download: 'CSV faylını endir',
  file: (slug: string, day: string) => `sinaq-${slug}-${day}.csv`,
  fileColumns: {
    score: 'Bal',
    of: 'Sual sayı',
    late: 'Gecikib',
    isLate: 'bəli',
    question: (n: number, isOut: boolean) => `Sual ${n}${isOut ? ' (sayılmır)' : ''}`,
  },
  giveBack: 'Cəhdi qaytar',
  givingBack: 'Qaytarılır…',
  giveBackLabel: (name: string, n: number) => `${name}, cəhd ${n}: cəhdi qaytar`,
  giveBackText: (name: string, n: number) =>
    `${name} üçün cəhd ${n} silinəcək və tələbə onu yenidən başlaya biləcək. Silinən cavablar bərpa olunmur.`,
  giveBackYes: 'Bəli, qaytar',
  givenBack: (name: string) => `${name} üçün cəhd qaytarıldı.`,
  giveBackFailed: 'Cəhd qaytarılmadı. Yenidən cəhd edin.',
  giveBackRefused: 'Cəhd qaytarılmadı: tələbə artıq növbətisini başlayıb və ya düzgün cavabları görə bilir.',
  knows: 'Son cəhdini təhvil verən tələbə düzgün cavabları görə bilir, ona görə həmin cəhd qaytarılmır.',
  over: 'Sınağın vaxtı bitib: cəhdlər qaytarılmır, çünki cavablar açıqdır.',
  closed: 'Sınaq bağlıdır: cəhdlər qaytarılmır, çünki yenidən başlamaq olmaz.',
} as const;

/** QUIZ-2. */
export const quizCount = {
  task: 'Cavablara düzəliş: ballar yenidən hesablanır',
  resultTitle: 'Yenidən hesablama',
  open: 'ballar tam hesablanmayıb',
  states: {
    ...lineRun.states,
    planned: 'növbədədir',
    done: 'hesablandı, tələbəyə xəbər verildi',
    already: 'hesablanıb',
    changed: 'bu arada dəyişib',
  },
  run: (count: number) => `Başla: ${count} tələbə`,
  goOn: (count: number) => `Davam et: ${count} tələbə`,
  counts: (done: number, all: number) => `${done} / ${all} tələbə hazırdır.`,
  nothing: 'Hesablanası cəhd yoxdur.',
  clear: 'Siyahını gizlət',
} as const;

export const quizTimes = {
  title: 'Bir neçə sınağın son vaxtını dəyiş',
  lead: 'Sınaqları seçin və hamısı üçün bir son vaxt yazın. Əvvəlcə hər sınaq üçün nə olacağını görəcəksiniz.',
  back: 'Sınaqlara qayıt',
  none: 'Son vaxtı dəyişə bilən sınaq yoxdur.',
  which: 'Sınaqlar',
  all: 'Hamısını seç',
  nothingPicked: 'Ən azı bir sınaq seçin.',
  ends: 'Son vaxt',
  endsHint: 'Bakı vaxtı ilə. Boş qalsa, sınaqların son vaxtı olmayacaq.',
  check: 'Yoxla',
  resultTitle: 'Seçilmiş sınaqlar',
  task: (time: string | null) => (time === null ? 'Son vaxt ləğv olunacaq' : `Son vaxt ${time} olacaq`),
  plans: {
    change: 'dəyişəcək',
    same: 'artıq belədir',
    draft: 'yarımçıq qaralamanız var, əvvəlcə onu yadda saxlayın və ya silin',
    unreadable: 'vaxt oxunmur',
    early: 'bu vaxt bu sınaq üçün çox yaxındır',
    over: 'sınağın vaxtı bitib',
  },
  states: { ...lineRun.states, changed: 'bu arada dəyişib' },
  run: (count: number) => `Başla: ${count} sınaq`,
  goOn: (count: number) => `Davam et: ${count} sınaq`,
  counts: (done: number, all: number) => `${done} / ${all} sınaq hazırdır.`,
  nothing: 'Bu seçimdə ediləsi iş yoxdur.',
  clear: 'Seçimə qayıt',
} as const;
