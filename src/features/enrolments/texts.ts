import { limits } from '#core/words/limits.ts';
import type { EnrolmentProblem } from './enrolment.ts';

/** A course is opened with a code, in /settings (SCHOOL-1). */
export const enrolment = {
  title: 'Kurs kodu',
  lead: 'Müəlliminizdən aldığınız kodu və ya keçidi yazın, kurs hesabınızda açılsın.',
  /** A guest has followed a link with a code. */
  guest:
    'Bu keçid hesabınızda kurs açır. Hesabınıza daxil olun və ya qeydiyyatdan keçin, sonra buraya qayıdacaqsınız.',
  code: 'Kod',
  placeholder: 'ABCDE-FGHJK-MNPQR-STVWX-YZ2345',
  submit: 'Kursu aç',
  sending: 'Açılır…',
  done: 'Kurs hesabınızda açıldı.',
  open: 'Videolara keç',
  coupon: 'Bu kod kupondur: kursu açmır, sifarişin qiymətini azaldır.',
  order: (course: string) => `${course}: kuponla sifariş et`,
  malformed: 'Kod 26 hərf və rəqəmdən ibarətdir. Onu olduğu kimi yazın.', // what was typed can't be a code
  unknown: 'Belə kod yoxdur. Onu olduğu kimi yazın və ya müəlliminizdən soruşun.',
  problems: {
    owned: 'Bu kurs hesabınızda artıq açıqdır.',
    ended: 'Bu kod bağlanıb. Müəlliminizdən yenisini istəyin.',
    expired: 'Bu kodun vaxtı bitib. Müəlliminizdən yenisini istəyin.',
    'used-up': 'Bu kodun bütün yerləri tutulub. Müəlliminizdən yenisini istəyin.',
    full: `Hesabınızda artıq ${limits.lessons} kurs var, bundan çox ola bilməz. Müəlliminizə yazın.`,
  } satisfies Record<EnrolmentProblem, string>,
  /** The course was opened with this code before, and closed since. */
  usedBefore: 'Bu koddan artıq istifadə etmisiniz. Kurs bağlanıbsa, müəlliminizə yazın.',
  unverified: 'Koddan istifadə etmək üçün əvvəlcə e-poçtunuzu təsdiqləyin.',
  verify: 'E-poçtun təsdiqinə keç',
} as const;
