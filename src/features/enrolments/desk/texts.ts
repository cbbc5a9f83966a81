import { shownMoney } from '#core/words/money.ts';
import { confirming, forms } from '#panel/texts.ts';
import type { Enrolment, EnrolmentSort, EnrolmentState } from '../enrolment.ts';
import { enrolmentLimits } from '../limits.ts';

/** The codes that open a course, for staff (SCHOOL-1). */
export const enrolmentTab = {
  title: 'Kurs kodları və kuponlar',
  lead: 'Kodu alan hər kəs hesabında kursu özü açır, kuponu alan kursu ucuz sifariş edir. E-poçtu təsdiqlənmiş istifadəçi bir koddan bir dəfə, bir kupondan hər kurs üçün bir dəfə istifadə edə bilər.',
  createTitle: 'Yeni kod',
  kind: 'Kod nə verir',
  kinds: { course: 'Kursu açır', percent: 'Kupon: faiz endirimi', sum: 'Kupon: manat endirimi' },
  amounts: { percent: 'Neçə faiz', sum: 'Neçə manat' },
  wrongAmount: `Faiz 1 ilə ${enrolmentLimits.percent} arasında tam ədəd, məbləğ ən çoxu ${shownMoney(enrolmentLimits.sum)} olmalıdır.`,
  courses: 'Hansı kurslar üçün',
  noCourses: 'Ən azı bir kurs seçin.',
  coupons: 'Kuponlar',
  coupon: 'Kupon',
  orders: 'Sifarişlərə bax',
  ordersLabel: (code: string) => `${code}: sifarişlərə bax`,
  off: ({ percent, sum }: Pick<Enrolment, 'percent' | 'sum'>) =>
    [percent > 0 && `−${percent}%`, sum > 0 && `−${shownMoney(sum)}`].filter(Boolean).join(', '),
  lastDay: 'Son gün',
  lastDayHint: 'Kod həmin günün sonuna kimi işləyir (Bakı vaxtı ilə).',
  uses: 'Neçə istifadə üçün',
  create: 'Kod yarat',
  creating: 'Yaradılır…',
  created: (code: string) => `Kod hazırdır: ${code}`,
  required: forms.required,
  wrongUses: `Say 1 ilə ${enrolmentLimits.uses} arasında tam ədəd olmalıdır.`,
  refused:
    'Kod yaradılmadı: kurs hələ qeydə alınmayıb, kupon üçün qiyməti yoxdur və ya icazəniz yoxdur. Adminə yazın.',
  name: 'Ad',
  nameHint: 'Məsələn, qrupun adı. Onu yalnız müəllimlər və adminlər görür.',
  optional: 'istəyə bağlı',
  longName: `Ad ən çoxu ${enrolmentLimits.name} işarə ola bilər.`,
  search: 'Kodu və ya adının əvvəlini yazın',
  list: 'Siyahı',
  lists: {
    newest: 'Bütün kodlar',
    soonest: 'Vaxtı tez bitənlər',
    open: 'Bağlanmamışlar',
    ended: 'Bağlanmışlar',
  } satisfies Record<EnrolmentSort, string>,
  states: {
    open: 'açıqdır',
    ended: 'bağlanıb',
    expired: 'vaxtı bitib',
    'used-up': 'yer qalmayıb',
  } satisfies Record<EnrolmentState, string>,
  count: (used: number, uses: number) => `İstifadə olunub: ${used} / ${uses}`,
  until: (day: string) => `son gün ${day}`,
  copy: 'Keçidi kopyala',
  copyLabel: (code: string) => `${code}: keçidi kopyala`,
  copied: 'Keçid kopyalandı.',
  notCopied: 'Keçid kopyalanmadı. Kodu özünüz kopyalayın.',
  end: 'Bağla',
  endLabel: (code: string) => `${code}: bağla`,
  endText: (code: string) =>
    `${code} kodu ilə daha heç kim kurs aça bilməyəcək. Artıq açanların kursu açıq qalır.`,
  endCoupon: (code: string) =>
    `${code} kuponu ilə daha heç kim sifariş edə bilməyəcək. Artıq edilmiş sifarişlərin qiyməti qalır.`,
  endYes: 'Bəli, bağla',
  endNo: confirming.no,
  ending: 'Bağlanır…',
  ended: 'Kod bağlandı.',
  endFailed: 'Kod bağlanmadı. Yenidən cəhd edin.',
  who: 'Kim istifadə edib',
  nobody: 'Hələ heç kim istifadə etməyib.',
  nameless: 'hesabı qalmayıb',
} as const;
