/** What a person has on this site, in /settings (USER-6). */
export const download = {
  title: 'Məlumatlarınız',
  lead: 'Hesabınız, şəxsi məlumatlarınız, baxdığınız videolar, yerinə yetirdiyiniz tapşırıqlar, təkrarlarınız, saxladığınız səhifələr, qeydləriniz, suallarınız və cavablarınız, müəllimə göndərdiyiniz işlər, sınaq cavablarınız, sertifikatlarınız, kurslar haqqında rəyləriniz, qrupda iştirakınız, sifarişləriniz və bildirişləriniz bir faylda (JSON).',
  submit: 'Faylı endir',
  sending: 'Hazırlanır…',
  done: (file: string) => `${file} endirildi.`,
} as const;

export const deletion = {
  title: 'Hesabın silinməsi',
  lead: 'Hesabınız həmişəlik silinir və onu bərpa etmək olmur. Silinənlər:',
  goes: [
    'ad, soyad, mobil nömrə və kurslarınız',
    'istifadəçi adı və e-poçt ünvanı: sonra bunlarla yenidən qeydiyyatdan keçmək olar',
    'baxdığınız videolarda qaldığınız yer',
    'yerinə yetirdiyiniz tapşırıqlar, təkrar üçün qalan suallar və həftəlik məqsəd',
    'videolara yazdığınız qeydlər',
    'videolarda verdiyiniz suallar, onlara yazılan cavablarla birlikdə, və başqalarına yazdığınız cavablar',
    'müəllimə göndərdiyiniz işlər və sınaqlara verdiyiniz cavablar',
    'kurslar haqqında rəyləriniz və qrupda iştirakınız',
    'saxladığınız səhifələrin siyahısı',
    'sertifikatlarınız (ünvanları daha heç nə göstərməyəcək) və bildirişləriniz',
    'kurs sifarişləriniz və qəbzlər; ödənilmiş sifarişin kursu, məbləği və tarixi mühasibat üçün adsız qalır',
    'profil şəkli',
    'hesabın özü və bu cihazda qalanlar',
  ],
  stays:
    'Müəllimlərin panelindəki jurnalda kursların sizə nə vaxt açıldığı qalır, amma orada adınız yox, yalnız hesabın nömrəsi yazılıb.',
  password: 'Şifrəniz',
  submit: 'Hesabı həmişəlik sil',
  sending: 'Silinir…',
  brokenOff: 'Silinmə tamamlanmadı. Düyməni yenidən basın: qalan addımlar davam edəcək.',
  done: 'Hesabınız silindi.',
  unfinished: 'Hesabı silməyə başlamısınız, amma silinmə yarımçıq qalıb. Tamamlamaq üçün yenidən cəhd edin.',
  staff:
    'Müəllim və admin hesabı buradan silinmir: əvvəlcə panelə giriş bağlanmalıdır. Bunu admindən xahiş edin, sonra hesabınızı burada silə bilərsiniz.',
} as const;
