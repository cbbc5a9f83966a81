import { grouped } from '#core/views/common-texts.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { videoLimits } from '../limits.ts';
import { manyVideos } from './many-texts.ts';

/** The fields of a file, as a reader of its lines knows them. */
const fields: Record<string, string> = {
  course: 'kursun ünvanı',
  created: 'faylın günü',
  plan: 'modullar',
  videos: 'videolar',
  quizzes: 'sınaqlar',
  title: 'başlıq',
  url: 'YouTube videosunun ünvanı',
  hashtags: 'heşteqlər',
  demo: 'pulsuz olub-olmaması',
  paid: 'ödənişli olub-olmaması',
  group: 'kurs',
  duration: 'müddət',
  planned: 'dərc vaxtı',
  transcript: 'videonun mətni',
  material: 'material',
  minutes: 'dəqiqələr',
  attempts: 'cəhdlər',
  text: 'suallar',
};

/** SCHOOL-11. */
export const courseExport = {
  title: 'Kurs faylı',
  back: 'Kursların planına qayıt',
  lead: 'Kursun planı, videoları (mətnləri və materialları ilə) və sınaqları (cavabları ilə) bir faylda. Onu saxlaya, başqa kursa və ya bu proqramla işləyən başqa sayta götürə bilərsiniz. Faylda heç kimin adı, nəticəsi və hesabı yoxdur.',
  write: 'Kursu fayla yaz',
  writing: 'Yazılır…',
  writeHint:
    'Faylda düzgün cavablar da var: onu tələbələrə verməyin. Tapşırıqlar və təkrar sualları faylda yoxdur, onlar saytın mətnləri ilə birlikdə «content/exercises» qovluğundadır. Materialın şəkilləri öz ünvanında qalır.',
  required: 'Kursu seçin.',
  written: (videos: number, quizzes: number) => `Fayl yazıldı: ${videos} video, ${quizzes} sınaq.`,
  file: (course: string, day: string) => `kurs-${course}-${day}.json`,
  take: 'Fayldan götür',
  takeHint:
    'Əvvəlcə hər sətir üçün nə olacağını görəcəksiniz, siz təsdiqləyənə kimi heç nə dəyişmir. Sınaqları qaralama kimi əlavə edirik.',
  choose: 'Faylı seç',
  checking: 'Yoxlanılır…',
  taken: (name: string, course: string, day: string) => `«${name}»: ${course}, ${day}`,
  target: 'Hansı kursa',
  unknownCourse: (course: string) => `Sizin kurslarınız arasında «${course}» yoxdur. Kursu özünüz seçin.`,
  unreadable: `Bu fayl oxunmadı: o, UTF-8 kodlaşdırmasında mətn deyil və ya ${grouped(videoLimits.courseExport / 1_000_000)} meqabaytdan böyükdür.`,
  refused: {
    broken: 'Fayl yarımçıqdır və ya pozulub: JSON kimi oxunmur. Onu yenidən endirin.',
    foreign: 'Bu, kurs faylı deyil. «Kursu fayla yaz» düyməsi ilə yazılan faylı seçin.',
    newer:
      'Bu fayl proqramın daha yeni versiyasında yazılıb. Əvvəlcə bu saytın proqramı yenilənməlidir, adminə yazın.',
    field: (problem: string) => `Bu fayl kurs faylı kimi oxunmur: ${problem}.`,
  },
  problem: (field: string, isLong: boolean) =>
    `${fields[field] ?? 'yazılışı'}: ${isLong ? 'həddən artıqdır' : 'oxunmur'}`,
  task: 'kursuna fayldan götürüləcək',
  nth: {
    video: (n: number) => `Video ${n}`,
    quiz: (n: number) => `Sınaq ${n}`,
    module: (n: number) => `Modul ${n}`,
    plan: (_: number) => 'Kursun planı',
  },
  modules: (count: number) => `${count} modul`,
  plans: {
    add: manyVideos.plans.add,
    elsewhere: manyVideos.plans.elsewhere,
    draft: 'qaralama kimi əlavə olunacaq',
    named: 'qaralama kimi əlavə olunacaq, bu adda başqa sınaq da var',
    place: 'videolar modullara salınacaq',
    here: manyVideos.plans.here,
    same: 'artıq belədir',
    twice: 'faylda təkrarlanır',
    full: `plan dolub: ən çoxu ${progressLimits.videos} videonun yeri ola bilər`,
    bad: 'götürülməyəcək',
  },
} as const;
