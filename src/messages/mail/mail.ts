/** Texts of both forms that are sent as e-mails. */
export const mailing = {
  sending: 'Göndərilir…',
  resend: 'Yenidən göndər',
  kept: 'Yazdıqlarınız silinməyib.',
  online: 'Bağlantı bərpa olundu. Yazdıqlarınızı indi göndərə bilərsiniz.',
  honeypot: 'Bu xananı boş saxlayın',
  noScript: 'Formanı göndərmək üçün brauzerdə JavaScript-i aktivləşdirin və ya bizə birbaşa yazın:',
  notConfigured: 'Göndərmə xidməti hələ qurulmayıb. Bizə birbaşa yazın:',
} as const;

/** Phone, e-mail and address beside the forms. */
export const direct = {
  title: 'Birbaşa əlaqə',
  answered: 'Bir iş günü ərzində cavab veririk.',
  phone: 'Telefon',
  email: 'E-poçt',
  address: 'Ünvan',
  map: 'Xəritədə bax',
} as const;
