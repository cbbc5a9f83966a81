/** «Saxla və növbətini əlavə et», copies, and links to what is on the site (PANEL-15). */
export const copying = {
  next: 'Saxla və növbətini əlavə et',
  /** Said after a save that opened the next form. */
  nextOpened: (saved: string) => `${saved} Növbəti üçün yeni forma açıldı.`,
  copy: (title: string) => `«${title}»: surətini çıxar`,
  /** Stands behind the title of a copy until its author writes another one. */
  mark: '(surət)',
  rename: 'Bu, surətin başlığıdır. Yeni başlıq yazın.',
  view: (title: string) => `«${title}»: saytda bax`,
  /** Of what is planned: only staff see it. */
  viewPlanned: (title: string) => `«${title}»: saytda bax, hələ yalnız müəllim və adminlər görür`,
} as const;
