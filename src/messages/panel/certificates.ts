/** The certificates of a student, for staff (LEARN-8). */
export const studentCertificates = {
  title: 'Sertifikatlar',
  of: (name: string) => `${name}: sertifikatlar`,
  loading: 'Sertifikatlar yüklənir…',
  copied: 'Ünvan kopyalandı.',
  notCopied: 'Ünvan kopyalanmadı. Sertifikatı açıb ünvanı özünüz kopyalayın.',
  none: 'Hələ sertifikatı yoxdur.',
  issue: 'Sertifikat ver',
  issueFor: (name: string) => `${name}: sertifikat ver`,
  issuing: 'Verilir…',
  issueHint: (name: string) =>
    `Sertifikatda «${name}» yazılacaq və sonradan dəyişməyəcək. Ünvanını bilən hər kəs onu görəcək.`,
  issued: (title: string) => `${title} kursu üçün sertifikat verildi.`,
  selectCourse: 'Kursu seçin.',
  /** Only a warning: staff decide. */
  notGranted: (title: string) => `Diqqət: ${title} kursu bu istifadəçi üçün açılmayıb.`,
  existing: (title: string) =>
    `${title} kursu üçün qüvvədə olan sertifikatı var, o, siyahıdadır. Yenisini vermək üçün əvvəlcə onu ləğv edin.`,
  refused:
    'Sertifikat verilmədi: istifadəçinin adı dəyişib, kurs hələ qeydə alınmayıb və ya icazəniz yoxdur. Siyahını təzələyib yenidən cəhd edin.',
  holds: 'qüvvədədir',
  revokedOn: (day: string) => `${day} tarixində ləğv edilib`,
  open: 'Aç',
  openLabel: (title: string) => `«${title}»: sertifikatı aç`,
  copy: 'Ünvanı kopyala',
  copyLabel: (title: string) => `«${title}»: sertifikatın ünvanını kopyala`,
  revoke: 'Ləğv et',
  revoking: 'Ləğv edilir…',
  revokeLabel: (title: string) => `«${title}»: sertifikatı ləğv et`,
  revokeText: (title: string, name: string) =>
    `${name} üçün ${title} sertifikatı ləğv ediləcək. Ünvanını açan hər kəs onun ləğv edildiyini görəcək. Bunu geri qaytarmaq olmaz.`,
  revokeYes: 'Bəli, ləğv et',
  revokeNo: 'Xeyr, qalsın',
  revoked: (title: string) => `${title} sertifikatı ləğv edildi.`,
  revokeFailed: 'Sertifikat ləğv edilmədi.',
  malformed: 'Bir sertifikatın məlumatı zədələnib, göstərilmir. Bu barədə adminə yazın.',
} as const;
