export const pwa = {
  how: 'Saytı necə quraşdırmalı',
  android: 'Saytı Android telefonuna quraşdır',
  ios: 'IOS: saytı iPhone telefonuna quraşdır',
  steps: {
    android: [
      'Saytı Chrome brauzerində açın.',
      'Yuxarı sağdakı üç nöqtəyə toxunun.',
      '«Tətbiqi quraşdır» və ya «Əsas ekrana əlavə et» sətrini seçin.',
    ],
    ios: [
      'Saytı Safari brauzerində açın.',
      'Paylaşma düyməsinə toxunun (aşağıda və ya üç nöqtənin içində).',
      '«Add to Home Screen» və ya «На экран "Домой"» (əsas ekrana əlavə et) sətrini seçin.',
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
