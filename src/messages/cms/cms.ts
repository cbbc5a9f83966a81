/** The page /admin around Decap; Decap's own texts are in admin/locale.ts. */
export const cms = {
  title: 'Redaktə',
  notSetUp: 'Redaktə paneli bu saytda qurulmayıb.',
  /** Behind «Material yadda saxlanılmadı: API_ERROR: ». */
  signedOut: 'hesabdan çıxmısınız. Yazdıqlarınız bu cihazda qalır: çıxıb yenidən daxil olun.',
  noScript: 'Redaktə panelinin işləməsi üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;
