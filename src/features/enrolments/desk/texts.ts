import { confirming, forms } from '#panel/texts.ts';
import type { EnrolmentOrder, EnrolmentState } from '../enrolment.ts';
import { enrolmentLimits } from '../limits.ts';

/** The codes that open a course, for staff (SCHOOL-1). */
export const enrolmentTab = {
  title: 'Kurs kodları',
  lead: 'Kodu alan hər kəs hesabında kursu özü açır. E-poçtu təsdiqlənmiş istifadəçi bir koddan bir dəfə istifadə edə bilər.',
  createTitle: 'Yeni kod',
  lastDay: 'Son gün',
  lastDayHint: 'Kod həmin günün sonuna kimi işləyir (Bakı vaxtı ilə).',
  uses: 'Neçə nəfər üçün',
  create: 'Kod yarat',
  creating: 'Yaradılır…',
  created: (code: string) => `Kod hazırdır: ${code}`,
  required: forms.required,
  wrongUses: `Say 1 ilə ${enrolmentLimits.uses} arasında tam ədəd olmalıdır.`,
  refused: 'Kod yaradılmadı: kurs hələ qeydə alınmayıb və ya icazəniz yoxdur. Adminə yazın.',
  name: 'Ad',
  nameHint: 'Məsələn, qrupun adı. Onu yalnız müəllimlər və adminlər görür.',
  optional: 'istəyə bağlı',
  longName: `Ad ən çoxu ${enrolmentLimits.name} işarə ola bilər.`,
  search: 'Kodu və ya adının əvvəlini yazın',
  orders: {
    newest: 'Əvvəlcə yenilər',
    soonest: 'Əvvəlcə vaxtı tez bitənlər',
    open: 'Bağlanmamışlar',
    ended: 'Bağlanmışlar',
  } satisfies Record<EnrolmentOrder, string>,
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
  endYes: 'Bəli, bağla',
  endNo: confirming.no,
  ending: 'Bağlanır…',
  ended: 'Kod bağlandı.',
  endFailed: 'Kod bağlanmadı. Yenidən cəhd edin.',
  who: 'Kim istifadə edib',
  nobody: 'Hələ heç kim istifadə etməyib.',
  nameless: 'hesabı qalmayıb',
} as const;
