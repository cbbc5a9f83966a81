import type { GraduateReviewState } from '../graduate-review.ts';

/** COURSE-4. */
export const graduateTab = {
  title: 'Məzun rəyləri',
  lead: 'Kursu bitirib sertifikat alanların rəyləri. Siz göstərəndən sonra rəy kursun səhifəsində məzunun adı (soyadsız) və ayla görünür. Mətni heç kim dəyişə bilmir, müəllifi isə rəyi geri götürüb yenidən yaza bilər.',
  search: 'Adda və ya rəydə söz',
  noMatches: 'Bu söz siyahıdakı heç bir rəydə yoxdur.',
  list: 'Hansı rəylər',
  lists: {
    waiting: 'Baxılmamış',
    shown: 'Səhifədə olan',
    hidden: 'Göstərilməyən',
  } satisfies Record<GraduateReviewState, string>,
  empty: {
    waiting: 'Baxılmamış rəy yoxdur. Məzun rəy yazanda burada görünəcək.',
    shown: 'Hələ heç bir rəy kurs səhifəsində deyil.',
    hidden: 'Göstərilməyən rəy yoxdur.',
  } satisfies Record<GraduateReviewState, string>,
  show: 'Səhifədə göstər',
  showLabel: (name: string) => `${name}: rəyi səhifədə göstər`,
  hide: 'Gizlət',
  hideLabel: (name: string) => `${name}: rəyi gizlət`,
  takeOff: 'Səhifədən götür',
  takeOffLabel: (name: string) => `${name}: rəyi səhifədən götür`,
  shown: 'Rəy kursun səhifəsində, sayt yenilənəndən sonra görünəcək.',
  hidden: 'Rəy göstərilmir.',
  changedMeanwhile:
    'Bu rəyi bu arada başqası dəyişib, ona görə qərarınız saxlanılmadı. Yeni halı göstərilir.',
  deletedMeanwhile: 'Məzun bu rəyi geri götürüb.',
  refused:
    'Qərar saxlanılmadı: ya məzunun sertifikatı ləğv edilib və rəyi göstərmək olmaz, ya da buna icazəniz yoxdur.',
  failed: 'Qərar saxlanılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
} as const;
