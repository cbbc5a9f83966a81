import type { FirstStep } from '#features/accounts/first-steps.ts';

/** START-1, START-3. */
export const today = {
  title: 'Bu gün',
  begin: 'Başla',
  empty: 'Bu gün üçün gözləyən iş yoxdur.',
  away: 'Gizlət',
  awayLabel: 'Başlanğıc addımlarını gizlət',
  steps: {
    letter: {
      text: 'E-poçtunuzu təsdiqləyin: ödənişli dərslər və suallar üçün lazımdır.',
      action: 'Təsdiq məktubu göndər',
    },
    video: { text: 'İlk videonuza baxın.', action: 'Videoya keç' },
    course: { text: 'Özünüzə uyğun kursu seçin.', action: 'Kurslara bax' },
  } satisfies Record<FirstStep, { text: string; action: string }>,
  sent: 'Məktub göndərildi. Poçtunuzu açıb məktubdakı keçidə basın.',
} as const;
