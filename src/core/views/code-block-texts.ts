// Apart from the other texts, because every article loads them.

export const scrolling = {
  code: (language: string | undefined) => (language ? `Kod: ${language}` : 'Kod'),
  table: (title: string) => (title ? `Cədvəl: ${title}` : 'Cədvəl'),
} as const;

export const copyCode = {
  button: 'Kodu kopyala',
  done: 'Kod kopyalandı.',
  failed: 'Kodu kopyalamaq alınmadı. Mətni seçib özünüz kopyalayın.',
} as const;
