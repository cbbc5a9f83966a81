import { shownMoney } from '#core/words/money.ts';
import type { Order, OrderState } from './order.ts';

const full = (shown: string) => `kuponsuz ${shown}`;

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
    contacted: 'Əlaqə saxlanılıb',
    receipt: 'Qəbz göndərilib',
    paid: 'Ödənilib',
    refused: 'Rədd edilib',
    withdrawn: 'Geri götürülüb',
  } satisfies Record<OrderState, string>,
  /** Both prices, where a coupon was used (PAY-4); '' without a price. */
  price: ({ price, off = 0 }: Pick<Order, 'price' | 'off'>) =>
    price === undefined
      ? ''
      : off === 0
        ? shownMoney(price)
        : `${shownMoney(price)} (${full(shownMoney(price + off))})`,
  full,
  /** Of an open order that a coupon has paid. */
  free: 'Kupon qiyməti tam ödəyir, ödəniş lazım deyil. Sifarişi təsdiqləyən kimi kursu açacağıq.',
  priceUnknown: 'Qiyməti sizə bildirəcəyik',
  /** Of an open order without a price. */
  waitForPrice: 'Bir iş günü ərzində qiyməti və ödəniş yolunu sizə bildirəcəyik.',
  next: {
    new: 'Ödəniş edin və qəbzini göndərin. Bir iş günü ərzində sizə cavab verəcəyik.',
    contacted: 'Ödəniş edin və qəbzini göndərin. Ödənişi yoxlayan kimi kursu açacağıq.',
    receipt: 'Qəbzinizi aldıq. Ödənişi yoxlayan kimi kursu açacağıq.',
    paid: 'Ödənişiniz təsdiqləndi, kurs sizin üçün açıqdır.',
    refused: 'Sifarişiniz rədd edildi.',
    withdrawn: 'Sifarişi geri götürmüsünüz.',
  } satisfies Record<OrderState, string>,
  paidClosed: 'Ödənişiniz təsdiqlənib, kurs isə hazırda sizin üçün açıq deyil.',
  reason: 'Səbəb:',
  begin: 'İlk videodan başla',
  again: 'Kursun səhifəsi',
  of: (part: string, course: string) => `${course}: ${part}`, // names a part of one order among several
  ways: 'Ödəniş yolları',
  say: 'Ödənişin təyinatına sifarişin nömrəsini yazın:',
  payOnline: 'Onlayn ödə',
  whatsapp: 'WhatsApp-da yaz',
  whatsappText: (shown: string, course: string) => `Salam! Sifariş ${shown}, kurs: ${course}. `,
  receipt: 'Ödənişin qəbzi',
  receiptHint:
    'Qəbzin şəkli və ya ekran şəkli (bank PDF verirsə, onun ekran şəklini çəkin). Onu yalnız siz və məktəbin əməkdaşları görür.',
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
  withdrawTitle: 'Sifariş geri götürülsün?',
  withdrawText: (course: string) =>
    `«${course}» üçün sifariş geri götürüləcək. Ödəniş etmisinizsə, əvvəlcə bizə yazın.`,
  withdrawYes: 'Bəli, geri götür',
  withdrawNo: 'Xeyr',
  withdrawn: 'Sifariş geri götürüldü.',
  changed: 'Sifariş bu arada dəyişib. İndi göstərilən onun son halıdır.',
  terms: 'Ödəniş etməklə bunları qəbul edirsiniz:',
} as const;
