import type { EmailActionKind } from '#core/session/email.ts';

/** The page that the links of letters lead to: /auth/action (docs/letters.md). */
export const emailAction = {
  title: 'Məktubdakı keçid',
  reading: 'Keçid yoxlanılır…',
  noScript: 'Bu keçidi açmaq üçün brauzerdə JavaScript-i aktivləşdirin.',
  email: 'E-poçt',
  newPassword: 'Yeni şifrə',
  sending: 'Göndərilir…',
  kinds: {
    verify: {
      title: 'E-poçtun təsdiqi',
      lead: (email: string) => `${email} ünvanının sizə məxsus olduğunu təsdiqləyin.`,
      submit: 'E-poçtu təsdiqlə',
      done: (email: string) => `${email} təsdiqləndi.`,
    },
    reset: {
      title: 'Yeni şifrə',
      lead: (email: string) => `${email} ünvanlı hesab üçün yeni şifrə yazın.`,
      submit: 'Şifrəni dəyiş',
      done: () => 'Şifrəniz dəyişdirildi. Yeni şifrə ilə daxil olun.',
    },
    change: {
      title: 'E-poçtun dəyişdirilməsi',
      lead: (email: string) => `Hesabınızın yeni e-poçt ünvanı: ${email}. Bu dəyişikliyi təsdiqləyin.`,
      submit: 'Dəyişikliyi təsdiqlə',
      done: (email: string) =>
        `Hesabınızın e-poçtu dəyişdirildi. Bundan sonra ${email} ünvanı ilə daxil olun.`,
    },
    recover: {
      title: 'Əvvəlki e-poçtun qaytarılması',
      lead: (email: string) =>
        `Hesabınızın e-poçtu dəyişdirilib. Bunu siz etməmisinizsə, ${email} ünvanını qaytarın.`,
      submit: 'Əvvəlki ünvanı qaytar',
      done: (email: string) =>
        `Hesabınızın ünvanı yenə ${email} oldu. Şifrənizi başqası bilə bilər, ona görə onu da dəyişin.`,
    },
  } satisfies Record<EmailActionKind, object>,
  newPasswordLetter: 'Yeni şifrə üçün məktub göndər', // after `recover`
  newPasswordLetterSent: 'Şifrə sıfırlama e-poçtu göndərildi.',
  toSettings: 'Tənzimləmələrə keç',
  toSignIn: 'Girişə keç',
  /** Below a link that can't be used any more. */
  newLetter: {
    lead: 'Təsdiq məktubunu tənzimləmələrdə, şifrə üçün məktubu giriş səhifəsində istəyə bilərsiniz.',
    settings: 'Tənzimləmələr',
    signIn: 'Giriş',
  },
} as const;
