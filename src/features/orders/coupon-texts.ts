import type { CouponRefusal } from './order.ts';

/** «Kuponum var» (PAY-4), apart from what every page that sells says. */
export const coupon = {
  fold: 'Kuponum var',
  field: 'Kupon',
  remove: 'Kuponu sil',
  checking: 'Kupon yoxlanılır…',
  now: (price: string) => `Kuponla ${price}`,
  before: (price: string, isFree: boolean) =>
    `(kuponsuz ${price})${isFree ? '. Ödəniş lazım olmayacaq: sifarişi təsdiqləyən kimi kursu açacağıq.' : ''}`,
  refused: (reason: string) => `${reason} Kuponsuz sifariş üçün kuponu silin.`,
  malformed: 'Kupon 26 hərf və rəqəmdən ibarətdir.',
  problems: {
    unknown: 'Belə kupon yoxdur.',
    opens: 'Bu, kupon deyil, kurs kodudur: onu tənzimləmələrə yazın, kurs ödənişsiz açılacaq.',
    other: 'Bu kupon başqa kurs üçündür.',
    ended: 'Bu kupon bağlanıb.',
    expired: 'Bu kuponun vaxtı bitib.',
    'used-up': 'Bu kupondan daha istifadə etmək olmur: hamısı götürülüb.',
    twice: 'Bu kurs üçün bu kupondan artıq istifadə etmisiniz.',
    open: 'Bu kursu bu kupon olmadan artıq sifariş etmisiniz. Kuponla sifariş etmək üçün əvvəlcə «Sifarişlərim» səhifəsində onu geri götürün.',
  } satisfies Record<CouponRefusal, string>,
} as const;
