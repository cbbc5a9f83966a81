export const home = {
  title: 'Kodu və dizaynı ilmə-ilmə öyrənin.',
  lead: 'Video dərslər, hazır kod nümunələri və praktik yazılar. Addım-addım irəliləyin, öyrəndiyinizi elə həmin gün sınayın.',
  start: 'Öyrənməyə başla',
  note: 'Pulsuz videolara baxmaq üçün qeydiyyat kifayətdir.',
  chart: 'Yarıya qədər toxunmuş xalça çeşnisi',
  path: 'Yolunuzu seçin',
  pathLead: 'Hər kurs ayrıca bir yoldur: ilk addımdan ilk işinizə qədər.',
  showMore: 'Daha çox göstər',
  blogs: 'Son bloqlarımız',
  blogsLead: 'Öyrəndiklərimizi və sınadıqlarımızı burada bölüşürük.',
  allBlogs: 'Bütün yazılar',
  partners: 'Tərəfdaşlarımız',
  partnersLead: 'Birlikdə işləyirik.',
  appLead: 'Tətbiq',
} as const;

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
      'Add to Home Screen və ya На экран „Домой“ (əsas ekrana əlavə et) sətrini seçin.',
    ],
  },
  close: 'Bağla',
} as const;

export const installing = {
  already: 'Sayt bu cihazda artıq quraşdırılıb.',
  installed: 'Sayt quraşdırıldı. Onu əsas ekranınızda tapa bilərsiniz.',
  dismissed: 'Quraşdırma ləğv olundu. İstədiyiniz vaxt yenidən başlaya bilərsiniz.',
} as const;
