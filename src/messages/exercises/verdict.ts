/** By themselves, because the page of every exercise loads them. */
export const answers = {
  check: 'Yoxla',
  right: 'Düzgündür.',
  wrong: 'Düzgün deyil. Yenidən seçin və ya cavaba baxın.',
  chooseFirst: 'Əvvəlcə cavab seçin.',
  allRight: 'Bütün cavablar düzgündür. Tapşırıq yerinə yetirildi.',
} as const;

/** What the checks have found. */
export const verdict = {
  checking: 'Yoxlanılır…',
  passed: 'Bütün şərtlər ödənilir. Tapşırıq yerinə yetirildi.',
  /** The questions of the same exercise are still open. */
  codePassed: 'Bütün şərtlər ödənilir. İndi sualları cavablandırın.',
  failed: (left: number, first: string) =>
    left === 1 ? `Bir şərt ödənilmir: ${first}` : `${left} şərt ödənilmir. Birincisi: ${first}`,
  stopped: 'Yoxlama dayandırıldı: kodu düzəldib yenidən yoxlayın.',
  good: 'ödənilir',
  bad: 'ödənilmir',
  values: (expected: string, got: string) => `Gözlənilən: ${expected}. Alınan: ${got}`,
  threw: (error: string) => `Kod xəta verdi: ${error}`,
  late: (seconds: number) => `Kod ${seconds} saniyə ərzində cavab vermədi.`,
} as const;
