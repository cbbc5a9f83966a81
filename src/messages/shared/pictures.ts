import { limits } from '#domain/shared/limits.ts';

const tooLarge = `Seçilən şəklin ölçüsü ${limits.imageBytes / 1024} kilobaytdan az olmalıdır.`;

/** Why a chosen picture is refused (USER-3, PANEL-3). */
export const chosenPicture = {
  tooLarge,
  wrongType: `${tooLarge} Fayl növü də yalnız .webp, .jpeg və ya .jpg ola bilər.`,
  unreadable: 'Şəkil açılmadı, fayl zədələnib. Başqa şəkil seçin.',
} as const;
