/** Separate from other texts, because every article loads it. */
export const copyCode = 'Kodu kopyala';

/** What parts of an author's text that scroll sideways are called. */
export const scrolling = {
  code: (language: string | undefined) => (language ? `Kod: ${language}` : 'Kod'),
  table: (title: string) => (title ? `Cədvəl: ${title}` : 'Cədvəl'),
} as const;

/** Loaded when code is copied. */
export const copiedCode = {
  done: 'Kod kopyalandı.',
  failed: 'Kodu kopyalamaq alınmadı. Mətni seçib özünüz kopyalayın.',
} as const;
