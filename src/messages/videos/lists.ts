// What only some lists of the page of videos show; it comes with them.

/** VIDEO-7: in place of an empty list. */
export const paidPrompt = {
  buyText: 'Ödənişli dərsləri almaq üçün',
  verifyText: 'Ödənişli dərsləri almaq üçün profilinizdə e-poçtunuzu təsdiqləyin.',
  verify: 'Profilə keç',
} as const;

/** The way to the next page of a list. */
export const nextPage = { more: 'Daha çox göstər', loading: 'Yüklənir…' } as const;
