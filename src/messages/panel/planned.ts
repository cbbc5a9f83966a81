import { limits } from '#domain/shared/limits.ts';

/** Texts of posts and snippets that are planned for an hour (SCHOOL-5). Times are Baku's. */
export const planned = {
  field: 'Dərc vaxtı',
  hint: 'Bakı vaxtı ilə. Boş qalsa, yadda saxlananda dərc olunacaq.',
  /** Of a document that was planned: an empty field publishes it. */
  editHint:
    'Bakı vaxtı ilə. Bu vaxta qədər yalnız müəllim və adminlər görür. Boşaldıb saxlasanız, indi dərc olunacaq.',
  pictures: 'Yüklənmiş şəkli isə ünvanını bilən hər kəs aça bilər.',
  /** Before the time, in a list. */
  at: 'planlaşdırılıb:',
  saved: (time: string) => `Planlaşdırıldı: ${time}. Bu vaxta qədər yalnız müəllim və adminlər görəcək.`,
  unreadable:
    'Vaxt oxunmur. Günü, ayı, dörd rəqəmli ili, saatı və dəqiqəni yazın; indi dərc etmək üçün xananı boşaldın.',
  past: 'Bu vaxt artıq keçib. Gələcək vaxt seçin; indi dərc etmək üçün xananı boşaldın.',
  far: `Ən çoxu ${limits.planDays} gün sonraya planlaşdırmaq olar. Daha yaxın vaxt seçin.`,
  published: 'Bu material artıq dərc olunub, vaxtını dəyişmək olmaz. Siyahıya qayıdıb yenidən açın.',
  now: 'İndi dərc et',
  nowFor: (title: string) => `«${title}»: indi dərc et`,
  publishing: 'Dərc olunur…',
  publishedNow: 'Dərc olundu. Sayt yeniləndikdən sonra hamı görəcək.',
} as const;
