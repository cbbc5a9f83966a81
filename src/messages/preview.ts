import type { Ending } from '#domain/preview.ts';

/** The live preview of a snippet, from its first run on. */
export const preview = {
  frame: (title: string) => `${title}: kodun nəticəsi`,
  editor: 'Kodu burada dəyişin',
  reset: 'Əvvəlki koda qayıt',
  views: 'Nə görünsün',
  code: 'Kod',
  console: 'Konsol',
  consoleEmpty: 'Konsola hələ heç nə yazılmayıb.',
  error: (message: string, line: number) =>
    line > 0 ? `Kodda xəta var: ${message}. Sətir: ${line}` : `Kodda xəta var: ${message}`,
  ended: {
    endless: 'Kod dayandırıldı: dövr bitmir. Dövrün şərtini düzəldin.',
    flood: 'Kod dayandırıldı: konsola həddən artıq çox sətir yazır.',
    silent:
      'Kod cavab vermədiyi üçün dayandırıldı. Düzəldib yenidən işə salın; alınmasa, kodu kopyalayıb səhifəni təzələyin.',
    unreachable: 'Nəticə pəncərəsi açılmadı. İnternet bağlantısını yoxlayıb kodu yenidən işə salın.',
    left: 'Kod dayandırıldı: başqa səhifəyə keçmək istədi.',
  } satisfies Record<Ending, string>,
  /** For whoever opens the frame's own page. */
  alone: 'Burada kod nümunələrinin nəticəsi göstərilir.',
} as const;
