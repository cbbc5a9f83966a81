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
      '«Add to Home Screen» (əsas ekrana əlavə et) sətrini seçin.',
    ],
  },
  already: 'Kodyol bu cihazda artıq quraşdırılıb.',
  installed: 'Kodyol quraşdırıldı. Onu əsas ekranınızda tapa bilərsiniz.',
  dismissed: 'Quraşdırma ləğv olundu. İstədiyiniz vaxt yenidən başlaya bilərsiniz.',
  close: 'Bağla',
} as const;
