import { grouped } from '#core/views/common-texts.ts';
import { videoLimits } from '../limits.ts';
import type { TranscriptProblem } from '../transcript.ts';

/** PANEL-4. */
export const videoTab = {
  listLeft: (count: number) => `Yapışdırılmış siyahı: ${count} qalıb, davam et`,
  title: 'Videolar',
  noDuration: 'müddəti bilinmir',
  create: 'Yeni video',
  edit: 'Videoya düzəliş',
  parts: { many: 'Çoxlu video' },
  fieldTitle: 'Başlıq',
  link: 'YouTube keçidi',
  linkPlaceholder: 'https://www.youtube.com/watch?v=…',
  linkHint:
    'Videonun YouTube səhifəsindəki ünvanı yapışdırın. YouTube-da siyahıda olmayan videoya da ünvanını bilən hər kəs baxa bilər.',
  wrongLink: 'Bu keçid YouTube videosuna aparmır. Videonun səhifəsini açıb ünvanını buraya yapışdırın.',
  measuring: 'Video YouTube-da yoxlanılır…',
  measured: (time: string) => `Video tapıldı, müddəti ${time}.`,
  gone: 'YouTube-da belə video yoxdur, ya da o, başqa saytlarda oxudulmur. Keçidi yoxlayın.',
  unmeasured: 'YouTube cavab vermədi. Videonu müddəti bilinmədən də yadda saxlamaq olar.',
  twin: (title: string) =>
    `Bu YouTube videosu artıq əlavə olunub: «${title}». Səhvdirsə, keçidi dəyişin; deyilsə, yenə də yadda saxlaya bilərsiniz.`,
  preview: 'Videoya bax',
  previewTitle: 'Videonun ilkin baxışı',
  demo: 'Pulsuz video',
  demoHint: 'Pulsuz videoya hesabına daxil olan hər kəs baxa bilir.',
  groupHint: 'Video kursun səhifəsində görünsün deyə, kursun heşteqini avtomatik əlavə edirik.',
  lastTime: 'Kurs və modul keçən dəfəki kimi seçilib. Kursun heşteqini özümüz əlavə edirik.',
  noCourse: (courses: readonly string[]) =>
    `Pulsuz video kursun səhifəsində görünür. Kurslardan birinin heşteqini əlavə edin: ${courses.join(', ')}.`,
  paidBox: 'Ödənişli video',
  paidHint: 'Videolar səhifəsinin «Ödənişli videolar» bölməsində görünür.',
  module: 'Modul',
  moduleHint: 'Video kursun planında bu modulun sonuna salınır.',
  noModule: 'Modulsuz, kursun sonunda',
  inModule: (title: string) => `İndiki yerində, «${title}»`,
  publishedNow: 'Dərc olundu. Videonu artıq kursun tələbələri görür.',
  submit: 'Videonu əlavə et',
  added: (title: string) => `«${title}» əlavə olundu.`,
  saved: (title: string) => `«${title}» yadda saxlanıldı.`,
} as const;

/** LEARN-11. */
export const material = {
  field: 'Material',
  hint: 'Videonun yanında oxunan mətn: izahlar, keçidlər, kod. Onu yalnız videoya baxa bilənlər görür; şəkli isə ünvanını bilən hər kəs aça bilər.',
  open: 'Material yaz',
  tooLong: `Material çox böyükdür: ən çoxu ${grouped(videoLimits.material / 1000)} kilobayt ola bilər. Onu qısaldın və ya bir hissəsini ayrı yazıya köçürün.`,
} as const;

/** LEARN-6. */
export const transcript = {
  field: 'Videonun mətni',
  remark: 'istəyə bağlı',
  hint: 'WebVTT, SRT, SBV, YouTube-dan kopyalanmış və ya adi mətn yapışdırın. Mətndə vaxt varsa, tələbə oxuduğu sətrə keçə bilir. Onu yalnız videoya baxa bilənlər görür.',
  choose: 'Fayldan götür',
  timed: (lines: number) => `Vaxtı olan ${lines} sətir oxundu.`,
  plain: (lines: number) => `Vaxtı olmayan ${lines} abzas oxundu.`,
  unreadable: 'Bu fayl oxunmadı. Mətn faylı seçin: .vtt, .srt, .sbv və ya .txt, UTF-8 kodlaşdırmasında.',
  tooLong: `Videonun mətni çox uzundur: ən çoxu ${grouped(videoLimits.transcript)} işarə ola bilər. Onu qısaldın və ya videonu iki hissəyə bölün.`,
  problems: {
    time: (line) => `${line} nömrəli sətirdə vaxt oxunmur. Belə yazın: 00:01:05.000 --> 00:01:09.500.`,
    stray: (line) => `${line} nömrəli sətrin vaxtı yoxdur. Üstünə vaxtını yazın və ya sətri silin.`,
    none: () => 'Bu mətndə vaxtı olan heç bir sətir tapılmadı.',
  } satisfies Record<TranscriptProblem['kind'], (line: number) => string>,
} as const;

/** LEARN-13. */
export const quizField = {
  label: 'Sınaq',
  hint: 'Tələbələr keçidi videonun altında görür. Yalnız açıq sınaqlar seçilir.',
  none: 'Sınaqsız',
  chosen: 'Seçilmiş sınaq',
} as const;
