/** Separate from other texts, because every article loads it. */
export const codeBlocks = {
  copy: 'Kodu kopyala',
  copied: 'Kod kopyalandı.',
  failed: 'Kodu kopyalamaq alınmadı. Mətni seçib özünüz kopyalayın.',
} as const;
