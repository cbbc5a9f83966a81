/** Separate from other texts, because every article loads it. */
export const copyCode = 'Kodu kopyala';

/** Loaded when code is copied. */
export const copiedCode = {
  done: 'Kod kopyalandı.',
  failed: 'Kodu kopyalamaq alınmadı. Mətni seçib özünüz kopyalayın.',
} as const;
