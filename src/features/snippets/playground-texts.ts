import type { Dialog, Ending, Missing } from './playground.ts';

export const preview = {
  frame: (title: string) => `«${title}»: kodun nəticəsi`,
  editor: 'Kodu burada dəyişin',
  reset: 'İlkin koda qayıt',
  views: 'Nə görünsün',
  code: 'Kod',
  console: 'Konsol',
  consoleEmpty: 'Konsola hələ heç nə yazılmayıb.',
  error: (message: string, line: number) =>
    line > 0 ? `Kodda xəta var: ${message}. Sətir: ${line}` : `Kodda xəta var: ${message}`,
  missing: {
    network: 'Bu pəncərədə internet yoxdur: fetch burada heç nə yükləyə bilməz.',
    modules:
      'Bu pəncərədə modul yoxdur: import və export işləmir, await isə yalnız async funksiyanın içində işləyir.',
  } satisfies Record<Missing, string>,
  ended: {
    endless: 'Kod dayandırıldı: dövr bitmir. Dövrün şərtini düzəldin.',
    flood: 'Kod dayandırıldı: konsola həddən artıq çox sətir yazır.',
    silent:
      'Kod cavab vermədiyi üçün dayandırıldı. Düzəldib yenidən işə salın; alınmasa, kodu kopyalayıb səhifəni təzələyin.',
    unreachable: 'Nəticə pəncərəsi açılmadı. İnternet bağlantısını yoxlayıb kodu yenidən işə salın.',
    left: 'Kod dayandırıldı: başqa səhifəyə keçmək istədi.',
  } satisfies Record<Ending, string>,
  /** The frame can't open dialogs: its console shows the answer that the code got. */
  dialogs: {
    alert: (message: string) => `alert bu pəncərəni açardı: «${message}»`,
    confirm: (message: string, answer: string) =>
      `confirm bu sualı verərdi: «${message}». Burada cavab həmişə belədir: ${answer}`,
    prompt: (message: string, answer: string) =>
      `prompt bu sualı verərdi: «${message}». Burada cavab ikinci arqumentdir: «${answer}»`,
    print: () => 'print çap pəncərəsini açardı.',
  } satisfies Record<Dialog, (message: string, answer: string) => string>,
  alone: 'Burada kod nümunələrinin nəticəsi göstərilir.',
} as const;
