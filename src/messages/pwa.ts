export const pwa = {
  how: 'Kodyolu necə quraşdırmalı',
  android: 'Kodyolu Android telefonuna quraşdır',
  ios: 'Kodyolu IOS telefonuna quraşdır',
  steps: {
    android: [
      'Saytı Chrome brauzerində açın.',
      'Yuxarı sağdakı üç nöqtəyə toxunun.',
      '«Tətbiqi quraşdır» və ya «Əsas ekrana əlavə et» sətrini seçin.',
    ],
    ios: [
      'Saytı Safari brauzerində açın.',
      'Aşağıdakı paylaşma düyməsinə toxunun.',
      '«Add to Home Screen» (ana ekrana əlavə et) sətrini seçin.',
    ],
  },
  already: 'Kodyol bu cihazda artıq quraşdırılıb.',
  installed: 'Kodyol quraşdırıldı. Onu ana ekranınızda tapa bilərsiniz.',
  dismissed: 'Quraşdırma ləğv olundu. İstədiyiniz vaxt yenidən başlaya bilərsiniz.',
  close: 'Bağla',
} as const;
