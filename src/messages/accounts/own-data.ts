/** What a person has on this site, in /settings (USER-6). */
export const download = {
  title: 'Məlumatlarınız',
  lead: 'Hesabınız, şəxsi məlumatlarınız, baxdığınız videolar, yerinə yetirdiyiniz tapşırıqlar, saxladığınız səhifələr və sertifikatlarınız bir faylda (JSON).',
  submit: 'Faylı yüklə',
  sending: 'Hazırlanır…',
  done: (file: string) => `${file} yükləndi.`,
} as const;

export const deletion = {
  title: 'Hesabı sil',
  lead: 'Hesabınız həmişəlik silinir və onu bərpa etmək olmur. Silinənlər:',
  goes: [
    'ad, soyad, mobil nömrə və kurslarınız',
    'istifadəçi adı və e-poçt ünvanı: hər ikisi boşalır',
    'baxdığınız videolarda qaldığınız yer',
    'yerinə yetirdiyiniz tapşırıqlar',
    'saxladığınız səhifələrin siyahısı',
    'sertifikatlarınız: ünvanları daha heç nə göstərməyəcək',
    'profil şəkli',
    'hesabın özü və bu cihazda qalanlar',
  ],
  stays:
    'Müəllimlərin panelindəki jurnalda kursların sizə nə vaxt açıldığı qalır, amma orada adınız yox, yalnız hesabın nömrəsi yazılıb.',
  password: 'Şifrəniz',
  submit: 'Hesabı həmişəlik sil',
  sending: 'Silinir…',
  brokenOff: 'Silinmə tamamlanmadı. Şifrəni yazıb düyməni yenidən basın: qalan addımlar davam edəcək.',
  done: 'Hesabınız silindi.',
  unfinished: 'Hesabı silməyə başlamısınız, amma silinmə yarımçıq qalıb. Tamamlamaq üçün yenidən cəhd edin.',
  staff:
    'Müəllim və admin hesabı buradan silinmir: əvvəlcə panelə giriş bağlanmalıdır. Admindən bunu istəyin, sonra hesabınızı burada silə bilərsiniz.',
} as const;
