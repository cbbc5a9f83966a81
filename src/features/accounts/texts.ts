import { chosenPicture } from '#core/forms/picture-texts.ts';
import { usernameLength } from '#core/words/limits.ts';

export const signIn = {
  title: 'Giriş',
  lead: 'Hesabınıza daxil olun və qaldığınız yerdən davam edin.',
  email: 'E-poçt',
  password: 'Şifrə',
  submit: 'Daxil ol',
  sending: 'Yoxlanılır…',
  success: (name: string) => `Xoş gəlmisiniz, ${name}!`,
  returnNotice: 'Daxil olandan sonra sizi əvvəlki səhifəyə qaytaracağıq.',
  forgot: 'Şifrənizi unutmusunuz?',
  noFactor: 'Bu hesab autentifikator tətbiqinin kodunu istəyir. Saytda bu addım qurulmayıb, adminə yazın.',
  noAccount: 'Hesabınız yoxdur?',
  signUp: 'Qeydiyyatdan keçin',
  noScript: 'Hesabınıza daxil olmaq üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;

export const forgot = {
  title: 'Şifrənin bərpası',
  lead: 'Qeydiyyatda yazdığınız e-poçt ünvanını yazın, sizə bərpa keçidi göndərək.',
  email: 'E-poçt',
  submit: 'Keçidi göndər',
  sending: 'Göndərilir…',
  success: 'Şifrə sıfırlama e-poçtu göndərildi.',
  /** Where the site does not tell which e-mails have an account. */
  perhapsSent: 'Bu ünvanla hesab varsa, şifrə sıfırlama e-poçtu göndərildi.',
  successHint: 'Məktub görünmürsə, spam qovluğuna da baxın.',
  back: 'Girişə qayıt',
} as const;

export const signUp = {
  title: 'Qeydiyyat',
  lead: 'Pulsuz videolara baxmaq və qaldığınız yeri itirməmək üçün hesab yaradın.',
  free: 'Pulsuzdur.',
  gains: 'Hesab nə verir',
  gainsList: [
    'Bütün kursların pulsuz videoları',
    'Hər videoda qaldığınız yer',
    'Aldığınız kursların videoları',
  ],
  name: 'Ad',
  surname: 'Soyad',
  username: 'İstifadəçi adı',
  usernameHint: `${usernameLength.min}–${usernameLength.max} işarə, hərflə başlayır: a–z (ə, ş, ç, ğ, ı, ö, ü olmaz), 0–9, «.», «_», «-». Profilinizin ünvanında görünür.`,
  usernameChecking: 'Ad yoxlanılır…',
  usernameFree: 'Bu addan istifadə edə bilərsiniz.',
  usernameTaken: 'Bu istifadəçi adı artıq mövcuddur.',
  email: 'E-poçt',
  mobile: 'Mobil nömrə',
  mobilePlaceholder: '+994-50-000-00-00',
  mobileHint:
    'Şifrənizi unutsanız, təsdiq kodunu göndərmək üçün bu nömrə lazım olacaq. Hazırda şifrəni e-poçtla bərpa edirik.',
  nameFormat: 'Ən azı bir hərf yazın.',
  mobileFormat: 'Nömrəni tam yazın, məsələn: +994-50-000-00-00',
  optional: 'istəyə bağlı',
  password: 'Şifrə',
  passwordHint: 'Ən azı 6 işarə. Uzun şifrə daha etibarlıdır.',
  submit: 'Qeydiyyatdan keç',
  sending: 'Hesab yaradılır…',
  success: 'Profil uğurla yaradıldı.',
  haveAccount: 'Artıq hesabınız var?',
  signIn: 'Daxil olun',
  privacy: 'Məlumatınızla necə davrandığımızı burada oxuyun:',
  toPrivacy: 'Məxfilik',
  noScript: 'Hesab yaratmaq üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;

export const settings = {
  title: 'Tənzimləmələr',
  back: 'Profilə qayıt',
  noScript: 'Tənzimləmələri dəyişmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  photo: {
    title: 'Profil şəkli',
    choose: 'Şəkil seç',
    change: 'Şəkli dəyiş',
    chosen: (name: string) => `Seçilib: ${name}`,
    submit: 'Şəkli yüklə',
    uploading: 'Şəkil yüklənir…',
    success: 'Profil şəkli uğurla yükləndi!',
    failed: 'Profil şəkli yükləmə xətası',
    ...chosenPicture,
    alt: 'Profil şəkliniz',
    previewAlt: 'Seçdiyiniz şəklin ilkin baxışı',
  },
} as const;

/** USER-2: whether the e-mail is verified. */
export const emailSettings = {
  title: 'E-poçtun təsdiqi',
  verified: (email: string) => `${email} təsdiqlənib.`,
  unverified: (email: string) =>
    `${email} hələ təsdiqlənməyib. Ödənişli dərsləri almaq üçün təsdiq məktubundakı keçidi açın.`,
  send: 'Təsdiq məktubu göndər',
  sending: 'Göndərilir…',
  success: 'E-poçt göndərildi.',
  failed: 'E-poçt göndərilmədi.',
  check: 'Təsdiqlədim, yoxla',
  checking: 'Yoxlanılır…',
  stillUnverified: 'Ünvan hələ təsdiqlənməyib. Məktubdakı keçidi açıb yenidən yoxlayın.',
} as const;

/** USER-1: names and mobile number. */
export const personalSettings = {
  title: 'Şəxsi məlumatlar',
  mobile: 'Mobil nömrə',
  save: 'Yadda saxla',
  saving: 'Yadda saxlanılır…',
  saved: 'Dəyişikliklər yadda saxlanıldı.',
  failed: 'Dəyişikliklər yadda saxlanılmadı. Yenidən cəhd edin.',
} as const;
