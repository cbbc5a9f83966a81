export const publishing = {
  title: 'Saytın vəziyyəti',
  unknown: 'Saytın vəziyyəti yoxlanılır…',
  live: 'Sayt yenilənib, dəyişikliklər görünür.',
  waiting: 'Dəyişikliklər yadda saxlanıldı və növbəti yenilənmədə dərc olunacaq.',
  next: 'Növbəti yenilənmə: saat',
  spent: 'Dəyişikliklər yadda saxlanıldı, amma bu ayın yenilənmələri bitib.',
  nextMonth: 'Növbəti yenilənmə:', // stands before the day and hour of the next builds (OPS-2)
  moreBuilds: 'Daha tez lazımdırsa, həddi proqramçı artıra bilər.',
  ifClosed: 'Panel bağlı olsa, növbəti dəfə açılanda.',
  now: 'İndi dərc et',
  builds: (count: number): string => `Bu ay: ${count} yenilənmə`,
  building: 'Sayt yenilənir. Dəyişiklikləri təxminən 2 dəqiqəyə hamı görəcək.',
  late: 'Sayt vaxtında yenilənmədi.',
  lateReason: 'Səbəb hostinqin yenilənmə jurnalındadır, bu barədə adminə yazın.',
  failedNext:
    'Bu faylları /admin səhifəsində redaktor və ya proqramçı düzəldir. Düzələndən sonra sayt yenilənəcək.',
  again: 'Saytı yenilə',
  noHook: 'Yenilənmə ünvanı qurulmayıb. Bu barədə adminə yazın.',
  since: {
    live: 'Son yenilənmə:',
    waiting: 'Son dəyişiklik:',
    building: 'Başladı:',
    late: 'Yenilənmə istənildi:',
    failed: 'Yenilənmə istənildi:',
    spent: 'Son dəyişiklik:',
  },
  ago: (seconds: number): string => {
    if (seconds < 5) return 'indicə';
    if (seconds < 60) return `${Math.floor(seconds)} saniyə əvvəl`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} dəqiqə əvvəl`;
    if (seconds < 86_400) return `${Math.floor(seconds / 3600)} saat əvvəl`;
    return `${Math.floor(seconds / 86_400)} gün əvvəl`;
  },
} as const;
