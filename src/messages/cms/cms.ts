/** The page /admin around Decap; Decap's own texts are in admin/locale.ts. */
export const cms = {
  title: 'Redaktə',
  notSetUp: 'Redaktə paneli bu saytda qurulmayıb.',
  noScript: 'Redaktə panelinin işləməsi üçün brauzerdə JavaScript-i aktivləşdirin.',
  /** Stands behind «Material yüklənmədi:». */
  unanswered: 'internet bağlantınızı yoxlayıb yenidən cəhd edin.',
} as const;
