/** LEARN-6: the words of a video, beside the player. */
export const transcript = {
  title: 'Videonun mətni',
  close: 'Mətni bağla',
  reading: 'Mətn yüklənir…',
  /** It was removed after the page had been opened. */
  gone: 'Bu videonun mətni artıq yoxdur.',
  search: 'Mətndə axtar',
  found: (lines: number) => (lines === 0 ? 'Mətndə belə söz yoxdur.' : `${lines} yerdə tapıldı.`),
  follow: 'Danışılan yerə qayıt',
} as const;
