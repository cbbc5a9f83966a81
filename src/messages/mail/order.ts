import { direct } from './mail.ts';

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
  replyBy: 'Sizinlə necə əlaqə saxlayaq?',
  byMail: 'E-poçt',
  byNumber: 'Telefon',
  fromMail: 'E-poçt ünvanınız',
  fromNumber: 'Telefon nömrəniz',
  numberPlaceholder: '+994-50-000-00-00',
  filledFormat: 'Ən azı bir hərf və ya rəqəm yazın.',
  numberFormat: 'Nömrəni tam yazın, məsələn: +994-50-000-00-00',
  submit: 'Təklif istə',
  success: 'E-poçt göndərildi! Yaxın zamanda sizinlə əlaqə saxlanılacaq!',
  tooSoon: 'Müraciətiniz artıq göndərilib. Yenisini bir dəqiqədən sonra göndərə bilərsiniz.',
} as const;
