import { limits } from '#core/words/limits.ts';

const imageKilobytes = limits.imageBytes / 1024;

/** USER-3, PANEL-3. */
export const chosenPicture = {
  hint: `.webp, .jpeg və ya .jpg; ən çoxu ${imageKilobytes} kilobayt. Başqa növ şəkil çevrilir. Şəklin çəkildiyi yer və cihaz haqqında məlumat yüklənmir.`,
  tooLarge: `Seçilən şəklin ölçüsü ${imageKilobytes} kilobaytdan az olmalıdır.`,
  empty: 'Fayl boşdur. Başqa şəkil seçin.',
  wrongType: 'Brauzer bu faylı şəkil kimi aça bilmir. .webp, .jpeg, .jpg və ya .png şəkli seçin.',
  unreadable: 'Şəkil açılmadı, fayl zədələnib. Başqa şəkil seçin.',
  shrink: 'Şəkli kiçilt',
  shrinkHint: 'İstəsəniz, şəkli burada kiçildib yükləyə bilərik.',
} as const;
