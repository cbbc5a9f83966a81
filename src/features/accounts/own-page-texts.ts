/** The two links for guests in the header, the side panel and the search results (SHELL-6). */
export const guestLinks = {
  signIn: 'Giriş',
  signUp: 'Qeydiyyat',
} as const;

/** In the place of a page about oneself, as long as nobody is known to be here: profile, settings, panel. */
export const ownPage = {
  loading: 'Profiliniz yüklənir…',
  signInFirst: 'Davam etmək üçün hesabınıza daxil olun.',
  /** The session ended, or the account was deleted, while its page was open. */
  lost: {
    session: 'Girişinizin vaxtı bitib və ya başqa vərəqdə hesabdan çıxmısınız.',
    account: 'Bu hesab silinib.',
    /** The user has begun to delete the account, and something broke off. */
    deletion: 'Hesabınızın silinməsi yarımçıq qalıb. Tamamlamaq üçün yenidən daxil olun.',
  },
  unsavedKept:
    'Yadda saxlamadığınız dəyişikliklər itməyib. Bu səhifəni açıq saxlayın və başqa vərəqdə həmin hesaba daxil olun: onlar burada yenidən görünəcək.',
  draftsKept:
    'Yazdıqlarınız itməyib: bu cihazda qaralama kimi saxlanılıb. Yenidən daxil olub həmin formanı açın.',
  signIn: 'Daxil ol',
  signUp: 'Qeydiyyatdan keç',
} as const;
