import { orderLimits } from './limits.ts';

/** «Dərsi al» (COURSE-2): apart from the page of the orders, because pages that sell need nothing else of it. */
export const ordering = {
  busy: 'Sifariş edilir…',
  hint: 'Sifarişiniz üçün nömrə alacaqsınız, ödəniş yolları növbəti səhifədədir. Ödəyənə qədər onu geri götürə bilərsiniz.',
  mine: 'Sifarişlərim',
  refused: `Sifariş qəbul olunmadı: kursun qiyməti və ya hesabınız dəyişib, ya da bu gün ${orderLimits.aDay} sifariş vermisiniz. Səhifəni təzələyib yenidən cəhd edin.`,
} as const;
