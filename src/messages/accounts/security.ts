/** Password and e-mail in /settings (USER-5). */
export const changePassword = {
  title: 'Şifrə',
  current: 'Hazırkı şifrə',
  next: 'Yeni şifrə',
  submit: 'Şifrəni dəyiş',
  sending: 'Dəyişdirilir…',
  done: 'Şifrəniz dəyişdirildi. Başqa cihazlarda hesabınıza yenidən daxil olun.',
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
