import { limits } from '#core/words/limits.ts';
import { lineRun } from '#panel/many-texts.ts';
import { videoLimits } from '../limits.ts';
import type { VideoPlan } from './video-lines.ts';

/** Many videos at once (VIDEO-11). */
export const manyVideos = {
  title: 'Çoxlu video əlavə et',
  lead: 'Videoların keçidlərini yapışdırın. Əvvəlcə hər sətir üçün nə olacağını görəcəksiniz, siz təsdiqləyənə kimi heç nə dəyişmir.',
  list: 'Siyahı',
  listHint: `Hər sətirdə bir YouTube keçidi və başlığı, ən çoxu ${videoLimits.lines} video. Cədvəldən kopyalanan sütunlar və «başlıq - keçid» kimi sətirlər də olar. Cədvəlin ilk sətrində sütunların adı («Başlıq», «Keçid») varsa, başlığı ondan tanıyırıq. Modulu aşağıda seçin, müddəti YouTube-dan alırıq. Sıra planda da belə qalır.`,
  playlistHint: 'Pleylistin keçidini yapışdırsanız, videolarını özümüz oxuyuruq.',
  check: 'Siyahını yoxla',
  checking: 'Yoxlanılır…',
  required: 'Siyahını yazın və kursu seçin.',
  tooMany: (count: number) =>
    `Siyahıda ${count} video var, ən çoxu ${videoLimits.lines} video ola bilər. Siyahını hissələrə bölün.`,
  tooManyListed: `Pleylistlə birlikdə ${videoLimits.lines} videodan çoxdur. Siyahını hissələrə bölün.`,
  listGone: (line: string) =>
    `«${line}»: YouTube-da belə pleylist yoxdur, ya da o, gizlidir. Keçidi yoxlayın.`,
  listFailed: (line: string) =>
    `«${line}»: YouTube pleylisti göstərmədi. Bir az sonra yenidən yoxlayın, ya da videoların keçidlərini ayrıca yapışdırın.`,
  resultTitle: 'Sətirlər',
  pasted: (line: string) => `Yapışdırdığınız sətir: ${line}`,
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
