import { unkept } from '#core/device/unkept-texts.ts';
import { savedLimits } from './limits.ts';

export const saveButton = {
  save: 'Yadda saxla',
  saved: 'Saxlanılıb',
  added: 'Saxlanılanlar siyahısına əlavə olundu.',
  removed: 'Saxlanılanlar siyahısından silindi.',
  full: `Siyahıda ən çoxu ${savedLimits.addresses} material ola bilər. Yenisini saxlamaq üçün birini silin.`,
  unkept,
  open: 'Siyahıya bax',
} as const;
