import { progressLimits } from '#features/progress/limits.ts';
import { forms } from '#panel/texts.ts';
import { outlineLimits } from '../limits.ts';

/** LEARN-2: the order of a course's videos. */
export const outline = {
  title: 'Kursun planı',
  all: 'Kursların planı', // the plans of all courses
  lead: 'Tələbələr kursun videolarını bu sıra ilə görür. Modulların adları kursun səhifəsində də görünür.',
  hint: 'Sıranı dəyişmək üçün tutacaqdan tutub çəkin və ya yuxarı, aşağı düymələrini basın. Klaviatura ilə: tutacaqda Boşluq, sonra oxlar, yerinə qoymaq üçün yenə Boşluq.',
  reading: 'Kursun videoları yüklənir…',
  module: 'Modulun adı',
  addModule: 'Modul əlavə et',
  removeModule: (title: string) => `«${title}» modulunu sil`,
  untitled: 'adsız modul', // A module without a title yet
  /** Saved videos that got no place in the module. */
  notPlaced: {
    gone: (title: string) =>
      `Video yadda saxlanıldı, amma «${title}» modulu artıq kursun planında yoxdur. Yerini «Kursların planı» hissəsində seçin.`,
    full: (title: string) =>
      `Video yadda saxlanıldı, amma plan dolu olduğu üçün «${title}» moduluna düşmədi: planda ən çoxu ${progressLimits.videos} video ola bilər.`,
  },
  unplaced: 'Plana salınmayıb',
  unplacedHint: 'Bu videolar kursun sonunda, əlavə olunma sırası ilə görünür.',
  /** The document of this id does not exist, or no longer belongs to the course. */
  gone: 'Bu video kursda yoxdur',
  forget: 'Plandan çıxar',
  allPlaced: 'Bütün videoların planda yeri var.',
  grip: (name: string) => `${name}: yerini dəyiş`,
  up: (name: string) => `${name}: yuxarı`,
  down: (name: string) => `${name}: aşağı`,
  instructions:
    'Götürmək üçün Boşluq düyməsini basın. Yuxarı və aşağı oxlarla yerini dəyişin, yerinə qoymaq üçün yenə Boşluq, imtina etmək üçün Esc düyməsini basın.',
  picked: (name: string, where: string) => `${name} götürüldü: ${where}.`,
  placed: (name: string, where: string) => `${name}: ${where}.`,
  dropped: (name: string, where: string) => `${name} qoyuldu: ${where}.`,
  cancelled: (name: string) => `${name} əvvəlki yerinə qayıtdı.`,
  inModule: (title: string, position: number, of: number) => `«${title}», ${position} / ${of}`,
  inUnplaced: 'planda yeri yoxdur',
  ofModules: (position: number, of: number) => `modul ${position} / ${of}`,
  search: 'Video axtar', // PANEL-16: a long plan
  found: (count: number) => (count === 0 ? 'Belə video yoxdur.' : `${count} video tapıldı.`),
  foundPart: (count: number, shown: number) =>
    `${count} video tapıldı, ilk ${shown} video görünür. Başlıqdan daha bir söz yazın.`,
  fold: (title: string, count: number) => `«${title}»: ${count} video`,
  part: (from: number, to: number, count: number) => `${from}–${to} / ${count}`,
  before: 'Əvvəlkilər',
  after: 'Sonrakılar',
  pick: 'Seç',
  pickEnd: 'Seçimi bitir',
  chosen: (count: number) => (count === 0 ? 'Videoları seçin.' : `${count} video seçilib.`),
  pickShown: (count: number) => `Görünənləri seç: ${count}`,
  unpick: 'Seçimi ləğv et',
  move: 'Modula köçür…',
  into: 'Hansı modula',
  moveNow: (count: number) => `Köçür: ${count} video`,
  movedInto: (count: number, title: string) => `${count} video «${title}» modulunun sonuna köçürüldü.`,
  takenOut: (count: number) => `${count} video plandan çıxarıldı.`,
  required: 'Hər modula ad yazın.',
  tooMany: `Ən çoxu ${outlineLimits.modules} modul, ${progressLimits.videos} video ola bilər.`,
  tooLong: `Modulun adı ən çoxu ${outlineLimits.moduleTitle} işarə ola bilər.`,
  save: forms.save,
  saved: (course: string) => `${course} kursunun planı yadda saxlanıldı.`,
} as const;
