import { orderLimits } from '../limits.ts';

/** PAY-3: orders of courses in the panel. The words of the states are the buyer's (features/orders/texts.ts). */
export const orderTab = {
  title: 'Sifarişlər',
  lead: 'Kurs sifarişləri. Ödənişi təsdiqləyəndə kurs sifariş edən şəxs üçün dərhal açılır.',
  search: 'Nömrə, ad, e-poçt, kupon',
  sorts: { newest: 'Əvvəlcə yenilər' },
  noMatches: 'Belə sifariş tapılmadı.',
  empty: 'Hələ sifariş yoxdur.',
  number: (shown: string) => `Sifariş ${shown}`,
  coupon: 'Kupon',
  forgotten: 'Hesabı silinib',
  priceless: 'Qiymət göstərilməyib',
  whatsappText: (name: string, shown: string, course: string) =>
    `Salam, ${name}! ${course} kursu üçün sifarişiniz: ${shown}. `,
  reason: 'Rədd səbəbi:',
  paidAt: (time: string) => `${time} tarixində təsdiqlənib`,
  link: 'Ödəniş keçidi',
  receipt: 'Qəbzə bax',
  receiptAlt: (shown: string) => `Sifariş ${shown}: ödənişin qəbzi`,
  receiptLoading: 'Qəbz yüklənir…',
  receiptLabel: (shown: string) => `Sifariş ${shown}: qəbzə bax`,
  answer: 'Cavab ver',
  answerLabel: (shown: string) => `Sifariş ${shown}: cavab ver`,
  contacted: 'Əlaqə saxladım',
  contactedDone: 'Əlaqə saxlandığı qeyd olundu.',
  confirm: {
    title: 'Ödəniş',
    reading: 'Sifariş edənin kursları yüklənir…',
    open: 'Bu kurs həmin istifadəçi üçün artıq müddətsiz açıqdır, elə də qalacaq. Təsdiq yalnız sifarişi bağlayacaq.',
    openUntil: (day: string) =>
      `Bu kurs həmin istifadəçi üçün ${day} gününün sonuna qədər açıqdır. Təsdiq müddəti dəyişəcək.`,
    over: (day: string) =>
      `Bu kursun müddəti həmin istifadəçi üçün ${day} günü bitib. Təsdiq onu yenidən açacaq.`,
    full: 'İstifadəçidə kurs yeri qalmayıb. Əvvəlcə «İstifadəçilər» bölməsində birini bağlayın.',
    unverified:
      'İstifadəçinin e-poçtu təsdiqlənməyib: o, e-poçtunu təsdiqləyəndən sonra kursu aça bilərsiniz.',
    gone: 'Bu istifadəçinin hesabı yoxdur.',
    lastDay: 'Son gün',
    lastDayHint: 'Boş qalsa, kurs müddətsiz açılır.',
    look: 'Ödəniş təsdiqlənmədi: əvvəlcə bu sifarişin yanında yazılana baxın.',
    now: (shown: string, price: string) =>
      `Sifariş ${shown}${price && `, ${price}`}: ödənişi təsdiqlə, kurs müddətsiz açılır`,
    forEver: 'Kurs müddətsiz açılır. Son gün seçmək üçün «Cavab ver» düyməsini basın.',
    submit: 'Ödənişi təsdiqlə',
    sending: 'Təsdiqlənir…',
    done: (name: string, course: string, until: string | null) =>
      `Ödəniş təsdiqləndi, «${course}» ${until === null ? 'müddətsiz' : `${until} gününün sonuna qədər`} açıqdır: ${name}.`,
  },
  pay: {
    field: 'Onlayn ödəniş keçidi',
    hint: 'https:// ilə başlayır. Sifariş edən onu öz səhifəsində görür.',
    wrong: 'Keçid https:// ilə başlamalı və boşluqsuz olmalıdır.',
    empty: 'Keçidi yazın.',
    same: 'Bu keçid artıq saxlanılıb.',
    submit: 'Keçidi saxla',
    sending: 'Saxlanılır…',
    done: 'Ödəniş keçidi saxlanıldı.',
    removed: 'Ödəniş keçidi silindi.',
  },
  refuse: {
    field: 'Rədd səbəbi',
    hint: `Sifariş edən bunu oxuyur. Ən çoxu ${orderLimits.refusal} işarə.`,
    empty: 'Səbəbi yazın.',
    ask: (shown: string, name: string, course: string) =>
      `Sifariş ${shown}, ${name}, «${course}»: rədd ediləcək və səbəb sifariş edənə bildiriləcək. Bunu geri götürmək olmur.`,
    yes: 'Bəli, rədd et',
    submit: 'Rədd et',
    sending: 'Rədd edilir…',
    done: 'Sifariş rədd edildi.',
  },
  reopen: {
    title: 'Səhv təsdiqlənib?',
    label: (shown: string) => `Sifariş ${shown}: səhv təsdiqlənib?`,
    closes: 'Kursu da bağla',
    renews: (day: string) => `Kursun əvvəlki son gününü də qaytar: ${day}`,
    stays: 'Kursda heç nə dəyişməyəcək.',
    next: 'Bu kursun sonrakı ödənişi də təsdiqlənib, ona görə kurs açıq qalacaq.',
    byHand:
      'Kursun müddəti bu təsdiqdən sonra dəyişib və ya əvvəlki halı qeyd olunmayıb. Kursu bağlamaq lazımdırsa, seçin.',
    ask: (shown: string, name: string, course: string, price: string, fate: string) =>
      `Sifariş ${shown}, ${name}, «${course}»${price && `, ${price}`}: ödənişin təsdiqi geri götürüləcək, sifariş yenidən açıq olacaq və sifariş edənə bildiriləcək. ${fate}`,
    /** What becomes of the course. */
    fates: {
      revoke: 'Kurs onun üçün bağlanacaq.',
      renew: (day: string) => `Kursun son günü ${day} olacaq.`,
      none: 'Kurs olduğu kimi qalacaq.',
    },
    changed: 'Sifariş edənin kursu bu arada dəyişib. Seçimi yenidən yoxlayın.',
    yes: 'Bəli, geri götür',
    submit: 'Təsdiqi geri götür',
    sending: 'Geri götürülür…',
    done: 'Təsdiq geri götürüldü, sifariş yenidən açıqdır.',
    refused:
      'Geri götürmək alınmadı: bu kurs üçün artıq başqa açıq sifariş var və ya kurs bağlanıb. «Kursu da bağla» seçimini yoxlayın.',
  },
  changedMeanwhile: 'Bu sifarişi bu arada başqası dəyişib. İndi göstərilən onun son halıdır.',
  deletedMeanwhile: 'Bu sifariş artıq yoxdur: sifariş edən hesabını silib.',
  refused: 'Dəyişiklik saxlanılmadı: buna icazəniz yoxdur. Səhifəni təzələyin.',
  failed: 'Dəyişiklik saxlanılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
} as const;

/** PAY-3: what was paid in a month. */
export const orderSums = {
  title: 'Ayın hesabatı',
  month: 'Ay',
  submit: 'Hesabla',
  sending: 'Hesablanır…',
  course: 'Kurs',
  orders: 'Sifariş',
  total: 'Məbləğ',
  all: 'Cəmi',
  none: 'Bu ayda təsdiqlənmiş ödəniş yoxdur.',
  download: 'CSV faylını endir',
  downloading: 'Hazırlanır…',
  file: (month: string) => `odenisler-${month}.csv`,
  columns: [
    'Nömrə',
    'Təsdiq vaxtı',
    'Kurs',
    'Ad və soyad',
    'E-poçt',
    'Məbləğ (AZN)',
    'Kuponsuz qiymət (AZN)',
    'Kupon',
  ],
} as const;
