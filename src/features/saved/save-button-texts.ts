import { unkept } from '#core/device/unkept-texts.ts';
import { limits } from '#core/words/limits.ts';

/** The button that saves a post, a snippet or a video. */
export const saveButton = {
  save: 'Yadda saxla',
  saved: 'Saxlanılıb',
  added: 'Saxlanılanlar siyahısına əlavə olundu.',
  removed: 'Saxlanılanlar siyahısından silindi.',
  full: `Siyahıda ən çoxu ${limits.saved} material ola bilər. Yenisini saxlamaq üçün birini silin.`,
  unkept,
  open: 'Siyahıya bax',
} as const;
