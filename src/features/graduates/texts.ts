import { grouped } from '#core/views/common-texts.ts';
import type { GraduateReviewState } from './graduate-review.ts';
import { graduateLimits } from './limits.ts';

/** COURSE-4: on the page of the course, and on the profile of who has finished it. */
export const graduates = {
  title: 'Məzunlar nə deyir?',
  lead: 'Kursu bitirib sertifikat alanların rəyləri.',
  mean: (mean: number, count: number) => `Orta hesabla ${shown(mean)} ulduz, ${count} rəy`,
  stars: (stars: number) => `${graduateLimits.stars} ulduzdan ${shown(stars)}`,

  mine: 'Kurs haqqında rəyim',
  loading: 'Rəyiniz yüklənir…',
  of: (course: string) => `«${course}» kursu`,
  rate: 'Kursa neçə ulduz verirsiniz?',
  text: 'Rəyiniz',
  hint: `Nə öyrəndiniz, kurs kimin üçündür? Ən çoxu ${grouped(graduateLimits.text)} işarə. Məktəb baxandan sonra rəy kursun səhifəsində adınızla (soyadsız) və yazdığınız ayla görünəcək.`,
  noStars: 'Əvvəlcə kursa 1-dən 5-ə qədər ulduz verin.',
  noText: 'Əvvəlcə rəyinizi yazın.',
  submit: 'Rəyi göndər',
  sending: 'Göndərilir…',
  sent: 'Rəyiniz göndərildi.',
  unkept: 'Brauzer yazdığınızı cihazda saxlaya bilmir: səhifədən çıxmazdan əvvəl göndərin.',
  refused:
    'Rəy qəbul olunmadı: bu kursun qüvvədə olan sertifikatı tapılmadı, ya da rəyiniz artıq göndərilib. Yazdığınız burada qalır.',
  states: {
    waiting: 'Hələ baxılmayıb',
    shown: 'Kursun səhifəsindədir',
    hidden: 'Göstərilmir',
  } satisfies Record<GraduateReviewState, string>,
  next: {
    waiting: 'Məktəb rəyinizə baxandan sonra o, kursun səhifəsində görünəcək.',
    shown: 'Rəyiniz üçün təşəkkür edirik. İstədiyiniz vaxt onu geri götürə bilərsiniz.',
    hidden: 'Məktəb bu rəyi səhifədə göstərmir. Onu geri götürüb yenisini yaza bilərsiniz.',
  } satisfies Record<GraduateReviewState, string>,
  revoked: 'Bu kursun sertifikatı ləğv edilib: yeni rəy yazmaq olmur.',
  withdraw: 'Geri götür',
  withdrawLabel: (course: string) => `«${course}»: rəyi geri götür`,
  ask: {
    title: 'Rəy geri götürülsün?',
    text: 'Rəyiniz silinəcək. Kursun səhifəsindədirsə, saytın növbəti yenilənməsində oradan da gedəcək. Mətni bu cihazda qalacaq.',
    yes: 'Bəli, geri götür',
    no: 'Xeyr',
  },
  withdrawn: 'Rəyiniz geri götürüldü.',
} as const;

const shown = (mean: number): string => String(mean).replace('.', ',');
