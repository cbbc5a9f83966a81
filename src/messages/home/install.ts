export const pwa = {
  how: 'Saytı necə quraşdırmalı',
  android: 'Saytı Android telefonuna quraşdır',
  ios: 'Saytı IOS telefonuna quraşdır',
  steps: {
    android: [
      'Saytı Chrome brauzerində açın.',
      'Yuxarı sağdakı üç nöqtəyə toxunun.',
      '«Tətbiqi quraşdır» və ya «Əsas ekrana əlavə et» sətrini seçin.',
    ],
    ios: [
      'Saytı Safari brauzerində açın.',
      'Aşağıdakı paylaşma düyməsinə toxunun.',
      '«Add to Home Screen» (əsas ekrana əlavə et) sətrini seçin.',
    ],
  },
  close: 'Bağla',
} as const;

/** What became of it. */
export const installing = {
  already: 'Sayt bu cihazda artıq quraşdırılıb.',
  installed: 'Sayt quraşdırıldı. Onu əsas ekranınızda tapa bilərsiniz.',
  dismissed: 'Quraşdırma ləğv olundu. İstədiyiniz vaxt yenidən başlaya bilərsiniz.',
} as const;
