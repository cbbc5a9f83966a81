import { limits } from '#domain/shared/limits.ts';
import type { TranscriptProblem } from '#domain/videos/transcript.ts';
import { grouped } from '#messages/shared/common.ts';

/** LEARN-6: the words of a video, in its form. */
export const transcript = {
  field: 'Videonun mətni',
  remark: 'istəyə bağlı',
  hint: 'WebVTT, SRT, SBV, YouTube-dan kopyalanmış və ya adi mətn yapışdırın. Mətndə vaxt varsa, tələbə oxuduğu sətrə keçə bilir. Onu yalnız videoya baxa bilənlər görür.',
  choose: 'Fayldan götür',
  timed: (lines: number) => `Vaxtı olan ${lines} sətir oxundu.`,
  plain: (lines: number) => `Vaxtı olmayan ${lines} abzas oxundu.`,
  unreadable: 'Bu fayl oxunmadı. Mətn faylı seçin: .vtt, .srt, .sbv və ya .txt, UTF-8 kodlaşdırmasında.',
  tooLong: `Videonun mətni çox uzundur: ən çoxu ${grouped(limits.transcript)} işarə ola bilər. Onu qısaldın və ya videonu iki hissəyə bölün.`,
  problems: {
    time: (line) => `${line} nömrəli sətirdə vaxt oxunmur. Belə yazın: 00:01:05.000 --> 00:01:09.500.`,
    stray: (line) => `${line} nömrəli sətrin vaxtı yoxdur. Üstünə vaxtını yazın və ya sətri silin.`,
    none: () => 'Bu mətndə vaxtı olan heç bir sətir tapılmadı.',
  } satisfies Record<TranscriptProblem['kind'], (line: number) => string>,
} as const;
