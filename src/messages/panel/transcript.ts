import { limits } from '#domain/shared/limits.ts';
import type { TranscriptProblem } from '#domain/videos/transcript.ts';

/** LEARN-6: the words of a video, in its form. */
export const transcript = {
  field: 'Videonun mətni',
  remark: 'vacib deyil',
  hint: 'WebVTT, SRT və ya adi mətn yapışdırın. Mətndə vaxt varsa, tələbə oxuduğu sətrə keçə bilir. Onu yalnız videoya baxa bilənlər görür.',
  choose: 'Fayldan götür',
  timed: (lines: number) => `Vaxtı olan ${lines} sətir oxundu.`,
  plain: (lines: number) => `Vaxtı olmayan ${lines} abzas oxundu.`,
  unreadable: 'Bu fayl oxunmadı. Mətn faylı seçin: .vtt, .srt və ya .txt, UTF-8 kodlaşdırmasında.',
  tooLong: `Videonun mətni ən çoxu ${limits.transcript} işarə ola bilər.`,
  problems: {
    time: (line) => `${line} nömrəli sətirdə vaxt oxunmur. Belə yazın: 00:01:05.000 --> 00:01:09.500.`,
    range: (line) => `${line} nömrəli sətirdə son vaxt başlanğıcdan sonra olmalıdır.`,
    order: (line) =>
      `${line} nömrəli sətirdəki vaxt əvvəlkindən tez başlayır. Sətirləri vaxt sırası ilə düzün.`,
    stray: (line) => `${line} nömrəli sətrin vaxtı yoxdur. Üstünə vaxtını yazın və ya sətri silin.`,
    none: () => 'Bu mətndə vaxtı olan heç bir sətir tapılmadı.',
  } satisfies Record<TranscriptProblem['kind'], (line: number) => string>,
} as const;
