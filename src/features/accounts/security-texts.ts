import type { ErrorCode } from '#core/cloud/errors.ts';

/** Password and e-mail in /settings (USER-5). */
export const changePassword = {
  title: 'Şifrə',
  /** Of an account that has none yet (USER-7). */
  first:
    'Hesabınıza Google ilə daxil olursunuz. İstəsəniz, şifrə də qoyun: onda e-poçt və şifrə ilə də daxil ola bilərsiniz.',
  setFirst: 'Şifrə qoy',
  current: 'Hazırkı şifrə',
  next: 'Yeni şifrə',
  submit: 'Şifrəni dəyiş',
  sending: 'Dəyişdirilir…',
  done: 'Şifrəniz dəyişdirildi. Başqa cihazlarda hesabınıza yenidən daxil olun.',
  firstDone: 'Şifrə qoyuldu. Başqa cihazlarda hesabınıza yenidən daxil olun.',
  same: 'Yeni şifrə hazırkından fərqli olmalıdır.',
  failed: 'Şifrə dəyişdirilmədi. Yenidən cəhd edin.',
} as const;

export const changeEmail = {
  title: 'E-poçt ünvanının dəyişdirilməsi',
  lead: 'Yeni ünvana məktub göndərəcəyik. İçindəki keçidi açana qədər hazırkı ünvan qalır.',
  email: 'Yeni e-poçt',
  password: 'Şifrəniz',
  submit: 'Məktub göndər',
  sending: 'Göndərilir…',
  done: (email: string) =>
    `${email} ünvanına məktub göndərildi. İçindəki keçidi açın, sonra yeni ünvanla daxil olun.`,
  same: 'Bu ünvan artıq hesabınızdadır.',
} as const;

/** Sign-in by Google's pop-up (USER-7). */
export const google = {
  or: 'və ya',
  submit: 'Google ilə davam et',
  sending: 'Google-un cavabı gözlənilir…', // from the press until some seconds after the pop-up is closed
  closed: 'Google pəncərəsi bağlandı. İstəsəniz, yenidən başlayın.',
  about: 'Google bizə adınızı, soyadınızı və e-poçtunuzu verir, şifrənizi yox.',
  prove: 'Düyməni basanda Google pəncərəsi açılacaq: hesabınızı seçib bunun siz olduğunuzu təsdiqləyin.',
  newPerson: {
    title: 'Son addım',
    lead: (email: string) => `${email} Google hesabı ilə daxil oldunuz. Profiliniz üçün bunları da yazın.`,
    submit: 'Qeydiyyatı tamamla',
  },
  knownPerson: {
    title: 'Məlumatlarınızı yoxlayın',
    lead: (email: string, username: string) =>
      `${email} ünvanı ilə hesab var idi, amma ünvan heç vaxt təsdiqlənməmişdi. İndi o hesab sizindir, köhnə şifrəsi daha işləmir. Ad, soyad və nömrə sizin deyilsə, düzəldin. İstifadəçi adı: ${username}`,
    submit: 'Təsdiqlə və davam et',
    notMine: 'Bu hesabı siz açmamısınızsa, davam etməyin: onu silək, sonra öz hesabınızı yaradın.',
    write: 'Bizə yazın',
  },
  cancel: 'Daxil olmaqdan imtina et',
} as const;

/** The code of the authenticator app (USER-8). */
export const secondFactor = {
  title: 'İkinci təsdiq',
  code: 'Təsdiq kodu',
  codeHint: 'Autentifikator tətbiqindəki 6 rəqəm.',
  codeFormat: '6 rəqəm yazın.',
  signIn: {
    title: 'Təsdiq kodunu yazın',
    lead: 'Telefonunuzdakı autentifikator tətbiqini açıb bu hesabın kodunu yazın.',
    submit: 'Daxil ol',
    sending: 'Yoxlanılır…',
    lost: 'Telefonunuz yanınızda deyilsə və ya itibsə, adminə yazın: o, tətbiqi ayırıb yenidən qoşmağınıza imkan verə bilər.',
    back: 'Girişə qayıt',
  },
  setUp: {
    lead: 'Şifrənizi öyrənən şəxs də bu kod olmadan hesabınıza daxil ola bilməz. Telefonunuza autentifikator tətbiqi lazımdır: Google Authenticator, Microsoft Authenticator, Aegis və ya başqası.',
    unverified: 'Tətbiqi qoşmaq üçün əvvəlcə e-poçtunuzu təsdiqləyin.',
    verify: 'Təsdiqə keç',
    begin: 'Tətbiqi qoş',
    beginning: 'Hazırlanır…',
    scan: 'Tətbiqdə yeni hesab əlavə edin və bu kodu kamera ilə oxudun:',
    picture: 'Autentifikator tətbiqi üçün QR kod',
    orType: 'Kamera oxumursa və ya tətbiq elə bu telefondadırsa, açarı özünüz yazın (növü: vaxta görə):',
    confirmLead: 'Sonra tətbiqin göstərdiyi kodu yazın.',
    confirm: 'Kodu yoxla və qoş',
    confirming: 'Yoxlanılır…',
    done: 'Autentifikator tətbiqi qoşulub. Hesabınıza daxil olanda şifrədən sonra onun kodunu soruşacağıq. Telefonunuzu dəyişəndə və ya itirəndə adminə yazın.',
  },
} as const;

export const proofErrors: Partial<Record<ErrorCode, string>> = {
  'auth/account-exists-with-different-credential':
    'Bu e-poçtla hesab artıq var. E-poçt və şifrənizi yazıb daxil olun.',
  'auth/invalid-multi-factor-session': 'Bu addımın vaxtı bitdi. Yenidən daxil olun.',
  'auth/invalid-verification-code': 'Kod yanlışdır və ya vaxtı keçib. Tətbiqdəki yeni kodu yazın.',
  'auth/multi-factor-auth-required':
    'Bu hesab autentifikator tətbiqinin kodunu istəyir. Səhifəni təzələyib yenidən cəhd edin.',
  'auth/popup-blocked':
    'Brauzer Google pəncərəsini açmadı. Düyməni bir də basın. Pəncərə yenə açılmasa, brauzerin ünvan sətrində bu sayt üçün pəncərələrə icazə verin.',
  'auth/popup-closed-by-user': google.closed,
  'auth/user-mismatch': 'Bu, başqa Google hesabıdır. Bu səhifədəki hesabın Google hesabını seçin.',
};
