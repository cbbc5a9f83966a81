export const mailing = {
  sending: 'Göndərilir…',
  resend: 'Yenidən göndər',
  kept: 'Yazdıqlarınız silinməyib.',
  /** The e-mail has failed, and the panel has the message (INBOX-1). */
  recorded: 'Müraciətiniz qeydə alındı. Sizinlə əlaqə saxlayacağıq.',
  online: 'Bağlantı bərpa olundu. Yazdıqlarınızı indi göndərə bilərsiniz.',
  filledFormat: 'Ən azı bir hərf və ya rəqəm yazın.',
  honeypot: 'Bu xananı boş saxlayın',
  noScript: 'Formanı göndərmək üçün brauzerdə JavaScript-i aktivləşdirin və ya bizə birbaşa yazın:',
  notConfigured: 'Göndərmə xidməti hələ qurulmayıb. Bizə birbaşa yazın:',
} as const;

export const direct = {
  title: 'Birbaşa əlaqə',
  answered: 'Bir iş günü ərzində cavab veririk.',
  phone: 'Telefon',
  email: 'E-poçt',
  address: 'Ünvan',
  map: 'Xəritədə bax',
} as const;

export const contact = {
  title: 'Əlaqə',
  description: 'Sualınızı və ya təklifinizi yazın, zəng edin, ya da Bakıdakı məktəbimizə gəlin.',
  lead: 'Sualınız, təklifiniz var? Yazın, zəng edin və ya məktəbimizə gəlin.',
  fromName: 'Adınız',
  fromSurname: 'Soyadınız',
  fromMail: 'E-poçt ünvanınız',
  fromSubject: 'Mövzu',
  message: 'Mesajınız',
  messagePlaceholder: 'Sizə necə kömək edə bilərik?',
  optional: 'istəyə bağlı',
  submit: 'Göndər',
  success: 'E-poçt göndərildi!',
  tooSoon: 'Müraciətiniz artıq göndərilib. Yenisini bir dəqiqədən sonra göndərə bilərsiniz.',
} as const;

export const order = {
  title: 'Sayt sifarişi',
  description:
    'Biznesiniz üçün sayt sifariş edin: fikrinizi yazın, qiymət təklifini e-poçt və ya telefonla alın.',
  lead: 'İşinizə uyğun saytı birlikdə quraq: fikrinizi yazın, qiymət təklifini e-poçt və ya telefonla bildirək.',
  portfolioLink: 'Gördüyümüz işlərə bax',
  features: 'Sifarişə nələr daxildir',
  featuresLead: 'Hər saytda',
  form: 'Qiymət təklifi alın',
  formLead: direct.answered,
  describe: 'Sayt haqqında qısa məlumat',
  describePlaceholder: 'Məsələn: kafe üçün menyusu və masa sifarişi olan sayt',
  optional: 'istəyə bağlı',
  fromName: 'Adınız',
  fromCompany: 'Şirkətin adı',
  fromCompanyHint: 'Şirkətiniz yoxdursa, işinizin adını və ya öz adınızı yazın.',
  replyBy: 'Sizinlə necə əlaqə saxlayaq?',
  byMail: 'E-poçt',
  byNumber: 'Telefon',
  fromMail: 'E-poçt ünvanınız',
  fromNumber: 'Telefon nömrəniz',
  numberPlaceholder: '+994-50-000-00-00',
  numberFormat: 'Nömrəni tam yazın, məsələn: +994-50-000-00-00',
  submit: 'Təklif istə',
  success: 'E-poçt göndərildi! Yaxın zamanda sizinlə əlaqə saxlanılacaq!',
  tooSoon: 'Müraciətiniz artıq göndərilib. Yenisini bir dəqiqədən sonra göndərə bilərsiniz.',
} as const;
