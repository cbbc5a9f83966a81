/** The page /admin around Decap; Decap's own texts are in admin/locale.ts. */
export const cms = {
  title: 'Redaktə',
  notSetUp: 'Redaktə paneli bu saytda qurulmayıb.',
  noScript: 'Redaktə panelinin işləməsi üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;
