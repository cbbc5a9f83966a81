import type { OrderState } from '#domain/orders/order.ts';

/** PAY-2: what a buyer reads about the orders of courses. */
export const orders = {
  title: 'Sifarişlərim',
  description: 'Sifariş etdiyiniz kurslar, ödəniş yolları və qəbzlər.',
  noScript: 'Sifarişləri görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  loading: 'Sifarişlər yüklənir…',
  empty: 'Hələ heç bir kurs sifariş etməmisiniz.',
  courses: 'Kurslara bax',
  number: (shown: string) => `Sifariş ${shown}`,
  ordered: (day: string) => `${day} tarixində sifariş edilib`,
  states: {
    new: 'Yeni',
    contacted: 'Danışılıb',
    receipt: 'Qəbz göndərilib',
    paid: 'Ödənilib',
    refused: 'Rədd edilib',
    withdrawn: 'Geri götürülüb',
  } satisfies Record<OrderState, string>,
  priceUnknown: 'Qiyməti sizə bildirəcəyik',
  next: {
    new: 'Ödəniş edin və qəbzini göndərin. Bir iş günü ərzində sizə cavab verəcəyik.',
    contacted: 'Ödəniş edin və qəbzini göndərin. Ödənişi yoxlayan kimi kursu açacağıq.',
    receipt: 'Qəbzinizi aldıq. Ödənişi yoxlayan kimi kursu açacağıq.',
    paid: 'Ödənişiniz təsdiqləndi, kurs sizin üçün açıqdır.',
    refused: 'Sifarişiniz qəbul olunmadı.',
    withdrawn: 'Sifarişi geri götürmüsünüz.',
  } satisfies Record<OrderState, string>,
  reason: 'Səbəb:',
  begin: 'İlk videodan başla',
  again: 'Kursun səhifəsi',
  ways: 'Ödəniş yolları',
  say: 'Ödənişin qeydində sifarişin nömrəsini yazın:',
  payOnline: 'Onlayn ödə',
  whatsapp: 'WhatsApp-da yaz',
  whatsappText: (shown: string, course: string) => `Salam! Sifariş ${shown}, kurs: ${course}. `,
  receipt: 'Ödənişin qəbzi',
  receiptHint: 'Qəbzin şəkli və ya ekran şəkli. Onu yalnız siz və məktəbin əməkdaşları görür.',
  receiptAlt: 'Seçdiyiniz qəbz',
  choose: 'Şəkil seç',
  change: 'Başqa şəkil seç',
  chosen: (name: string) => `Seçilib: ${name}`,
  send: 'Qəbzi göndər',
  sending: 'Göndərilir…',
  sent: 'Qəbz göndərildi.',
  seeReceipt: 'Göndərdiyiniz qəbzə bax',
  receiptUnreadable: 'Qəbz açılmadı. Yenidən cəhd edin.',
  withdraw: 'Sifarişi geri götür',
  withdrawTitle: 'Əminsən?',
  withdrawText: (course: string) =>
    `«${course}» üçün sifariş geri götürüləcək. Ödəniş etmisinizsə, əvvəlcə bizə yazın.`,
  withdrawYes: 'Bəli, geri götür',
  withdrawNo: 'Xeyr',
  withdrawn: 'Sifariş geri götürüldü.',
  changed: 'Sifariş bu arada dəyişib. İndi göstərilən onun son halıdır.',
  terms: 'Ödəniş etməklə bunları qəbul edirsiniz:',
} as const;

/** «Dərsi al» (COURSE-2). */
export const ordering = {
  busy: 'Sifariş edilir…',
  hint: 'Sifarişiniz üçün nömrə alacaqsınız, ödəniş yolları növbəti səhifədədir. Ödəyənə qədər onu geri götürə bilərsiniz.',
  mine: 'Sifarişlərim',
  refused:
    'Sifariş qəbul olunmadı: kursun qiyməti və ya hesabınız dəyişib. Səhifəni təzələyib yenidən cəhd edin.',
} as const;
