/** Why a chosen picture is refused (USER-3, PANEL-3). */
export const chosenPicture = {
  tooLarge: 'Seçilən şəklin ölçüsü 500 kilobaytdan az olmalıdır.',
  wrongType:
    'Seçilən şəklin ölçüsü 500 kilobaytdan az olmalıdır. Fayl növü də yalnız .webp, .jpeg və ya .jpg ola bilər.',
  unreadable: 'Şəkil açılmadı, fayl zədələnib. Başqa şəkil seçin.',
} as const;
